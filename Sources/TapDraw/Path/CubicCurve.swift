import TapLayout

/// A cubic Bézier curve: its two ends and the controls between them.
struct CubicCurve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// The curve's two halves, by de Casteljau.
  var halves: (CubicCurve, CubicCurve) {
    let first = Self.middle(start, control1)
    let inner = Self.middle(control1, control2)
    let last = Self.middle(control2, end)
    let (left, right) = (Self.middle(first, inner), Self.middle(inner, last))
    let middle = Self.middle(left, right)
    return (
      CubicCurve(start: start, control1: first, control2: left, end: middle),
      CubicCurve(start: middle, control1: right, control2: last, end: end)
    )
  }

  private static func middle(_ one: Point, _ other: Point) -> Point {
    Point(x: one.x / 2 + other.x / 2, y: one.y / 2 + other.y / 2)
  }

  /// How far the curve may stray from the straight line between its ends, at most, in points.
  ///
  /// A curve bends by at most an eighth of its greatest second derivative, which is six times the
  /// greater second difference of the four points.
  var sag: Double {
    func bend(_ one: Point, _ two: Point, _ three: Point) -> Double {
      let (x, y) = (one.x - 2 * two.x + three.x, one.y - 2 * two.y + three.y)
      return (x * x + y * y).squareRoot()
    }
    return 0.75 * max(bend(start, control1, control2), bend(control1, control2, end))
  }

  /// The turning points of one coordinate, as shares of the way from 0 to 1, ends left out.
  func turns(of coordinate: KeyPath<Point, Double>) -> [Double] {
    let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    // The derivative is 3 (a t² + 2 b t + c). Of the two forms of its roots, each is taken where
    // it neither divides by nothing nor takes a difference of near numbers.
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, p2 - 2 * p1 + p0, p1 - p0)
    let root = max(0, b * b - a * c).squareRoot()
    let sum = b < 0 ? root - b : -root - b
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }

  /// The point at a share of the way from 0 to 1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }
}
