/// A change of a member's state, for its owner to act upon.
public struct ArenaDecision: BitwiseCopyable, Sendable, Hashable {
  /// The member.
  public var slot: Int
  /// The new state.
  public var state: GestureState
}
