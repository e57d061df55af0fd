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

  /// Takes a contact, which ended, from all gestures.
  public mutating func end(_ contact: Int) {
    for slot in order { members[slot].contacts &= ~(1 << UInt64(contact)) }
  }

  /// Holds a gesture back until another has failed (GR-13).
  public mutating func hold(_ waiting: Int, until awaited: Int) {
    if !requirements.contains(where: { $0 == (waiting, awaited) }) {
      requirements.append((waiting, awaited))
    }
  }

  /// Takes out the gestures that are done and watch nothing, calling `body` with each slot.
  public mutating func removeFinished(_ body: (Int) -> Void) {
    var index = 0
    while index < order.count {
      let slot = order[index]
      guard members[slot].state.isTerminal, !members[slot].watchesAny else {
        index += 1
        continue
      }
      order.remove(at: index)
      isUsed[slot] = false
      requirements.removeAll { $0.waiting == slot || $0.awaited == slot }
      body(slot)
    }
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
    guard !member.state.isTerminal, !member.isWaiting || step == .fail else { return true }
    let next = step.state
    if step == .fail, member.state.isActive { return propose(.cancel, of: slot, judge: judge) }
    guard member.state.permits(next, isDiscrete: member.isDiscrete) else { return false }
    switch step {
    case .none: break
    case .fail: settle(slot, .failed, judge)
    case .recognize, .begin:
      if isHeldBack(slot) { members[slot].wish = step } else { grant(step, to: slot, judge) }
    case .change: decide(slot, .changed)
    case .end, .cancel: settle(slot, next, judge)
    }
    return true
  }

  private func isHeldBack(_ slot: Int) -> Bool {
    requirements.contains { $0.waiting == slot && members[$0.awaited].state == .possible }
  }

  /// Recognizes a gesture, if its owner agrees, and settles those that contend with it.
  private mutating func grant(_ step: GestureStep, to slot: Int, _ judge: some GestureJudge) {
    guard judge.gestureMayBegin(slot, watching: members[slot].contacts) else {
      settle(slot, .failed, judge)
      return
    }
    members[slot].wish = .none
    settle(slot, step.state, judge)
    // By index: settling a gesture asks its owner, who may let others in meanwhile.
    var index = 0
    while index < order.count {
      let other = order[index]
      index += 1
      guard other != slot, !members[other].state.isTerminal, excludes(slot, other),
        !judge.gesturesMayRecognizeTogether(slot, other)
      else { continue }
      settle(other, members[other].state.isActive ? .cancelled : .failed, judge)
    }
  }

  private func excludes(_ winner: Int, _ other: Int) -> Bool {
    let (winner, other) = (members[winner], members[other])
    guard winner.contacts & other.contacts != 0 else { return false }
    // A tap is over before a double tap can be (TAP-13).
    return !winner.isTap || other.contactsInARow <= winner.contactsInARow
  }

  /// Sets a state, and tells those that wait for this gesture.
  private mutating func settle(_ slot: Int, _ state: GestureState, _ judge: some GestureJudge) {
    guard !members[slot].state.isTerminal else { return }
    members[slot].wish = .none
    decide(slot, state)
    var index = 0
    while index < requirements.count {
      let (waiting, awaited) = requirements[index]
      index += 1
      guard awaited == slot, members[waiting].state == .possible else { continue }
      if state != .failed {
        settle(waiting, .failed, judge)
      } else if members[waiting].isWaiting, !isHeldBack(waiting) {
        grant(members[waiting].wish, to: waiting, judge)
      }
    }
  }

  private mutating func decide(_ slot: Int, _ state: GestureState) {
    members[slot].state = state
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
