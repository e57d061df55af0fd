/// A link with the UTF-8 range of the text that it covers.
public struct LinkSpan: Sendable, Hashable, Codable {
  /// The link.
  public var link: Link

  /// The UTF-8 range that the link covers.
  public var utf8Range: Range<Int>

  /// Where the link leads, as it is written.
  public var destination: String { link.destination }

  /// Makes a span.
  public init(link: Link, utf8Range: Range<Int>) {
    self.link = link
    self.utf8Range = utf8Range
  }
}
