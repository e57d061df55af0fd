public import TapText
import TapUnicode

/// An address of the web in a text that is no link though it looks like one: because it deceives, or
/// because its destination can't be determined.
///
/// A detector leaves such an address alone (LD-2, LD-4); a report of links names it all the same.
public struct DeceptiveAddress: Sendable, Hashable {
  /// Where it is, in UTF-8 code units of the text.
  public var utf8Range: Range<Int>

  /// The address as written.
  public var destination: String

  /// What link safety found about it.
  public var assessment: LinkAssessment

  /// Its location in the source of the text, where it is known.
  public var source: SourcePosition?

  /// Makes an address that is no link.
  public init(
    utf8Range: Range<Int>, destination: String, assessment: LinkAssessment,
    source: SourcePosition? = nil
  ) {
    self.utf8Range = utf8Range
    self.destination = destination
    self.assessment = assessment
    self.source = source
  }
}

extension LinkSafety {
  /// Returns the addresses with `http:` or `https:` in a text that no link covers, and about which
  /// there is a finding.
  ///
  /// - Complexity: O(length of the text), and what an assessment costs for each of them.
  public func deceptiveAddresses(in text: AttributedText) -> [DeceptiveAddress] {
    var found: [DeceptiveAddress] = []
    let bytes = Array(text.string(in: 0..<text.utf8Count).utf8)
    var offset = 0
    while var range = bytes.nextAddress(from: offset) {
      offset = range.upperBound
      if let link = text.links(over: range).first?.utf8Range {
        // What a link follows is an address up to there.
        guard link.lowerBound > range.lowerBound else {
          offset = max(link.upperBound, range.lowerBound + 1)
          continue
        }
        offset = link.upperBound
        range = range.lowerBound..<link.lowerBound
      }
      if let address = deception(in: range, of: bytes) {
        found.append(address)
        continue
      }
      // An address that is harmless as a whole may hold others, such as `https://a.example/http://…`.
      var next = bytes.addressStart(in: range.dropFirst())
      while let start = next {
        next = bytes.addressStart(in: start + 1..<range.upperBound)
        if let address = deception(in: start..<(next ?? range.upperBound), of: bytes) {
          found.append(address)
        }
      }
    }
    return found
  }

  private func deception(in range: Range<Int>, of bytes: [UInt8]) -> DeceptiveAddress? {
    let destination = String(decoding: bytes[range], as: UTF8.self)
    let assessment = assess(destination)
    guard assessment.verdict > .allow else { return nil }
    return DeceptiveAddress(utf8Range: range, destination: destination, assessment: assessment)
  }
}

extension LinkSafety {
  /// Returns what there is to report about an address that a document uses without a link; `nil`
  /// where that is nothing.
  ///
  /// A link that the text lacks is reported in any case, since it is one to another program, and so
  /// is what acts without a tap.
  public func report(on address: UnlinkedAddress) -> DeceptiveAddress? {
    var assessment = assess(address.link, in: LinkContext(text: nil))
    switch address.kind {
    case .illFormedLink, .overlongLink:
      assessment.findings.insert(address.finding("LS-P12", .confirm), at: 0)
    case .hiddenLink: assessment.findings.insert(address.finding("LS-B9", .warn), at: 0)
    case .refresh: assessment.findings.insert(address.finding("LS-A4", .confirm), at: 0)
    case .ping, .formAction: assessment.findings.insert(address.finding("LS-A3", .warn), at: 0)
    case .image:
      // A picture of a data URL is a picture; one of the web tells its server who reads it.
      guard let url = URLRecord(address.destination), url.isSpecial,
        (url.query?.utf8.count ?? 0) > Self.longestQueryOfImage
      else { return nil }
      assessment.findings.insert(address.finding("LS-A3", .warn), at: 0)
    case .resource: return nil
    case .linkInImage, .graphicLink, .imageMapArea, .deceptiveAddress: break
    }
    guard assessment.verdict > .allow || address.kind.isLink else { return nil }
    return DeceptiveAddress(
      utf8Range: address.utf8Range, destination: address.destination, assessment: assessment,
      source: address.source)
  }

  /// The longest query with which the address of an image says no more than which image it is.
  private static var longestQueryOfImage: Int { 64 }
}

extension UnlinkedAddress.Kind {
  /// Whether the address is that of a link in its document, which the text lacks.
  fileprivate var isLink: Bool {
    switch self {
    case .hiddenLink, .illFormedLink, .overlongLink, .linkInImage, .graphicLink, .imageMapArea: true
    case .formAction, .refresh, .ping, .image, .resource, .deceptiveAddress: false
    }
  }
}

extension UnlinkedAddress {
  fileprivate func finding(_ rule: String, _ verdict: LinkVerdict) -> LinkFinding {
    LinkFinding(rule: rule, message: kind.message, verdict: verdict)
  }
}

extension [UInt8] {
  /// Returns the next word from an offset on that begins with `http:` or `https:` and a slash.
  fileprivate func nextAddress(from start: Int) -> Range<Int>? {
    var offset = start
    while let found = addressStart(in: offset..<count) {
      let end = addressEnd(from: found)
      if end > found + Self.shortestAddress { return found..<end }
      offset = found + 1
    }
    return nil
  }

  /// The length of `http://`.
  private static var shortestAddress: Int { 7 }

  /// Returns the first offset of a range at which `http:` or `https:` and a slash begin.
  fileprivate func addressStart(in range: Range<Int>) -> Int? {
    range.first { offset in
      guard self[offset] | 0x20 == 0x68, offset == 0 || !ASCII.isAlphanumeric(self[offset - 1]),
        let colon = schemeEnd(from: offset), colon + 2 < range.upperBound
      else { return false }
      return self[colon + 1] == 0x2F || self[colon + 1] == 0x5C
    }
  }

  /// Returns the offset of the colon after `http` or `https`.
  private func schemeEnd(from start: Int) -> Int? {
    for scheme in ["https:", "http:"] where start + scheme.utf8.count <= count {
      let end = start + scheme.utf8.count
      if self[start..<end].map(ASCII.lowercased).elementsEqual(scheme.utf8) { return end - 1 }
    }
    return nil
  }

  private func addressEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      let scalar = span.scalar(at: end)
      if LinkTable.shared[scalar.value].term == .hard || "\"<>`".utf8.contains(self[end]) { break }
      end += scalar.length
    }
    while end > start, ".,;:!?)]}'".utf8.contains(self[end - 1]) { end -= 1 }
    return end
  }
}
