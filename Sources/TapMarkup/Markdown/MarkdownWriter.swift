import CMarkdown
import TapText

/// A writer that turns the events of a Markdown document into a text with attributes and links.
struct MarkdownWriter {
  /// A block that holds blocks.
  struct Container {
    /// Whether its own blocks are on consecutive lines, as those of a tight list are.
    var isTight = false

    /// The number of the next item, in a list with numbers.
    var number: Int?

    /// Whether a block has begun in it.
    var hasBlocks = false

    /// Whether it is a quote.
    var isQuote = false

    /// Whether it is an item of a list.
    var isItem = false
  }

  /// A link that is not closed yet; `start` is nil until it covers something.
  struct OpenLink {
    var target: Int
    var isAutolink: Bool
    var isText = false
    var start: Int?
  }

  let source: MarkdownSource
  let places: [Int]
  var positionCounter: PositionCounter
  /// The number of inserted bytes before the slice of the source that was written last.
  var passedInsertions = 0

  /// The text so far.
  var text: StyledText

  // Where the next text goes.
  var containers: [Container] = [Container()]
  /// The number of quotes among them.
  var quoteDepth = 0
  var isInLeaf = false
  var indent = 0
  var separators = 0
  var pendingNewlines = 0
  var isLineStart = true
  var isAfterMarker = false
  var indentAfterMarker = 0
  /// The blocks that have a number in common so far: quotes and code blocks.
  var groups = 0
  /// The number of the outermost quote, or of the code block.
  var group = 0
  /// Whether the text to come is a rule.
  var isRule = false
  /// The length in bytes of the marker that is being written.
  var markerLength = 0

  // The table it goes to.
  var isFirstRow = false
  var isInHeader = false
  var isInCell = false
  var column = 0
  /// The tables so far.
  var tables = 0
  /// The row that the text to come is in.
  var tableRow: TableRow?
  /// The alignments of the table's columns.
  var alignments: [TextAlignment?] = []
  /// Where the paragraph of the moment begins.
  var paragraphStart = 0

  // How it looks.
  var style = SpanStyle()
  var headingAnchors = HeadingAnchors()
  /// Where the heading of the moment begins, once it has text.
  var headingStart: Int?
  var emphasisDepth = 0
  var strongDepth = 0
  var strikeDepth = 0

  // The spans it stands in.
  var openLinks: [OpenLink] = []
  var unstartedLinks = 0
  var openImages: [Int] = []
  var alternativeText: [UInt8] = []
  var strings: [StringKey: String] = [:]

  // The bare links in it: how many are done, where the text of the next begins, and where the
  // source goes on behind one that was written as a whole.
  let bareLinks: BareLinkFinder
  var writtenBareLinks = 0
  var bareLinkStart: Int?
  var writtenEnd = 0

  /// Whether the text is to say where its parts are in the source.
  private let mapsSource: Bool

  init(
    source: MarkdownSource, places: [Int], bareLinks: BareLinkFinder, limit: Int,
    mapsSource: Bool = false
  ) {
    self.source = source
    self.mapsSource = mapsSource
    self.places = places
    self.bareLinks = bareLinks
    text = StyledText(limit: limit, capacity: source.count)
    positionCounter = PositionCounter(
      skippedScalars: source.markCount > 0 ? 1 : 0, insertedOffsets: source.insertedOffsets)
  }

  /// Notes where text is that is written next.
  mutating func mapSource(of range: Range<Int>) {
    guard mapsSource, openImages.isEmpty, !range.isEmpty else { return }
    startText()
    for start in stride(from: range.lowerBound, to: range.upperBound, by: SourceMap.longestPart) {
      text.addPosition(
        positionCounter.place(of: start, in: source.bytes),
        at: text.bytes.count + start - range.lowerBound)
    }
  }

  /// Ends the text, and returns it.
  func finish() throws(MarkupError) -> MarkupDocument { try text.document() }

  /// Writes the event at an index.
  mutating func write(_ index: Int, of events: borrowing MarkdownEvents) {
    let event = events[index]
    // The parser does not tell the paragraphs of a tight list.
    if event.isInline && !isInLeaf { beginLeaf() }
    if event.kind == .CMARKDOWN_TABLE { beginTable(at: index, of: events) }
    switch event.kind {
    case .CMARKDOWN_TEXT, .CMARKDOWN_ENTITY: writeText(event, of: events)
    case .CMARKDOWN_CODE_TEXT, .CMARKDOWN_HTML_TEXT: writeSlice(event)
    case .CMARKDOWN_SPACES: append(repeatElement(UInt8(ascii: " "), count: Int(event.count)))
    case .CMARKDOWN_SOFT_BREAK: append(CollectionOfOne(UInt8(ascii: " ")))
    case .CMARKDOWN_HARD_BREAK, .CMARKDOWN_NEWLINE: breakLine()
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_EMPHASIS_END, .CMARKDOWN_STRONG, .CMARKDOWN_STRONG_END,
      .CMARKDOWN_STRIKE, .CMARKDOWN_STRIKE_END, .CMARKDOWN_CODE, .CMARKDOWN_CODE_END:
      if let mark = bareLinks.plainMarks[index] {
        append(mark.utf8)
      } else {
        writeTrait(event.kind)
      }
    case .CMARKDOWN_LINK: openLink(Int(event.offset), of: events)
    case .CMARKDOWN_LINK_END: closeLink(of: events)
    case .CMARKDOWN_IMAGE: openImages.append(Int(event.offset))
    case .CMARKDOWN_IMAGE_END: closeImage(of: events)
    default: writeBlock(event, of: events)
    }
  }
}

extension cmarkdown_event {
  /// Whether the event is text or a span, which is in a block that holds text.
  fileprivate var isInline: Bool { kind.rawValue >= cmarkdown_kind.CMARKDOWN_EMPHASIS.rawValue }
}
