public import TapText

/// A row of a table as it is laid out.
public struct LineTableRow: Sendable, Hashable {
  /// The row in the text.
  public var row: TableRow
  /// The ordinals of the lines in its cells.
  public var lines: Range<Int>
  /// The row in points: as wide as the table with its frame, and as high as its highest cell with
  /// the room around it.
  public var rect: Rect
  /// The left and right edge of each column of the table in points, the first column first.
  public var columns: [Column]
  /// Whether the table's first column is on the right.
  public var isRightToLeft: Bool

  /// The edges of a column.
  public struct Column: BitwiseCopyable, Sendable, Hashable {
    /// The left edge in points.
    public var minX: Double
    /// The right edge in points.
    public var maxX: Double
  }
}

extension TextLayout {
  /// The ordinals of the lines that are between the top and the bottom of a rectangle, and of those
  /// in rows of tables of which a part is there, if only the room around the cells.
  ///
  /// What is drawn behind lines needs them: the grid of a table, too, is between its lines.
  ///
  /// - Complexity: O(log *n* + number of these lines).
  package func linesOfRows(in rect: Rect) -> Range<Int> {
    var lines = lines(in: rect)
    guard !snapshot.isEmpty, rect.y < rect.maxY else { return lines }
    for y in [rect.y, rect.maxY] {
      let place = snapshot.line(atOrAbove: finite(y) - snapshot.contentTop)
      let chunk = snapshot.chunk(place.chunk)
      guard chunk.lines[place.line].flags.contains(.cell), snapshot.start(place) < rect.maxY,
        snapshot.end(place) > rect.y
      else { continue }
      let row = chunk.row(holding: place.line)
      let origin = snapshot.window(place.chunk).line
      let own = origin + Int(row.firstLine)..<origin + Int(row.endLine)
      lines =
        lines.isEmpty
        ? own
        : min(lines.lowerBound, own.lowerBound)..<max(lines.upperBound, own.upperBound)
    }
    return lines
  }

  /// The row of a table that a line is in; `nil` where it is in none.
  ///
  /// - Precondition: the ordinal is less than ``lineCount``.
  /// - Complexity: O(log *n* + columns of the table).
  public func tableRow(ofLine index: Int) -> LineTableRow? {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    let place = snapshot.place(ofLine: index)
    let chunk = snapshot.chunk(place.chunk)
    guard chunk.lines[place.line].flags.contains(.cell) else { return nil }
    let window = snapshot.window(place.chunk)
    let record = chunk.row(holding: place.line)
    let row = chunk.shaped.rows[Int(record.row)]
    guard let style = chunk.shaped.styles[Int(row.style)].block?.table else { return nil }
    let edges = chunk.tables.edges(of: record.boxes)
    let margin = snapshot.measure.tableMargin
    return LineTableRow(
      row: style, lines: window.line + Int(record.firstLine)..<window.line + Int(record.endLine),
      rect: Rect(
        x: edges.left - margin, y: snapshot.contentTop + window.y + record.top,
        width: edges.right - edges.left + 2 * margin, height: record.bottom - record.top),
      columns: chunk.tables.boxes[record.boxes.dropFirst()].map {
        LineTableRow.Column(minX: $0.left, maxX: $0.right)
      },
      isRightToLeft: chunk.shaped.tables[Int(row.table)].isRightToLeft)
  }
}
