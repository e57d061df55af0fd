/// How far a gesture is.
///
/// The raw values are those of UIKit's `UIGestureRecognizer.State`, since people log them (LP-9).
public enum GestureState: Int, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// Nothing is decided.
  case possible = 0
  /// A continuous gesture began.
  case began = 1
  /// A continuous gesture changed.
  case changed = 2
  /// A continuous gesture ended, or a discrete one was recognized.
  case ended = 3
  /// A continuous gesture was cancelled.
  case cancelled = 4
  /// It is not this gesture.
  case failed = 5

  /// Whether a continuous gesture is in progress.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether nothing more comes before the recognizer starts again.
  public var isTerminal: Bool { rawValue >= GestureState.ended.rawValue }

  /// Returns whether a recognizer may go from this state to another (GR-5).
  ///
  /// Discrete gestures know recognized and failed alone; continuous ones begin, change and then end
  /// or are cancelled.
  package func permits(_ next: GestureState, isDiscrete: Bool) -> Bool {
    switch (self, next) {
    case (.possible, .failed): true
    case (.possible, .ended): isDiscrete
    case (.possible, .began): !isDiscrete
    case (.began, .changed), (.began, .ended), (.began, .cancelled): !isDiscrete
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): !isDiscrete
    default: false
    }
  }
}
