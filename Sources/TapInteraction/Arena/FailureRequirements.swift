/// Which gestures of an arena wait for others to fail (GR-13), by slot.
///
/// What is asked at each step of a gesture is counted beforehand, so that a gesture that waits for
/// many costs no more than one that waits for none. Nothing is stored until the first requirement.
struct FailureRequirements: Sendable {
  /// The slots for which each slot waits.
  private var awaited: [[Int]] = []
  /// The slots that wait for each slot, in the order in which they were added.
  private var waiting: [[Int]] = []
  /// For each slot, how many of those for which it waits are undecided.
  private var undecided: [Int] = []
  /// For each slot, how many of those for which it waits were recognized instead of failing.
  private var successes: [Int] = []
  /// The slots whose mark is the latest one are a set.
  private var marks: [Int] = []
  private var latestMark = 0

  /// Whether a gesture that must fail before this one is undecided.
  func isHeldBack(_ slot: Int) -> Bool { slot < undecided.count && undecided[slot] > 0 }

  /// Whether a gesture that should have failed before this one has not.
  func isOverruled(_ slot: Int) -> Bool { slot < successes.count && successes[slot] > 0 }

  /// The slots that wait for a slot.
  func slots(waitingFor slot: Int) -> [Int] { slot < waiting.count ? waiting[slot] : [] }

  /// Adds those requirements of a slot that are new, given what is in all slots.
  ///
  /// - Complexity: O(number of requirements of the slot).
  mutating func add(
    _ slot: Int, waitsFor others: some Sequence<Int>, _ entries: [GestureArena.Entry]
  ) {
    grow(to: entries.count)
    latestMark += 1
    for other in awaited[slot] { marks[other] = latestMark }
    for other in others where marks[other] != latestMark {
      marks[other] = latestMark
      awaited[slot].append(other)
      waiting[other].append(slot)
      switch entries[other].state {
      case .possible: undecided[slot] += 1
      case .failed: break
      case .began, .changed, .ended, .cancelled: successes[slot] += 1
      }
    }
  }

  /// Notes that a slot, which was undecided, is in another state now.
  mutating func decide(_ slot: Int, _ state: GestureState) {
    guard slot < waiting.count else { return }
    for other in waiting[slot] {
      undecided[other] -= 1
      if state != .failed { successes[other] += 1 }
    }
  }

  /// Takes out the requirements of slots that are decided.
  ///
  /// - Complexity: O(number of requirements of these and of those that are next to them).
  mutating func remove(_ slots: [Int], _ entries: [GestureArena.Entry]) {
    guard !awaited.isEmpty else { return }
    latestMark += 1
    for slot in slots where slot < awaited.count { marks[slot] = latestMark }
    var neighbors: Set<Int> = []
    for slot in slots where slot < awaited.count {
      neighbors.formUnion(awaited[slot])
      neighbors.formUnion(waiting[slot])
      if entries[slot].state != .failed {
        for other in waiting[slot] where marks[other] != latestMark { successes[other] -= 1 }
      }
      awaited[slot] = []
      waiting[slot] = []
      undecided[slot] = 0
      successes[slot] = 0
    }
    for neighbor in neighbors where marks[neighbor] != latestMark {
      awaited[neighbor].removeAll { marks[$0] == latestMark }
      waiting[neighbor].removeAll { marks[$0] == latestMark }
    }
  }

  private mutating func grow(to count: Int) {
    while awaited.count < count {
      awaited.append([])
      waiting.append([])
      undecided.append(0)
      successes.append(0)
      marks.append(0)
    }
  }
}
