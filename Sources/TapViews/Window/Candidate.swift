import TapInteraction

/// Someone whom a new touch may concern.
struct Candidate {
  enum Watcher {
    /// A recognizer.
    case recognizer(GestureRecognizer)
    /// A link of a text, for gestures of some kinds.
    case link(TextView, GestureKinds)
  }

  let watcher: Watcher
  /// The view that was hit, or one behind it, for which the candidate watches.
  let hit: View
  let rank: Int
}
