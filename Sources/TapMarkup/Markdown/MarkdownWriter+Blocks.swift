import CMarkdown
import TapText

extension MarkdownWriter {
  /// Writes the beginning or end of a block.
  mutating func writeBlock(_ event: cmarkdown_event, of events: borrowing MarkdownEvents) {
    isInLeaf = false
    switch event.kind {
    case .CMARKDOWN_QUOTE: openQuote()
    case .CMARKDOWN_LIST: openList(event)
    case .CMARKDOWN_ITEM: openItem(event)
    case .CMARKDOWN_QUOTE_END, .CMARKDOWN_ITEM_END:
      if containers.removeLast().isQuote { quoteDepth -= 1 }
      if quoteDepth == 0 { group = 0 }
      indent -= 2
      indentAfterMarker = 0
    case .CMARKDOWN_LIST_END: containers.removeLast()
    case .CMARKDOWN_PARAGRAPH, .CMARKDOWN_HTML_BLOCK: beginLeaf()
    case .CMARKDOWN_HEADING:
      beginLeaf()
      style.heading = event.detail
      headingStart = nil
    case .CMARKDOWN_HEADING_END: closeHeading()
    case .CMARKDOWN_CODE_BLOCK: openCodeBlock(event, of: events)
    case .CMARKDOWN_CODE_BLOCK_END:
      style.traits.remove(.codeBlock)
      style.codeLanguage = 0
      if quoteDepth == 0 { group = 0 }
      dropLastLineEnd()
    case .CMARKDOWN_HTML_BLOCK_END: dropLastLineEnd()
    case .CMARKDOWN_RULE:
      beginLeaf()
      isRule = true
      append("───".utf8)
      isRule = false
    case .CMARKDOWN_TABLE:
      beginLeaf()
      isFirstRow = true
    case .CMARKDOWN_ROW: openRow(event)
    case .CMARKDOWN_CELL: openCell(event)
    case .CMARKDOWN_ROW_END: closeRow(event)
    default: break
    }
  }

  /// Begins a block that holds text.
  mutating func beginLeaf() {
    beginBlock()
    isInLeaf = true
  }

  /// Separates a block from the one before it: by one line end in a tight list, else by an empty
  /// line.
  private mutating func beginBlock() {
    let parent = containers[containers.count - 1]
    if parent.hasBlocks { separators = max(separators, parent.isTight ? 1 : 2) }
    containers[containers.count - 1].hasBlocks = true
  }

  /// A quote right behind an item's marker is indented on the marker's line as on the others.
  private mutating func openQuote() {
    beginBlock()
    if quoteDepth == 0 { beginGroup() }
    quoteDepth += 1
    containers.append(Container(isQuote: true))
    indent += 2
    if isAfterMarker { indentAfterMarker += 2 }
  }

  private mutating func openList(_ event: cmarkdown_event) {
    beginBlock()
    var list = Container(isTight: event.count == 1)
    if event.detail == 1 { list.number = Int(event.offset) }
    containers.append(list)
  }

  private mutating func openItem(_ event: cmarkdown_event) {
    beginBlock()
    let list = containers[containers.count - 1]
    var marker = ""
    if let number = list.number {
      marker = "\(number). "
      containers[containers.count - 1].number = number + 1
    }
    switch event.detail {
    case 0: if list.number == nil { marker = "• " }
    case UInt8(ascii: " "): marker += "☐ "
    default: marker += "☑ "
    }
    markerLength = marker.utf8.count
    append(marker.utf8)
    markerLength = 0
    containers.append(Container(isTight: list.isTight, isItem: true))
    indent += 2
    isAfterMarker = true
  }

  private mutating func openCodeBlock(
    _ event: cmarkdown_event, of events: borrowing MarkdownEvents
  ) {
    beginLeaf()
    if group == 0 { beginGroup() }
    style.traits.insert(.codeBlock)
    guard event.count > 0 else { return }
    let name = events.pooled(Int(event.offset)..<Int(event.offset) + Int(event.count))
    style.codeLanguage = text.number(of: name)
  }

  private mutating func closeHeading() {
    style.heading = 0
    guard let start = headingStart, start < text.bytes.count,
      let name = headingAnchors.name(of: text.bytes[start...])
    else { return }
    text.addAnchor(name, at: start)
  }

  private mutating func beginGroup() {
    groups += 1
    group = groups
  }

  /// The last line of a verbatim block ends with the block.
  private mutating func dropLastLineEnd() {
    if pendingNewlines > 0 { pendingNewlines -= 1 }
  }
}

// Tables: a line a row, a tab between cells.
extension MarkdownWriter {
  /// Counts a table, and finds out how its columns are aligned: as their first cell that holds
  /// something says.
  mutating func beginTable(at index: Int, of events: borrowing MarkdownEvents) {
    tables += 1
    alignments.removeAll(keepingCapacity: true)
    var isKnown: [Bool] = []
    var next = index + 1
    // A column whose first cells are all empty keeps the layout's alignment.
    while next < events.count, next < index + 10_000, events[next].kind != .CMARKDOWN_TABLE_END {
      let event = events[next]
      next += 1
      guard event.kind == .CMARKDOWN_CELL, event.count < TableRow.maximumColumnCount else {
        continue
      }
      let column = Int(event.count)
      while alignments.count <= column {
        alignments.append(nil)
        isKnown.append(false)
      }
      guard !isKnown[column] else { continue }
      isKnown[column] = true
      alignments[column] = [nil, .left, .center, .right][Int(min(event.detail, 3))]
    }
    if alignments.allSatisfy({ $0 == nil }) { alignments = [] }
  }

  private mutating func openRow(_ event: cmarkdown_event) {
    if !isFirstRow { breakLine() }
    isFirstRow = false
    column = 0
    isInCell = true
    isInLeaf = true
    tableRow = TableRow(
      table: tables, role: event.detail == 1 ? .header : .body, alignments: alignments)
    if event.detail == 1 {
      isInHeader = true
      strongDepth += 1
      style.traits.insert(.bold)
    }
  }

  private mutating func openCell(_ event: cmarkdown_event) {
    isInLeaf = true
    goTo(column: Int(event.count))
    style.alignment = event.detail
  }

  private mutating func closeRow(_ event: cmarkdown_event) {
    goTo(column: Int(event.count) - 1)
    style.alignment = 0
    isInCell = false
    tableRow = nil
    guard isInHeader else { return }
    isInHeader = false
    strongDepth -= 1
    if strongDepth == 0 { style.traits.remove(.bold) }
  }

  /// Writes the tabs up to a column, which belong to no cell.
  private mutating func goTo(column target: Int) {
    guard target > column else { return }
    let cellStyle = style
    style = SpanStyle()
    append(repeatElement(UInt8(ascii: "\t"), count: target - column))
    style = cellStyle
    column = target
  }
}
