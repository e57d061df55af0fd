import TapInteraction

extension Window {
  /// Ends what a view that leaves the tree had begun: one cancel each, and nothing after (HIT-23).
  func viewWillLeave(_ view: View) {
    if touches.isArbitrating {
      whenIdle { [self] in abandon(view) }
    } else {
      abandon(view)
    }
  }

  /// Cancels what was begun in a view that stays: what is below its fingers moved away (CTR-7).
  package func cancelTouches(in view: View) {
    if touches.isArbitrating {
      whenIdle { [self] in touches.cancelTouches(in: view) }
    } else {
      perform { touches.cancelTouches(in: view) }
    }
  }

  private func abandon(_ leaving: View) {
    touches.cancelTouches(in: leaving)
    frames.stopDecelerating(in: leaving)
    focusController.drop(in: leaving)
    hover.leave(leaving)
  }

  /// Cancels the gesture of a recognizer that was turned off, or leaves its view (GR-7).
  func recognizerWillLeave(_ recognizer: GestureRecognizer) {
    if recognizer is HoverGestureRecognizer { hover.needsUpdate = true }
    if touches.isArbitrating {
      whenIdle { [self] in recognizerWillLeave(recognizer) }
    } else if touches.slot(of: recognizer) != nil {
      perform { touches.failGesture(of: recognizer) }
    }
  }
}
