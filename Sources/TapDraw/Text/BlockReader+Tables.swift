import TapLayout
import TapText

extension BlockReader {
  /// The thickness of the lines of a grid, in points.
  private static let thickness = 1.0

  /// Adds the lines of the grid around and in a row.
  ///
  /// Fonts have a frame around each cell. In cells there is a line between columns and one under the
  /// header, which is thinner than a cell and beside its center, as a surface of cells draws lines.
  mutating func add(_ row: LineTableRow) {
    guard row.row.role != .caption, let first = row.columns.first else { return }
    let isGrid = layout.hasUniformMetrics
    let gaps = zip(row.columns, row.columns.dropFirst()).map { left, right in
      row.isRightToLeft ? (right.maxX, left.minX) : (left.maxX, right.minX)
    }
    let cell = gaps.first.map { ($0.1 - $0.0) / 3 } ?? (first.maxX - first.minX)
    let thickness = isGrid ? min(Self.thickness, cell / 8) : Self.thickness
    let shift = isGrid ? cell / 4 : thickness / 2
    let rect = row.rect
    for gap in gaps {
      let x = (gap.0 + gap.1) / 2 - shift
      append(Rect(x: x, y: rect.y, width: thickness, height: rect.height), .line)
    }
    guard !isGrid else { return addHeaderRule(row, thickness) }
    append(Rect(x: rect.x, y: rect.y, width: thickness, height: rect.height), .line)
    append(
      Rect(x: rect.maxX - thickness, y: rect.y, width: thickness, height: rect.height), .line)
    let above =
      row.lines.lowerBound > 0 ? layout.tableRow(ofLine: row.lines.lowerBound - 1)?.row : nil
    if above?.table != row.row.table || above?.role == .caption {
      append(Rect(x: rect.x, y: rect.y, width: rect.width, height: thickness), .rule)
    }
    let isHeader = row.row.role == .header
    let height = isHeader ? 2 * thickness : thickness
    append(Rect(x: rect.x, y: rect.maxY - height, width: rect.width, height: height), .rule)
  }

  /// Adds the line under a header in cells, where the layout has left one free.
  private mutating func addHeaderRule(_ row: LineTableRow, _ thickness: Double) {
    guard row.row.role == .header, let last = row.lines.last else { return }
    let bottom = row.lines.reduce(0) { max($0, layout.line(at: $1).rect.maxY) }
    let height = layout.line(at: last).rect.height
    guard row.rect.maxY - bottom >= height / 2 else { return }
    let y = bottom + (row.rect.maxY - bottom) / 4
    append(Rect(x: row.rect.x, y: y, width: row.rect.width, height: thickness), .rule)
  }
}
