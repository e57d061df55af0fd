internal import TapUnicode

/// A host for display, with the registrable domain emphasized and nothing else that could be
/// mistaken for it.
///
///     let display = DomainDisplay("good.com-login.evil.example")
///     display.text  // "good.com-login.evil.example"
///     display.emphasized  // 15..<27, "evil.example"
///     display.elided(to: 20).text  // "…evil.example"
///
/// The host is the canonical one, as the name system has it: what UTS #46 drops is gone, and
/// ``vanished`` is true then (LS-B6); emoji and the like are in ASCII (LS-B11).
public struct DomainDisplay: Sendable, Hashable {
  /// The host, label by label.
  public var host: DisplayedHost

  /// How many of the last labels are the registrable domain; all of them for an address of numbers,
  /// for a host of one label, and for a public suffix itself.
  public var registrableLabels: Int

  /// Whether invisible characters of the host were dropped, such as U+200B (LS-B6).
  public var vanished: Bool

  /// Whether a label has a blank that is taken for a letter, such as U+2800: then the host is not
  /// to be opened (LS-B6).
  public var hasBlankLetter: Bool

  /// Takes a host as a URL or a person has it: in ASCII or Unicode, canonical or not.
  ///
  /// - Complexity: O(*n*) but for Punycode, which is quadratic in a label.
  public init(
    _ host: String, idn: IDNDisplay = IDNDisplay(), publicSuffixes: PublicSuffixList = .builtIn
  ) {
    self.host = idn.host(host)
    let labels = self.host.labels
    let isRooted = labels.count > 1 && labels.last?.ascii.isEmpty == true
    let registrable = publicSuffixes.registrableDomain(of: self.host.ascii)
    let count = registrable.map { $0.utf8.count { $0 == UInt8(ascii: ".") } + 1 } ?? labels.count
    registrableLabels = min(labels.count, count + (isRooted && registrable != nil ? 1 : 0))
    vanished = InvisibleScalars.areDropped(from: host)
    hasBlankLetter = InvisibleScalars.hasBlankLetter(host, decoded: self.host)
  }

  /// The host in one line.
  public var text: String { host.text }

  /// Where the registrable domain is in `text`, in UTF-8 code units: what a view emphasizes.
  public var emphasized: Range<Int> {
    let end = text.utf8.count
    return end - registrableText.utf8.count..<end
  }

  /// The registrable domain as it is shown.
  public var registrableText: String {
    host.labels.suffix(registrableLabels).map(\.text).joined(separator: ".")
  }

  /// Whether labels of more than 30 characters come before the registrable domain, which push it
  /// out of view (LS-B7).
  public var isPadded: Bool {
    let before = host.labels.dropLast(registrableLabels)
    return before.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 } > Self.longestPadding
  }

  private static let longestPadding = 30
}
