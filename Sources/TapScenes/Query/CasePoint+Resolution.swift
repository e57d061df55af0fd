import TapLayout
import TapText

extension CasePoint {
  /// The point on a layout; `nil` if the layout does not show it.
  func point(in run: CaseRun) -> Point? {
    switch self {
    case .absolute(let point): point
    case .device(let point, let scale, let shift):
      Point(x: (point.x - shift.x) / scale, y: (point.y - shift.y) / scale)
    case .glyph(let offset, let fx, let fy):
      run.box(holding: offset).map { run.point(in: $0, fx: fx, fy: fy) }
    case .lineTrail(let line, let dx, let fy):
      run.line(line).map { $0.point(beyondEnd: dx, fy: fy) }
    case .lineLead(let line, let dx, let fy):
      run.line(line).map { $0.point(beforeStart: dx, fy: fy) }
    case .lineAbs(let line, let column, let fy):
      run.point(column, y: run.line(line).map { $0.rect.y + fy * $0.rect.height })
    case .belowLast(let column, let dy):
      run.point(column, y: run.line(-1).map { $0.rect.maxY + dy })
    case .aboveFirst(let column, let dy): run.point(column, y: run.line(0).map { $0.rect.y - dy })
    case .betweenLines(let first, let second, let column, let dy):
      run.point(column, y: run.middle(between: first, and: second).map { $0 + dy })
    case .cell(let column, let row, let fx, let fy):
      Point(
        x: (Double(column) + fx) * run.cell.width, y: (Double(row) + fy) * run.cell.height)
    case .token(let character, let fx, let fy):
      run.point(inToken: character, fx: fx, fy: fy)
    case .ellipsis(let fx, let fy):
      run.firstBox(where: { $0.region == .ellipsis }).map { run.point(in: $0, fx: fx, fy: fy) }
    case .hyphen(let line, let fx, let fy):
      run.hyphen(inLine: line).map { run.point(in: $0, fx: fx, fy: fy) }
    }
  }
}

extension Line {
  fileprivate func point(beyondEnd dx: Double, fy: Double) -> Point {
    let x = direction == .leftToRight ? rect.maxX + dx : rect.x - dx
    return Point(x: x, y: rect.y + fy * rect.height)
  }

  fileprivate func point(beforeStart dx: Double, fy: Double) -> Point {
    let x = direction == .leftToRight ? rect.x - dx : rect.maxX + dx
    return Point(x: x, y: rect.y + fy * rect.height)
  }
}

extension CaseRun {
  fileprivate func point(_ column: CasePoint.Column, y: Double?) -> Point? {
    guard let y else { return nil }
    switch column {
    case .x(let x): return Point(x: x, y: y)
    case .glyph(let offset):
      return box(holding: offset).map { Point(x: ($0.box.minX + $0.box.maxX) / 2, y: y) }
    }
  }

  fileprivate func point(in place: PlacedBox, fx: Double, fy: Double) -> Point {
    Point(
      x: place.box.minX + fx * (place.box.maxX - place.box.minX),
      y: place.line.rect.y + fy * place.line.rect.height)
  }

  fileprivate func middle(between first: Int, and second: Int) -> Double? {
    guard let first = line(first), let second = line(second) else { return nil }
    return (first.rect.maxY + second.rect.y) / 2
  }

  /// A token is in one box, whose characters are a cell wide each.
  fileprivate func point(inToken character: Int, fx: Double, fy: Double) -> Point? {
    guard let place = firstBox(where: { $0.region == .truncationToken }) else { return nil }
    let x = place.box.minX + (Double(character) + fx) * cell.width
    guard x < place.box.maxX else { return nil }
    return Point(x: x, y: place.line.rect.y + fy * place.line.rect.height)
  }

  /// A hyphen that the break added, or a soft hyphen that shows.
  fileprivate func hyphen(inLine ordinal: Int) -> PlacedBox? {
    guard let line = line(ordinal) else { return nil }
    return boxes(in: line).last { place in
      guard place.rect.width > 0 else { return false }
      return place.box.region == .hyphen || text.string(in: place.box.utf8Range) == "\u{AD}"
    }
  }
}
