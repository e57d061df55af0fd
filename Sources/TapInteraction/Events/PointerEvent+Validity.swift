internal import TapLayout

extension PointerEvent {
  /// Whether time and place are numbers that one can reckon with.
  ///
  /// Places farther off than any surface are refused like infinite ones, so that no sum or
  /// difference of places is ever infinite. Gestures that have not begun fail on such an event;
  /// those that have pass over it, or are called off if it lifts a pointer.
  var isValid: Bool {
    time.isFinite && abs(location.x) <= Self.farthest && abs(location.y) <= Self.farthest
  }

  private static let farthest = 1e12
}
