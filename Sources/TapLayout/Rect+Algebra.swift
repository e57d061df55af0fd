extension Rect {
  /// The rectangle at the origin without a size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Whether no point is inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The point in the middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns whether some point is in both rectangles.
  public func intersects(_ other: Rect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// Returns whether all of another rectangle is inside.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Returns the rectangle of the points in both; `nil` where there are none.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    // The edges of one that is inside would come back rounded.
    if contains(other) { return other }
    if other.contains(self) { return self }
    return Rect(
      left: max(x, other.x), top: max(y, other.y),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    if contains(other) { return self }
    if other.contains(self) { return other }
    return Rect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// Returns the rectangle with each edge moved inwards; negative insets move outwards.
  ///
  /// Edges that would cross meet halfway, so that a size is never negative. The counterpart of
  /// `CGRect.inset(by:)`.
  public func inset(by insets: Insets) -> Rect {
    let (left, right) = Self.meeting(x + insets.left, maxX - insets.right)
    let (top, bottom) = Self.meeting(y + insets.top, maxY - insets.bottom)
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Returns the rectangle with all edges moved inwards by a distance in points.
  public func inset(by distance: Double) -> Rect {
    inset(by: Insets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// Returns how far a point is beside and above or below the rectangle, each 0 between the sides.
  package func gap(to point: Point) -> Size {
    Size(
      width: max(x - point.x, point.x - maxX, 0), height: max(y - point.y, point.y - maxY, 0))
  }

  /// Returns the distance of a point from the rectangle; 0 inside.
  package func distance(to point: Point) -> Double { gap(to: point).diagonal }

  /// Returns the rectangle moved by a distance in points.
  public func translated(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func meeting(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
    guard low > high else { return (low, high) }
    let middle = low / 2 + high / 2
    return (middle, middle)
  }
}

extension Size {
  /// The distance between opposite corners.
  package var diagonal: Double { (width * width + height * height).squareRoot() }
}
