/// Answers that only the owners of gestures have.
///
/// The counterpart of the questions of `UIGestureRecognizerDelegate`, asked by slot.
public protocol GestureArenaDelegate {
  /// Asks whether a gesture that is complete may begin (GR-9), with the contacts that it watches, one
  /// bit each; asked before it waits for others.
  func gestureShouldBegin(_ slot: Int, watching contacts: UInt64) -> Bool

  /// Asks whether two gestures may go on together; one yes of either side is enough (GR-12).
  func gesturesShouldRecognizeSimultaneously(_ one: Int, _ other: Int) -> Bool
}
