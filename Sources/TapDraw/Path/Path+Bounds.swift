public import TapLayout

extension Path {
  /// The smallest rectangle around all points of the outline; `nil` where it has none.
  ///
  /// Curves count as far as they reach, not as far as their controls. The counterpart of
  /// `CGPath.boundingBoxOfPath`.
  ///
  /// - Complexity: O(number of elements).
  public var bounds: Rect? {
    var extent = Extent()
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point):
        extent.add(point)
        (start, last) = (point, point)
      case .line(let point):
        extent.add(point)
        last = point
      case .curve(let control1, let control2, let point):
        extent.add(CubicCurve(start: last, control1: control1, control2: control2, end: point))
        last = point
      case .close: last = start
      }
    }
    return extent.rect
  }
}

/// The least and greatest coordinates of some points.
private struct Extent {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  mutating func add(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(_ curve: CubicCurve) {
    add(curve.start)
    add(curve.end)
    // Where one coordinate turns, the other is at no more than its own extreme.
    for t in curve.turns(of: \.x) + curve.turns(of: \.y) { add(curve.point(at: t)) }
  }

  var rect: Rect? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
