import TapInteraction

extension TouchRouter {
  /// Something of a touch that happens at a time although no event comes.
  enum Timer {
    /// A gesture has waited long enough.
    case gesture(slot: Int, time: Double)
    /// A scroll view has held a touch back long enough.
    case heldTouch(time: Double)

    /// When it is due, in seconds.
    var time: Double {
      switch self {
      case .gesture(_, let time), .heldTouch(let time): time
      }
    }
  }

  /// The timer that is due first; of two at once, that of a touch, then the one of the gesture that
  /// is asked first.
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
      first = .gesture(slot: slot, time: deadline)
    }
    return first
  }

  /// Does what a timer is for.
  func fire(_ timer: Timer) {
    mayHaveFinished = true
    switch timer {
    case .heldTouch: flushHeldTouches()
    case .gesture(let slot, let due):
      guard let member = members[slot] else { break }
      propose(member.advance(to: max(due, window.time)), of: slot)
      // A gesture that wants nothing more of the same moment would keep time from passing.
      if !arena[slot].state.isTerminal, !arena[slot].isWaiting,
        let next = deadline(of: slot), next <= due
      {
        propose(.fail, of: slot)
      }
    }
  }
}
