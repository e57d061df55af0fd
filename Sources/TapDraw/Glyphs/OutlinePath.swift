import TapLayout

/// A pen that draws the outlines of glyphs into a path.
package struct OutlinePath: OutlinePen {
  /// What has been drawn.
  package private(set) var path = Path()

  /// Makes a pen that has drawn nothing.
  package init() {}

  package mutating func move(toX x: Double, y: Double) { path.move(to: Point(x: x, y: y)) }

  package mutating func line(toX x: Double, y: Double) {
    guard path.currentPoint != nil else { return move(toX: x, y: y) }
    path.addLine(to: Point(x: x, y: y))
  }

  package mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
    guard let start = path.currentPoint else { return move(toX: x, y: y) }
    // The cubic that is the same curve: its controls are two thirds of the way.
    path.addCurve(
      to: Point(x: x, y: y),
      control1: Point(
        x: start.x + (controlX - start.x) * 2 / 3, y: start.y + (controlY - start.y) * 2 / 3),
      control2: Point(x: x + (controlX - x) * 2 / 3, y: y + (controlY - y) * 2 / 3))
  }

  package mutating func cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, toX x: Double,
    y: Double
  ) {
    guard path.currentPoint != nil else { return move(toX: x, y: y) }
    path.addCurve(
      to: Point(x: x, y: y), control1: Point(x: control1X, y: control1Y),
      control2: Point(x: control2X, y: control2Y))
  }

  package mutating func close() { if path.currentPoint != nil { path.close() } }
}
