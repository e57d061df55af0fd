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
  }

  /// Begins a row.
  mutating func openRow(isTabular: Bool) {
    require(lineEnds: 1)
    rows.append(RowState(isTabular: isTabular))
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
    text.append(repeatElement(UInt8(ascii: "\t"), count: count), style: plain)
    rows[rows.count - 1].tabs = 0
  }
}
