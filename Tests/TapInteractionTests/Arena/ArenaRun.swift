import TapInteraction

/// An arena with its owner: who may begin, and who goes together with whom.
struct ArenaRun {
  /// The owner's answers.
  struct Answers: GestureArenaDelegate {
    var refused: Set<Int> = []
    var together: Set<Set<Int>> = []

    func gestureShouldBegin(_ slot: Int, watching contacts: UInt64) -> Bool {
      !refused.contains(slot)
    }

    func gesturesShouldRecognizeSimultaneously(_ one: Int, _ other: Int) -> Bool {
      together.contains([one, other])
    }
  }

  var arena = GestureArena()
  var answers = Answers()

  /// Lets a gesture in that watches contact 0.
  mutating func join(
    isDiscrete: Bool = true, rank: Int = 0, contactsInARow: Int = 1, isTap: Bool = false,
    contact: Int = 0
  ) -> Int {
    let slot = arena.join(
      GestureArena.Entry(
        isDiscrete: isDiscrete, rank: rank, contactsInARow: contactsInARow, isTap: isTap))
    arena.watch(contact, in: slot)
    return slot
  }

  /// Proposes a step.
  @discardableResult
  mutating func propose(_ step: GestureStep, _ slot: Int) -> Bool {
    arena.propose(step, of: slot, delegate: answers)
  }

  /// The decisions so far, in words: `0 ended`.
  var log: [String] { arena.decisions.map { "\($0.slot) \($0.state)" } }
}
