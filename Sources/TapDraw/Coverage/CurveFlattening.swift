import TapLayout

/// A way to replace curves by line segments that are visually indistinguishable from them.
///
/// A line stays within ``tolerance`` of its curve, or within a millionth of the size of the curve
/// and the width of its stroke where that is more. Curves that can't reach the pixels of interest
/// become the line between their ends. So a curve is some thousand lines at most, whatever it is.
struct CurveFlattening {
  /// The greatest distance between a curve and its lines: a twentieth of a pixel.
  static let tolerance = 0.05

  /// How often a curve is halved at most, should rounding keep it from becoming flat.
  private static let greatestDepth = 16

  /// The tolerance of a large curve or a wide stroke, as a share of its size.
  private static let share = 1e-6

  /// Outside of which a curve need not be followed.
  let box: PixelBox
  /// The distance to which the lines are widened later, in pixels; bends are followed more closely
  /// for it.
  var halfWidth = 0.0

  /// Calls `body` with the end of each line, the last one the end of the curve.
  func forEachEnd(of curve: CubicCurve, _ body: (Point) -> Void) {
    let (start, control1, control2, end) = (curve.start, curve.control1, curve.control2, curve.end)
    let size = max(
      abs(control1.x - start.x), abs(control1.y - start.y), abs(control2.x - start.x),
      abs(control2.y - start.y), abs(end.x - start.x), abs(end.y - start.y))
    halve(curve, within: max(Self.tolerance, Self.share * size), depth: 0, body)
  }

  private func halve(
    _ curve: CubicCurve, within tolerance: Double, depth: Int, _ body: (Point) -> Void
  ) {
    guard depth < Self.greatestDepth, touchesBox(curve), !isFlat(curve, within: tolerance) else {
      body(curve.end)
      return
    }
    let (first, second) = curve.halves
    halve(first, within: tolerance, depth: depth + 1, body)
    halve(second, within: tolerance, depth: depth + 1, body)
  }

  /// Whether the four points of a curve are not all beyond one side of the box.
  private func touchesBox(_ curve: CubicCurve) -> Bool {
    let points = (curve.start, curve.control1, curve.control2, curve.end)
    let left = min(points.0.x, points.1.x, points.2.x, points.3.x)
    let right = max(points.0.x, points.1.x, points.2.x, points.3.x)
    let top = min(points.0.y, points.1.y, points.2.y, points.3.y)
    let bottom = max(points.0.y, points.1.y, points.2.y, points.3.y)
    return left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top
  }

  private func isFlat(_ curve: CubicCurve, within tolerance: Double) -> Bool {
    guard curve.sag <= tolerance else { return false }
    guard halfWidth > 0 else { return true }
    // The edge of a stroke strays by an eighth of its distance times the square of the turn. The
    // turn of a curve shorter than the tolerance is that of a corner, which gets a join.
    let (dx, dy) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
    let chord = (dx * dx + dy * dy).squareRoot()
    guard chord > tolerance / 4 else { return true }
    let bend = curve.sag / chord
    return halfWidth * bend * bend * 8 <= max(Self.tolerance, Self.share * halfWidth)
  }
}
