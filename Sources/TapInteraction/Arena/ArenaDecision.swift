/// A change of a gesture's state, for its owner to act upon.
public struct ArenaDecision: BitwiseCopyable, Sendable, Hashable {
  /// The slot of the gesture.
  public var slot: Int
  /// The new state.
  public var state: GestureState
}
