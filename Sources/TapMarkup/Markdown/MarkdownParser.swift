public import TapText

/// A reader of Markdown: from a source in UTF-8 to a text with links.
///
///     let text = try MarkdownParser.parse(Array("see [docs](https://a.example/x)".utf8))
///     text.string(in: 0..<text.utf8Count)  // "see docs"
///     text.links[0].link.destination       // "https://a.example/x"
///     text.links[0].link.source            // line 1, column 5
///
/// The dialect is GitHub Flavored Markdown: tables, strikethrough, task lists, footnotes, and bare
/// addresses in what is plain text otherwise: a link, an image, code or raw HTML ends one; the marks
/// of emphasis within a web address are letters of it. ``BareLinks`` says which there are.
///
/// Raw HTML means what it means on GitHub: a document that has any is read as the page that it
/// makes, by ``HTMLParser``. So comments are not shown, `<br>`, `<sub>`, `<kbd>`, `<img>` and
/// `<a href>` count, tags that are not known are dropped and their text stays; the tags that GFM
/// filters are text. White space then collapses as in HTML.
///
/// Blocks are separated by one empty line. Items begin with `• ` or `1. `, task items with `☐ ` or
/// `☑ `; what is in an item or a quote is indented by two spaces. A table is one line a row with
/// tabs between its cells; a rule is `───`; a soft break is a space, a hard break a line feed. An
/// image is one U+FFFC with an ``TapText/InlineObject``. There is no trailing line feed. Footnotes
/// follow the text as a numbered list behind a rule; a reference is its number, and leads there.
///
/// Headings have the names that GitHub gives them, such as `getting-started`, and elements with an
/// `id` have that, as `TextAttributes.anchorTag`: `text.offset(ofAnchor: "#getting-started")`.
public enum MarkdownParser {
  /// The longest source in bytes: 64 MiB.
  public static let sourceLimit = 64 << 20

  /// Which bare addresses of a text are links.
  public enum BareLinks: String, Sendable, Hashable, CaseIterable {
    /// Those of GFM, and the web addresses right behind a quotation mark or a letter beyond ASCII
    /// that UTS #58 finds, as in `詳細はhttps://a.example/へ`.
    case all
    /// Those that GFM finds (its specification 0.29, 6.9).
    case gfm
    /// Those that UTS #58 finds, hosts without a scheme among them.
    case unicode
    /// None.
    case none
  }

  /// How a source is read.
  public struct Options: Sendable, Hashable {
    /// Which bare addresses are links.
    public var bareLinks: BareLinks

    /// Creates options.
    public init(bareLinks: BareLinks = .all) { self.bareLinks = bareLinks }
  }

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
  /// - Throws: `MarkupError`, as `parse(_:)` does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parseDocument(
    _ source: [UInt8], mapsSource: Bool = false
  ) throws(MarkupError) -> MarkupDocument {
    try parseDocument(source, options: Options(), mapsSource: mapsSource)
  }

  /// Reads a source with options, as ``parseDocument(_:mapsSource:)`` does.
  ///
  /// A document with raw HTML or footnotes has no map of its source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - options: How it is read.
  ///   - mapsSource: Whether the document says where its text is in the source.
  /// - Returns: The text with the addresses that no link leads to.
  /// - Throws: `MarkupError`, as `parse(_:)` does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parseDocument(
    _ source: [UInt8], options: Options, mapsSource: Bool = false
  ) throws(MarkupError) -> MarkupDocument {
    let reading = try MarkdownReading(source, options: options)
    return try reading.document(mapsSource: mapsSource)
  }
}
