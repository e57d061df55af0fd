/// The end of a line, over which backspaces may go back and letters be struck again.
struct OverstrikeLine: Sendable {
  /// A scalar with its look.
  struct Cell: Sendable {
    var scalar: Unicode.Scalar
    var style: SpanStyle
    var link: Int
  }

  /// How many scalars backspaces reach back.
  static let reach = 64

  private var cells: [Cell] = []
  /// Where the next scalar goes.
  private var cursor = 0

  /// Whether the next scalar goes behind all others.
  var isAtEnd: Bool { cursor == cells.count }

  /// Whether some cells can be reached no more.
  var isFull: Bool { cells.count >= 2 * Self.reach && isAtEnd }

  /// Writes a scalar at the cursor.
  mutating func write(_ scalar: Unicode.Scalar, style: SpanStyle, link: Int) {
    let cell = Cell(scalar: scalar, style: style, link: link)
    if isAtEnd { cells.append(cell) } else { strike(cell) }
    cursor += 1
  }

  /// The first cell that can be reached.
  private var first: Int { max(0, cells.count - Self.reach) }

  /// Goes back by one character, a base with its marks.
  mutating func goBack() {
    guard cursor > first else { return }
    cursor -= 1
    while cursor > first, Self.isMark(cells[cursor].scalar) { cursor -= 1 }
  }

  /// Returns all cells and begins a new line.
  mutating func takeAll() -> [Cell] {
    defer {
      cells.removeAll(keepingCapacity: true)
      cursor = 0
    }
    return cells
  }

  /// Returns the cells that can be reached no more.
  mutating func takeUnreachable() -> [Cell] {
    let count = cells.count - Self.reach
    let taken = Array(cells[..<count])
    cells.removeFirst(count)
    cursor -= count
    return taken
  }

  /// Strikes a cell over the one at the cursor.
  private mutating func strike(_ new: Cell) {
    let old = cells[cursor]
    let isBold = old.style.traits.contains(.bold)
    let isUnderlined = old.style.traits.contains(.underlined)
    cells[cursor] = old.scalar != new.scalar && new.scalar == "_" ? old : new
    if old.scalar == new.scalar {
      // Two low lines may mean either; the character before tells.
      let isLine = new.scalar == "_" && !isBoldBefore
      cells[cursor].style.traits.insert(isLine ? .underlined : .bold)
      if isUnderlined { cells[cursor].style.traits.insert(.underlined) }
    } else if old.scalar == "_" || new.scalar == "_" {
      cells[cursor].style.traits.insert(.underlined)
      if isBold { cells[cursor].style.traits.insert(.bold) }
    }
  }

  private var isBoldBefore: Bool {
    cursor > first && cells[cursor - 1].style.traits.contains(.bold)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }
}
