import TapLayout
import TapText

extension CaseRun {
  /// The most points of one sweep.
  private static let mostPoints = 8_000.0

  /// Calls `body` with points on a grid over the whole box and a margin around it.
  ///
  /// The points are half a step off the whole numbers, so that the edges of cells fall between
  /// them; the step grows where the box is so large that there would be too many.
  func forEachGridPoint(step: Double, _ body: (Point) -> Void) {
    let bounds = layout.bounds
    let margin = 2 * step
    let width = min(bounds.width, 1e5) + 2 * margin
    let height = min(bounds.height, 1e5) + 2 * margin
    var step = step
    while width / step * (height / step) > Self.mostPoints { step *= 1.5 }
    for row in 0..<Int(height / step) {
      for column in 0..<Int(width / step) {
        body(
          Point(
            x: bounds.x - margin + (Double(column) + 0.5) * step,
            y: bounds.y - margin + (Double(row) + 0.5) * step))
      }
    }
  }

  /// The visible boxes of all lines, for many look-ups.
  func boxIndex() -> BoxIndex {
    BoxIndex(
      lines: (0..<layout.lineCount).map { index in
        let line = layout.line(at: index)
        return (line, boxes(in: line).filter { $0.rect.width > 0 })
      })
  }

  /// The index of the link that owns a box by the text alone, apart from what a hit says: the
  /// innermost of those that cover the first unit of its cluster.
  ///
  /// - Precondition: links that overlap do so under the rule `innermost`.
  func owner(of box: LineBox) -> Int? {
    guard box.region == .cluster || box.region == .inlineObject || box.region == .hyphen else {
      return nil
    }
    let covering = links.indices.filter { links[$0].utf8Range.contains(box.utf8Range.lowerBound) }
    return covering.max { first, second in
      let (first, second) = (links[first].utf8Range, links[second].utf8Range)
      return (first.lowerBound, -first.count) < (second.lowerBound, -second.count)
    }
  }
}

/// The visible boxes of a layout by line.
struct BoxIndex {
  /// The lines in the order of the text with their boxes.
  let lines: [(line: Line, boxes: [PlacedBox])]
  /// Whether each line is under the one before it, as they are outside of tables.
  private let isStacked: Bool

  init(lines: [(line: Line, boxes: [PlacedBox])]) {
    self.lines = lines
    isStacked = zip(lines, lines.dropFirst()).allSatisfy {
      $0.line.rect.maxY <= $1.line.rect.y + 1e-6
    }
  }

  /// The box under a point, by the rectangles alone.
  func box(at point: Point) -> PlacedBox? {
    guard isStacked else {
      for (line, boxes) in lines where line.rect.y <= point.y && point.y < line.rect.maxY {
        if let box = boxes.first(where: { $0.rect.contains(point) }) { return box }
      }
      return nil
    }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].line.rect.maxY <= point.y { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count else { return nil }
    return lines[low].boxes.first { $0.rect.contains(point) }
  }
}
