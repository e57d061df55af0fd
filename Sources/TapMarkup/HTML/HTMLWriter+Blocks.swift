import CGumbo
import TapUnicode

extension HTMLWriter {
  /// A list that is open.
  struct ListState {
    /// The number of the next item; `nil` where items have bullets.
    var number: Int?
  }

  /// The marker of an item that no text has followed yet.
  struct ItemMarker {
    var words: String
    var isNumber: Bool
    var indent: Int
  }

  /// Begins an element that is on lines of its own.
  mutating func openBlock(_ event: cgumbo_event, at index: Int) {
    guard event.element.isBlock else { return }
    defer {
      if event.element.isContainer {
        tightness.append(event.element.isList && !looseLists[index])
      }
    }
    let isCell = event.element == .CGUMBO_CELL || event.element == .CGUMBO_HEADER_CELL
    guard !isCell else { return openCell() }
    // The first block of a container stands where the container does.
    if filledDepth == tightness.count { require(lineEnds: margin(of: event.element)) }
    switch event.element {
    case .CGUMBO_QUOTE:
      beginGroup()
      quoteColumns.append(indent)
      indent += 2
    case .CGUMBO_DEFINITION: indent += 2
    case .CGUMBO_UNORDERED_LIST: lists.append(ListState())
    case .CGUMBO_ORDERED_LIST:
      let start = document.value(.CGUMBO_START, of: event).flatMap(ASCII.leadingInteger)
      lists.append(ListState(number: start ?? 1))
    case .CGUMBO_ITEM: openItem(event)
    case .CGUMBO_TABLE:
      tables += 1
      openTables.append(tables)
    case .CGUMBO_CAPTION: openCaption()
    case .CGUMBO_PREFORMATTED:
      beginGroup()
      preformattedDepth += 1
    case .CGUMBO_RULE:
      isRule = true
      append("───".utf8)
      isRule = false
    case .CGUMBO_SUMMARY: append("▾ ".utf8)
    default: break
    }
  }

  /// Ends an element that is on lines of its own.
  mutating func closeBlock(_ kind: cgumbo_element) {
    if kind.isContainer {
      tightness.removeLast()
      filledDepth = min(filledDepth, tightness.count)
    }
    switch kind {
    case .CGUMBO_ROW: return closeRow()
    case .CGUMBO_CELL, .CGUMBO_HEADER_CELL: return closeCell()
    case .CGUMBO_QUOTE:
      quoteColumns.removeLast()
      indent -= 2
    case .CGUMBO_DEFINITION: indent -= 2
    case .CGUMBO_UNORDERED_LIST, .CGUMBO_ORDERED_LIST: lists.removeLast()
    case .CGUMBO_ITEM: closeItem()
    case .CGUMBO_TABLE: openTables.removeLast()
    case .CGUMBO_CAPTION: caption = nil
    case .CGUMBO_PREFORMATTED: preformattedDepth -= 1
    default: break
    }
    if quoteColumns.isEmpty, preformattedDepth == 0 { group = 0 }
    guard kind.isBlock else { return }
    require(lineEnds: margin(of: kind))
    if isTight { line.limitRequired(to: 1) }
  }

  /// Begins a quote or code block, unless it is within another.
  private mutating func beginGroup() {
    guard quoteColumns.isEmpty, preformattedDepth == 0 else { return }
    groups += 1
    group = groups
  }

  /// Whether the current blocks are on consecutive lines, without empty lines between.
  private var isTight: Bool { tightness.last ?? false }

  /// The line ends around a block: two make the empty line that a margin is.
  private func margin(of kind: cgumbo_element) -> Int {
    guard !isTight else { return 1 }
    switch kind {
    case .CGUMBO_ITEM: return lists.isEmpty ? 1 : 2
    case .CGUMBO_PARAGRAPH, .CGUMBO_H1, .CGUMBO_H2, .CGUMBO_H3, .CGUMBO_H4, .CGUMBO_H5,
      .CGUMBO_H6, .CGUMBO_PREFORMATTED, .CGUMBO_QUOTE, .CGUMBO_RULE, .CGUMBO_FIGURE:
      return 2
    case .CGUMBO_UNORDERED_LIST, .CGUMBO_ORDERED_LIST, .CGUMBO_DEFINITION_LIST:
      return 2
    case .CGUMBO_TABLE: return rows.isEmpty ? 2 : 1
    default: return 1
    }
  }

  private mutating func openItem(_ event: cgumbo_event) {
    var marker = ItemMarker(words: "• ", isNumber: false, indent: indent)
    if let next = lists.last?.number {
      let number = document.value(.CGUMBO_VALUE, of: event).flatMap(ASCII.leadingInteger) ?? next
      marker.words = "\(number). "
      marker.isNumber = true
      lists[lists.count - 1].number = number + 1
    }
    markers.append(marker)
    indent += 2
  }

  /// An item without text shows its marker alone.
  private mutating func closeItem() {
    writeMarkers()
    indent -= 2
  }
}
