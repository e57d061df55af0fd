import CMarkdown
import TapLinks
import TapUnicode

/// A finder of bare addresses in what the parser has read.
///
/// What the parser found comes first: links, images, code and raw HTML end a bare address, and
/// their bytes are never taken for one. Emphasis yields instead, as on GitHub: the marks within a
/// web address are letters of it, and where one mark of a pair is, the other one is text. Mail
/// addresses are found between the marks (GFM 0.29, 6.9).
struct BareLinkFinder {
  /// The addresses in order, apart.
  private(set) var links: [BareLink] = []

  /// What the marks of emphasis are that mean nothing, by their events: text, or nothing where a
  /// bare link covers the mark.
  private(set) var plainMarks: [Int: String] = [:]

  let bytes: [UInt8]

  // The block: its emphasis, that which is open, and how many links and images are.
  private var emphases: [Emphasis] = []
  private var openEmphases: [Int] = []
  private var openTargets = 0
  private var isInCell = false
  /// Whether an anchor of raw HTML is open: its text leads where it says.
  private var isInAnchor = false
  private let finding: MarkdownParser.BareLinks

  // The segment, and whether text that follows begins a line.
  private var segment = PlainSegment()
  private var isLineStart = true

  /// Finds the addresses of a source that has been parsed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes and events.
  init(
    of events: borrowing MarkdownEvents, in source: MarkdownSource,
    finding: MarkdownParser.BareLinks = .all
  ) {
    bytes = source.bytes
    self.finding = finding
    guard finding != .none, WebAndMailAddresses.mayBe(in: bytes, 0..<source.count, finding) else {
      return
    }
    for index in 0..<events.count { take(events[index], at: index) }
    endBlock()
  }

  private mutating func take(_ event: cmarkdown_event, at index: Int) {
    switch event.kind {
    case .CMARKDOWN_TEXT, .CMARKDOWN_ENTITY: takeText(event)
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_STRONG, .CMARKDOWN_STRIKE: open(event.kind, at: index)
    case .CMARKDOWN_EMPHASIS_END, .CMARKDOWN_STRONG_END, .CMARKDOWN_STRIKE_END:
      close(event.kind, at: index)
    case .CMARKDOWN_SOFT_BREAK, .CMARKDOWN_HARD_BREAK: endSegment(isLineStart: true)
    case .CMARKDOWN_LINK, .CMARKDOWN_IMAGE:
      endSegment()
      openTargets += 1
    case .CMARKDOWN_LINK_END, .CMARKDOWN_IMAGE_END:
      endSegment()
      openTargets -= 1
    case .CMARKDOWN_CODE, .CMARKDOWN_CODE_END, .CMARKDOWN_CODE_TEXT, .CMARKDOWN_SPACES,
      .CMARKDOWN_NEWLINE:
      endSegment()
    case .CMARKDOWN_HTML_TEXT:
      endSegment()
      takeTag(bytes[Int(event.offset)..<Int(event.offset) + Int(event.count)])
    default:
      endBlock()
      isInCell = event.kind == .CMARKDOWN_CELL
    }
  }

  private mutating func takeText(_ event: cmarkdown_event) {
    guard openTargets == 0, !isInAnchor else { return }
    let start = Int(event.offset)
    let slice = PlainSegment.Slice(
      range: start..<start + Int(event.count), isReference: event.kind == .CMARKDOWN_ENTITY)
    // No address holds a space or a control, however they are written.
    if slice.isReference, isSpace(slice.range) { return endSegment() }
    if segment.isEmpty || !segment.isContinued(at: start, in: bytes) {
      endSegment(isLineStart: segment.isEmpty && isLineStart)
      segment.begin(with: slice, isLineStart: isLineStart, in: bytes)
      isLineStart = false
    } else {
      segment.append(slice)
    }
  }

  /// Notes an anchor of raw HTML that opens or closes within a text.
  private mutating func takeTag(_ tag: ArraySlice<UInt8>) {
    guard tag.first == UInt8(ascii: "<") else { return }
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix(2)
    guard let first = name.first, first | 0x20 == UInt8(ascii: "a"),
      name.dropFirst().first.map({ !ASCII.isAlphanumeric($0) && $0 != UInt8(ascii: "-") }) ?? true
    else { return }
    isInAnchor = !isEnd
  }

  private func isSpace(_ reference: Range<Int>) -> Bool {
    let character = MarkdownEvents.character(of: bytes[reference])
    return character.first.map { $0 <= 0x20 || $0 == 0x7F } ?? false
      || character.starts(with: [0xC2]) && character[1] <= 0xA0
  }
}

// Emphasis.
extension BareLinkFinder {
  private mutating func open(_ kind: cmarkdown_kind, at index: Int) {
    guard openTargets == 0 else { return }
    openEmphases.append(emphases.count)
    appendMark(of: kind, emphasis: emphases.count, isOpener: true)
    emphases.append(Emphasis(openEvent: index))
  }

  private mutating func close(_ kind: cmarkdown_kind, at index: Int) {
    guard openTargets == 0, let number = openEmphases.popLast() else { return }
    emphases[number].closeEvent = index
    appendMark(of: kind, emphasis: number, isOpener: false)
  }

  /// Notes where a mark is behind text; those before the first text of a segment are no part of it.
  private mutating func appendMark(of kind: cmarkdown_kind, emphasis: Int, isOpener: Bool) {
    guard !segment.isEmpty else { return }
    let start = segment.range.upperBound
    let mark = bytes[start]
    let count: Int
    switch kind {
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_EMPHASIS_END: count = 1
    case .CMARKDOWN_STRONG, .CMARKDOWN_STRONG_END: count = 2
    default: count = bytes[start + 1] == mark ? 2 : 1
    }
    let isMark = "*_~".utf8.contains(mark) && bytes[start + count - 1] == mark
    guard isMark else { return endSegment() }
    segment.append(markOf: count, emphasis: emphasis, isOpener: isOpener)
  }

  private mutating func endBlock() {
    endSegment(isLineStart: true)
    for emphasis in emphases {
      guard let mark = emphasis.mark, let closeEvent = emphasis.closeEvent else { continue }
      plainMarks[emphasis.openEvent] = emphasis.isOpenMarkCovered ? "" : mark
      plainMarks[closeEvent] = emphasis.isCloseMarkCovered ? "" : mark
    }
    emphases.removeAll(keepingCapacity: true)
    openEmphases.removeAll(keepingCapacity: true)
    openTargets = 0
    isInAnchor = false
  }

  /// Ends a segment, and takes the addresses in it.
  private mutating func endSegment(isLineStart: Bool = false) {
    self.isLineStart = isLineStart
    guard !segment.isEmpty else { return }
    defer { segment.removeAll() }
    guard WebAndMailAddresses.mayBe(in: bytes, segment.range, finding) else { return }
    let found = WebAndMailAddresses(
      in: segment, of: bytes, isInCell: isInCell, finding: finding
    ).links
    links += found
    var marks = segment.marks[...]
    for link in found where link.isVerbatim {
      marks = marks.drop { $0.range.lowerBound < link.range.lowerBound }
      while let mark = marks.first, mark.range.lowerBound < link.range.upperBound {
        marks.removeFirst()
        emphases[mark.emphasis].mark = String(decoding: bytes[mark.range], as: UTF8.self)
        if mark.isOpener {
          emphases[mark.emphasis].isOpenMarkCovered = true
        } else {
          emphases[mark.emphasis].isCloseMarkCovered = true
        }
      }
    }
  }
}
