import TapInteraction

extension Window {
  /// Something that happens at a time although no event comes.
  enum Timer {
    /// A gesture has waited long enough.
    case gesture(slot: Int, time: Double)
    /// A scroll view has held a touch back long enough.
    case heldTouch(time: Double)
    /// Content that glides moves on by a frame.
    case frame(ScrollView, time: Double)
    /// An animation moves on by a frame.
    case animation(Animation, time: Double)

    var time: Double {
      switch self {
      case .gesture(_, let time), .heldTouch(let time), .frame(_, let time),
        .animation(_, let time):
        time
      }
    }
  }

  /// The timer that is due first; of two at once, that of a touch, then the one of the gesture that
  /// speaks first.
  func nextTimer() -> Timer? {
    var first: Timer?
    for touch in touches where touch.delivery == .held && touch.heldUntil > time {
      if touch.heldUntil < first?.time ?? .infinity { first = .heldTouch(time: touch.heldUntil) }
    }
    for slot in arena.order where !arena[slot].state.isTerminal && !arena[slot].isWaiting {
      guard let deadline = deadline(of: slot), deadline < first?.time ?? .infinity else { continue }
      first = .gesture(slot: slot, time: deadline)
    }
    for scroll in gliding {
      guard let deadline = scroll.glideDeadline, deadline < first?.time ?? .infinity else {
        continue
      }
      first = .frame(scroll, time: deadline)
    }
    for animation in animations where animation.deadline < first?.time ?? .infinity {
      first = .animation(animation, time: animation.deadline)
    }
    return first
  }

  /// Does what a timer is for.
  func fire(_ timer: Timer) {
    switch timer {
    case .heldTouch: flushHeldTouches()
    case .frame(let scroll, _): scroll.moveGlide()
    case .animation(let animation, _): animation.moveOn()
    case .gesture(let slot, let due):
      advanceGesture(in: slot, to: max(due, time))
      // A gesture that wants nothing more of the same moment would keep time from passing.
      if !arena[slot].state.isTerminal, !arena[slot].isWaiting, let next = deadline(of: slot),
        next <= due
      {
        propose(.fail, of: slot)
      }
    }
  }
}
