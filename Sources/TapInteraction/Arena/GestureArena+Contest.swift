extension GestureArena {
  /// Proposes a gesture's next step, which the arena grants, delays or denies.
  ///
  /// - Returns: Whether a gesture of its kind and state may propose that at all; an illegal proposal
  ///   changes nothing (GR-5).
  @discardableResult
  public mutating func propose(
    _ step: GestureStep, of slot: Int, delegate: some GestureArenaDelegate
  ) -> Bool {
    let entry = self[slot]
    guard step != .none else { return true }
    guard !entry.state.isTerminal else { return step == .fail }
    guard !entry.isWaiting else { return proposeWaiting(step, of: slot, delegate) }
    if step == .fail, entry.state.isActive { return propose(.cancel, of: slot, delegate: delegate) }
    guard entry.permits(step) else { return false }
    switch step {
    case .none: break
    case .change: decide(slot, .changed)
    case .fail, .end, .cancel: settle(slot, step.state, delegate)
    case .recognize, .begin: contend(step, slot, delegate)
    }
    return true
  }

  /// Takes a proposal of a gesture whose proposal to begin is not granted yet: when it is over
  /// before that, nothing comes of it.
  private mutating func proposeWaiting(
    _ step: GestureStep, of slot: Int, _ delegate: some GestureArenaDelegate
  ) -> Bool {
    switch step {
    case .fail, .end, .cancel: settle(slot, .failed, delegate)
    case .none, .change, .begin, .recognize: break
    }
    return true
  }

  /// Recognizes a gesture if its owner agrees, at once or when those that it waits for have failed.
  private mutating func contend(
    _ step: GestureStep, _ slot: Int, _ delegate: some GestureArenaDelegate
  ) {
    guard !requirements.isOverruled(slot),
      delegate.gestureShouldBegin(slot, watching: entries[slot].contacts)
    else {
      settle(slot, .failed, delegate)
      return
    }
    entries[slot].proposal = step
    if !requirements.isHeldBack(slot) { grant(slot, delegate) }
  }

  /// Recognizes a gesture, then settles those that contend with it, then those that wait for any.
  private mutating func grant(_ slot: Int, _ delegate: some GestureArenaDelegate) {
    let winner = entries[slot]
    let start = decisions.count
    decide(slot, winner.proposal.state)
    // By index: what is in a loop over a copy would be copied anew at each change.
    for index in order.indices {
      let other = order[index]
      guard other != slot, !entries[other].state.isTerminal, winner.excludes(entries[other]),
        !delegate.gesturesShouldRecognizeSimultaneously(slot, other)
      else { continue }
      decide(other, entries[other].state.isActive ? .cancelled : .failed)
    }
    // Nobody who waited for a loser may win before all losers are known.
    for index in start..<decisions.count { wake(for: decisions[index], delegate) }
  }

  /// Sets a state, and notifies the members that wait for this gesture.
  private mutating func settle(
    _ slot: Int, _ state: GestureState, _ delegate: some GestureArenaDelegate
  ) {
    guard !entries[slot].state.isTerminal else { return }
    decide(slot, state)
    wake(for: ArenaDecision(slot: slot, state: state), delegate)
  }

  /// Lets the gestures go on that wait for one that failed, and fails them if it did not.
  private mutating func wake(for decision: ArenaDecision, _ delegate: some GestureArenaDelegate) {
    for waiting in requirements.slots(waitingFor: decision.slot)
    where entries[waiting].state == .possible {
      if decision.state != .failed {
        settle(waiting, .failed, delegate)
      } else if entries[waiting].isWaiting, !requirements.isHeldBack(waiting) {
        grant(waiting, delegate)
      }
    }
  }

  private mutating func decide(_ slot: Int, _ state: GestureState) {
    if entries[slot].state == .possible { requirements.decide(slot, state) }
    entries[slot].proposal = .none
    entries[slot].state = state
    if state.isTerminal { entries[slot].heldContacts = 0 }
    decisions.append(ArenaDecision(slot: slot, state: state))
  }
}

extension GestureStep {
  /// The state that a gesture is in once the step is granted.
  var state: GestureState {
    switch self {
    case .none: .possible
    case .fail: .failed
    case .recognize, .end: .ended
    case .begin: .began
    case .change: .changed
    case .cancel: .cancelled
    }
  }
}
