/// A point in points; y grows downwards.
public struct Point: BitwiseCopyable, Sendable, Hashable, Codable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
///
/// The counterpart of `CGSize`.
public struct Size: BitwiseCopyable, Sendable, Hashable, Codable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A half-open rectangle in points: its left and top edges are inside, the others not.
///
/// The counterpart of `CGRect`.
public struct Rect: BitwiseCopyable, Sendable, Hashable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, never negative.
  public var width: Double
  /// The height, never negative.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, which is outside.
  public var maxX: Double { x + width }

  /// The bottom edge, which is outside.
  public var maxY: Double { y + height }

  /// Returns whether a point is inside; the left and top edges are.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// Distances from the four edges of a box, in points.
public struct Insets: BitwiseCopyable, Sendable, Hashable, Codable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the left.
  public var left: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the right.
  public var right: Double

  /// Makes insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
