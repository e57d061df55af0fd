public import TapLayout

extension Transform {
  /// Returns where a point goes.
  ///
  /// A shift takes the infinite points along as well, which a product with zero would not.
  public func apply(_ point: Point) -> Point {
    guard !isTranslation else { return Point(x: point.x + tx, y: point.y + ty) }
    return Point(
      x: a * point.x + c * point.y + tx,
      y: b * point.x + d * point.y + ty)
  }

  /// Returns what becomes of a distance: as of a point, but for the shift.
  public func applyToDistance(_ distance: Point) -> Point {
    guard !isTranslation else { return distance }
    return Point(x: a * distance.x + c * distance.y, y: b * distance.x + d * distance.y)
  }

  /// Returns the smallest upright rectangle around where a rectangle goes.
  ///
  /// Shifts and quarter turns keep the width and the height exactly. The counterpart of
  /// `CGRect.applying(_:)`.
  public func bounds(of rect: Rect) -> Rect {
    guard !isTranslation else {
      return Rect(x: rect.x + tx, y: rect.y + ty, width: rect.width, height: rect.height)
    }
    return Rect(
      x: min(a * rect.x, a * rect.maxX) + min(c * rect.y, c * rect.maxY) + tx,
      y: min(b * rect.x, b * rect.maxX) + min(d * rect.y, d * rect.maxY) + ty,
      width: abs(a) * rect.width + abs(c) * rect.height,
      height: abs(b) * rect.width + abs(d) * rect.height)
  }
}
