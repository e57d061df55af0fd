import TapInteraction
import TapLayout

extension TouchRouter {
  /// Shows an event to all that watch its contact, in the arena's order.
  func deliverToGestures(_ event: PointerEvent, _ contact: Int) {
    var index = 0
    while index < arena.order.count {
      let slot = arena.order[index]
      index += 1
      guard arena[slot].watches(contact), !arena[slot].state.isTerminal else { continue }
      if let recognizer = recognizers[slot] {
        propose(recognizer.handle(event), of: slot)
      } else if let member = members[slot] {
        propose(member.handle(event), of: slot)
      }
    }
  }

  /// Proposes a member's step to the arena, and acts upon what it decides.
  func propose(_ step: GestureStep, of slot: Int) {
    guard step != .none else { return }
    mayHaveFinished = true
    if step == .recognize, recognizers[slot] == nil, members[slot]?.proposesTap == true {
      arena.markTap(slot)
    }
    arbitrationOrder = arena.order
    isArbitrating = true
    let isLegal = arena.propose(step, of: slot, delegate: self)
    isArbitrating = false
    arbitrationOrder = []
    if !isLegal, let recognizer = recognizers[slot] {
      window.misuseHandler?(
        "\(type(of: recognizer)) may not \(step) while \(arena[slot].state) (GR-5)")
    }
    actUponDecisions()
  }

  /// Notifies the owners of gestures of what the arena decided, oldest first.
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
    if let recognizer = recognizers[slot] {
      let isTaken = decision.state == .began || decision.state == .ended
      if isTaken, recognizer.cancelsTouchesInView { takeTouchesFromViews(of: slot) }
      recognizer.state = decision.state
      if decision.state != .failed, recognizer.isLogged, let view = recognizer.view {
        window.log(
          view,
          .gesture(recognizer.logName, recognizer.location(in: view) ?? Point(x: 0, y: 0)))
      }
      recognizer.report(decision.state)
    } else if let member = members[slot], case .link(let text) = member.kind {
      if decision.state == .ended {
        takeTouchesFromViews(of: slot)
        text.recognizePress(of: member.pointer, at: window.time)
      } else {
        text.failPress(of: member.pointer)
      }
    }
    settleLateTouches(slot, decision.state)
  }

  /// Removes the gestures that are done, and lets the views have the touches that no gesture wants any
  /// more.
  func settle() {
    if mayHaveFinished { failTheForgotten() }
    flushHeldTouches()
    if mayHaveFinished { removeFinishedGestures() }
  }

  /// Removes the gestures that are done, and resets their recognizers.
  func removeFinishedGestures() {
    mayHaveFinished = false
    arena.removeFinished(into: &finished)
    while !finished.isEmpty {
      // Others may have waited for them, and a recognizer that is reset may put an end to more.
      mayHaveFinished = true
      for slot in finished { release(slot) }
      arena.removeFinished(into: &finished)
    }
  }

  private func release(_ slot: Int) {
    let recognizer = recognizers[slot]
    members[slot] = nil
    recognizers[slot] = nil
    guard let recognizer else { return }
    recognizer.slot = nil
    recognizer.reset()
    recognizer.state = .possible
  }

  /// Fails gestures that watch nothing and wait for nothing, since nothing can come of them.
  private func failTheForgotten() {
    var index = 0
    while index < arena.order.count {
      let slot = arena.order[index]
      index += 1
      let entry = arena[slot]
      guard !entry.state.isTerminal, !entry.watchesAny, !entry.isWaiting,
        deadline(of: slot) == nil
      else { continue }
      propose(.fail, of: slot)
    }
  }
}
