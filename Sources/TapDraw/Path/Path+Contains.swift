public import TapLayout

extension Path {
  /// The distance from a curve's true edge within which a point may be reported on the wrong side:
  /// a hundredth of a point.
  ///
  /// A billionth of the curve's size, where that is more.
  public static let tolerance = 0.01

  /// Returns whether a point is inside, by the nonzero winding rule.
  ///
  /// Open subpaths count as closed. Edges are half-open as a rectangle's are: two shapes that share
  /// an edge never both hold a point, nor do both miss one between them. What is drawn is what is
  /// hit (NOTCH-7).
  ///
  /// - Complexity: O(number of elements).
  public func contains(_ point: Point) -> Bool {
    var crossings = Crossings(point: point)
    var (start, last) = (point, point)
    for element in elements {
      switch element {
      case .move(let next):
        crossings.add(from: last, to: start)
        (start, last) = (next, next)
      case .line(let next):
        crossings.add(from: last, to: next)
        last = next
      case .curve(let control1, let control2, let next):
        crossings.add(
          CubicCurve(start: last, control1: control1, control2: control2, end: next))
        last = next
      case .close:
        crossings.add(from: last, to: start)
        last = start
      }
    }
    crossings.add(from: last, to: start)
    return crossings.winding != 0
  }
}

/// A count of the edges that a ray to the left of a point crosses: those down less those up.
private struct Crossings {
  let point: Point
  var winding = 0

  mutating func add(from start: Point, to end: Point) {
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    // From the top down, so that an edge cuts alike whichever way two shapes run along it.
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let x = top.x + (point.y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
    if x <= point.x { winding += isDown ? 1 : -1 }
  }

  mutating func add(_ curve: CubicCurve) {
    let size = max(
      abs(curve.start.x), abs(curve.start.y), abs(curve.control1.x), abs(curve.control1.y),
      abs(curve.control2.x), abs(curve.control2.y), abs(curve.end.x), abs(curve.end.y))
    guard size.isFinite else { return }
    add(curve, within: max(Path.tolerance, size * 1e-9))
  }

  /// Halves the curve until no half that matters bends more than the tolerance.
  private mutating func add(_ curve: CubicCurve, within tolerance: Double) {
    let xs = [curve.start.x, curve.control1.x, curve.control2.x, curve.end.x]
    let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    // A curve lies within its four points: the ray misses this one.
    guard top <= point.y, bottom > point.y, left <= point.x else { return }
    // Where the ray passes all of it, only the ends matter.
    guard right > point.x, curve.sag > tolerance else {
      add(from: curve.start, to: curve.end)
      return
    }
    let (first, second) = curve.halves
    add(first, within: tolerance)
    add(second, within: tolerance)
  }
}
