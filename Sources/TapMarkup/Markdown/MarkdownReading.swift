import CMarkdown
import TapText

/// One reading of a source: what the parser found, and how a text is made from it.
struct MarkdownReading: ~Copyable {
  private let source: MarkdownSource
  private let sourceCount: Int
  private let events: MarkdownEvents
  private let bareLinks: BareLinkFinder
  private let places: [Int]
  private let notes: NoteNumbers?

  /// Parses a source.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  init(_ bytes: [UInt8], options: MarkdownParser.Options) throws(MarkupError) {
    var source = try MarkdownSource(bytes)
    var events = try Self.events(of: source, count: bytes.count)
    var notes = NoteNumbers(of: events, in: source)
    // A note that the parser took for more than one item is shown as it is written.
    if source.footnotes != nil, notes == nil {
      source = try MarkdownSource(bytes, movesFootnotes: false)
      events = try Self.events(of: source, count: bytes.count)
      notes = nil
    }
    self.source = source
    sourceCount = bytes.count
    self.notes = notes
    bareLinks = BareLinkFinder(of: events, in: source, finding: options.bareLinks)
    places = LinkPositions.places(of: events, in: source)
    self.events = events
  }

  private static func events(
    of source: MarkdownSource, count: Int
  ) throws(MarkupError) -> MarkdownEvents {
    try ParsingCost.check(source)
    return try MarkdownEvents(
      parsing: source.bytes, padding: MarkdownSource.padding,
      limits: EventLimits(sourceCount: count))
  }

  /// Makes the text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the source.
  func document(mapsSource: Bool = false) throws(MarkupError) -> MarkupDocument {
    guard notes != nil || hasHTML else { return try plainDocument(mapsSource) }
    let html = MarkdownHTML(
      of: events, in: source, places: places, bareLinks: bareLinks, notes: notes)
    var origin = TagOrigin.markdown(MarkdownOrigin(parts: html.parts, source: source))
    let page = try HTMLDocument(parsing: html.bytes) { origin.position(of: $0) }
    var writer = HTMLWriter(document: page, origin: origin, source: html.bytes)
    writer.headingAnchors = HeadingAnchors()
    writer.linksInImages = html.linksInImages
    for index in page.events.indices { writer.write(index) }
    writer.finishLinks()
    return try writer.text.document()
  }

  /// Makes the text of a document that is Markdown alone.
  private func plainDocument(_ mapsSource: Bool) throws(MarkupError) -> MarkupDocument {
    let limits = EventLimits(sourceCount: sourceCount)
    var writer = MarkdownWriter(
      source: source, places: places, bareLinks: bareLinks, limit: limits.textBytes,
      mapsSource: mapsSource)
    for index in 0..<events.count { writer.write(index, of: events) }
    return try writer.finish()
  }

  private var hasHTML: Bool {
    for index in 0..<events.count {
      let kind = events[index].kind
      if kind == .CMARKDOWN_HTML_BLOCK || kind == .CMARKDOWN_HTML_TEXT { return true }
    }
    return false
  }
}
