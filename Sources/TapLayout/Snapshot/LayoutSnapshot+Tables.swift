import TapText

extension LayoutSnapshot {
  /// The top of a line, or of the row of a table that it is in.
  func start(_ place: LinePlace) -> Double {
    contentTop + window(place.chunk).y + chunk(place.chunk).start(ofLine: place.line)
  }

  /// The bottom of a line, or of the row of a table that it is in.
  func end(_ place: LinePlace) -> Double {
    let chunk = chunk(place.chunk)
    guard chunk.lines[place.line].flags.contains(.cell) else { return bottom(place) }
    return contentTop + window(place.chunk).y + chunk.end(ofLine: place.line)
  }

  /// The line under another, or under the row that it is in; of a row the first line of the cell
  /// nearest to an x.
  func line(below place: LinePlace, nearest x: Double) -> LinePlace? {
    var last = place
    let chunk = chunk(place.chunk)
    if chunk.lines[place.line].flags.contains(.cell) {
      last.line = Int(chunk.row(holding: place.line).endLine) - 1
    }
    guard var next = next(last) else { return nil }
    let other = self.chunk(next.chunk)
    if other.lines[next.line].flags.contains(.cell) {
      let row = other.row(holding: next.line)
      next.line = other.line(of: row, atOrAbove: -.infinity, nearest: x)
    }
    return next
  }

  /// Calls `body` with the lines between two heights of the row that a line is in, cell by cell;
  /// returns the row's last line.
  func forEachCellLine(
    of place: LinePlace, from top: Double, to bottom: Double, _ body: (LinePlace) -> Void
  ) -> LinePlace {
    let chunk = chunk(place.chunk)
    let row = chunk.row(holding: place.line)
    let origin = contentTop + window(place.chunk).y
    for cell in row.cells {
      let own = chunk.lines(ofCell: cell, in: row)
      var line = own.lowerBound
      if own.count > 8, origin + chunk.lines[line].top < top {
        line += chunk.lines[own].partitioningIndex { origin + $0.top > top } - line - 1
      }
      while line < own.upperBound, origin + chunk.lines[line].top < bottom {
        let next = LinePlace(chunk: place.chunk, line: line)
        if self.bottom(next) > top { body(next) }
        line += 1
      }
    }
    return LinePlace(chunk: place.chunk, line: Int(row.endLine) - 1)
  }

  /// The reason of a miss in a row of a table; `nil` where the point is on a line of its cell, or
  /// under the row.
  func missedCell(
    at point: Point, of place: LinePlace, of chunk: LayoutChunk, _ height: Range<Double>,
    isInside: Bool
  ) -> Hit? {
    let cells = chunk.tables.cells
    let cell = cells[Int(chunk.cellOfLine[place.line])]
    let isBeside = point.x < cell.left || point.x >= cell.right
    if height.contains(point.y), !isBeside { return nil }
    let row = chunk.tables.rows[Int(cell.row)]
    let record = chunk.lines[place.line]
    let origin = contentTop + window(place.chunk).y
    guard point.y < origin + row.bottom else { return nil }
    if height.contains(point.y) {
      let edges = chunk.tables.edges(of: row.boxes)
      let (first, last) = (cells[row.cells.lowerBound], cells[row.cells.upperBound - 1])
      let isOutside =
        point.x < min(edges.left, first.left, last.left)
        || point.x >= max(edges.right, first.right, last.right)
      if isOutside { return nil }
    }
    guard isInside else { return Hit(region: .outside) }
    return Hit(
      region: isInset(point) ? .inset : .tableGap,
      line: index(place), direction: record.direction)
  }
}
