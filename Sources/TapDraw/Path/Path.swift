public import TapLayout

/// An outline of lines and cubic curves, to be filled, stroked, clipped to or hit.
///
///     var drop = Path()
///     drop.move(to: Point(x: 0, y: -20))
///     drop.addLine(to: Point(x: 10, y: 0))
///     drop.addArc(center: Point(x: 0, y: 0), radius: 10, from: 0, to: .pi)
///     drop.close()
///     drop.contains(Point(x: 0, y: 5))  // true
///
/// The counterpart of `CGPath`.
public struct Path: Sendable, Hashable {
  /// The steps of the outline; the first of all is a move.
  public private(set) var elements: [Element] = []
  /// Where the open subpath began, which is where closing goes back to.
  private var start: Point?
  /// Where the next step begins; `nil` before the first move.
  public private(set) var currentPoint: Point?

  /// Makes an empty path.
  public init() {}

  /// One step of an outline.
  public enum Element: BitwiseCopyable, Sendable, Hashable {
    /// A jump, which begins a new subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic curve with its two control points and its end.
    case curve(Point, Point, Point)
    /// A straight line back to where the subpath began.
    case close
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line.
  ///
  /// - Precondition: The path has begun with a move.
  public mutating func addLine(to point: Point) {
    precondition(currentPoint != nil, "a line needs a point to start from: move first")
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic curve that leaves towards the first control and arrives from the second.
  ///
  /// - Precondition: The path has begun with a move.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    precondition(currentPoint != nil, "a curve needs a point to start from: move first")
    elements.append(.curve(control1, control2, point))
    currentPoint = point
  }

  /// Closes the subpath with a straight line to its start, where the next step then begins.
  ///
  /// - Precondition: The path has begun with a move.
  public mutating func close() {
    precondition(currentPoint != nil, "there is no subpath to close: move first")
    elements.append(.close)
    currentPoint = start
  }

  /// Adds all subpaths of another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
    guard !other.isEmpty else { return }
    start = other.start
    currentPoint = other.currentPoint
  }

  /// Returns the path with each point moved by a transform.
  ///
  /// - Complexity: O(number of elements).
  public func applying(_ transform: Transform) -> Path { mapPoints(transform.apply) }

  /// Returns the path with each point replaced by another.
  func mapPoints(_ body: (Point) -> Point) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(body(point))
      case .line(let point): .line(body(point))
      case .curve(let control1, let control2, let point):
        .curve(body(control1), body(control2), body(point))
      case .close: .close
      }
    }
    path.start = start.map(body)
    path.currentPoint = currentPoint.map(body)
    return path
  }
}
