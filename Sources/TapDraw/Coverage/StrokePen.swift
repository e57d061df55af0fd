import TapPlatform
import TapLayout

/// A pen that widens lines to the shape of a stroke.
///
/// Lines end flat where they end (CSS `stroke-linecap: butt`) and meet in points as long as a point
/// is at most four times as long as the line is wide (`stroke-linejoin: miter`, with the limit that
/// SVG has), else they are cut off. Where a curve turns sharply within itself, its stroke is round.
/// The pen is a circle in points: a transform with a non-uniform scale or a skew makes it an
/// ellipse in pixels.
///
/// The shape is a union of convex polygons, one for each line and one for each join.
struct StrokePen {
  /// How long the point of a join may be, in widths of the line.
  static let miterLimit = 4.0

  private let transform: Transform
  private let inverse: Transform
  private let halfWidth: Double
  /// The greatest distance from a line to the edge of its stroke, in pixels.
  let reach: Double

  /// Makes a pen for a width in points; `nil` where it would draw nothing.
  init?(width: Double, transform: Transform) {
    guard width > 0, width.isFinite, let inverse = transform.inverse else { return nil }
    self.transform = transform
    self.inverse = inverse
    halfWidth = width / 2
    let stretch = max(
      abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    reach = min(halfWidth * stretch, PixelBox.limit)
  }

  /// Adds the stroke of a path in pixels to some edges.
  func stroke(_ path: Path, into edges: inout EdgeList) {
    let margin = reach * Self.miterLimit
    let bounds = edges.bounds
    let box = PixelBox(
      left: Double(bounds.minX) - margin, top: Double(bounds.minY) - margin,
      right: Double(bounds.maxX) + margin, bottom: Double(bounds.maxY) + margin)
    let flattening = CurveFlattening(box: box, halfWidth: reach)
    var line = StrokeLine()
    for element in path.elements {
      switch element {
      case .move(let point):
        add(line, isClosed: false, to: &edges)
        line = StrokeLine(start: point)
      case .line(let point): line.add(point)
      case .curve(let control1, let control2, let point):
        let curve = CubicCurve(
          start: line.last, control1: control1, control2: control2, end: point)
        flattening.forEachEnd(of: curve) { line.add($0, isInCurve: true) }
        line.endCurve()
      case .close:
        line.add(line.start)
        add(line, isClosed: true, to: &edges)
        line = StrokeLine(start: line.start)
      }
    }
    add(line, isClosed: false, to: &edges)
  }

  private func add(_ line: StrokeLine, isClosed: Bool, to edges: inout EdgeList) {
    var first: Point?
    var previous: Point?
    for index in line.points.indices.dropLast() {
      let (start, end) = (line.points[index], line.points[index + 1])
      guard let direction = direction(from: start, to: end) else { continue }
      add(from: start, to: end, along: direction, to: &edges)
      if let previous {
        if line.isInCurve[index] {
          addBend(at: start, previous, direction, to: &edges)
        } else {
          addJoin(at: start, previous, direction, to: &edges)
        }
      }
      previous = direction
      first = first ?? direction
    }
    if isClosed, let first, let previous {
      addJoin(at: line.start, previous, first, to: &edges)
    }
  }

  /// The direction of a line in points, of length 1; `nil` of a line without one.
  private func direction(from start: Point, to end: Point) -> Point? {
    let way = Point(x: end.x - start.x, y: end.y - start.y)
    let inPoints = Point(
      x: inverse.a * way.x + inverse.c * way.y, y: inverse.b * way.x + inverse.d * way.y)
    let greatest = max(abs(inPoints.x), abs(inPoints.y))
    guard greatest > 0, greatest.isFinite else { return nil }
    let (x, y) = (inPoints.x / greatest, inPoints.y / greatest)
    let length = (x * x + y * y).squareRoot()
    return Point(x: x / length, y: y / length)
  }

  /// A point at a distance in points from one in pixels.
  private func place(_ point: Point, _ x: Double, _ y: Double) -> Point {
    Point(
      x: PixelBox.clamped(point.x + transform.a * x + transform.c * y),
      y: PixelBox.clamped(point.y + transform.b * x + transform.d * y))
  }

  private func add(
    from start: Point, to end: Point, along direction: Point, to edges: inout EdgeList
  ) {
    let (x, y) = (-direction.y * halfWidth, direction.x * halfWidth)
    edges.add(convex: [
      place(start, x, y), place(end, x, y), place(end, -x, -y), place(start, -x, -y),
    ])
  }

  /// Fills the gap on the outer side of a bend of a curve, round.
  private func addBend(
    at corner: Point, _ before: Point, _ after: Point, to edges: inout EdgeList
  ) {
    let turn = before.x * after.y - before.y * after.x
    let sharpness = before.x * after.x + before.y * after.y
    // The tip of a slight bend is as near to the circle as the lines are to the curve.
    guard sharpness < 0.9 else { return addJoin(at: corner, before, after, to: &edges) }
    let angle = atan2(abs(turn), sharpness)
    let outer = turn > 0 ? -halfWidth : halfWidth
    let steps = max(2, min((angle * max(reach, 1).squareRoot() * 2).rounded(.up), 256))
    var corners = [corner]
    for step in 0...Int(steps) {
      let part = angle * Double(step) / steps * (turn > 0 ? 1 : -1)
      let (sine, cosine) = (sin(part), cos(part))
      let x = before.x * cosine - before.y * sine
      let y = before.x * sine + before.y * cosine
      corners.append(place(corner, -y * outer, x * outer))
    }
    edges.add(convex: corners)
  }

  /// Fills the gap on the outer side of a corner.
  private func addJoin(
    at corner: Point, _ before: Point, _ after: Point, to edges: inout EdgeList
  ) {
    let turn = before.x * after.y - before.y * after.x
    guard turn != 0 else { return }
    let outer = turn > 0 ? -halfWidth : halfWidth
    let from = Point(x: -before.y * outer, y: before.x * outer)
    let to = Point(x: -after.y * outer, y: after.x * outer)
    let sharpness = 1 + before.x * after.x + before.y * after.y
    var corners = [corner, place(corner, from.x, from.y)]
    if sharpness / 2 >= 1 / (Self.miterLimit * Self.miterLimit) {
      corners.append(
        place(corner, (from.x + to.x) / sharpness, (from.y + to.y) / sharpness))
    }
    corners.append(place(corner, to.x, to.y))
    edges.add(convex: corners)
  }
}

/// The points of a subpath, each once.
private struct StrokeLine {
  private(set) var points: [Point] = []
  /// Whether each point is on a curve and not at its end.
  private(set) var isInCurve: [Bool] = []

  init() {}

  init(start: Point) {
    points = [start]
    isInCurve = [false]
  }

  var start: Point { points.first ?? Point(x: 0, y: 0) }
  var last: Point { points.last ?? Point(x: 0, y: 0) }

  mutating func add(_ point: Point, isInCurve: Bool = false) {
    guard point != points.last else { return }
    points.append(point)
    self.isInCurve.append(isInCurve)
  }

  /// Makes the last point the end of a curve, which gets a join.
  mutating func endCurve() {
    if !isInCurve.isEmpty { isInCurve[isInCurve.count - 1] = false }
  }
}
