extension GestureArena {
  /// Brings a gesture's wish forward.
  ///
  /// - Returns: Whether a gesture of its kind and state may wish that at all; an illegal wish
  ///   changes nothing (GR-5).
  @discardableResult
  public mutating func propose(
    _ step: GestureStep, of slot: Int, judge: some GestureJudge
  ) -> Bool {
    let member = self[slot]
    guard step != .none else { return true }
    guard !member.state.isTerminal else { return step == .fail }
    guard !member.isWaiting else { return proposeWaiting(step, of: slot, judge) }
    if step == .fail, member.state.isActive { return propose(.cancel, of: slot, judge: judge) }
    guard member.permits(step) else { return false }
    switch step {
    case .none: break
    case .change: decide(slot, .changed)
    case .fail, .end, .cancel: settle(slot, step.state, judge)
    case .recognize, .begin: contend(step, slot, judge)
    }
    return true
  }

  /// Takes a wish of a gesture whose wish to begin is not granted yet: when it is over before
  /// that, nothing comes of it.
  private mutating func proposeWaiting(
    _ step: GestureStep, of slot: Int, _ judge: some GestureJudge
  ) -> Bool {
    switch step {
    case .fail, .end, .cancel: settle(slot, .failed, judge)
    case .none, .change, .begin, .recognize: break
    }
    return true
  }

  /// Recognizes a gesture if its owner agrees, at once or when those that it waits for have failed.
  private mutating func contend(_ step: GestureStep, _ slot: Int, _ judge: some GestureJudge) {
    guard !isOverruled(slot), judge.gestureMayBegin(slot, watching: members[slot].contacts) else {
      settle(slot, .failed, judge)
      return
    }
    members[slot].wish = step
    if !isHeldBack(slot) { grant(slot, judge) }
  }

  private func isHeldBack(_ slot: Int) -> Bool {
    requirements.contains { $0.waiting == slot && members[$0.awaited].state == .possible }
  }

  /// Whether a gesture that should have failed before this one has not.
  private func isOverruled(_ slot: Int) -> Bool {
    requirements.contains { waiting, awaited in
      let state = members[awaited].state
      return waiting == slot && state != .possible && state != .failed
    }
  }

  /// Recognizes a gesture, then settles those that contend with it, then those that wait for any.
  private mutating func grant(_ slot: Int, _ judge: some GestureJudge) {
    let winner = members[slot]
    let start = decisions.count
    decide(slot, winner.wish.state)
    // By index: what is in a loop over a copy would be copied anew at each change.
    for index in order.indices {
      let other = order[index]
      guard other != slot, !members[other].state.isTerminal, winner.excludes(members[other]),
        !judge.gesturesMayRecognizeTogether(slot, other)
      else { continue }
      decide(other, members[other].state.isActive ? .cancelled : .failed)
    }
    // Nobody who waited for a loser may win before all losers are known.
    for index in start..<decisions.count { wake(for: decisions[index], judge) }
  }

  /// Sets a state, and tells those that wait for this gesture.
  private mutating func settle(_ slot: Int, _ state: GestureState, _ judge: some GestureJudge) {
    guard !members[slot].state.isTerminal else { return }
    decide(slot, state)
    wake(for: ArenaDecision(slot: slot, state: state), judge)
  }

  /// Lets the gestures go on that wait for one that failed, and fails them if it did not.
  private mutating func wake(for decision: ArenaDecision, _ judge: some GestureJudge) {
    for index in requirements.indices {
      let (waiting, awaited) = requirements[index]
      guard awaited == decision.slot, members[waiting].state == .possible else { continue }
      if decision.state != .failed {
        settle(waiting, .failed, judge)
      } else if members[waiting].isWaiting, !isHeldBack(waiting) {
        grant(waiting, judge)
      }
    }
  }

  private mutating func decide(_ slot: Int, _ state: GestureState) {
    members[slot].wish = .none
    members[slot].state = state
    if state.isTerminal { members[slot].heldContacts = 0 }
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
