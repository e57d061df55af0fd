import CGumbo
import TapText

/// A writer that turns the events of an HTML document into a text with attributes and links.
struct HTMLWriter {
  /// An element that is open, with what must be put back when it closes.
  struct OpenElement {
    var kind: cgumbo_element
    var style: SpanStyle
    /// Whether it is a link that counts among the open ones.
    var isLink = false
    /// What decides whether the text around it is seen.
    var visibility: Visibility
    /// Whether it overrides the direction of its letters.
    var isOverride = false
  }

  /// A link that is open; `start` is nil until it covers something.
  struct OpenLink {
    var link: Link
    var start: Int?
    /// Whether text of it is not seen.
    var hasHiddenText = false
  }

  let document: HTMLDocument
  let base: DocumentBase
  let places: TagPositions
  let addressPlaces: TagPositions
  let shapes: RowShapes
  let looseLists: LooseLists

  /// The text so far.
  var text: StyledText

  // Where the next text goes.
  var elements: [OpenElement] = []
  /// How many elements are open within one that shows nothing, itself included.
  var hiddenDepth = 0
  var line = LineState()
  var indent = 0
  var markers: [ItemMarker] = []
  var lists: [ListState] = []
  /// Whether blocks are on consecutive lines, for each open container.
  var tightness: [Bool] = []
  /// How many of those containers have text; the outer ones have it where an inner one has.
  var filledDepth = 0
  var rows: [RowState] = []
  /// The tables that are open, by their numbers, and how many there were.
  var openTables: [Int] = []
  var tables = 0
  /// The caption that the text to come is in.
  var caption: TableRow?
  var preformattedDepth = 0

  /// The columns of the quotes that are open, and how many of them and of code blocks there were.
  var quoteColumns: [Int] = []
  var groups = 0
  var group = 0
  /// Whether the text to come is a rule.
  var isRule = false

  // How it looks, and where it leads.
  var style = SpanStyle()
  var openLinks: [OpenLink] = []
  var unstartedLinks = 0
  var links: [Int: Link] = [:]

  // What of it is seen.
  var visibility: Visibility
  var hiddenLinks: Set<LinkID> = []

  // The overrides of direction that are open, and those that no text has followed yet.
  var overrides: [Override] = []
  var pendingOverrides = 0
  /// Where the paragraph of the moment begins.
  var paragraphStart = 0

  /// The anchors that no text has followed yet.
  var pendingAnchors: [String] = []
  /// The names of the headings, where the document comes from Markdown.
  var headingAnchors: HeadingAnchors?
  /// Where the heading of the moment begins, once it has text.
  var headingStart: Int?

  /// The links within the alternative text of images, by the offsets of their tags.
  var linksInImages: [Int: [LinkInImage]] = [:]

  // Where the text of the moment is in the source, if that is asked for.
  let source: [UInt8]
  var cursor: SourceCursor?
  private let mapsSource: Bool
  var positionCounter = PositionCounter()

  /// Makes a writer of a document that is parsed from a source, whose tags come from an origin.
  init(document: HTMLDocument, origin: TagOrigin, source: [UInt8], mapsSource: Bool = false) {
    self.document = document
    self.source = source
    self.mapsSource = mapsSource
    base = DocumentBase(of: document)
    places = TagPositions(of: document, in: origin) {
      $0.element == .CGUMBO_LINK || $0.element == .CGUMBO_IMAGE
    }
    addressPlaces = TagPositions(of: document, in: origin) { event in
      event.count > 0 && document.hasAttribute(of: event) { $0.holdsAddress }
    }
    visibility = Visibility(isPageWhite: !StyleSheets.areUsed(by: document))
    shapes = RowShapes(of: document)
    looseLists = LooseLists(of: document)
    text = StyledText(limit: EventLimits(sourceCount: source.count).textBytes)
  }

  /// Writes the event with an index.
  mutating func write(_ index: Int) {
    let event = document.events[index]
    guard hiddenDepth == 0 else {
      if event.kind == .CGUMBO_OPEN {
        hiddenDepth += 1
        reportAddresses(of: event)
      }
      if event.kind == .CGUMBO_CLOSE { hiddenDepth -= 1 }
      if event.kind == .CGUMBO_TEXT { hideText() }
      return
    }
    switch event.kind {
    case .CGUMBO_TEXT:
      cursor =
        mapsSource
        ? document.sourceOffset(of: event).map { SourceCursor(text: Int(event.first), source: $0) }
        : nil
      writeText(document.text(of: event))
      cursor = nil
    case .CGUMBO_OPEN: open(event, at: index)
    case .CGUMBO_CLOSE: close()
    }
  }

  private mutating func open(_ event: cgumbo_event, at index: Int) {
    let declarations = CSSDeclarations(document.value(.CGUMBO_STYLE, of: event) ?? [])
    let isShown =
      event.element.isShown && !declarations.hides
      && document.value(.CGUMBO_HIDDEN_ATTRIBUTE, of: event) == nil
    if !isShown { hiddenDepth = 1 }
    reportAddresses(of: event)
    guard isShown else { return }
    elements.append(OpenElement(kind: event.element, style: style, visibility: visibility))
    adaptVisibility(to: event, declarations)
    openOverride(event, declarations)
    dress(event, declarations)
    noteAnchors(of: event)
    switch event.element {
    case .CGUMBO_LINK: openLink(event)
    case .CGUMBO_IMAGE: writeImage(event)
    case .CGUMBO_INPUT: writeInput(event)
    case .CGUMBO_BREAK: breakLine()
    case .CGUMBO_QUOTATION: append("“".utf8)
    case .CGUMBO_ROW: openRow(at: index)
    default: openBlock(event, at: index)
    }
  }

  private mutating func close() {
    guard let element = elements.popLast() else { return }
    if element.kind.isHeading { closeHeading() }
    switch element.kind {
    case .CGUMBO_LINK: if element.isLink { closeLink() }
    case .CGUMBO_QUOTATION: append("”".utf8)
    default: closeBlock(element.kind)
    }
    if element.isOverride { closeOverride() }
    style = element.style
    visibility = element.visibility
  }
}

extension cgumbo_element {
  /// Whether anything of the element is shown.
  fileprivate var isShown: Bool {
    switch self {
    case .CGUMBO_HIDDEN, .CGUMBO_STYLE_SHEET, .CGUMBO_BASE, .CGUMBO_META, .CGUMBO_AREA,
      .CGUMBO_GRAPHIC_LINK:
      false
    default: true
    }
  }
}
