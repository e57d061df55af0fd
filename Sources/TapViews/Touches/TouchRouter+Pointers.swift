import TapInteraction
import TapLayout

extension TouchRouter {
  /// Takes a step of a pointer.
  func dispatch(_ event: PointerEvent) {
    switch event.phase {
    case .down: begin(event)
    case .move, .up, .cancel:
      guard let index = touchIndex(of: event.pointer) else { return }
      follow(event.withKind(of: touches[index].event), index)
    }
  }

  private func begin(_ event: PointerEvent) {
    if let index = touchIndex(of: event.pointer) {
      follow(PointerEvent.cancelling(touches[index].event, at: window.time), index)
      settle()
    }
    window.lookup.pointerKind = event.kind
    defer { window.lookup.pointerKind = .mouse }
    guard !isEcho(event), let hit = window.hitTest(event.location), let contact = freeContact()
    else {
      return
    }
    let moving = scrollViewInMotion(above: hit)
    var record = TouchRecord(
      contact: contact, view: hit, event: event, heldUntil: contentDelay(of: event, on: hit))
    if moving != nil { record.delivery = .over }
    let heldUntil = record.heldUntil
    touches.append(record)
    join(
      event, contact, hit: moving ?? hit, heldUntil: heldUntil,
      among: moving == nil ? .all : GestureKinds(.drag))
    deliverToGestures(event, contact)
    deliverToView(event)
    window.hover.needsUpdate = true
  }

  private func follow(_ event: PointerEvent, _ index: Int) {
    touches[index].event = event
    let contact = touches[index].contact
    deliverToGestures(event, contact)
    deliverToView(event)
    guard event.phase != .move else { return }
    if event.phase == .up, event.kind == .touch { lastTouchEnd = event }
    if let index = touchIndex(ofContact: contact) {
      postponeHeldTouch(at: index)
    }
    arena.end(contact)
    mayHaveFinished = true
    if let index = touchIndex(ofContact: contact) { touches.remove(at: index) }
    window.hover.needsUpdate = true
  }

  /// Whether a press is made up by the system from a touch that ended there just now (GES-16).
  private func isEcho(_ event: PointerEvent) -> Bool {
    guard event.isEmulated, let last = lastTouchEnd else { return false }
    let distance = max(
      abs(event.location.x - last.location.x), abs(event.location.y - last.location.y))
    return event.time - last.time < 1 && distance <= 25
  }

  private func freeContact() -> Int? {
    (0..<64).first { number in
      !arena.isTaken(number) && touchIndex(ofContact: number) == nil
    }
  }

  /// Until when scroll views hold a touch back from their content (SCR-1, SCR-6, SCR-10).
  private func contentDelay(of event: PointerEvent, on hit: View) -> Double {
    guard event.kind == .touch else { return event.time }
    var view: View? = hit.superview
    while let current = view {
      if let scroll = current as? ScrollView, scroll.delaysContentTouches, scroll.isScrollEnabled,
        !scroll.dragAxes.isEmpty
      {
        return event.time + window.profile.contentTouchDelay
      }
      view = current.superview
    }
    return event.time
  }
}

extension PointerEvent {
  /// The event with the kind and button with which its pointer went down.
  fileprivate func withKind(of down: PointerEvent) -> PointerEvent {
    var event = self
    event.kind = down.kind
    event.button = down.button
    return event
  }

  /// The event that calls a pointer off where it is.
  static func cancelling(_ last: PointerEvent, at time: Double) -> PointerEvent {
    var event = last
    event.phase = .cancel
    event.time = time
    return event
  }
}
