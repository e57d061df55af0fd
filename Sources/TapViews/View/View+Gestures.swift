extension View {
  /// Lets a recognizer watch the touches on this view and what is in it.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Takes a recognizer off; its gesture is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    window?.recognizerWillLeave(recognizer)
    gestureRecognizers.remove(at: index)
    recognizer.view = nil
  }
}
