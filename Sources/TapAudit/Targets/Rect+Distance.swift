import TapLayout

extension Rect {
  /// The distance of a point from the ellipse that touches the four sides; 0 inside.
  ///
  /// The nearest point of an ellipse with half axes a and b is (a²u / (t + a²), b²v / (t + b²)) for
  /// a point (u, v) in the first quadrant, where t is the root of a falling function; it is found
  /// by halving.
  func ellipseDistance(to point: Point) -> Double {
    let (a, b) = (width / 2, height / 2)
    guard a > 0, b > 0 else { return distance(to: point) }
    let u = abs(point.x - (x + a))
    let v = abs(point.y - (y + b))
    guard (u / a) * (u / a) + (v / b) * (v / b) > 1 else { return 0 }
    // Outside t is positive, and so far out no more than this.
    var (low, high) = (0.0, (u * u + v * v).squareRoot() * max(a, b))
    for _ in 0..<64 {
      let t = (low + high) / 2
      let (across, down) = (a * u / (t + a * a), b * v / (t + b * b))
      if across * across + down * down > 1 { low = t } else { high = t }
    }
    let dx = u - a * a * u / (low + a * a)
    let dy = v - b * b * v / (low + b * b)
    return (dx * dx + dy * dy).squareRoot()
  }
}
