public import TapDraw
public import TapLayout
import TapText

/// A surface of the cells of a terminal: what views draw ends up in rows of letters with colors.
///
/// A cell shows what is at its center, and a hit at that point is a hit on what the cell shows. So
/// lines that are narrower than a cell are drawn with `─` and `│` or not at all, fills have the
/// outline of whole cells, and the frame around a focused link exchanges its colors. Letters are in
/// the cells that the layout gives them, in visual order, from left to right; a `CellShaper` with
/// cells of this size makes each fit. Images are not drawn.
///
///     var surface = CellSurface(columns: 80, rows: 24)
///     view.render(on: &surface)
///     surface.text(ofRow: 0)
///     bytes += writer.frame(of: surface)  // a FrameWriter
///
/// Nothing that a text holds reaches the terminal but letters: controls, characters without a glyph
/// and marks without a letter are left out. Letters with too little contrast to what is behind them
/// are drawn lighter or darker, so that no text is hidden by its color.
public struct CellSurface: Surface, Sendable {
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The size of a cell, in points.
  public let cellSize: Size
  /// The colors of the terminal.
  public let theme: TerminalTheme

  /// The cells, row by row.
  var cells: [Cell]
  /// The clusters of more than one scalar that cells refer to.
  var clusters = NumberedStrings()
  /// The addresses that cells refer to, from 1, with the identity in front.
  var links = NumberedStrings()
  /// The most clusters or links that are kept, before those that nothing shows are let go.
  var stringLimit = 1 << 16
  /// Counts how often the numbers of clusters and links were assigned again.
  var generation = 0

  private(set) var state = State()
  private var states: [State] = []
  let standardForeground: CellColor
  let standardBackground: CellColor
  /// The last color that was made readable, and on what.
  private var readable: (color: CellColor, on: CellColor, result: CellColor)?

  /// What saving remembers.
  struct State: Sendable {
    var transform = Transform.identity
    /// The columns and rows within the clip.
    var columns: Range<Int> = 0..<0
    var rows: Range<Int> = 0..<0
    /// The outlines of the clip that are no rectangles, in points of the surface.
    var outlines: [Path] = []
    var opacity = 1.0
  }

  /// The most cells of a surface in one direction, whatever the terminal claims.
  public static let maximumCount = 4_096

  /// Makes a surface of blank cells.
  ///
  /// - Parameters:
  ///   - columns: the number of cells in a row, at least 0; more than ``maximumCount`` are cut off.
  ///   - rows: the number of rows, likewise.
  ///   - cellSize: the size of a cell in points; greater than 0.
  ///   - theme: the colors of the terminal.
  public init(
    columns: Int, rows: Int, cellSize: Size = Size(width: 8, height: 16),
    theme: TerminalTheme = .dark
  ) {
    precondition(cellSize.width > 0 && cellSize.height > 0, "a cell has a size")
    self.columns = min(max(columns, 0), Self.maximumCount)
    self.rows = min(max(rows, 0), Self.maximumCount)
    self.cellSize = cellSize
    self.theme = theme
    standardForeground = CellColor(theme.foreground)
    standardBackground = CellColor(theme.background)
    cells = [Cell](repeating: Cell(), count: self.columns * self.rows)
    state.columns = 0..<self.columns
    state.rows = 0..<self.rows
  }

  /// The bounds in points.
  public var bounds: Rect {
    Rect(
      x: 0, y: 0, width: Double(columns) * cellSize.width, height: Double(rows) * cellSize.height)
  }

  /// Remembers the current transform, clip and opacity.
  public mutating func save() { states.append(state) }

  /// Goes back to the last save that was not gone back to.
  ///
  /// - Precondition: A save came before.
  public mutating func restore() {
    precondition(!states.isEmpty, "a restore without a save before it")
    state = states.removeLast()
  }

  /// Puts a transform before the current one.
  public mutating func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Intersects the clip with a path: cells whose centers are outside keep what they show.
  public mutating func clip(to path: Path) {
    let path = path.applying(state.transform)
    clip(toCellsOf: path.bounds)
    if !path.isUprightRectangle { state.outlines.append(path) }
  }

  /// Intersects the clip with a rectangle.
  public mutating func clip(to rect: Rect) {
    guard state.transform.keepsUpright else { return clip(to: Path(rect)) }
    clip(toCellsOf: state.transform.bounds(of: rect))
  }

  private mutating func clip(toCellsOf rect: Rect?) {
    let rect = rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    state.columns = state.columns.clamped(to: columns(of: rect))
    state.rows = state.rows.clamped(to: rows(of: rect))
  }

  /// Draws what follows with an opacity, from 0 to 1.
  public mutating func fade(to opacity: Double) {
    state.opacity *= opacity >= 0 ? min(opacity, 1) : 0
  }

  /// Does nothing: cells have no pixels.
  ///
  /// What stands for an image in a text is drawn by the text.
  public mutating func draw(_ image: Image, in rect: Rect) {}

  /// The columns whose centers are between the sides of a rectangle of the surface.
  func columns(of rect: Rect) -> Range<Int> {
    Self.cells(from: rect.x, to: rect.maxX, size: cellSize.width, count: columns)
  }

  /// The rows whose centers are between the top and the bottom of a rectangle of the surface.
  func rows(of rect: Rect) -> Range<Int> {
    Self.cells(from: rect.y, to: rect.maxY, size: cellSize.height, count: rows)
  }

  private static func cells(
    from low: Double, to high: Double, size: Double, count: Int
  ) -> Range<
    Int
  > {
    func first(_ edge: Double) -> Int {
      guard !edge.isNaN else { return 0 }
      return Int(min(max((edge / size - 0.5).rounded(.up), 0), Double(count)))
    }
    let start = first(low)
    return start..<max(start, first(high))
  }

  /// The center of a cell, in points.
  public func center(ofColumn column: Int, row: Int) -> Point {
    Point(
      x: (Double(column) + 0.5) * cellSize.width, y: (Double(row) + 0.5) * cellSize.height)
  }

  /// Whether a cell is within the outlines of the clip; its column and row are.
  func isClipped(_ column: Int, _ row: Int) -> Bool {
    !state.outlines.allSatisfy { $0.contains(center(ofColumn: column, row: row)) }
  }

  /// The color of letters as it is readable on a background.
  mutating func readableColor(_ color: CellColor, on background: CellColor) -> CellColor {
    let background = background == .standard ? standardBackground : background
    let opaque = color == .standard ? standardForeground : color
    if let readable, readable.color == opaque, readable.on == background { return readable.result }
    var result = opaque.readable(on: background, contrast: theme.minimumContrast)
    if result == standardForeground { result = .standard }
    readable = (opaque, background, result)
    return result
  }
}

extension Transform {
  /// Whether upright rectangles stay upright.
  var keepsUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension Path {
  /// Whether the path is one rectangle with upright sides.
  var isUprightRectangle: Bool {
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    return (0..<4).allSatisfy { index in
      let (one, two) = (corners[index], corners[(index + 1) % 4])
      let isLevel = one.y == two.y
      let wasLevel = corners[(index + 3) % 4].y == one.y
      return (isLevel || one.x == two.x) && isLevel != wasLevel
    }
  }
}
