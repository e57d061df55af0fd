import TapDraw
import TapLayout
import TapTestSupport

import func Foundation.atan2

/// A path as many short straight lines, made without any of the code under test.
struct PathOracle {
  /// The corners of each subpath.
  private(set) var outlines: [[Point]] = []

  init(_ path: Path) {
    var start = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        outlines.append([point])
        start = point
      case .line(let point): add(point)
      case .curve(let control1, let control2, let end):
        let from = outlines.last?.last ?? start
        for step in 1...200 {
          add(Self.point(Double(step) / 200, from, control1, control2, end))
        }
      case .close: outlines.append([start])
      }
    }
  }

  private mutating func add(_ point: Point) { outlines[outlines.count - 1].append(point) }

  /// A point of a cubic curve, by its polynomial.
  private static func point(
    _ t: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> Point {
    func value(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
      p0 + t * (3 * (p1 - p0) + t * (3 * (p2 - 2 * p1 + p0) + t * (p3 - 3 * p2 + 3 * p1 - p0)))
    }
    return Point(x: value(p0.x, p1.x, p2.x, p3.x), y: value(p0.y, p1.y, p2.y, p3.y))
  }

  private var edges: [(Point, Point)] {
    outlines.flatMap { outline in Array(zip(outline, outline.dropFirst() + outline.prefix(1))) }
  }

  /// How often the outline goes around a point, by the angles under which the point sees it.
  func winding(around point: Point) -> Int {
    let angle = edges.reduce(0.0) { sum, edge in
      let (x0, y0) = (edge.0.x - point.x, edge.0.y - point.y)
      let (x1, y1) = (edge.1.x - point.x, edge.1.y - point.y)
      return sum + atan2(x0 * y1 - x1 * y0, x0 * x1 + y0 * y1)
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  /// The distance from a point to the outline.
  func distance(to point: Point) -> Double {
    edges.map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = (point.x - start.x) * dx + (point.y - start.y) * dy
      let share = length > 0 ? min(1, max(0, along / length)) : 0
      let (x, y) = (start.x + share * dx - point.x, start.y + share * dy - point.y)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }

  /// The least and greatest coordinates of the corners.
  var extent: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    let points = outlines.flatMap { $0 }
    return (
      points.map(\.x).min() ?? .nan, points.map(\.y).min() ?? .nan,
      points.map(\.x).max() ?? .nan, points.map(\.y).max() ?? .nan
    )
  }
}

extension Path {
  /// A path of a few random steps, mostly inside 100 by 100 points, that may cross itself.
  static func random(_ random: inout SeededGenerator) -> Path {
    func point() -> Point {
      Point(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
    }
    func whole() -> Point {
      Point(x: Double(random.number(below: 100)), y: Double(random.number(below: 100)))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<(1 + random.number(below: 8)) {
      switch random.number(below: 8) {
      case 0: path.move(to: whole())
      case 1: path.close()
      case 2, 3: path.addLine(to: random.flag() ? point() : whole())
      case 4:
        path.addArc(
          center: point(), radius: .random(in: 0...40, using: &random),
          from: .random(in: -9...9, using: &random), to: .random(in: -9...9, using: &random))
      default: path.addCurve(to: point(), control1: point(), control2: whole())
      }
    }
    return path
  }
}
