import TapLayout

/// The straight edges of a shape within some pixels, to be scanned from top to bottom.
///
/// Edges are cut at the sides of the pixels: what is left of them counts as the left side, what is
/// right of them changes no pixel and is dropped.
struct EdgeList {
  /// An edge from its upper end to its lower one.
  struct Edge {
    var top: Double
    var bottom: Double
    /// Where the edge begins, at the top.
    var topX: Double
    /// Where it ends, at the bottom.
    var bottomX: Double
    /// 1 for an edge that was drawn downwards, -1 for one drawn upwards.
    var winding: Int

    /// The x at a height between top and bottom.
    func x(at y: Double) -> Double {
      guard y > top else { return topX }
      guard y < bottom else { return bottomX }
      return topX + (bottomX - topX) * ((y - top) / (bottom - top))
    }
  }

  let bounds: PixelBounds
  private(set) var edges: [Edge] = []
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double

  /// Makes an empty list for some pixels.
  init(bounds: PixelBounds) {
    self.bounds = bounds
    (left, top) = (Double(bounds.minX), Double(bounds.minY))
    (right, bottom) = (Double(bounds.maxX), Double(bounds.maxY))
  }

  /// Adds the outline of a path as a transform leaves it; open subpaths count as closed.
  ///
  /// A path with a coordinate that is NaN adds nothing.
  mutating func add(_ path: Path, through transform: Transform) {
    guard let path = path.inPixels(through: transform) else { return }
    let box = PixelBox(left: left, top: top, right: right, bottom: bottom)
    let flattening = CurveFlattening(box: box)
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let point):
        add(from: last, to: start)
        (start, last) = (point, point)
      case .line(let point):
        add(from: last, to: point)
        last = point
      case .curve(let control1, let control2, let point):
        let curve = CubicCurve(start: last, control1: control1, control2: control2, end: point)
        flattening.forEachEnd(of: curve) { end in
          add(from: last, to: end)
          last = end
        }
      case .close:
        add(from: last, to: start)
        last = start
      }
    }
    add(from: last, to: start)
  }

  /// Adds a convex shape, wound the same way whichever way its corners run.
  mutating func add(convex corners: [Point]) {
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let (x, y) = (corner.x - corners[0].x, corner.y - corners[0].y)
      area += x * (next.y - corners[0].y) - (next.x - corners[0].x) * y
    }
    guard area != 0, area.isFinite else { return }
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      if area > 0 { add(from: corner, to: next) } else { add(from: next, to: corner) }
    }
  }

  /// Adds a line; coordinates are finite.
  mutating func add(from start: Point, to end: Point) {
    let isDown = start.y < end.y
    let (upper, lower) = isDown ? (start, end) : (end, start)
    guard upper.y < lower.y, upper.y < bottom, lower.y > top else { return }
    var edge = Edge(
      top: upper.y, bottom: lower.y, topX: upper.x, bottomX: lower.x, winding: isDown ? 1 : -1)
    cut(&edge, from: max(upper.y, top), to: min(lower.y, bottom))
    guard min(edge.topX, edge.bottomX) < right else { return }
    // At most three parts: left of the pixels, among them, right of them.
    var heights = [edge.top]
    let isRightwards = edge.topX < edge.bottomX
    for side in isRightwards ? [left, right] : [right, left] {
      guard min(edge.topX, edge.bottomX) < side, max(edge.topX, edge.bottomX) > side else {
        continue
      }
      let share = (side - edge.topX) / (edge.bottomX - edge.topX)
      let y = edge.top + (edge.bottom - edge.top) * share
      heights.append(min(max(y, heights[heights.count - 1]), edge.bottom))
    }
    heights.append(edge.bottom)
    for (upper, lower) in zip(heights, heights.dropFirst()) where upper < lower {
      var part = edge
      cut(&part, from: upper, to: lower)
      guard (part.topX + part.bottomX) / 2 < right else { continue }
      part.topX = min(max(part.topX, left), right)
      part.bottomX = min(max(part.bottomX, left), right)
      edges.append(part)
    }
  }

  /// Keeps what of an edge is between two heights.
  private func cut(_ edge: inout Edge, from top: Double, to bottom: Double) {
    let (topX, bottomX) = (edge.x(at: top), edge.x(at: bottom))
    (edge.top, edge.bottom, edge.topX, edge.bottomX) = (top, bottom, topX, bottomX)
  }
}

extension PixelBox {
  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension Path {
  /// Returns the path as a transform leaves it, with coordinates within ``PixelBox/limit``; `nil`
  /// where one is NaN.
  func inPixels(through transform: Transform) -> Path? {
    var isNumber = true
    let moved = mapPoints { point in
      let point = transform.apply(point)
      if point.x.isNaN || point.y.isNaN { isNumber = false }
      return Point(x: PixelBox.clamped(point.x), y: PixelBox.clamped(point.y))
    }
    return isNumber ? moved : nil
  }
}
