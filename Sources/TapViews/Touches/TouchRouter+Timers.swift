import TapInteraction

extension TouchRouter {
  /// Something of a touch that happens at a time although no event comes.
  enum Timer {
    /// Gestures have waited long enough.
    case gestures(time: Double)
    /// A scroll view has held a touch back long enough.
    case heldTouch(time: Double)

    /// When it is due, in seconds.
    var time: Double {
      switch self {
      case .gestures(let time), .heldTouch(let time): time
      }
    }
  }

  /// The timer that is due first; of two at once, that of a touch.
  func nextTimer() -> Timer? {
    var first: Timer?
    for index in touches.indices where touches[index].delivery == .held {
      let end = touches[index].heldUntil
      if end > window.time, end < first?.time ?? .infinity { first = .heldTouch(time: end) }
    }
    for slot in arena.order where !arena[slot].state.isTerminal && !arena[slot].isWaiting {
      guard let deadline = deadline(of: slot), deadline < first?.time ?? .infinity else {
        continue
      }
      first = .gestures(time: deadline)
    }
    return first
  }

  /// Does what a timer is for.
  func fire(_ timer: Timer) {
    mayHaveFinished = true
    switch timer {
    case .heldTouch: flushHeldTouches()
    case .gestures(let time): advanceGestures(dueAt: time)
    }
  }

  /// Lets time pass for all gestures that are due at a time, in the order in which they are asked.
  ///
  /// All at once, since to look for the next takes a look at each.
  private func advanceGestures(dueAt time: Double) {
    var index = 0
    while index < arena.order.count {
      let slot = arena.order[index]
      index += 1
      guard isDue(slot, at: time), let member = members[slot] else { continue }
      propose(member.advance(to: max(time, window.time)), of: slot)
      // A gesture that wants nothing more of the same moment would keep time from passing.
      if isDue(slot, at: time) { propose(.fail, of: slot) }
    }
  }

  private func isDue(_ slot: Int, at time: Double) -> Bool {
    guard !arena[slot].state.isTerminal, !arena[slot].isWaiting, let deadline = deadline(of: slot)
    else { return false }
    return deadline <= time
  }
}
