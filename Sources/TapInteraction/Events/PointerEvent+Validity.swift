internal import TapLayout

extension PointerEvent {
  /// Whether time and place are numbers that one can reckon with.
  ///
  /// Gestures that have not begun fail on an event that is not; those that have pass over it, or
  /// are called off if it lifts a pointer.
  var isValid: Bool { time.isFinite && location.isValid }
}

extension Point {
  /// Whether a place is one that something can be at.
  ///
  /// Places farther off than any surface are refused like infinite ones, so that no sum or
  /// difference of places is ever infinite.
  var isValid: Bool { abs(x) <= Self.farthest && abs(y) <= Self.farthest }

  private static let farthest = 1e12
}
