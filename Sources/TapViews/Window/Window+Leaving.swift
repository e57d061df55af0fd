import TapInteraction

extension Window {
  /// Ends what a view that leaves the tree had begun: one cancel each, and nothing after (HIT-23).
  func viewWillLeave(_ view: View) {
    if isArbitrating {
      whenIdle { [self] in abandon(view) }
    } else {
      abandon(view)
    }
  }

  /// Ends what was begun in a view that stays: what is below its fingers moved away (CTR-7).
  func callOffTouches(in view: View) {
    if isArbitrating {
      whenIdle { [self] in endTouches(in: view) }
    } else {
      perform { endTouches(in: view) }
    }
  }

  private func endTouches(in view: View) {
    for index in touches.indices where touches[index].view.isDescendant(of: view) {
      callOff(index)
    }
    abandonLateTouches(view)
    for slot in arena.order { abandonGesture(in: slot, view) }
  }

  private func abandon(_ leaving: View) {
    endTouches(in: leaving)
    for scroll in gliding where scroll.isDescendant(of: leaving) { scroll.stopDecelerating() }
    if focusedView?.isDescendant(of: leaving) == true { dropFocus() }
    leaveHover(leaving)
  }

  private func abandonLateTouches(_ leaving: View) {
    let abandoned = lateTouches.filter { $0.record.view.isDescendant(of: leaving) }
    lateTouches.removeAll { $0.record.view.isDescendant(of: leaving) }
    for late in abandoned { late.record.deliverCancel() }
  }

  private func abandonGesture(in slot: Int, _ leaving: View) {
    switch participants[slot] {
    case .none: break
    case .recognizer(let recognizer):
      if recognizer.view?.isDescendant(of: leaving) == true { propose(GestureStep.fail, of: slot) }
    case .link(let text, let pointer, _):
      guard text.isDescendant(of: leaving) else { break }
      // At once, as long as the text is still in the window's tree.
      text.failPress(of: pointer)
      propose(GestureStep.fail, of: slot)
    }
  }

  /// Calls a recognizer off: it was turned off, or leaves its view (GR-7).
  func recognizerWillLeave(_ recognizer: GestureRecognizer) {
    if recognizer is HoverGestureRecognizer { needsHoverUpdate = true }
    if isArbitrating {
      whenIdle { [self] in recognizerWillLeave(recognizer) }
    } else if let slot = slot(of: recognizer) {
      perform { propose(GestureStep.fail, of: slot) }
    }
  }
}
