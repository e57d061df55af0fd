/// What a policy does with a gesture.
public enum GestureResponse: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// The next view behind gets the gesture, as if the text were not there.
  case fallThrough
  /// The view that the text names as its background gets it; without one, the next view behind.
  case background
  /// The text takes the gesture and does nothing with it.
  case ignore
  /// The link is followed.
  case activate
  /// The link's menu is asked for.
  case menu
  /// The link below the pointer is hovered: the response to `hover`, as `activate` is to `tap`.
  case track
}
