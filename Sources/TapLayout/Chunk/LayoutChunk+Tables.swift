import TapText

extension LayoutChunk {
  /// The row of a table that a line is in.
  ///
  /// - Precondition: The line is in a cell.
  func row(holding line: Int) -> TableRowRecord {
    tables.rows[Int(tables.cells[Int(cellOfLine[line])].row)]
  }

  /// The first line of the row that a line is within; the line itself where it is not in one.
  func rowStart(atOrBefore line: Int) -> Int {
    guard line < lines.count, lines[line].flags.contains(.cell) else { return line }
    return Int(row(holding: line).firstLine)
  }

  /// The line behind the row that a line is within; the line itself where it is not in one, or is
  /// the first of one.
  func rowStart(atOrAfter line: Int) -> Int {
    guard line < lines.count, lines[line].flags.contains(.cell) else { return line }
    let row = row(holding: line)
    return Int(row.firstLine) == line ? line : Int(row.endLine)
  }

  /// The lines of a cell of a row.
  func lines(ofCell cell: Int, in row: TableRowRecord) -> Range<Int> {
    let end = cell + 1 < row.cells.upperBound ? tables.cells[cell + 1].firstLine : row.endLine
    return Int(tables.cells[cell].firstLine)..<Int(end)
  }

  /// The line of a window that is the last at or above a height; in a row of a table a line of the
  /// cell nearest to an x.
  ///
  /// - Complexity: O(log *n*).
  func line(atOrAbove y: Double, nearest x: Double, in window: ChunkWindow) -> Int {
    var low = 0
    var high = stops.count
    if window.firstLine > 0 || Int(window.endLine) < lines.count {
      low = stops.partitioningIndex { $0.line >= window.firstLine }
      high = stops.partitioningIndex { $0.line >= window.endLine }
    }
    let stop = stops[stop(atOrAbove: y, low, high)]
    return stop.row < 0
      ? Int(stop.line) : line(of: tables.rows[Int(stop.row)], atOrAbove: y, nearest: x)
  }

  /// The last stop from `low` up to `high` at or above a height, or the first.
  ///
  /// It guesses that stops are evenly high, and walks.
  private func stop(atOrAbove y: Double, _ low: Int, _ high: Int) -> Int {
    var (low, high) = (low, high)
    guard high - low > 1, y > stops[low].top else { return low }
    let span = stops[high - 1].top - stops[low].top
    let guess = span > 0 ? (y - stops[low].top) / span * Double(high - 1 - low) : 0
    var stop = low + Int(min(guess, Double(high - 1 - low)))
    for _ in 0..<8 {
      if stops[stop].top > y {
        high = stop
        stop -= 1
      } else if stop + 1 < high, stops[stop + 1].top <= y {
        low = stop + 1
        stop += 1
      } else {
        return stop
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].top <= y { low = middle } else { high = middle }
    }
    return low
  }

  /// The line of a row that is the last at or above a height in the cell nearest to an x.
  func line(of row: TableRowRecord, atOrAbove y: Double, nearest x: Double) -> Int {
    let own = lines(ofCell: cell(of: row, nearest: x), in: row)
    var low = own.lowerBound
    var high = own.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].top <= y { low = middle } else { high = middle }
    }
    return low
  }

  /// The cell of a row that is nearest to an x.
  private func cell(of row: TableRowRecord, nearest x: Double) -> Int {
    let cells = tables.cells
    var low = row.cells.lowerBound
    var high = row.cells.upperBound
    guard high - low > 1 else { return low }
    if cells[low].left <= cells[high - 1].left {
      while high - low > 1 {
        let middle = (low + high) / 2
        if cells[middle].left <= x { low = middle } else { high = middle }
      }
      guard low + 1 < row.cells.upperBound, x > cells[low].right else { return low }
      return x - cells[low].right > cells[low + 1].left - x ? low + 1 : low
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if cells[middle].right >= x { low = middle } else { high = middle }
    }
    guard low + 1 < row.cells.upperBound, x < cells[low].left else { return low }
    return cells[low].left - x > x - cells[low + 1].right ? low + 1 : low
  }
}
