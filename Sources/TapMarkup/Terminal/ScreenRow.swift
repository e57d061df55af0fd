/// A row of a terminal: a cell for each column up to the last one that was written.
struct ScreenRow: Sendable {
  private(set) var cells: [ScreenCell] = []

  /// The link that the line end behind the row belongs to; 0 is none.
  var endLink: UInt32 = 0

  /// Puts a character of some columns at a column, over what is there.
  mutating func put(_ cell: ScreenCell, width: Int, at column: Int) {
    if column < cells.count { clear(column..<min(column + width, cells.count)) }
    while cells.count < column { cells.append(.space) }
    let tail = ScreenCell(content: ScreenCell.tail, style: cell.style, link: cell.link)
    for offset in 0..<width {
      let new = offset == 0 ? cell : tail
      if column + offset < cells.count {
        cells[column + offset] = new
      } else {
        cells.append(new)
      }
    }
  }

  /// Changes a cell in place.
  mutating func update(_ column: Int, _ change: (inout ScreenCell) -> Void) {
    change(&cells[column])
    var next = column + 1
    while next < cells.count, cells[next].isTail {
      cells[next].style = cells[column].style
      cells[next].link = cells[column].link
      next += 1
    }
  }

  /// Makes columns empty, and the rest of what is cut at either end.
  mutating func clear(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    while start > 0, cells[start].isTail { start -= 1 }
    var end = range.upperBound
    while end < cells.count, cells[end].isTail { end += 1 }
    for index in start..<end { cells[index] = .space }
  }

  /// Drops the columns from one on.
  mutating func truncate(to column: Int) {
    guard column < cells.count else { return }
    clear(column..<column + 1)
    cells.removeLast(cells.count - column)
  }

  /// Takes columns out; those behind move left.
  mutating func remove(_ range: Range<Int>) {
    clear(range)
    cells.removeSubrange(range)
  }

  /// Puts empty columns in; those behind move right.
  mutating func insertSpaces(_ count: Int, at column: Int) {
    if column < cells.count, cells[column].isTail { clear(column..<column + 1) }
    cells.insert(contentsOf: repeatElement(.space, count: count), at: column)
  }

  /// Takes the first columns out and returns them.
  mutating func takeFirst(_ count: Int) -> [ScreenCell] {
    defer { cells.removeFirst(count) }
    return Array(cells[..<count])
  }

  /// The column at which the character that covers a column begins.
  func start(of column: Int) -> Int {
    var start = column
    while start > 0, start < cells.count, cells[start].isTail { start -= 1 }
    return start
  }
}
