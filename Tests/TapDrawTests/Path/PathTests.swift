import TapDraw
import TapLayout
import TapTestSupport
import Testing

@Suite struct PathTests {
  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(x: .random(in: -10...110, using: &random), y: .random(in: -10...110, using: &random))
  }

  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double(random.number(below: 20)), y: Double(random.number(below: 20)),
      width: Double(1 + random.number(below: 80)), height: Double(1 + random.number(below: 80)))
  }

  @Test(arguments: 0..<40)
  func `a path holds the points that its outline goes around`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let path = Path.random(&random)
    let oracle = PathOracle(path)
    for _ in 0..<40 {
      let point = Self.point(&random)
      guard oracle.distance(to: point) > 2 * Path.tolerance else { continue }
      #expect(path.contains(point) == (oracle.winding(around: point) != 0), "\(point)")
    }
  }

  @Test(arguments: 0..<100)
  func `bounds touch the outline on all sides`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let path = Path.random(&random)
    let extent = PathOracle(path).extent
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.x - extent.minX) < 0.05 && bounds.x <= extent.minX + 1e-9)
    #expect(abs(bounds.y - extent.minY) < 0.05 && bounds.y <= extent.minY + 1e-9)
    #expect(abs(bounds.maxX - extent.maxX) < 0.05 && bounds.maxX >= extent.maxX - 1e-9)
    #expect(abs(bounds.maxY - extent.maxY) < 0.05 && bounds.maxY >= extent.maxY - 1e-9)
  }

  @Test(arguments: 0..<50)
  func `a moved copy holds the moved points`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let path = Path.random(&random)
    let oracle = PathOracle(path)
    let transform = Transform(a: 0.8, b: 0.3, c: -0.2, d: 1.1, tx: 5, ty: -7)
    let moved = path.applying(transform)
    for _ in 0..<20 {
      let point = Self.point(&random)
      guard oracle.distance(to: point) > 3 * Path.tolerance else { continue }
      #expect(moved.contains(transform.apply(point)) == path.contains(point), "\(point)")
    }
    #expect(path.applying(.identity) == path)
    #expect(moved.currentPoint == path.currentPoint.map(transform.apply))
  }

  @Test(arguments: 0..<50)
  func `a rectangle as a path holds just the points of the rectangle, edges too`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rect = Self.rect(&random)
    let path = Path(rect)
    for x in [rect.x - 1, rect.x, rect.center.x, rect.maxX, rect.maxX + 1] {
      for y in [rect.y - 1, rect.y, rect.center.y, rect.maxY, rect.maxY + 1] {
        let point = Point(x: x, y: y)
        #expect(path.contains(point) == rect.contains(point), "\(point) of \(rect)")
      }
    }
    #expect(path.bounds == rect)
  }

  @Test(arguments: 0..<50)
  func `two shapes that share an edge never both hold a point`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (top, bottom) = (Double.random(in: 10...90, using: &random), Double(50))
    let (control1, control2) = (Self.point(&random), Self.point(&random))
    // A page that one cut, straight or curved, splits in a left and a right half.
    func half(side: Double) -> Path {
      var path = Path()
      path.move(to: Point(x: top, y: -20))
      path.addLine(to: Point(x: bottom, y: 30))
      if seed.isMultiple(of: 2) {
        path.addCurve(to: Point(x: top, y: 120), control1: control1, control2: control2)
      } else {
        path.addLine(to: Point(x: top, y: 120))
      }
      path.addLine(to: Point(x: side, y: 120))
      path.addLine(to: Point(x: side, y: -20))
      path.close()
      return path
    }
    let (left, right) = (half(side: -500), half(side: 500))
    for y in stride(from: -20.0, to: 120, by: 10) {
      for x in stride(from: -10.0, to: 110, by: 1.25) {
        let point = Point(x: x, y: y)
        guard seed.isMultiple(of: 2) || left.contains(point) != right.contains(point) else {
          Issue.record("\(point) is in \(left.contains(point) ? "both" : "neither")")
          continue
        }
        #expect(left.contains(point) || right.contains(point))
      }
    }
  }

  @Test(arguments: 0..<50)
  func `NOTCH-7: round shapes hold the points of their own formula`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rect = Self.rect(&random)
    let radius = Double.random(in: 0...50, using: &random)
    let corner = min(radius, rect.width / 2, rect.height / 2)
    let (ellipse, rounded) = (Path(ellipseIn: rect), Path(rect, cornerRadius: radius))
    for _ in 0..<50 {
      let point = Self.point(&random)
      let (x, y) = (abs(point.x - rect.center.x), abs(point.y - rect.center.y))
      let (u, v) = (x / rect.width * 2, y / rect.height * 2)
      let reach = (u * u + v * v).squareRoot()
      if abs(reach - 1) * min(rect.width, rect.height) > 0.1 {
        #expect(ellipse.contains(point) == (reach < 1), "\(point) of \(rect)")
      }
      let (beyondX, beyondY) = (
        max(0, x - rect.width / 2 + corner), max(0, y - rect.height / 2 + corner)
      )
      let distance = (beyondX * beyondX + beyondY * beyondY).squareRoot() - corner
      if abs(distance) > 0.05 {
        #expect(rounded.contains(point) == (distance < 0 && rect.contains(point)), "\(point)")
      }
    }
    #expect(rounded.bounds.map { abs($0.width - rect.width) < 1e-9 } == true)
    #expect(ellipse.bounds.map { abs($0.height - rect.height) < 1e-9 } == true)
  }

  @Test(arguments: [(0.0, 90.0), (0, -90), (30, 400), (180, 180), (-45, 720), (10, 100)])
  func `an arc stays on its circle from its start to its end`(start: Double, end: Double) {
    var path = Path()
    path.addArc(
      center: Point(x: 3, y: 4), radius: 100, from: start / 180 * .pi, to: end / 180 * .pi)
    let center = Point(x: 3, y: 4)
    for point in PathOracle(path).outlines.flatMap({ $0 }) {
      let (x, y) = (point.x - center.x, point.y - center.y)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
    }
    #expect(path.elements.count == 1 + max(1, Int((abs(end - start) / 90).rounded(.up))))
  }

  @Test func `opposite turns cut a hole and like turns do not`() {
    let (outer, inner) = (
      Rect(x: 0, y: 0, width: 90, height: 90), Rect(x: 30, y: 30, width: 30, height: 30)
    )
    var ring = Path(outer)
    ring.append(Path(inner).applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: 90, ty: 0)))
    var solid = Path(outer)
    solid.append(Path(inner))
    #expect(!ring.contains(Point(x: 45, y: 45)) && ring.contains(Point(x: 10, y: 45)))
    #expect(solid.contains(Point(x: 45, y: 45)))
  }

  @Test func `a step after a closing begins where the subpath did`() {
    var path = Path(Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(path.currentPoint == Point(x: 10, y: 10))
    path.addLine(to: Point(x: 10, y: 50))
    path.addLine(to: Point(x: 0, y: 50))
    #expect(path.contains(Point(x: 8, y: 45)) && !path.contains(Point(x: 12, y: 45)))
  }

  @Test func `an empty path has no bounds and holds nothing`() {
    #expect(Path().bounds == nil && !Path().contains(Point(x: 0, y: 0)))
    #expect(Path().isEmpty)
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func `coordinates without measure end in an answer`(value: Double) {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCurve(
      to: Point(x: 0, y: value), control1: Point(x: value, y: -value),
      control2: Point(x: -value, y: value))
    path.addCurve(
      to: Point(x: 1, y: 1), control1: Point(x: 0, y: value), control2: Point(x: value, y: 0))
    #expect(!path.contains(Point(x: -1e305, y: 0)))
    _ = path.bounds
  }

  @Test func `a path that does not begin with a move is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.addLine(to: Point(x: 0, y: 0))
    }
  }
}
