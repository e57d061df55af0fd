import TapPlatform
public import TapLayout

extension Path {
  /// Makes a rectangle, clockwise from the top left.
  public init(_ rect: Rect) {
    self.init()
    move(to: Point(x: rect.x, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: rect.maxY))
    close()
  }

  /// Makes a rectangle with round corners; the radius in points is at most half of each side.
  public init(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let (left, top) = (rect.x + radius, rect.y + radius)
    let (right, bottom) = (rect.maxX - radius, rect.maxY - radius)
    move(to: Point(x: left, y: rect.y))
    addLine(to: Point(x: right, y: rect.y))
    addQuarter(to: Point(x: rect.maxX, y: top), corner: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: bottom))
    addQuarter(to: Point(x: right, y: rect.maxY), corner: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: left, y: rect.maxY))
    addQuarter(to: Point(x: rect.x, y: bottom), corner: Point(x: rect.x, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: top))
    addQuarter(to: Point(x: left, y: rect.y), corner: Point(x: rect.x, y: rect.y))
    close()
  }

  /// Makes the ellipse that touches all sides of a rectangle, clockwise from its right end.
  public init(ellipseIn rect: Rect) {
    self.init()
    let center = rect.center
    let right = Point(x: rect.maxX, y: center.y)
    move(to: right)
    addQuarter(
      to: Point(x: center.x, y: rect.maxY), corner: Point(x: rect.maxX, y: rect.maxY))
    addQuarter(to: Point(x: rect.x, y: center.y), corner: Point(x: rect.x, y: rect.maxY))
    addQuarter(to: Point(x: center.x, y: rect.y), corner: Point(x: rect.x, y: rect.y))
    addQuarter(to: right, corner: Point(x: rect.maxX, y: rect.y))
    close()
  }

  /// Adds an arc of a circle, after a line to its start, or a move where the path is empty.
  ///
  /// Angles are in radians from the positive x axis; one that grows runs clockwise on the screen.
  /// Each quarter or less is one curve, which strays from the circle by at most 0.03 % of the
  /// radius.
  ///
  /// - Parameters:
  ///   - center: the center of the circle.
  ///   - radius: the radius, in points.
  ///   - start: the angle at which the arc begins.
  ///   - end: the angle at which it ends; less than the start runs counterclockwise.
  /// - Precondition: The angles are finite and at most 1000 turns apart.
  public mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) {
    precondition(abs(end - start) <= 2000 * .pi, "an arc needs finite angles, 1000 turns at most")
    func point(_ angle: Double, _ handle: Double) -> Point {
      let (sine, cosine) = (sin(angle), cos(angle))
      return Point(
        x: center.x + radius * (cosine - handle * sine),
        y: center.y + radius * (sine + handle * cosine))
    }
    if currentPoint == nil { move(to: point(start, 0)) } else { addLine(to: point(start, 0)) }
    // A hair of a fifth quarter, left by rounding, would be a curve of its own.
    let count = max(1, (abs(end - start) / (.pi / 2) - 1e-9).rounded(.up))
    let step = (end - start) / count
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let from = start + Double(index) * step
      addCurve(
        to: point(from + step, 0), control1: point(from, handle),
        control2: point(from + step, -handle))
    }
  }

  /// Adds a quarter of an ellipse whose tangents at both ends meet in a corner.
  private mutating func addQuarter(to end: Point, corner: Point) {
    guard let start = currentPoint else { return }
    // The share at which a cubic comes closest to a quarter of a circle: 4/3 tan(90°/4).
    let share = 4 / 3 * (2.0.squareRoot() - 1)
    func towardsCorner(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * share, y: point.y + (corner.y - point.y) * share)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
