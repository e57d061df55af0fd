import TapLinks

/// The addresses of one segment of plain text.
struct WebAndMailAddresses {
  /// The addresses in order, apart.
  private(set) var links: [BareLink] = []

  private let segment: PlainSegment
  private let bytes: [UInt8]
  private let isInCell: Bool

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
  static func mayBe(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    webDetector.mayFindLinks(in: bytes.span.extracting(range))
  }

  /// Finds the addresses of a segment; in a cell of a table, the backslash before a pipe is none of
  /// the address.
  ///
  /// - Complexity: O(*n*).
  init(in segment: PlainSegment, of bytes: [UInt8], isInCell: Bool) {
    self.segment = segment
    self.bytes = bytes
    self.isInCell = isInCell
    let web = webAddresses()
    let mail = mailAddresses(outside: web)
    links = mail.isEmpty ? web : (web + mail).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Finds web addresses in the segment as it is written, marks included.
  private func webAddresses() -> [BareLink] {
    let start = segment.contextStart
    let written = bytes.span.extracting(start..<segment.range.upperBound)
    return Self.webDetector.detect(in: written).compactMap { link in
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
