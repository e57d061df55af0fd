internal import TapLayout

extension PointerEvent {
  /// Whether the time and location are usable numbers.
  ///
  /// Gestures that have not begun fail on an invalid event; those that have ignore it, or are
  /// cancelled if it lifts a pointer.
  var isValid: Bool { time.isFinite && location.isValid }
}

extension Point {
  /// Whether a point is one that something can be at.
  ///
  /// Points farther off than any surface are rejected like infinite ones, so that no sum or
  /// difference of points is ever infinite.
  var isValid: Bool { abs(x) <= Self.farthest && abs(y) <= Self.farthest }

  private static let farthest = 1e12
}
