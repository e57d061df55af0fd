public import TapText

/// A reader of HTML: from a source in UTF-8 to a text with links, in the shape that
/// ``MarkdownParser`` gives.
///
///     let text = try HTMLParser.parse(Array("<p>see <a href='/x'>the docs</a>".utf8))
///     text.string(in: 0..<text.utf8Count)  // "see the docs"
///     text.links[0].link.destination       // "/x"
///     text.links[0].link.source            // line 1, column 8
///
/// It reads what a message or a mail shows, broken as it may be: the elements are those that the
/// parser of the HTML standard finds. White space collapses as CSS says, but in `pre`. Paragraphs,
/// headings, quotes, outermost lists and tables are apart by one empty line, other blocks by a line
/// end. A table is one line a row with tabs between its cells, unless it only arranges what is in
/// it: a row of one cell, or one that holds a further table, is read block by block.
///
/// Nothing is shown of `head`, `script`, `style`, `template`, `noscript`, form fields, embedded
/// media and comments, nor of what is `hidden` or hidden by its style: `display:none`, `visibility`,
/// opacity 0, size 0, transparent letters or letters in the color behind them, a clip or box without
/// room, a position outside the page. `aria-hidden` stays visible. Scripts never run, and style
/// sheets are not read; where there is one, the color of the page is not known. Of the `style`
/// attribute the other declarations that count are `color`, `background-color`, `font-weight`,
/// `font-style`, `text-decoration`, and `direction` on blocks; beside it the attributes `dir` on
/// blocks, `lang`, and `color` and `size` of `font`.
///
/// `dir` within a line and `bdi` are left out: their text is in the order of its letters. The
/// paragraph attribute sets the direction of whole paragraphs without inserting marks. `bdo` with
/// `dir` and `unicode-bidi:bidi-override` do insert marks, U+202D or U+202E and U+202C: the letters
/// are seen in another order than they are written, which a link assessor warns of (LS-B2).
///
/// An `a` with `href` is a link. Its destination is as written once character references are
/// resolved, without the controls and spaces that a URL parser drops, and resolved against the first
/// `base`; nothing assesses it here. Where the parser must split one `a`, each fragment is a span
/// with the one identity. Identities count the tags of links and images in the source. A link whose
/// text is hidden is no link of the text; ``parseDocument(_:mapsSource:)`` returns it, and the addresses of
/// image maps, graphics, forms, refreshes, pings, images and other resources.
public enum HTMLParser {
  /// The longest source in bytes: 64 MiB.
  public static let sourceLimit = 64 << 20

  /// Reads a source.
  ///
  /// A byte order mark is skipped, but counts as the first column of its line.
  ///
  /// - Throws: `MarkupError` where the source is ill-formed or too long, nests too deep, or would
  ///   cost more than its length allows; its code names the limit.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(_ source: [UInt8]) throws(MarkupError) -> AttributedText {
    try parseDocument(source).text
  }

  /// Reads a source, and returns the addresses beside its text that no link leads to.
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
    guard source.count <= sourceLimit else {
      throw MarkupError(.sourceTooLong, at: sourceLimit)
    }
    try MarkupError.checkUTF8(source)
    let document = try HTMLDocument(parsing: source)
    var writer = HTMLWriter(
      document: document, origin: TagOrigin(html: source), source: source, mapsSource: mapsSource)
    for index in document.events.indices { writer.write(index) }
    writer.finishLinks()
    return try writer.text.document()
  }
}
