import TapInteraction
import TapLayout

extension Window {
  /// Shows an event to all that watch its contact, in the arena's order.
  func deliverToGestures(_ event: PointerEvent, _ contact: Int) {
    var index = 0
    while index < arena.order.count {
      let slot = arena.order[index]
      index += 1
      guard arena[slot].watches(contact), !arena[slot].state.isTerminal else { continue }
      switch participants[slot] {
      case .none: break
      case .recognizer(let recognizer): propose(recognizer.handle(event), of: slot)
      case .link(let text, _, _): propose(text.handlePress(event), of: slot)
      }
    }
  }

  /// Brings a wish before the arena, and acts upon what it decides.
  func propose(_ step: GestureStep, of slot: Int) {
    guard step != .none else { return }
    isArbitrating = true
    let isLegal = arena.propose(step, of: slot, judge: WindowJudge(window: self))
    isArbitrating = false
    if !isLegal, case .recognizer(let recognizer) = participants[slot] {
      onMisuse?("\(type(of: recognizer)) may not \(step) while \(arena[slot].state) (GR-5)")
    }
    actUponDecisions()
  }

  /// Brings what a press on a link has come to before the arena.
  private func propose(_ step: LinkStep, of slot: Int) {
    guard case .link(let text, let pointer, _) = participants[slot] else { return }
    switch step {
    case .none: break
    case .fail: propose(GestureStep.fail, of: slot)
    case .tap, .longPress, .lift:
      participants[slot] = .link(text, pointer, step)
      if step == .tap { arena.markTap(slot) }
      propose(GestureStep.recognize, of: slot)
    }
  }

  /// Tells the owners of gestures what became of them, oldest first.
  private func actUponDecisions() {
    guard !isActing else { return }
    isActing = true
    var index = 0
    while index < arena.decisions.count {
      let decision = arena.decisions[index]
      index += 1
      act(upon: decision)
    }
    arena.decisions.removeAll(keepingCapacity: true)
    isActing = false
  }

  private func act(upon decision: ArenaDecision) {
    let slot = decision.slot
    switch participants[slot] {
    case .none: break
    case .link(let text, let pointer, let step):
      if decision.state == .ended {
        takeTouchesFromViews(of: slot)
        text.recognizePress(step, of: pointer, at: time)
      } else {
        text.failPress(of: pointer)
      }
    case .recognizer(let recognizer):
      let isTaken = decision.state == .began || decision.state == .ended
      if isTaken, recognizer.cancelsTouchesInView { takeTouchesFromViews(of: slot) }
      recognizer.state = decision.state
      if decision.state != .failed, recognizer.isLogged, let view = recognizer.view {
        log(view, .gesture(recognizer.logName, recognizer.location(in: view) ?? Point(x: 0, y: 0)))
      }
      recognizer.report(decision.state)
    }
    settleLateTouches(slot, decision.state)
  }

  /// Takes out what is done, and lets the views have what no gesture wants any more.
  func settleGestures() {
    failTheForgotten()
    flushHeldTouches()
    removeFinishedGestures()
  }

  /// Takes out what is done, for another go.
  func removeFinishedGestures() {
    while let slot = arena.removeFinished() {
      let participant = participants[slot]
      participants[slot] = .none
      if case .recognizer(let recognizer) = participant {
        recognizer.reset()
        recognizer.state = .possible
      }
    }
  }

  /// Fails gestures that watch nothing and wait for nothing, since nothing can come of them.
  private func failTheForgotten() {
    var index = 0
    while index < arena.order.count {
      let slot = arena.order[index]
      index += 1
      let member = arena[slot]
      guard !member.state.isTerminal, !member.watchesAny, !member.isWaiting,
        deadline(of: slot) == nil
      else { continue }
      propose(GestureStep.fail, of: slot)
    }
  }

  /// When a gesture must be told that time has passed.
  func deadline(of slot: Int) -> Double? {
    switch participants[slot] {
    case .none: nil
    case .recognizer(let recognizer): recognizer.deadline
    case .link(let text, let pointer, _): text.pressDeadline(of: pointer)
    }
  }

  /// Lets time pass for a gesture.
  func advanceGesture(in slot: Int, to time: Double) {
    switch participants[slot] {
    case .none: break
    case .recognizer(let recognizer): propose(recognizer.advance(to: time), of: slot)
    case .link(let text, let pointer, _):
      propose(text.advancePress(of: pointer, to: time), of: slot)
    }
  }
}
