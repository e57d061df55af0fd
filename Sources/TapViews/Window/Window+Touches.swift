import TapInteraction
import TapLayout

extension Window {
  /// Lets the view that was hit have an event, now or once it is free (GR-15 to GR-18, GR-21).
  func deliverToView(_ event: PointerEvent) {
    guard let index = touches.firstIndex(where: { $0.pointer == event.pointer }) else { return }
    switch touches[index].delivery {
    case .over: break
    case .live: deliver(event, touches[index])
    case .held:
      touches[index].held.append(event)
      flush(index)
      // A view that has not heard of a touch need not hear that it was called off.
      if event.phase == .cancel, touches[index].delivery == .held {
        touches[index].delivery = .over
      }
    }
  }

  /// Lets views have the touches that nothing holds back any more.
  func flushHeldTouches() {
    for index in touches.indices where touches[index].delivery == .held { flush(index) }
  }

  private func flush(_ index: Int) {
    let record = touches[index]
    let isOver = record.event.phase == .up
    guard record.delivery == .held, record.heldUntil <= time || isOver,
      !isHeldBack(record.contact)
    else { return }
    touches[index].delivery = .live
    touches[index].held.removeAll(keepingCapacity: true)
    for event in record.held { deliver(event, record) }
  }

  private func isHeldBack(_ contact: Int) -> Bool {
    arena.order.contains { slot in
      guard case .recognizer(let recognizer) = participants[slot] else { return false }
      return recognizer.delaysTouchesBegan && arena[slot].watches(contact)
        && arena[slot].state == .possible
    }
  }

  private func deliver(_ event: PointerEvent, _ record: TouchRecord) {
    let touch = Touch(event, view: record.view)
    switch event.phase {
    case .down: record.view.touchesBegan(touch)
    case .move: record.view.touchesMoved(touch)
    case .cancel: record.view.touchesCancelled(touch)
    case .up:
      let slots = undecided(record.contact)
      if slots.isEmpty {
        record.view.touchesEnded(touch)
      } else {
        heldEnds.append(HeldEnd(touch: touch, slots: slots))
      }
    }
  }

  /// The gestures that may yet claim a touch that ended, and hold its end back (GR-18).
  private func undecided(_ contact: Int) -> [Int] {
    arena.order.filter { slot in
      guard case .recognizer(let recognizer) = participants[slot] else { return false }
      return recognizer.delaysTouchesEnded && arena[slot].watches(contact)
        && arena[slot].state == .possible
    }
  }

  /// Lets a view have the end of a touch, or its cancelling, once all gestures are decided.
  func settleHeldEnds(_ slot: Int, _ state: GestureState) {
    for index in heldEnds.indices.reversed() where heldEnds[index].slots.contains(slot) {
      let touch = heldEnds[index].touch
      heldEnds[index].slots.removeAll { $0 == slot }
      if state == .ended || state == .began, takesTouches(slot) {
        heldEnds.remove(at: index)
        touch.view.touchesCancelled(touch)
      } else if heldEnds[index].slots.isEmpty {
        heldEnds.remove(at: index)
        touch.view.touchesEnded(touch)
      }
    }
  }

  private func takesTouches(_ slot: Int) -> Bool {
    guard case .recognizer(let recognizer) = participants[slot] else { return true }
    return recognizer.cancelsTouchesInView
  }

  /// Calls the touches that a gesture watches off for the views, once each (GR-15).
  func takeTouchesFromViews(of slot: Int) {
    for index in touches.indices where arena[slot].watches(touches[index].contact) {
      let record = touches[index]
      touches[index].delivery = .over
      touches[index].held.removeAll(keepingCapacity: true)
      if record.delivery == .live {
        record.view.touchesCancelled(Touch(record.event, view: record.view))
      }
    }
  }

  /// Ends what a view that leaves the tree had begun: one cancel each, and nothing after (HIT-23).
  func viewWillLeave(_ view: View) {
    if isArbitrating {
      whenIdle { [self] in abandon(view) }
    } else {
      abandon(view)
    }
  }

  private func abandon(_ leaving: View) {
    for record in touches where record.view.isDescendant(of: leaving) {
      guard let index = touches.firstIndex(where: { $0.contact == record.contact }) else {
        continue
      }
      if record.delivery == .live {
        record.view.touchesCancelled(Touch(record.event, view: record.view))
      }
      touches[index].delivery = .over
    }
    for slot in arena.order where owner(of: slot)?.isDescendant(of: leaving) == true {
      propose(GestureStep.fail, of: slot)
    }
    if focusedView?.isDescendant(of: leaving) == true { dropFocus() }
    if hoveredText?.isDescendant(of: leaving) == true { needsHoverUpdate = true }
  }

  private func owner(of slot: Int) -> View? {
    switch participants[slot] {
    case .none: nil
    case .recognizer(let recognizer): recognizer.view
    case .link(let text, _, _): text
    }
  }
}
