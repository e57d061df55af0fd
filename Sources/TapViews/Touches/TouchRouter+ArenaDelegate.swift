import TapInteraction

extension TouchRouter: GestureArenaDelegate {
  /// Asks the recognizer, the views that were hit, and the delegate.
  ///
  /// A link is lifted only if no scroll view wants the drag (LINK-31).
  func gestureShouldBegin(_ slot: Int, watching contacts: UInt64) -> Bool {
    guard let recognizer = recognizers[slot] else {
      guard let member = members[slot], member.proposesLift else { return true }
      return !isScroll(member.pointer)
    }
    guard recognizer.shouldBegin() else { return false }
    for index in touches.indices where contacts & (1 << UInt64(touches[index].contact)) != 0 {
      let touch = touches[index]
      guard recognizer.mayTake(touch), viewsAgree(to: recognizer, from: touch.view) else {
        return false
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Asks the view that was hit and those above it, up to the recognizer's own.
  private func viewsAgree(to recognizer: GestureRecognizer, from hit: View) -> Bool {
    var view: View? = hit
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      view = current === recognizer.view ? nil : current.superview
    }
    return true
  }

  /// Asks the delegates of both.
  func gesturesShouldRecognizeSimultaneously(_ one: Int, _ other: Int) -> Bool {
    guard let one = recognizers[one], let other = recognizers[other] else {
      return false
    }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}
