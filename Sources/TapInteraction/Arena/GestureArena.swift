/// The place where gestures that watch the same contacts contend.
///
/// The rules are UIKit's, made deterministic: all gestures watch at once, and the first to be
/// recognized makes the others fail, or calls them off, unless the two may go on together; one that
/// waits for another to fail is held back until then. Gestures that would be recognized by the
/// same event are ordered by rank, then by the order in which they joined.
///
/// The arena is a value that knows gestures by slot alone. Its owner joins them, passes their
/// machines' wishes to ``propose(_:of:judge:)``, and acts upon ``decisions``.
public struct GestureArena: Sendable {
  private var members: [ArenaMember] = []
  private var isUsed: [Bool] = []
  /// Who waits for whom.
  private var requirements: [(waiting: Int, awaited: Int)] = []

  /// The slots in use, in the order in which they may speak.
  public private(set) var order: [Int] = []

  /// The changes since the owner last emptied it, oldest first.
  public var decisions: [ArenaDecision] = []

  /// Makes an empty arena.
  public init() {}

  /// The member in a slot.
  public subscript(slot: Int) -> ArenaMember {
    precondition(isUsed[slot], "no gesture in slot \(slot)")
    return members[slot]
  }

  /// Whether no gesture is in the arena.
  public var isEmpty: Bool { order.isEmpty }

  /// The number of slots that were ever in use at once.
  public var slotCount: Int { members.count }

  /// Lets a gesture in, and returns its slot.
  ///
  /// - Complexity: O(number of members).
  public mutating func join(_ member: ArenaMember) -> Int {
    let slot = isUsed.firstIndex(of: false) ?? members.count
    if slot == members.count {
      members.append(member)
      isUsed.append(true)
    } else {
      members[slot] = member
      isUsed[slot] = true
    }
    let place = order.firstIndex { members[$0].rank > member.rank } ?? order.count
    order.insert(slot, at: place)
    return slot
  }

  /// Lets a gesture watch a contact, which is a number from 0 to 63.
  public mutating func watch(_ contact: Int, in slot: Int) {
    members[slot].contacts |= 1 << UInt64(contact)
  }

  /// Notes that a gesture, such as a press on a link, turns out to be a tap.
  public mutating func markTap(_ slot: Int) { members[slot].isTap = true }

  /// Takes a contact, which ended, from all gestures.
  ///
  /// Those that wait for others contend for it all the same, so its number stays taken.
  public mutating func end(_ contact: Int) {
    let bit: UInt64 = 1 << UInt64(contact)
    for slot in order where members[slot].contacts & bit != 0 {
      members[slot].contacts &= ~bit
      if members[slot].isWaiting { members[slot].heldContacts |= bit }
    }
  }

  /// Whether a gesture watches a contact, or waits with one of this number.
  public func isTaken(_ contact: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(contact)
    return order.contains { members[$0].contested & bit != 0 }
  }

  /// Holds a gesture back until another has failed (GR-13).
  ///
  /// Gestures that hold each other back, also by way of others, would wait forever.
  public mutating func hold(_ waiting: Int, until awaited: Int) {
    if !requirements.contains(where: { $0 == (waiting, awaited) }) {
      requirements.append((waiting, awaited))
    }
  }

  /// Takes out a gesture that is done and watches nothing, and returns its slot; `nil` when there
  /// is no other.
  ///
  /// - Complexity: O(number of members).
  public mutating func removeFinished() -> Int? {
    let index = order.firstIndex { members[$0].state.isTerminal && !members[$0].watchesAny }
    guard let index else { return nil }
    let slot = order.remove(at: index)
    isUsed[slot] = false
    requirements.removeAll { $0.waiting == slot || $0.awaited == slot }
    return slot
  }
}

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
