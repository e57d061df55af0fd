public import TapText

/// A reader of Markdown: from a source in UTF-8 to a text with links.
///
///     let text = try MarkdownParser.parse(Array("see [docs](https://a.example/x)".utf8))
///     text.string(in: 0..<text.utf8Count)  // "see docs"
///     text.links[0].link.destination       // "https://a.example/x"
///     text.links[0].link.source            // line 1, column 5
///
/// The dialect is GitHub Flavored Markdown: tables, strikethrough, task lists, and bare addresses as
/// its specification finds them (`DetectionProfile.gfm`) in what is plain text otherwise: a link, an
/// image, code or raw HTML ends one; the marks of emphasis within a web address are letters of it.
/// Raw HTML is shown as text.
///
/// Blocks are separated by one empty line. Items begin with `• ` or `1. `, task items with `☐ ` or
/// `☑ `; what is in an item or a quote is indented by two spaces. A table is one line a row with
/// tabs between its cells; a rule is `───`; a soft break is a space, a hard break a line feed. An
/// image is one U+FFFC with an ``TapText/InlineObject``. There is no trailing line feed.
public enum MarkdownParser {
  /// The longest source in bytes: 64 MiB.
  public static let sourceLimit = 64 << 20

  /// Reads a source.
  ///
  /// A byte order mark is skipped, but counts as the first column of its line. NUL becomes U+FFFD.
  ///
  /// - Throws: `MarkupError` where the source is ill-formed or too long, or would cost more than
  ///   its length allows; its code names the limit.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(_ source: [UInt8]) throws(MarkupError) -> AttributedText {
    try parseDocument(source).text
  }

  /// Reads a source, and returns the addresses beside its text that no link leads to.
  ///
  /// They are the sources of images, and the links in the alternative text of images.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - mapsSource: Whether the document says where its text is in the source.
  /// - Returns: The text with these addresses.
  /// - Throws: `MarkupError`, as ``parse(_:)`` does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parseDocument(
    _ source: [UInt8], mapsSource: Bool = false
  ) throws(MarkupError) -> MarkupDocument {
    let prepared = try MarkdownSource(source)
    let limits = EventLimits(sourceCount: source.count)
    try ParsingCost.check(prepared)
    let events = try MarkdownEvents(
      parsing: prepared.bytes, padding: MarkdownSource.padding, limits: limits)
    let places = LinkPositions.places(of: events, in: prepared)
    var writer = MarkdownWriter(
      source: prepared, places: places, bareLinks: BareLinkFinder(of: events, in: prepared),
      limit: limits.textBytes, mapsSource: mapsSource)
    for index in 0..<events.count { writer.write(index, of: events) }
    return try writer.finish()
  }
}
