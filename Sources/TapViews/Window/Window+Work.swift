import TapInteraction

extension Window {
  /// Something that came while the window was at work.
  enum Work {
    case event(InputEvent)
    case time(Double)
    case call(() -> Void)
  }

  /// Does something as a part of the event at work, or else as work of its own.
  func perform(_ body: () -> Void) {
    let isOwn = !isDispatching
    isDispatching = true
    body()
    if isOwn { finishWork() }
  }

  /// Does something after the event at work.
  func whenIdle(_ body: @escaping () -> Void) { enqueue(.call(body)) }

  /// Does something now, or after what is at work.
  func enqueue(_ work: Work) {
    if isDispatching {
      waiting.append(work)
      return
    }
    perform { handle(work) }
  }

  private func handle(_ work: Work) {
    switch work {
    case .call(let body): body()
    case .time(let target): passTime(to: target)
    case .event(let event):
      passTime(to: event.time)
      wasEventUsed = false
      dispatch(event)
    }
    settleGestures()
    if needsHoverUpdate { updateHover() }
  }

  private func finishWork() {
    settleGestures()
    var next = 0
    while next < waiting.count {
      let work = waiting[next]
      next += 1
      handle(work)
    }
    waiting.removeAll(keepingCapacity: true)
    isDispatching = false
  }

  private func dispatch(_ event: InputEvent) {
    switch event {
    case .pointer(let event):
      if event.phase == .down { showsFocus = false }
      dispatch(event.at(max(event.time, time)))
    case .hover(let location, let kind, _):
      hover = location.map { ($0, kind) }
      needsHoverUpdate = true
    case .scroll(let dx, let dy, let location, _): scroll(dx: dx, dy: dy, at: location)
    case .key(let event): dispatch(event.at(max(event.time, time)))
    case .accessibility(let action, let link, let view, _): perform(action, of: link, in: view)
    }
  }

  /// Fires the timers up to a time, in order.
  private func passTime(to target: Double) {
    while let timer = nextTimer(), timer.time <= target {
      time = max(time, timer.time)
      fire(timer)
      settleGestures()
      if needsHoverUpdate { updateHover() }
    }
    time = max(time, target)
  }
}

extension KeyEvent {
  /// The event at another time.
  fileprivate func at(_ time: Double) -> KeyEvent {
    var event = self
    event.time = time
    return event
  }
}

extension PointerEvent {
  /// The event at another time.
  func at(_ time: Double) -> PointerEvent {
    var event = self
    event.time = time
    return event
  }
}
