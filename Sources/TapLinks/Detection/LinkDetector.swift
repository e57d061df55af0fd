/// A finder of links in plain text.
///
/// One pass forward, in time linear in the text whatever it holds; no regular expressions.
///
///     let detector = LinkDetector()
///     detector.detect(in: "see example.com/a(b).")  // example.com/a(b) → https://example.com/a(b)
///
/// A detector is a value that many tasks can share.
public struct LinkDetector: Sendable {
  /// What it looks for, and how.
  public let profile: DetectionProfile

  /// The top-level domains that hosts without a scheme must end in.
  public let topLevelDomains: TopLevelDomains

  /// What finds links that only the client knows.
  public let recognizers: [any LinkRecognizer]

  /// The check whether a file exists (TP-10).
  package let pathExists: (@Sendable (String) -> Bool)?

  /// Where a text may be cut so that no link is.
  let barrier: LinkBarrier

  /// The kinds of the profile, a bit for each.
  private let kindBits: UInt16

  /// The schemes of the profile, as bytes.
  package let schemes: [[UInt8]]

  /// The schemes without `//`, as bytes.
  let opaqueSchemes: [[UInt8]]

  /// What hosts without a scheme begin with, as bytes.
  let hostPrefixes: [[UInt8]]

  /// Makes a detector that knows the top-level domains of a public suffix list.
  ///
  /// Where the profile finds paths, `pathExists` says which words are files, and just those become
  /// links; it is asked about every word, so let it look things up. Without it a path is a link
  /// where its letters leave no doubt (TP-10).
  public init(
    profile: DetectionProfile = .unicode, publicSuffixes: PublicSuffixList = .builtIn,
    recognizers: [any LinkRecognizer] = [], pathExists: (@Sendable (String) -> Bool)? = nil
  ) {
    self.init(
      profile: profile, topLevelDomains: TopLevelDomains(publicSuffixes),
      recognizers: recognizers, pathExists: pathExists)
  }

  /// Makes a detector that knows the top-level domains it is given.
  public init(
    profile: DetectionProfile = .unicode, topLevelDomains: TopLevelDomains,
    recognizers: [any LinkRecognizer] = [], pathExists: (@Sendable (String) -> Bool)? = nil
  ) {
    self.profile = profile
    self.pathExists = pathExists
    self.topLevelDomains = topLevelDomains
    self.recognizers = recognizers
    let areWords = profile.kinds.isDisjoint(with: [.phone, .path]) && recognizers.isEmpty
    if let finder = profile.grammar.finder {
      barrier = recognizers.isEmpty && finder.endsAtBlanks(for: profile.kinds) ? .blank : .line
    } else {
      barrier = areWords ? profile.grammar == .gfm ? .blank : .hard : .line
    }
    kindBits = profile.kinds.reduce(0) { $0 | 1 << $1.rawValue }
    schemes = profile.schemes.map { Array($0.utf8) }
    opaqueSchemes = profile.opaqueSchemes.map { Array($0.utf8) }
    hostPrefixes = profile.hostPrefixes.map { Array($0.utf8) }
  }

  /// Whether the profile asks for a kind of links.
  func finds(_ kind: DetectedLink.Kind) -> Bool { kindBits & 1 << kind.rawValue != 0 }

  /// Returns the links of a text, in order and apart.
  ///
  /// Bytes that are no UTF-8 end links.
  ///
  /// - Complexity: O(*n*).
  public func detect(in text: Span<UInt8>) -> [DetectedLink] {
    guard mayFindLinks(in: text) else { return [] }
    var scan = LinkScan(self)
    scan.run(over: text)
    return scan.links
  }

  /// Returns whether a text may hold links; where it holds none, a reader of a markup need not make
  /// it ready for ``detect(in:)``.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func mayFindLinks(in text: Span<UInt8>) -> Bool {
    guard profile.grammar == .gfm, recognizers.isEmpty, !profile.kinds.contains(.path) else {
      return true
    }
    return LinkScan.nextGFMTrigger(in: text, from: 0) != nil
  }

  /// Returns the links of a text in UTF-8, in order and apart.
  ///
  /// - Complexity: O(*n*).
  public func detect(in text: [UInt8]) -> [DetectedLink] { detect(in: text.span) }

  /// Returns the links of a string, in order and apart; offsets count UTF-8 code units.
  ///
  /// - Complexity: O(*n*).
  public func detect(in text: String) -> [DetectedLink] { detect(in: Array(text.utf8).span) }

  /// Counts the scalars that a detection reads around dots, `@` and `://`.
  ///
  /// A text without them takes none; no text takes more than a few for each of its scalars.
  package func stepCount(in text: Span<UInt8>) -> Int {
    var scan = LinkScan(self)
    scan.run(over: text)
    return scan.steps
  }
}
