/// The identity of a link: two neighbours with one destination are two links.
public struct LinkID: Hashable, Sendable, Codable {
  /// The number behind the identity.
  public let rawValue: UInt64

  /// Makes an identity that the caller keeps unique.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A place in a source file, counted from 1; columns count Unicode scalars.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a place from its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A destination that a stretch of text leads to.
public struct Link: Sendable, Hashable, Codable {
  /// The identity of the link, which takes no part in the equality of texts.
  public var id: LinkID

  /// Where the link leads, as written.
  public var destination: String

  /// The title, where the source gives one.
  public var title: String?

  /// The rank that decides between overlapping links under `highestPriority`.
  public var priority: Int

  /// The place of the link in its source file, where it comes from one.
  public var source: SourcePlace?

  /// Makes a link.
  public init(
    id: LinkID, destination: String, title: String? = nil, priority: Int = 0,
    source: SourcePlace? = nil
  ) {
    self.id = id
    self.destination = destination
    self.title = title
    self.priority = priority
    self.source = source
  }
}

/// A link with the UTF-8 range of the text that it covers.
public struct LinkSpan: Sendable, Hashable, Codable {
  /// The link.
  public var link: Link

  /// The UTF-8 range that the link covers.
  public var range: Range<Int>

  /// Makes a span.
  public init(link: Link, range: Range<Int>) {
    self.link = link
    self.range = range
  }
}
