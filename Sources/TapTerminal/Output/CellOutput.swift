import TapUnicode

/// The bytes of one frame in the making, with what the terminal will have come to by then.
struct CellOutput {
  private let surface: CellSurface
  private let palette: CellPalette
  private let writesLinks: Bool
  private(set) var bytes: [UInt8] = []

  /// Where the cursor is; `nil` where that is not certain.
  private var cursor: (column: Int, row: Int)?
  /// The style that letters are written in; `nil` where it is not known.
  private var style: CellStyleCode?
  private var link: UInt32 = 0

  /// Unchanged cells that are written again, since to jump over them takes as many bytes.
  private static let shortestJump = 4

  init(surface: CellSurface, depth: ColorDepth, writesLinks: Bool) {
    self.surface = surface
    self.writesLinks = writesLinks
    palette = CellPalette(depth: depth, surface: surface)
  }

  /// Erases the whole screen in the terminal's own colors.
  mutating func eraseAll() {
    bytes += Array("\u{1B}[m\u{1B}[H".utf8)
    style = CellStyleCode()
    guard surface.columns > 0 else { return }
    for row in 0..<surface.rows {
      if row > 0 { move(toColumn: 0, row) }
      bytes += Array("\u{1B}[K".utf8)
      cursor = (0, row)
    }
    if surface.rows == 0 { cursor = (0, 0) }
  }

  /// Writes what of a row differs from what the terminal shows.
  mutating func writeRow(_ row: Int, shown: ArraySlice<Cell>) {
    let first = row * surface.columns
    let cells = surface.cells[first..<first + surface.columns]
    guard cells != shown else { return }
    let blankEnd = endOfLetters(in: cells)
    // Up to which column everything must be written, whether it differs or not.
    var forced = 0
    var column = 0
    while column < surface.columns {
      let cell = cells[first + column]
      let old = shown[shown.startIndex + column]
      let width = max(Int(cell.width), 1)
      let hasHalfChanged =
        width == 2 && column + 1 < surface.columns
        && shown[shown.startIndex + column + 1] != cells[first + column + 1]
      guard cell != old || column < forced || hasHalfChanged else {
        column += width
        continue
      }
      if column >= blankEnd, surface.columns - column > Self.shortestJump {
        eraseRest(from: column, row, as: cells[first + surface.columns - 1])
        return
      }
      fillGap(to: column, row, in: cells)
      forced = max(forced, write(cell, column, row, isLast: column + width >= surface.columns))
      column += width
    }
  }

  /// The column from which on all cells of a row are blank and of one look that erasing gives.
  private func endOfLetters(in cells: ArraySlice<Cell>) -> Int {
    guard let last = cells.last, last.glyph == 0, last.width == 1, last.link == 0,
      last.traits.isEmpty
    else { return surface.columns }
    var end = surface.columns
    for cell in cells.reversed() {
      guard cell.glyph == 0, cell.width == 1, cell.link == 0, cell.traits.isEmpty,
        cell.background == last.background
      else { break }
      end -= 1
    }
    return end
  }

  private mutating func eraseRest(from column: Int, _ row: Int, as cell: Cell) {
    // Not all terminals erase in the current color.
    guard palette.code(of: cell) == CellStyleCode() else {
      for column in column..<surface.columns {
        fillGap(to: column, row, in: [])
        _ = write(cell, column, row, isLast: column + 1 == surface.columns)
      }
      return
    }
    move(toColumn: column, row)
    set(CellStyleCode())
    setLink(0)
    bytes += Array("\u{1B}[K".utf8)
  }

  /// Goes to a column: by writing what is shown before it again where that is shorter.
  private mutating func fillGap(to column: Int, _ row: Int, in cells: ArraySlice<Cell>) {
    if let cursor, cursor.row == row, cursor.column < column,
      column - cursor.column <= Self.shortestJump
    {
      let gap = cells.startIndex + cursor.column..<cells.startIndex + column
      let isPlain =
        cells.indices.contains(gap.lowerBound)
        && cells[gap].allSatisfy { cell in
          cell.width == 1 && cell.glyph < 0x7F && cell.link == link
            && palette.code(of: cell) == style
        }
      if isPlain {
        for cell in cells[gap] { bytes.append(cell.glyph == 0 ? 0x20 : UInt8(cell.glyph)) }
        self.cursor = (column, row)
        return
      }
    }
    move(toColumn: column, row)
  }

  /// Writes a cell and returns up to which column it may have drawn.
  private mutating func write(_ cell: Cell, _ column: Int, _ row: Int, isLast: Bool) -> Int {
    set(palette.code(of: cell))
    setLink(writesLinks ? cell.link : 0)
    let width = Int(cell.width)
    guard cell.glyph != 0, width > 0 else {
      bytes.append(0x20)
      advance(to: column + 1, row)
      return 0
    }
    if cell.glyph < 0x7F {
      bytes.append(UInt8(cell.glyph))
      advance(to: column + 1, row)
      return 0
    }
    let glyph = CellGlyph(surface.text(of: cell)[...])
    guard !glyph.hasCertainWidth || glyph.widestWidth != width else {
      bytes += Array(glyph.text.utf8)
      advance(to: column + width, row)
      return 0
    }
    return writeUncertain(glyph, width, column, row)
  }

  /// Writes a letter of which terminals disagree how wide it is.
  private mutating func writeUncertain(
    _ glyph: CellGlyph, _ width: Int, _ column: Int, _ row: Int
  ) -> Int {
    // Where it turns out narrower, its other cell must not show what was there.
    bytes += [UInt8](repeating: 0x20, count: width)
    cursor = nil
    move(toColumn: column, row)
    let end = column + glyph.widestWidth
    if end <= surface.columns {
      bytes += Array(glyph.text.utf8)
    } else if let scalar = glyph.text.unicodeScalars.first,
      CellGlyph(String(Character(scalar))[...]).widestWidth <= surface.columns - column
    {
      // What does not fit would be pushed into the last cell, or the next row.
      bytes += Array(String(Character(scalar)).utf8)
    }
    cursor = nil
    return end
  }

  private mutating func advance(to column: Int, _ row: Int) {
    // Behind the last column terminals disagree where the cursor is.
    cursor = column < surface.columns ? (column, row) : nil
  }

  private mutating func move(toColumn column: Int, _ row: Int) {
    if let cursor, cursor == (column, row) { return }
    if let cursor, cursor.row == row {
      bytes += Array("\u{1B}[\(column + 1)G".utf8)
    } else {
      bytes += Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
    }
    cursor = (column, row)
  }

  private mutating func set(_ code: CellStyleCode) {
    guard code != style else { return }
    bytes += code.sequence(after: style)
    style = code
  }

  private mutating func setLink(_ number: UInt32) {
    guard number != link else { return }
    link = number
    guard number > 0 else {
      bytes += Array("\u{1B}]8;;\u{1B}\\".utf8)
      return
    }
    let parts = surface.links.strings[Int(number) - 1].split(separator: " ", maxSplits: 1)
    bytes += Array("\u{1B}]8;id=\(parts[0]);\(parts[1])\u{1B}\\".utf8)
  }

  /// Ends the frame: no link stays open, and the style is the terminal's own.
  mutating func finish() -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    setLink(0)
    set(CellStyleCode())
    return bytes
  }
}
