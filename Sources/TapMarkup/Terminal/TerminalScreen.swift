/// The last rows of a terminal, over which programs write again: by CR, cursor movement and erasing
/// (ECMA-48, 8.3; DEC VT100).
///
/// The size of the window is not known. The cursor reaches ``reach`` rows up; a position or an
/// erasure of the page counts from ``height`` rows above the last one. Rows beyond are final.
struct TerminalScreen: Sendable {
  /// How many rows the cursor reaches up.
  static let reach = 200

  /// The rows of a page: those of a VT100.
  static let height = 24

  /// The columns that a row keeps; what is written behind pushes the first ones out.
  static let longestRow = 4096

  /// The last column to which a sequence moves the cursor.
  private static let lastColumn = 512

  /// The cells that each character and sequence pays for when rows are edited; beyond that, edits of
  /// rows are ignored, so that the cost stays in proportion to the output.
  private static let cellsPerStep = 64

  private(set) var rows = [ScreenRow()]
  private(set) var row = 0
  private(set) var column = 0
  private var saved: (rowsFromEnd: Int, column: Int)?

  /// The cells that edits may still touch.
  private var allowance = 1 << 16

  /// Whether backspaces have moved the cursor, so that characters strike over others.
  private(set) var isStriking = false

  /// The cell under the cursor, if there is one.
  var cell: ScreenCell? { column < rows[row].cells.count ? rows[row].cells[column] : nil }

  /// The cell of the character before the cursor, if there is one.
  var previousCell: ScreenCell? {
    guard column > 0, column <= rows[row].cells.count else { return nil }
    return rows[row].cells[rows[row].start(of: column - 1)]
  }

  /// Writes a character of one or more columns at the cursor.
  mutating func write(_ cell: ScreenCell, width: Int) {
    rows[row].put(cell, width: width, at: column)
    allowance += Self.cellsPerStep
    column += width
    isStriking = isStriking && column < rows[row].cells.count
  }

  /// Changes the character under the cursor, and goes on behind it.
  mutating func strike(_ change: (inout ScreenCell) -> Void) {
    rows[row].update(column, change)
    repeat { column += 1 } while cell?.isTail ?? false
  }

  /// Changes the character before the cursor.
  mutating func updatePrevious(_ change: (inout ScreenCell) -> Void) {
    rows[row].update(rows[row].start(of: column - 1), change)
  }

  /// Goes on over columns that stay as they are.
  mutating func skip(_ width: Int) { column += width }

  /// Goes back by one character, which the next one strikes over.
  mutating func goBack() {
    guard column > 0 else { return }
    column = rows[row].start(of: column - 1)
    isStriking = column < rows[row].cells.count
  }

  /// Goes to the row below, which begins where there is none; the line end belongs to a link.
  mutating func endLine(link: UInt32) {
    rows[row].endLink = link
    row += 1
    if row == rows.count { rows.append(ScreenRow()) }
    returnToStart()
  }

  /// Goes to the first column.
  mutating func returnToStart() {
    column = 0
    isStriking = false
  }

  /// Does what a control sequence says that moves the cursor or erases.
  mutating func control(_ final: UInt8, _ parameters: [Int]) {
    let first = parameters.first ?? 0
    let count = max(1, first)
    isStriking = false
    allowance += Self.cellsPerStep
    switch final {
    case UInt8(ascii: "A"): move(toRow: row - count, column: column)
    case UInt8(ascii: "B"), UInt8(ascii: "e"): move(toRow: row + count, column: column)
    case UInt8(ascii: "C"), UInt8(ascii: "a"): move(toRow: row, column: column + count)
    case UInt8(ascii: "D"): move(toRow: row, column: column - count)
    case UInt8(ascii: "E"): move(toRow: row + count, column: 0)
    case UInt8(ascii: "F"): move(toRow: row - count, column: 0)
    case UInt8(ascii: "G"), UInt8(ascii: "`"): move(toRow: row, column: count - 1)
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      move(toRow: top + count - 1, column: max(1, parameters.count > 1 ? parameters[1] : 1) - 1)
    case UInt8(ascii: "d"): move(toRow: top + count - 1, column: column)
    case UInt8(ascii: "J"): erasePage(first)
    case UInt8(ascii: "K"): eraseLine(first)
    case UInt8(ascii: "P"):
      let start = column
      editLine { $0.remove(min(start, $0.cells.count)..<min(start + count, $0.cells.count)) }
    case UInt8(ascii: "X"):
      let start = column
      editLine { $0.clear(min(start, $0.cells.count)..<min(start + count, $0.cells.count)) }
    case UInt8(ascii: "@"): insertSpaces(count)
    case UInt8(ascii: "s"): save()
    case UInt8(ascii: "u"): restore()
    default: break
    }
  }

  /// Keeps the position of the cursor.
  mutating func save() { saved = (rows.count - row, column) }

  /// Goes back to the position that was kept.
  mutating func restore() {
    guard let saved else { return }
    move(toRow: rows.count - saved.rowsFromEnd, column: saved.column)
  }

  /// Takes the rows out that the cursor reaches no more, in portions, so that the cost a row is
  /// constant; all of them at the end.
  mutating func takeFinalRows(isAtEnd: Bool = false) -> ArraySlice<ScreenRow> {
    if isAtEnd {
      defer { self = TerminalScreen() }
      return rows[...]
    }
    guard rows.count >= 2 * Self.reach else { return [] }
    let count = min(rows.count - Self.reach, row)
    defer {
      rows.removeFirst(count)
      row -= count
    }
    return rows[..<count]
  }

  /// Takes the first cells of a row out that is too long, if its rows above are final.
  mutating func takeFinalCells() -> [ScreenCell] {
    guard row == 0, isRowTooLong else { return [] }
    let count = rows[0].start(of: Self.longestRow / 2)
    column -= count
    return rows[0].takeFirst(count)
  }

  /// Whether the row of the cursor is so long that its first cells must go.
  var isRowTooLong: Bool {
    rows[row].cells.count >= Self.longestRow && column > Self.longestRow / 2
  }

  /// Takes all rows above the cursor out.
  mutating func takeRowsAbove() -> ArraySlice<ScreenRow> {
    defer {
      rows.removeFirst(row)
      row = 0
    }
    return rows[..<row]
  }

  /// The first row of the page.
  private var top: Int { max(0, rows.count - Self.height) }

  private mutating func move(toRow row: Int, column: Int) {
    self.row = min(max(row, max(0, rows.count - Self.reach)), rows.count - 1)
    self.column = min(max(column, 0), max(Self.lastColumn, rows[self.row].cells.count))
  }

  private mutating func erasePage(_ part: Int) {
    switch part {
    case 0:
      eraseLine(0)
      rows.removeLast(rows.count - row - 1)
    case 1:
      for index in top..<row { rows[index].truncate(to: 0) }
      eraseLine(1)
    case 2: for index in top..<rows.count { rows[index].truncate(to: 0) }
    default: break
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: rows[row].truncate(to: column)
    case 1:
      let end = column + 1
      editLine { $0.clear(0..<min(end, $0.cells.count)) }
    case 2: rows[row].truncate(to: 0)
    default: break
    }
  }

  private mutating func editLine(_ edit: (inout ScreenRow) -> Void) {
    let count = rows[row].cells.count
    guard count > 0, count <= allowance else { return }
    allowance -= count
    edit(&rows[row])
  }

  /// Puts empty columns in; what they push out of the page is lost.
  private mutating func insertSpaces(_ count: Int) {
    let column = column
    let width = max(rows[row].cells.count, Self.lastColumn)
    editLine { row in
      guard column < row.cells.count else { return }
      row.insertSpaces(min(count, width - column), at: column)
      row.truncate(to: width)
    }
  }
}
