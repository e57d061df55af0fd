/// How much of a box must be in a rectangle for the rectangle to hold it.
public enum Inclusion: Sendable, Hashable, CaseIterable {
  /// Any part.
  case anyOverlap
  /// The center.
  case center
  /// The whole box.
  case all
}

extension TextLayout {
  /// Calls `body` with each box that is in a rectangle, line by line from left to right.
  ///
  /// The counterpart of Android's `getRangeForRect`.
  ///
  /// - Complexity: O(log *n* + boxes and lines in the rectangle).
  public func forEachBox(
    in rect: Rect, inclusion: Inclusion = .anyOverlap, _ body: (LineBox) -> Void
  ) {
    snapshot.forEachLine(from: rect.y, to: rect.maxY) { place in
      let top = snapshot.top(place)
      let bottom = snapshot.bottom(place)
      guard top < bottom else { return }
      snapshot.forEachBox(in: place, between: rect.sides) { box in
        guard box.minX < box.maxX else { return }
        let isIn =
          switch inclusion {
          case .anyOverlap: box.minX < rect.maxX && box.maxX > rect.x
          case .center:
            rect.contains(Point(x: (box.minX + box.maxX) / 2, y: (top + bottom) / 2))
          case .all:
            box.minX >= rect.x && box.maxX <= rect.maxX && top >= rect.y && bottom <= rect.maxY
          }
        if isIn { body(box) }
      }
    }
  }
}
