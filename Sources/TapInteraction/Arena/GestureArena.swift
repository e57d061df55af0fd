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
  /// No slot below this one is free.
  private var lowestFree = 0
  var requirements = FailureRequirements()

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
    let slot = isUsed[lowestFree...].firstIndex(of: false) ?? entries.count
    lowestFree = slot + 1
    if slot == entries.count {
      entries.append(entry)
      isUsed.append(true)
    } else {
      entries[slot] = entry
      isUsed[slot] = true
    }
    // Most join in the order in which they are asked.
    var position = order.count
    while position > 0, entries[order[position - 1]].rank > entry.rank { position -= 1 }
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

  /// Holds a gesture back until others have failed (GR-13).
  ///
  /// Gestures that hold each other back, also by way of others, would wait forever.
  ///
  /// - Complexity: O(number of gestures for which it waits).
  public mutating func hold(_ waiting: Int, until awaited: some Sequence<Int>) {
    requirements.add(waiting, waitsFor: awaited, entries)
  }

  /// Holds a gesture back until another has failed (GR-13).
  public mutating func hold(_ waiting: Int, until awaited: Int) {
    hold(waiting, until: CollectionOfOne(awaited))
  }

  /// Takes out the gestures that are done and watch nothing, and puts their slots, in the order in
  /// which they are asked, into an array in place of what it holds.
  ///
  /// - Complexity: O(number of gestures).
  public mutating func removeFinished(into slots: inout [Int]) {
    slots.removeAll(keepingCapacity: true)
    var kept = 0
    for index in order.indices {
      let slot = order[index]
      if entries[slot].state.isTerminal, !entries[slot].watchesAny {
        slots.append(slot)
      } else {
        order[kept] = slot
        kept += 1
      }
    }
    guard !slots.isEmpty else { return }
    order.removeLast(slots.count)
    for slot in slots {
      isUsed[slot] = false
      lowestFree = min(lowestFree, slot)
    }
    requirements.remove(slots, entries)
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
