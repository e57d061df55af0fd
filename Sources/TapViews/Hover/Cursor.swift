/// What the mouse looks like.
public enum Cursor: Sendable, Hashable {
  /// The usual arrow.
  case arrow
  /// The hand that is over something to be pressed (LINK-29).
  case pointer
}
