public import TapLayout
public import TapText
import TapUnicode

/// How words beside the views are written, such as those of a status line.
public struct CellStyle: Sendable, Hashable {
  /// The color of letters; `nil` is the terminal's.
  public var foreground: Color?
  /// The color behind them; `nil` is the terminal's.
  public var background: Color?
  /// Whether letters are bold.
  public var isBold: Bool
  /// Whether a line runs below letters.
  public var isUnderlined: Bool
  /// Whether the two colors are exchanged.
  public var isInverse: Bool

  /// Makes a style; the terminal's own colors by default.
  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isUnderlined: Bool = false, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isInverse = isInverse
  }
}

extension CellSurface {
  /// Writes words into a row from a column on, as far as there is room, and returns the column
  /// behind them.
  ///
  /// They are laid out from left to right, letter by letter. Where the row or column does not exist,
  /// nothing is written. The clip and the transform do not count.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, upTo limit: Int? = nil, style: CellStyle = CellStyle()
  ) -> Int {
    let limit = min(limit ?? columns, columns)
    guard (0..<rows).contains(row), column >= 0 else { return column }
    var column = column
    let attributed = AttributedText(text)
    var start = 0
    while let range = attributed.clusterRange(at: start) {
      let cluster = attributed.string(in: range)
      start = range.upperBound
      let width = ScalarProperties.shared.cellWidth(
        of: cluster.utf8Span.span, 0..<cluster.utf8.count)
      guard width > 0 else { continue }
      guard column + width <= limit else { break }
      write(CellGlyph(cluster[...]), width, column, row, style)
      column += width
    }
    return column
  }

  /// Fills the cells of a row from a column on with blanks of a style.
  public mutating func clear(
    row: Int, from column: Int = 0, upTo limit: Int? = nil, style: CellStyle = CellStyle()
  ) {
    guard (0..<rows).contains(row) else { return }
    var column = max(column, 0)
    while column < min(limit ?? columns, columns) {
      write(CellGlyph(" "), 1, column, row, style)
      column += 1
    }
  }

  private mutating func write(
    _ glyph: CellGlyph, _ width: Int, _ column: Int, _ row: Int, _ style: CellStyle
  ) {
    let background = style.background.map { CellColor($0) } ?? .standard
    let foreground = style.foreground.map { CellColor($0) } ?? .standard
    var traits: CellTraits = []
    if style.isBold { traits.insert(.bold) }
    if style.isUnderlined { traits.insert(.underlined) }
    if style.isInverse { traits.insert(.inverse) }
    let number = number(of: glyph)
    for offset in 0..<width {
      blank(column + offset, row)
      let isFirst = offset == 0
      cells[row * columns + column + offset] = Cell(
        glyph: isFirst ? number : 0, foreground: readableColor(foreground, on: background),
        background: background == standardBackground ? .standard : background, traits: traits,
        width: isFirst ? UInt8(width) : 0)
    }
  }
}

extension CellSurface {
  /// Gives the cells whose centers are in a rectangle other colors, and keeps their letters.
  public mutating func highlight(_ rect: Rect, with style: CellStyle) {
    for row in rows(of: rect) {
      for column in columns(of: rect) {
        let index = row * columns + column
        if let background = style.background { cells[index].background = CellColor(background) }
        if let foreground = style.foreground {
          cells[index].foreground = readableColor(
            CellColor(foreground), on: cells[index].background)
        }
        if style.isBold { cells[index].traits.insert(.bold) }
        if style.isUnderlined { cells[index].traits.insert(.underlined) }
        if style.isInverse { cells[index].traits.formSymmetricDifference(.inverse) }
      }
    }
  }
}
