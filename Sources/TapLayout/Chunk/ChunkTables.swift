import TapText

/// The rows of tables in a chunk, as they are laid out.
struct ChunkTables: Sendable {
  /// The rows from top to bottom.
  var rows: [TableRowRecord] = []
  /// The cells of the rows, in the order of the text.
  var cells: [TableCellRecord] = []
  /// The boxes of columns, table by table, that of the prefixes first.
  var boxes: [ColumnBox] = []
  /// The tables that have boxes, in ascending order, with where those begin.
  private var known: [(table: Int, first: Int)] = []

  /// The boxes of a table, which `make` makes the first time.
  mutating func boxes(of table: Int, make: () -> [ColumnBox]) -> Range<Int> {
    if let last = known.last, last.table == table { return last.first..<boxes.count }
    known.append((table, boxes.count))
    boxes += make()
    return known[known.count - 1].first..<boxes.count
  }

  /// The box of a column of a table; a caption has all of them, and a row with more cells than the
  /// table has columns goes on in the last.
  func box(ofColumn column: Int, _ role: TableRow.Role, _ boxes: Range<Int>) -> ColumnBox {
    if role == .caption, column > 0 { return edges(of: boxes) }
    return self.boxes[min(boxes.lowerBound + column, boxes.upperBound - 1)]
  }

  /// The edges of all columns of a table together, without the prefixes.
  func edges(of boxes: Range<Int>) -> ColumnBox {
    let (first, last) = (
      self.boxes[min(boxes.lowerBound + 1, boxes.upperBound - 1)], self.boxes[boxes.upperBound - 1]
    )
    return ColumnBox(left: min(first.left, last.left), right: max(first.right, last.right))
  }

  /// What is from top to bottom in a chunk: lines, and rows of lines.
  func stops(among lines: [LineRecord]) -> [LineStop] {
    var stops: [LineStop] = []
    var line = 0
    for (index, row) in rows.enumerated() {
      while line < Int(row.firstLine) {
        stops.append(LineStop(top: lines[line].top, line: UInt32(line), row: -1))
        line += 1
      }
      stops.append(LineStop(top: row.top, line: row.firstLine, row: Int32(index)))
      line = Int(row.endLine)
    }
    while line < lines.count {
      stops.append(LineStop(top: lines[line].top, line: UInt32(line), row: -1))
      line += 1
    }
    return stops
  }

  /// The cell of each line, an index into `cells`; any where a line is in none.
  func cellOfLine(count: Int) -> [UInt32] {
    var owners = [UInt32](repeating: 0, count: count)
    for row in rows {
      for cell in row.cells {
        let end = cell + 1 < row.cells.upperBound ? cells[cell + 1].firstLine : row.endLine
        for line in cells[cell].firstLine..<end { owners[Int(line)] = UInt32(cell) }
      }
    }
    return owners
  }
}

/// A row of a table in a chunk.
struct TableRowRecord: BitwiseCopyable, Sendable {
  /// The top, from the chunk's top.
  var top: Double
  var bottom: Double
  var firstLine: UInt32
  var endLine: UInt32
  var firstCell: UInt32
  var cellCount: UInt32
  /// The row in the shaped text.
  var row: UInt32
  /// The boxes of the table's columns.
  var firstBox: UInt32
  var boxCount: UInt32

  var cells: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
  var boxes: Range<Int> { Int(firstBox)..<Int(firstBox + boxCount) }
}

/// A cell of a row, whose lines end where the next cell's begin, or with the row.
struct TableCellRecord: BitwiseCopyable, Sendable {
  /// The left edge of its column, from the layout's left edge.
  var left: Double
  var right: Double
  var firstLine: UInt32
  /// The row, an index into the chunk's.
  var row: UInt32
}

/// A line, or the first of a row of a table.
struct LineStop: BitwiseCopyable, Sendable {
  /// The top, from the chunk's top.
  var top: Double
  var line: UInt32
  /// The row, an index into the chunk's; -1 for a line by itself.
  var row: Int32
}
