import CGumbo
import TapText

// Tables: a line a row, a tab between cells; or block by block where a table only arranges.
extension HTMLWriter {
  /// A row that is open.
  struct RowState {
    /// Whether its cells are side by side in one line.
    let isTabular: Bool
    var isInCell = false
    var cellHasText = false
    var hasText = false
    var cellCount = 0
    /// The tabs that no text has followed yet.
    var tabs = 0
    /// What the row is in its table.
    var row: TableRow
  }

  /// Begins the row that the event with an index opens.
  mutating func openRow(at index: Int) {
    require(lineEnds: 1)
    var row = TableRow(table: openTables.last ?? 0)
    if shapes[index] { readCells(of: &row, from: index) }
    rows.append(RowState(isTabular: shapes[index], row: row))
  }

  /// Reads ahead how the cells of a row are aligned, and whether all are headers.
  private func readCells(of row: inout TableRow, from index: Int) {
    var depth = 0
    var isHeader = true
    for event in document.events[index...] {
      switch event.kind {
      case .CGUMBO_OPEN:
        depth += 1
        guard event.element == .CGUMBO_CELL || event.element == .CGUMBO_HEADER_CELL else {
          continue
        }
        if event.element == .CGUMBO_CELL { isHeader = false }
        if row.alignments.count < TableRow.maximumColumnCount {
          row.alignments.append([nil, .left, .center, .right][Int(min(alignment(of: event), 3))])
        }
      case .CGUMBO_CLOSE: depth -= 1
      case .CGUMBO_TEXT: break
      }
      if depth == 0 { break }
    }
    if row.alignments.allSatisfy({ $0 == nil }) { row.alignments = [] }
    if isHeader { row.role = .header }
  }

  /// The row that the text to come is in: the one of the moment, where it is one line of cells.
  var tableRow: TableRow? {
    if let caption { return caption }
    guard let state = rows.last, state.isTabular else { return nil }
    var row = state.row
    row.continuesCell = state.hasText
    return row
  }

  /// Begins the caption of the innermost table.
  ///
  /// A table in a cell has none: its text is text of the cell.
  mutating func openCaption() {
    guard let table = openTables.last, rows.last?.isTabular != true else { return }
    caption = TableRow(table: table, role: .caption)
  }

  /// Begins a cell; one outside of any row is a block.
  mutating func openCell() {
    guard let row = rows.last, !row.isInCell else { return require(lineEnds: 1) }
    rows[rows.count - 1].isInCell = true
    rows[rows.count - 1].cellHasText = false
    rows[rows.count - 1].cellCount += 1
    guard row.isTabular else { return require(lineEnds: 1) }
    if row.cellCount > 0 { rows[rows.count - 1].tabs += 1 }
    line.startLine()
  }

  /// Notes that a cell has text, and writes the tabs before it.
  mutating func startCell() {
    guard let row = rows.last, row.isInCell else { return }
    rows[rows.count - 1].hasText = true
    rows[rows.count - 1].cellHasText = true
    writeTabs()
  }

  /// Ends a cell.
  mutating func closeCell() {
    guard let row = rows.last, row.isInCell else { return require(lineEnds: 1) }
    rows[rows.count - 1].isInCell = false
    guard row.isTabular else { return require(lineEnds: 1) }
    removeTrailingSpace()
    if row.cellHasText { line.dropLineEnds() }
  }

  /// Ends a row; one without text leaves no line.
  mutating func closeRow() {
    guard let row = rows.last else { return }
    if row.isTabular, row.hasText { writeTabs() }
    rows.removeLast()
    require(lineEnds: 1)
  }

  private mutating func writeTabs() {
    let count = rows[rows.count - 1].tabs
    guard count > 0 else { return }
    var plain = SpanStyle()
    plain.direction = style.direction
    plain.textAlignment = style.textAlignment
    plain.block = style.block
    style.block = nil
    text.append(repeatElement(UInt8(ascii: "\t"), count: count), style: plain)
    rows[rows.count - 1].tabs = 0
  }
}
