import TapInteraction
import TapLayout

extension TouchRouter {
  /// Lets the view that was hit have an event, now or once it is free (GR-15 to GR-18, GR-21).
  func deliverToView(_ event: PointerEvent) {
    guard let index = touchIndex(of: event.pointer) else { return }
    switch touches[index].delivery {
    case .over: break
    case .live: deliver(event, ofTouchAt: index)
    case .held:
      if touches[index].held.isEmpty, isFree(touches[index]) {
        touches[index].delivery = .live
        deliver(event, ofTouchAt: index)
        break
      }
      touches[index].held.append(event)
      flush(index)
    }
  }

  /// Lets views have the touches that nothing holds back any more.
  func flushHeldTouches() {
    for index in touches.indices where touches[index].delivery == .held { flush(index) }
  }

  private func flush(_ index: Int) {
    let record = touches[index]
    guard record.delivery == .held, isFree(record) else { return }
    touches[index].delivery = .live
    touches[index].held.removeAll(keepingCapacity: true)
    for event in record.held where touches[index].delivery == .live {
      deliver(event, ofTouchAt: index)
    }
  }

  /// Whether nothing holds a touch back any more.
  private func isFree(_ record: TouchRecord) -> Bool {
    (record.heldUntil <= window.time || record.event.phase == .up)
      && !arena.order.contains { isUndecided($0, on: record.contact) { $0.delaysTouchesBegan } }
  }

  private func isUndecided(
    _ slot: Int, on contact: Int, where delays: (GestureRecognizer) -> Bool
  ) -> Bool {
    guard let recognizer = recognizers[slot], arena[slot].watches(contact),
      arena[slot].state == .possible
    else { return false }
    return delays(recognizer)
  }

  private func deliver(_ event: PointerEvent, ofTouchAt index: Int) {
    let record = touches[index]
    guard event.phase == .up || event.phase == .cancel else {
      return record.deliver(event)
    }
    touches[index].delivery = .over
    if event.phase == .cancel || !postpone(record, [event]) { record.deliver(event) }
  }

  /// Keeps the end of a touch, or all of it, for when the gestures are decided that delay it.
  ///
  /// - Returns: Whether there are any.
  private func postpone(_ record: TouchRecord, _ events: [PointerEvent]) -> Bool {
    let slots = arena.order.filter { slot in
      isUndecided(slot, on: record.contact) {
        $0.delaysTouchesEnded || (record.delivery == .held && $0.delaysTouchesBegan)
      }
    }
    guard !slots.isEmpty else { return false }
    var record = record
    record.held = events
    lateTouches.append(LateTouch(record: record, slots: Set(slots)))
    return true
  }

  /// Keeps a touch that is up and not delivered to its view at all.
  func postponeHeldTouch(at index: Int) {
    let record = touches[index]
    guard record.delivery == .held, record.event.phase == .up else { return }
    _ = postpone(record, record.held)
  }

  /// Lets views have what they waited for, or the cancelling of it, once gestures are decided.
  func settleLateTouches(_ slot: Int, _ state: GestureState) {
    guard !lateTouches.isEmpty else { return }
    let isTaken = (state == .ended || state == .began) && takesTouches(slot)
    var settled: [LateTouch] = []
    for index in lateTouches.indices where lateTouches[index].slots.contains(slot) {
      if isTaken { lateTouches[index].slots = [] } else { lateTouches[index].slots.remove(slot) }
      if lateTouches[index].slots.isEmpty { settled.append(lateTouches[index]) }
    }
    guard !settled.isEmpty else { return }
    lateTouches.removeAll { $0.slots.isEmpty }
    for late in settled {
      if isTaken {
        late.record.deliverCancel()
      } else {
        for event in late.record.held { late.record.deliver(event) }
      }
    }
  }

  private func takesTouches(_ slot: Int) -> Bool {
    recognizers[slot]?.cancelsTouchesInView ?? true
  }

  /// Cancels the touches that a gesture watches for the views, once each (GR-15).
  func takeTouchesFromViews(of slot: Int) {
    for index in touches.indices where arena[slot].watches(touches[index].contact) {
      cancelDelivery(ofTouchAt: index)
    }
  }

  /// Cancels a touch for its view, which receives no more of it.
  func cancelDelivery(ofTouchAt index: Int) {
    let record = touches[index]
    touches[index].delivery = .over
    touches[index].held.removeAll(keepingCapacity: true)
    if record.delivery == .live { record.deliverCancel() }
  }
}
