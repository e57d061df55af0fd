/// Decides which of the gestures that watch the same contacts are recognized.
///
/// The rules are UIKit's, made deterministic: all gestures watch at once, and the first to be
/// recognized makes the others fail, or cancels them, unless the two may go on together; one that
/// waits for another to fail is held back until then. Gestures that would be recognized by the same
/// event are ordered by rank, then by the order in which they joined.
///
/// The arena is a value that knows gestures by slot alone. Its owner joins them, passes their
/// machines' proposals to ``propose(_:of:delegate:)``, and acts upon ``decisions``, which it then empties.
/// A window does all that for the recognizers of its views.
///
///     var arena = GestureArena()
///     let press = arena.join(GestureArena.Entry(isDiscrete: false, rank: -1))
///     let pan = arena.join(GestureArena.Entry(isDiscrete: false, rank: 0))
///     for slot in arena.order { arena.watch(0, in: slot) }
///     arena.propose(.begin, of: press, delegate: delegate)
///     arena.decisions.map(\.state)  // [.began, .failed]: the press is on, the pan is out
public struct GestureArena: Sendable {
  var entries: [Entry] = []
  private var isUsed: [Bool] = []
  /// Who waits for whom.
  private(set) var requirements: [(waiting: Int, awaited: Int)] = []

  /// The slots in use, in the order in which their gestures are asked.
  public private(set) var order: [Int] = []

  /// The changes since the owner last emptied it, oldest first.
  public var decisions: [ArenaDecision] = []

  /// Makes an empty arena.
  public init() {}

  /// The entry in a slot.
  public subscript(slot: Int) -> Entry {
    precondition(isUsed[slot], "no gesture in slot \(slot)")
    return entries[slot]
  }

  /// Whether no gesture is in the arena.
  public var isEmpty: Bool { order.isEmpty }

  /// Lets a gesture in, and returns its slot.
  ///
  /// - Complexity: O(number of gestures).
  public mutating func join(_ entry: Entry) -> Int {
    let slot = isUsed.firstIndex(of: false) ?? entries.count
    if slot == entries.count {
      entries.append(entry)
      isUsed.append(true)
    } else {
      entries[slot] = entry
      isUsed[slot] = true
    }
    let position = order.firstIndex { entries[$0].rank > entry.rank } ?? order.count
    order.insert(slot, at: position)
    return slot
  }

  /// Lets a gesture watch a contact, which is a number from 0 to 63.
  public mutating func watch(_ contact: Int, in slot: Int) {
    entries[slot].contacts |= 1 << UInt64(contact)
  }

  /// Notes that a gesture, such as a press on a link, turns out to be a tap.
  public mutating func markTap(_ slot: Int) { entries[slot].isTap = true }

  /// Takes a contact, which ended, from all gestures.
  ///
  /// Those that wait for others contend for it all the same, so its number stays taken.
  public mutating func end(_ contact: Int) {
    let bit: UInt64 = 1 << UInt64(contact)
    for slot in order where entries[slot].contacts & bit != 0 {
      entries[slot].contacts &= ~bit
      if entries[slot].isWaiting { entries[slot].heldContacts |= bit }
    }
  }

  /// Whether a gesture watches a contact, or waits with one of this number.
  public func isTaken(_ contact: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(contact)
    return order.contains { entries[$0].contested & bit != 0 }
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
  /// - Complexity: O(number of gestures).
  public mutating func removeFinished() -> Int? {
    let index = order.firstIndex { entries[$0].state.isTerminal && !entries[$0].watchesAny }
    guard let index else { return nil }
    let slot = order.remove(at: index)
    isUsed[slot] = false
    requirements.removeAll { $0.waiting == slot || $0.awaited == slot }
    return slot
  }
}

/// A change of a gesture's state, for its owner to act upon.
public struct ArenaDecision: BitwiseCopyable, Sendable, Hashable {
  /// The slot of the gesture.
  public var slot: Int
  /// The new state.
  public var state: GestureState
}

/// Answers that only the owners of gestures have.
///
/// The counterpart of the questions of `UIGestureRecognizerDelegate`, asked by slot.
public protocol GestureArenaDelegate {
  /// Asks whether a gesture that is complete may begin (GR-9), with the contacts that it watches, one
  /// bit each; asked before it waits for others.
  func gestureShouldBegin(_ slot: Int, watching contacts: UInt64) -> Bool

  /// Asks whether two gestures may go on together; one yes of either side is enough (GR-12).
  func gesturesShouldRecognizeSimultaneously(_ one: Int, _ other: Int) -> Bool
}
