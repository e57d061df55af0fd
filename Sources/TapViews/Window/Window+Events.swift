import TapInteraction
import TapLayout

extension Window: EventQueueHandler {
  /// Something that happens at a time although no event comes.
  enum Timer {
    /// A touch is released, or a gesture has waited long enough.
    case touches(TouchRouter.Timer)
    /// Something moves by a frame.
    case frame(FrameClock.Frame)
  }

  func nextTimer() -> (timer: Timer, time: Double)? {
    let touch = touches.nextTimer()
    if let frame = frames.nextFrame(), frame.time < touch?.time ?? .infinity {
      return (.frame(frame.frame), frame.time)
    }
    return touch.map { (.touches($0), $0.time) }
  }

  func fire(_ timer: Timer) {
    switch timer {
    case .touches(let timer): touches.fire(timer)
    case .frame(let frame): frames.fire(frame)
    }
  }

  func settle() { touches.settle() }

  func update() {
    touches.settle()
    if hover.needsUpdate { hover.update() }
  }

  func dispatch(_ event: InputEvent) {
    wasEventUsed = false
    switch event {
    case .pointer(let event): dispatch(event)
    case .hover(let location, let kind, _):
      hover.move(to: location, kind: kind)
      hover.needsUpdate = true
    case .scroll(let dx, let dy, let location, _):
      wasEventUsed = scroll(dx: dx, dy: dy, at: location)
    case .key(let event): dispatch(event)
    case .accessibility(let action, let link, let view, _): perform(action, of: link, in: view)
    }
  }

  private func dispatch(_ event: PointerEvent) {
    var event = event
    event.time = max(event.time, time)
    if event.phase == .down { focusController.isVisible = false }
    if event.kind != .touch, !event.isEmulated {
      hover.move(to: event.phase == .cancel ? nil : event.location, kind: event.kind)
    }
    touches.dispatch(event)
  }

  /// Takes a key: the view that has the focus first, then those above it, then the window.
  private func dispatch(_ event: KeyEvent) {
    var event = event
    event.time = max(event.time, time)
    if event.isDown { focusController.isVisible = true }
    if event.isDown, event.key == .escape { touches.cancelLinkPresses() }
    wasEventUsed =
      focusController.dispatch(event) || focusedView == nil && scrollDocument(by: event)
    if !wasEventUsed, event.isDown, event.key == .tab {
      wasEventUsed = moveFocus(forward: !event.modifiers.contains(.shift))
    }
  }
}

extension Window {
  /// Gives a key that no view has the focus for to the frontmost document, as a browser does.
  private func scrollDocument(by event: KeyEvent) -> Bool {
    guard event.isDown, event.key.scrolls else { return false }
    let stops = focusController.stops(in: self)
    return stops.last { $0 is DocumentView }?.keyPressed(event) ?? false
  }

  /// Does something as a part of the event at work, or else as work of its own.
  package func perform(_ body: () -> Void) { queue.perform(body) }

  /// Does something now, or after the event at work.
  func whenIdle(_ body: @escaping () -> Void) { queue.whenIdle(body) }
}

extension KeyEvent.Key {
  /// Whether the key scrolls, rather than using something.
  fileprivate var scrolls: Bool {
    switch self {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space: true
    case .tab, .enter, .keypadEnter, .escape, .menu, .f10: false
    }
  }
}
