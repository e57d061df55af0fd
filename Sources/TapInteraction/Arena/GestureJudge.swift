/// Answers that only the owners of gestures have.
public protocol GestureJudge {
  /// Asks, once a gesture has all that it takes, whether it may begin (GR-9), with the contacts that
  /// it watches, one bit each; asked before it waits for others.
  func gestureMayBegin(_ slot: Int, watching contacts: UInt64) -> Bool

  /// Asks whether two gestures may go on together; one yes of either side is enough (GR-12).
  func gesturesMayRecognizeTogether(_ one: Int, _ other: Int) -> Bool
}
