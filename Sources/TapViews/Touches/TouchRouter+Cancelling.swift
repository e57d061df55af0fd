import TapInteraction

extension TouchRouter {
  /// Cancels the touches in a view, and the gestures of recognizers and links in it.
  func cancelTouches(in view: View) {
    for index in touches.indices where touches[index].view.isDescendant(of: view) {
      cancelDelivery(ofTouchAt: index)
    }
    cancelLateTouches(in: view)
    for slot in arena.order { failGesture(in: slot, of: view) }
  }

  /// Cancels the gesture of a recognizer that was turned off or leaves its view (GR-7).
  func failGesture(of recognizer: GestureRecognizer) {
    if let slot = slot(of: recognizer) { propose(.fail, of: slot) }
  }

  /// Cancels every press on a link (KEY-11).
  func cancelLinkPresses() {
    for slot in arena.order {
      guard case .link = members[slot]?.kind else { continue }
      propose(.fail, of: slot)
    }
  }

  private func cancelLateTouches(in view: View) {
    let cancelled = lateTouches.filter { $0.record.view.isDescendant(of: view) }
    lateTouches.removeAll { $0.record.view.isDescendant(of: view) }
    for late in cancelled { late.record.deliverCancel() }
  }

  private func failGesture(in slot: Int, of view: View) {
    guard let member = members[slot] else { return }
    switch member.kind {
    case .recognizer(let recognizer):
      if recognizer.view?.isDescendant(of: view) == true { propose(.fail, of: slot) }
    case .link(let text):
      guard text.isDescendant(of: view) else { break }
      // At once, as long as the text is still in the window's tree.
      text.failPress(of: member.pointer)
      propose(.fail, of: slot)
    }
  }
}
