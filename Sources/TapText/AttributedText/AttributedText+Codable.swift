/// A text is coded as its string, its runs of attributes and its links in the order added.
extension AttributedText: Codable {
  private enum Key: String, CodingKey {
    case text, runs, links, nextLinkID
  }

  private struct Run: Codable {
    var utf8Count: Int
    var attributes: TextAttributes
  }

  private struct CodedLink: Codable {
    var start: Int
    var end: Int
    var link: Link
  }

  /// Writes the text to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(string, forKey: .text)
    if !hasPlainAttributes(in: 0..<utf8Count) {
      let runs = attributeRuns(in: 0..<utf8Count)
        .map { Run(utf8Count: $0.utf8Range.count, attributes: $0.attributes) }
      try container.encode(runs, forKey: .runs)
    }
    let links = placedLinks.sorted { $0.record.order < $1.record.order }
      .map { CodedLink(start: Int($0.start), end: Int($0.end), link: $0.record.link) }
    if !links.isEmpty { try container.encode(links, forKey: .links) }
    try container.encode(nextLinkNumber, forKey: .nextLinkID)
  }

  /// Reads a text from a decoder.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where runs or links do not fit the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let string = try container.decode(String.self, forKey: .text)
    guard string.utf8.count <= Self.maximumUTF8Count else {
      throw Self.corrupted("the text is longer than 2 GiB", .text, container)
    }
    self.init(string)
    var start = 0
    for run in try container.decodeIfPresent([Run].self, forKey: .runs) ?? [] {
      let end = start.addingReportingOverflow(run.utf8Count)
      guard run.utf8Count >= 0, !end.overflow, end.partialValue <= utf8Count,
        isScalarBoundary(end.partialValue)
      else { throw Self.corrupted("the runs do not fit the text", .runs, container) }
      updateAttributes(in: start..<end.partialValue) { $0 = run.attributes }
      start = end.partialValue
    }
    for coded in try container.decodeIfPresent([CodedLink].self, forKey: .links) ?? [] {
      guard coded.start >= 0, coded.start <= coded.end, coded.end <= utf8Count,
        isScalarBoundary(coded.start), isScalarBoundary(coded.end)
      else { throw Self.corrupted("a link does not fit the text", .links, container) }
      addLink(coded.link, over: coded.start..<coded.end)
    }
    let next = try container.decodeIfPresent(UInt64.self, forKey: .nextLinkID) ?? 1
    if next < 1 << 62 { nextLinkNumber = max(nextLinkNumber, next) }
  }

  private static func corrupted(
    _ words: String, _ key: Key, _ container: KeyedDecodingContainer<Key>
  ) -> DecodingError {
    .dataCorruptedError(forKey: key, in: container, debugDescription: words)
  }
}
