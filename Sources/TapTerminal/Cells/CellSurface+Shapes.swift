public import TapDraw
public import TapLayout
public import TapText

extension CellSurface {
  /// Fills the cells whose centers are in a path; what they showed is covered.
  public mutating func fill(_ path: Path, with color: Color) {
    let path = path.applying(state.transform)
    guard let bounds = path.bounds else { return }
    guard !path.isUprightRectangle else { return fill(device: bounds, with: color) }
    for row in rows(of: bounds).clamped(to: state.rows) {
      for column in columns(of: bounds).clamped(to: state.columns)
      where path.contains(center(ofColumn: column, row: row)) && !isClipped(column, row) {
        fill(column, row, with: color)
      }
    }
  }

  /// Fills the cells whose centers are in a rectangle.
  ///
  /// One that is thinner than a cell and has no center in it is drawn as a line, `─` or `│`, where
  /// the cells show nothing.
  public mutating func fill(_ rect: Rect, with color: Color) {
    guard state.transform.keepsUpright else { return fill(Path(rect), with: color) }
    fill(device: state.transform.bounds(of: rect), with: color)
  }

  private mutating func fill(device rect: Rect, with color: Color) {
    let (columns, rows) = (columns(of: rect), rows(of: rect))
    if columns.isEmpty != rows.isEmpty {
      guard rect.width > 0, rect.height > 0 else { return }
      return drawLine(rect, columns, rows, color)
    }
    for row in rows.clamped(to: state.rows) {
      for column in columns.clamped(to: state.columns) where !isClipped(column, row) {
        fill(column, row, with: color)
      }
    }
  }

  private mutating func fill(_ column: Int, _ row: Int, with color: Color) {
    let share = Double(min(max(color.alpha, 0), 1)) * state.opacity
    guard share > 0 else { return }
    let index = row * columns + column
    let fill = CellColor(color)
    guard share < 0.999 else {
      blank(column, row)
      cells[index] = Cell(background: fill == standardBackground ? .standard : fill)
      return
    }
    let behind = cells[index].background
    let letters = cells[index].foreground
    cells[index].background = (behind == .standard ? standardBackground : behind)
      .mixed(with: fill, share: share)
    cells[index].foreground = (letters == .standard ? standardForeground : letters)
      .mixed(with: fill, share: share)
  }

  private mutating func drawLine(
    _ rect: Rect, _ columns: Range<Int>, _ rows: Range<Int>, _ color: Color
  ) {
    let isLevel = rows.isEmpty
    let middle = isLevel ? rect.center.y / cellSize.height : rect.center.x / cellSize.width
    guard middle >= 0, middle < Double(Self.maximumCount) else { return }
    let place = Int(middle)
    let rows = (isLevel ? place..<place + 1 : rows).clamped(to: state.rows)
    let columns = (isLevel ? columns : place..<place + 1).clamped(to: state.columns)
    for row in rows {
      for column in columns { drawRule(isLevel ? "─" : "│", column, row, color) }
    }
  }

  /// Draws a rule in a cell that shows nothing.
  private mutating func drawRule(
    _ scalar: Unicode.Scalar, _ column: Int, _ row: Int, _ color: Color
  ) {
    let index = row * columns + column
    if scalar == "│" || scalar == "─", cells[index].glyph != scalar.value,
      cells[index].glyph == ("│" as Unicode.Scalar).value
        || cells[index].glyph == ("─" as Unicode.Scalar).value, !isClipped(column, row)
    {
      // Two lines that cross.
      cells[index].glyph = ("┼" as Unicode.Scalar).value
    }
    guard cells[index].glyph == 0, cells[index].width == 1, !isClipped(column, row) else { return }
    let share = Double(color.alpha) * state.opacity
    guard share > 0.05 else { return }
    let background = cells[index].background
    let behind = background == .standard ? standardBackground : background
    cells[index].glyph = scalar.value
    cells[index].foreground = behind.mixed(with: CellColor(color), share: min(share, 1))
  }

  /// Draws the frame of a rectangle.
  ///
  /// In one row, as around a focused link, its cells exchange their colors, or if the line is thinner
  /// than two points get a shade; a larger one gets a box of lines. A straight level or upright line is drawn as a thin rectangle is. Nothing comes of other paths.
  public mutating func stroke(_ path: Path, with color: Color, width: Double) {
    guard width > 0 else { return }
    let path = path.applying(state.transform)
    guard let bounds = path.bounds else { return }
    guard path.isUprightRectangle else {
      if path.elements.count == 2, bounds.width == 0 || bounds.height == 0 {
        fill(device: bounds.inset(by: -0.01), with: color)
      }
      return
    }
    let (columns, rows) = (columns(of: bounds), rows(of: bounds))
    guard rows.count > 1, columns.count > 1 else {
      return shade(columns, rows, color, isStrong: width >= 2)
    }
    for row in rows.clamped(to: state.rows) {
      for column in columns.clamped(to: state.columns) {
        let isSide = column == columns.lowerBound || column == columns.upperBound - 1
        let isEdge = row == rows.lowerBound || row == rows.upperBound - 1
        guard isSide || isEdge else { continue }
        let (isLeft, isTop) = (column == columns.lowerBound, row == rows.lowerBound)
        let corner: Unicode.Scalar =
          isTop ? (isLeft ? "┌" : "┐") : (isLeft ? "└" : "┘")
        drawRule(isSide && isEdge ? corner : isSide ? "│" : "─", column, row, color)
      }
    }
  }

  private mutating func shade(
    _ columns: Range<Int>, _ rows: Range<Int>, _ color: Color, isStrong: Bool
  ) {
    for row in rows.clamped(to: state.rows) {
      for column in columns.clamped(to: state.columns) where !isClipped(column, row) {
        if isStrong {
          cells[row * self.columns + column].traits.insert(.inverse)
        } else {
          var color = color
          color.alpha *= 0.2
          fill(column, row, with: color)
        }
      }
    }
  }

  /// Empties a cell, with the other half of a wide letter that it belongs to.
  mutating func blank(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].width == 0, column > 0 { erase(index - 1) }
    if cells[index].width == 2, column + 1 < columns { erase(index + 1) }
    erase(index)
  }

  private mutating func erase(_ index: Int) {
    cells[index].glyph = 0
    cells[index].width = 1
    cells[index].traits.formIntersection(.inverse)
  }
}
