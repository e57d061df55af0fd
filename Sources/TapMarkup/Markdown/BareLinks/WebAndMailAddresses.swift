import TapLinks
import TapUnicode

/// The addresses of one segment of plain text.
struct WebAndMailAddresses {
  /// The addresses in order, apart.
  private(set) var links: [BareLink] = []

  private let segment: PlainSegment
  private let bytes: [UInt8]
  private let isInCell: Bool

  private let finding: MarkdownParser.BareLinks

  private static let unicodeDetector = LinkDetector(profile: .unicode)

  /// Finds what GFM leaves out for the letter before it: addresses with a scheme or `www.`.
  private static let touchingDetector = {
    var profile = DetectionProfile.unicode
    profile.kinds = [.url]
    profile.hostPrefixes = ["www."]
    return LinkDetector(profile: profile)
  }()

  private static let webDetector = detector(of: .url)
  private static let mailDetector = detector(of: .email)

  private static func detector(of kind: DetectedLink.Kind) -> LinkDetector {
    var profile = DetectionProfile.gfm
    profile.kinds = [kind]
    return LinkDetector(profile: profile)
  }

  /// Returns whether a range may hold addresses.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  static func mayBe(
    in bytes: [UInt8], _ range: Range<Int>, _ finding: MarkdownParser.BareLinks
  ) -> Bool {
    finding == .unicode
      ? bytes.span.firstByte(UInt8(ascii: "."), from: range.lowerBound) < range.upperBound
        || webDetector.mayFindLinks(in: bytes.span.extracting(range))
      : webDetector.mayFindLinks(in: bytes.span.extracting(range))
  }

  /// Finds the addresses of a segment; in a cell of a table, the backslash before a pipe is none of
  /// the address.
  ///
  /// - Complexity: O(*n*).
  init(
    in segment: PlainSegment, of bytes: [UInt8], isInCell: Bool,
    finding: MarkdownParser.BareLinks = .all
  ) {
    self.finding = finding
    self.segment = segment
    self.bytes = bytes
    self.isInCell = isInCell
    let web = finding == .unicode ? addresses(by: Self.unicodeDetector) : webAddresses()
    guard finding != .unicode else {
      links = web
      return
    }
    let mail = mailAddresses(outside: web)
    links = mail.isEmpty ? web : (web + mail).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Finds web addresses in the segment as it is written, marks included.
  private func webAddresses() -> [BareLink] {
    let found = addresses(by: Self.webDetector)
    guard finding == .all else { return found }
    let touching = addresses(by: Self.touchingDetector).filter { isBehindLetter($0) }
    guard !touching.isEmpty else { return found }
    var links: [BareLink] = []
    var rest = found[...]
    for link in touching {
      while let next = rest.first, next.range.upperBound <= link.range.lowerBound {
        links.append(rest.removeFirst())
      }
      if rest.first.map({ $0.range.lowerBound >= link.range.upperBound }) ?? true {
        links.append(link)
      }
    }
    return links + rest
  }

  /// Whether an address is right behind a letter or mark beyond ASCII, or a quotation mark.
  private func isBehindLetter(_ link: BareLink) -> Bool {
    guard link.range.lowerBound > segment.contextStart else { return false }
    let last = bytes[link.range.lowerBound - 1]
    return last >= 0x80 || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
  }

  private func addresses(by detector: LinkDetector) -> [BareLink] {
    let start = segment.contextStart
    let written = bytes.span.extracting(start..<segment.range.upperBound)
    return detector.detect(in: written).compactMap { link in
      let range = link.utf8Range.lowerBound + start..<link.utf8Range.upperBound + start
      guard range.lowerBound >= segment.range.lowerBound else { return nil }
      let destination = CharacterReferences.resolved(Array(link.destination.utf8)[...])
      return BareLink(
        range: range,
        destination: String(
          decoding: isInCell ? TableCell.unescaped(destination) : destination, as: UTF8.self),
        isVerbatim: true)
    }
  }

  /// Finds mail addresses in the text between marks and web addresses, escapes and references
  /// resolved.
  private func mailAddresses(outside web: [BareLink]) -> [BareLink] {
    guard bytes[segment.range].contains(UInt8(ascii: "@")) else { return [] }
    var found: [BareLink] = []
    var text = ResolvedText()
    var marks = segment.marks[...]
    var covered = web[...]
    for slice in segment.slices {
      var start = slice.range.lowerBound
      while let mark = marks.first, mark.range.lowerBound < start {
        found += takeMailAddresses(of: &text)
        marks.removeFirst()
      }
      while let link = covered.first, link.range.lowerBound < slice.range.upperBound {
        if start < link.range.lowerBound {
          text.append(bytes[start..<link.range.lowerBound], from: start)
        }
        found += takeMailAddresses(of: &text)
        start = max(start, min(link.range.upperBound, slice.range.upperBound))
        guard link.range.upperBound <= slice.range.upperBound else { break }
        covered.removeFirst()
      }
      guard start < slice.range.upperBound else { continue }
      if slice.isReference {
        text.append(reference: CharacterReferences.resolved(bytes[slice.range]), at: slice.range)
      } else {
        text.append(bytes[start..<slice.range.upperBound], from: start)
      }
    }
    return found + takeMailAddresses(of: &text)
  }

  private func takeMailAddresses(of text: inout ResolvedText) -> [BareLink] {
    defer { text.removeAll() }
    guard text.bytes.contains(UInt8(ascii: "@")) else { return [] }
    return Self.mailDetector.detect(in: text.bytes).map { link in
      BareLink(
        range: text.sourceRange(of: link.utf8Range), destination: link.destination,
        isVerbatim: false)
    }
  }
}
