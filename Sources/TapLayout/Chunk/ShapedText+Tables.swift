import TapText

/// One row of a table: its cells are side by side.
struct RowRecord: BitwiseCopyable, Sendable {
  /// The first paragraph.
  var first: UInt32
  /// The end of the paragraphs.
  var end: UInt32
  /// The first cell.
  var firstCell: UInt32
  var cellCount: UInt32
  /// The table, an index into the chunk's tables.
  var table: UInt32
  /// The style of the row, an index into the chunk's styles.
  var style: Int32
  var role: TableRow.Role
  /// Whether the row is a header, and the next row of the table, if there is one, is none.
  var isLastHeader = false

  var cells: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
}

/// One cell of a row: consecutive paragraphs of one column.
struct CellRecord: BitwiseCopyable, Sendable {
  /// The first paragraph; the cell ends where the next begins, or with the row.
  var first: UInt32
  /// The column: 0 is that of the prefixes before the first cells.
  var column: UInt32
}

/// A table, or what of one is in the chunk.
struct TableRecord: BitwiseCopyable, Sendable {
  /// The number that its rows have in common.
  var number: Int
  /// The first column in the chunk's list, that of the prefixes.
  var firstColumn: UInt32 = 0
  var columnCount: UInt32 = 0
  /// Whether the first column is on the right.
  var isRightToLeft = false
  /// The width of the widest word of the captions, in points.
  var captionMinimum = 0.0

  var columns: Range<Int> { Int(firstColumn)..<Int(firstColumn + columnCount) }
}

/// How wide the cells of a column are, in points.
struct ColumnMeasure: BitwiseCopyable, Sendable {
  /// The width of the widest cluster: what the column cannot do without.
  var least = 0.0
  /// The width of the widest word (CSS: min-content).
  var minimum = 0.0
  /// The width of the widest cell whose lines do not wrap (CSS: max-content).
  var maximum = 0.0

  mutating func widen(to other: ColumnMeasure) {
    least = max(least, other.least)
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }
}

extension ShapedText {
  /// The first row that begins at or after a paragraph, and its paragraphs.
  func row(from paragraph: Int) -> (index: Int, first: Int, end: Int)? {
    guard !rows.isEmpty else { return nil }
    let index = rows.partitioningIndex { Int($0.first) >= paragraph }
    guard index < rows.count else { return nil }
    return (index, Int(rows[index].first), Int(rows[index].end))
  }

  /// The paragraphs of a cell of a row.
  func paragraphs(ofCell cell: Int, in row: RowRecord) -> Range<Int> {
    let end = cell + 1 < row.cells.upperBound ? cells[cell + 1].first : row.end
    return Int(cells[cell].first)..<Int(end)
  }
}
