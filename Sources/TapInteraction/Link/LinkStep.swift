/// What a press on a link has come to: a wish, which the arena grants or not.
public enum LinkStep: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// Nothing is decided.
  case none
  /// It is off: the press is over, and nothing came of it.
  case fail
  /// It was released on the link.
  case tap
  /// It was held.
  case longPress
  /// It moved away, where links may be lifted.
  case lift
}
