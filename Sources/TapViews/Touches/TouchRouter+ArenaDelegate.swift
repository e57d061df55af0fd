import TapInteraction

extension TouchRouter: GestureArenaDelegate {
  /// Asks the recognizer, the views that were hit, and the delegate.
  ///
  /// A link is lifted only if no scroll view wants the drag (LINK-31).
  func gestureShouldBegin(_ slot: Int, watching contacts: UInt64) -> Bool {
    guard let member = members[slot] else { return true }
    if member.proposesLift { return !isScroll(member.pointer) }
    guard let recognizer = member.recognizer else { return true }
    guard recognizer.shouldBegin() else { return false }
    for touch in touches where contacts & (1 << UInt64(touch.contact)) != 0 {
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
    guard let one = members[one]?.recognizer, let other = members[other]?.recognizer else {
      return false
    }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}
