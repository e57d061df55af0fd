/// Where a program or terminal has wrapped an address at the last column of a row.
struct RowWrapping: Sendable {
  /// The columns of the terminal; `nil` where rows are never joined.
  let columns: Int?

  /// Whether the row of the moment continues the address at the end of the one before.
  private(set) var joins = false

  /// How many cells of its indent are then left out.
  private(set) var skippedCells = 0

  /// The indent of the row before, if it is full and ends in an address.
  private var openIndent: Int?

  init(columns: Int?) { self.columns = columns }

  /// Begins a row.
  mutating func begin(_ cells: [ScreenCell], isContinuation: Bool) {
    joins = false
    skippedCells = 0
    guard !isContinuation, let openIndent, Self.indent(of: cells) == openIndent,
      openIndent < cells.count
    else { return }
    joins = true
    skippedCells = openIndent
  }

  /// Ends a row.
  mutating func end(_ cells: [ScreenCell]) {
    let wasOpen = joins
    openIndent = nil
    guard let columns, cells.count == columns else { return }
    let indent = Self.indent(of: cells)
    let start = cells.lastIndex { $0.content == 0x20 || $0.content == 0x09 }.map { $0 + 1 } ?? 0
    guard start < cells.count else { return }
    let isWholeRow = start == indent
    if wasOpen && isWholeRow || Self.isAddress(cells[start...]) { openIndent = indent }
  }

  private static func indent(of cells: [ScreenCell]) -> Int {
    cells.firstIndex { $0.content != 0x20 } ?? cells.count
  }

  /// Whether a word has a scheme with `://`, or begins like a host of the web.
  private static func isAddress(_ word: ArraySlice<ScreenCell>) -> Bool {
    let letters = word.map { UInt8(exactly: $0.content) ?? 0x80 }
    let colons = letters.indices.filter { letters[$0] == UInt8(ascii: ":") }
    return letters.starts(with: "www.".utf8)
      || colons.contains { letters[$0...].starts(with: "://".utf8) && $0 > 0 }
  }
}
