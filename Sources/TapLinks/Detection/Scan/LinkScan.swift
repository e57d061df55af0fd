import TapUnicode

/// One pass over a text for addresses of the web and of mail.
///
/// It looks for the few bytes that every address holds, `.`, `@` and `://`, and reads the run
/// around each once. `position` only grows; nothing before `floor` is read again, so that the work
/// is linear: each scalar is read at most once for each of the kinds of runs it may belong to.
struct LinkScan {
  let detector: LinkDetector
  let profile: DetectionProfile
  let table = LinkTable.shared

  /// The links so far.
  var links: [DetectedLink] = []
  /// Where to look for the next address.
  var position = 0
  /// The end of the last link, or of the last address that was refused: no link begins before it.
  var floor = 0
  /// The scalars read around triggers, which tests hold against the length of the text.
  var steps = 0
  /// The brackets that are open, kept for its storage.
  var brackets: [UInt32] = []
  /// The straight quotation marks that are open, a bit for each kind.
  var openQuotations: UInt8 = 0

  init(_ detector: LinkDetector) {
    self.detector = detector
    profile = detector.profile
  }

  /// Finds the links of a text.
  mutating func run(over text: Span<UInt8>) {
    if let finder = profile.grammar.finder {
      (links, steps) = finder.detect(in: text, for: detector)
    } else if profile.grammar == .gfm {
      scanByGFM(text)
    } else {
      findByTriggers(in: text)
    }
    addEntities(of: text)
    fitToClusters(text)
  }

  private mutating func findByTriggers(in text: Span<UInt8>) {
    while let trigger = nextTrigger(in: text) {
      switch text[trigger] {
      case 0x3A where text.has("://", at: trigger): scanScheme(text, colon: trigger)
      case 0x3A: scanOpaque(text, colon: trigger)
      case 0x40: scanAddress(text, at: trigger)
      case 0x2F: scanSchemeRelative(text, slashes: trigger)
      default: scanHost(text, dot: trigger)
      }
    }
  }

  /// The traits of a scalar, with what the profile makes of them.
  func term(of scalar: DecodedScalar, _ traits: LinkTraits) -> LinkTerm {
    guard scalar.isWellFormed else { return .hard }
    if traits.isInvisible, profile.endsAtInvisibles { return .hard }
    if scalar.value >= 0x80, isAdditionallyHard(scalar.value) { return .hard }
    if traits.isEllipsis, profile.endsAtEllipses { return .soft }
    return traits.term
  }

  private func isAdditionallyHard(_ value: UInt32) -> Bool {
    guard !profile.additionalHardScalars.isEmpty, let scalar = Unicode.Scalar(value) else {
      return false
    }
    return profile.additionalHardScalars.contains(scalar)
  }

  /// Takes a link, and goes on after it.
  mutating func accept(
    _ text: Span<UInt8>, _ kind: DetectedLink.Kind, _ range: Range<Int>, destination: String,
    isWeak: Bool = false, isTruncated: Bool = false
  ) {
    if detector.finds(kind) {
      links.append(
        DetectedLink(
          kind: kind, utf8Range: range, destination: destination, isWeak: isWeak,
          isTruncated: isTruncated))
    }
    floor = range.upperBound
    position = range.upperBound
  }

  /// Passes an address that must not be a link, nor any part of it.
  mutating func refuse(through end: Int) {
    floor = max(floor, end)
    position = max(position, end)
  }
}
