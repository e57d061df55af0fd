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
    text.withUTF8(in: 0..<text.utf8Count) { deceptiveAddresses(in: text, $0) }
  }

  private func deceptiveAddresses(
    in text: AttributedText, _ bytes: Span<UInt8>
  ) -> [DeceptiveAddress] {
    var found: [DeceptiveAddress] = []
    var offset = 0
    while var range = bytes.nextAddress(from: offset) {
      offset = range.upperBound
      if let link = text.firstLinkRange(over: range) {
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
      var next = bytes.addressStart(in: range.lowerBound + 1..<range.upperBound)
      while let start = next {
        next = bytes.addressStart(in: start + 1..<range.upperBound)
        if let address = deception(in: start..<(next ?? range.upperBound), of: bytes) {
          found.append(address)
        }
      }
    }
    return found
  }

  private func deception(in range: Range<Int>, of bytes: Span<UInt8>) -> DeceptiveAddress? {
    let destination = bytes.extracting(range).string
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

extension Span<UInt8> {
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
    for offset in range {
      guard self[offset] | 0x20 == 0x68, offset == 0 || !ASCII.isAlphanumeric(self[offset - 1]),
        let colon = schemeEnd(from: offset), colon + 2 < range.upperBound
      else { continue }
      if self[colon + 1] == 0x2F || self[colon + 1] == 0x5C { return offset }
    }
    return nil
  }

  /// Returns the offset of the colon after `http` or `https`.
  private func schemeEnd(from start: Int) -> Int? {
    has("https:", at: start) ? start + 5 : has("http:", at: start) ? start + 4 : nil
  }

  private func addressEnd(from start: Int) -> Int {
    let table = LinkTable.shared
    var end = start
    while end < count {
      let scalar = scalar(at: end)
      if table[scalar.value].term == .hard || self[end].isQuotation { break }
      end += scalar.length
    }
    while end > start, self[end - 1].isSentencePunctuation { end -= 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte encloses an address: a quotation mark, an angle bracket or a backtick.
  fileprivate var isQuotation: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// Whether the byte at the end of an address is punctuation of the sentence around it.
  fileprivate var isSentencePunctuation: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
