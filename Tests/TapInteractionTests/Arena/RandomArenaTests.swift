import TapInteraction
import TapTestSupport
import Testing

/// Laws of the arena that hold for any members, requirements and proposals.
@Suite struct RandomArenaTests {
  /// A random contest, and all that was decided in it.
  private struct Contest {
    var run = ArenaRun()
    var slots: [Int] = []
    var contacts: [Int: Set<Int>] = [:]
    var decisions: [ArenaDecision] = []

    init(_ random: inout SeededGenerator) {
      for _ in 0..<(2 + random.number(below: 7)) { join(&random) }
      // From later to earlier alone, so that no two wait for each other.
      for waiting in slots.indices.dropFirst() where random.once(in: 2) {
        run.arena.hold(slots[waiting], until: slots[random.number(below: waiting)])
      }
      for slot in slots where random.once(in: 10) { run.answers.refused.insert(slot) }
      for slot in slots where random.once(in: 4) {
        run.answers.together.insert([slot, random.pick(slots)])
      }
    }

    private mutating func join(_ random: inout SeededGenerator) {
      let isTap = random.flag()
      let slot = run.join(
        isDiscrete: isTap || random.flag(), rank: random.number(below: 3),
        contactsInARow: 1 + random.number(below: 2), isTap: isTap)
      contacts[slot] = [0]
      if random.once(in: 3) {
        run.arena.watch(1, in: slot)
        contacts[slot] = [0, 1]
      }
      slots.append(slot)
    }

    /// Proposes steps at random, then ends the contacts and fails who is undecided.
    mutating func play(_ random: inout SeededGenerator) {
      for _ in 0..<random.number(below: 24) {
        let slot = random.pick(slots)
        let before = run.arena[slot]
        let isLegal = run.propose(random.pick(GestureStep.allCases), slot)
        if !isLegal { #expect(run.arena[slot] == before) }
      }
      for contact in [0, 1] { run.arena.end(contact) }
      for slot in slots where !run.arena[slot].isWaiting { run.propose(.fail, slot) }
      decisions = run.arena.decisions
    }

    /// Whether one of two may not win once the other has.
    func exclude(_ winner: Int, _ other: Int) -> Bool {
      let (winning, losing) = (run.arena[winner], run.arena[other])
      return !run.answers.together.contains([winner, other])
        && (!winning.isTap || losing.contactsInARow <= winning.contactsInARow)
    }
  }

  private func played(_ seed: Int) -> Contest {
    var random = SeededGenerator(seed: seed)
    var contest = Contest(&random)
    contest.play(&random)
    return contest
  }

  @Test(arguments: 0..<400)
  func `every change of state is legal, and none follows a terminal one`(seed: Int) {
    let contest = played(seed)
    var states: [Int: GestureState] = [:]
    for decision in contest.decisions {
      let member = contest.run.arena[decision.slot]
      let old = states[decision.slot, default: .possible]
      #expect(old.permits(decision.state, isDiscrete: member.isDiscrete))
      states[decision.slot] = decision.state
    }
  }

  @Test(arguments: 0..<400)
  func `GR-11: no two that exclude each other are ever both winners`(seed: Int) {
    let contest = played(seed)
    var winners: [Int] = []
    var active: Set<Int> = []
    for decision in contest.decisions {
      switch decision.state {
      case .began, .ended:
        guard !active.contains(decision.slot) else {
          active.remove(decision.slot)
          continue
        }
        for earlier in winners where contest.exclude(earlier, decision.slot) {
          Issue.record("\(decision.slot) won although \(earlier) had")
        }
        winners.append(decision.slot)
        if decision.state == .began { active.insert(decision.slot) }
      case .possible, .changed, .cancelled, .failed: break
      }
    }
  }

  @Test(arguments: 0..<400)
  func `GR-13: all are decided in the end, and nobody waits any more`(seed: Int) {
    var contest = played(seed)
    for slot in contest.slots {
      #expect(contest.run.arena[slot].state.isTerminal)
      #expect(!contest.run.arena[slot].isWaiting)
    }
    var removed: [Int] = []
    contest.run.arena.removeFinished(into: &removed)
    #expect(removed.sorted() == contest.slots)
    #expect(contest.run.arena.isEmpty)
    #expect(!contest.run.arena.isTaken(0) && !contest.run.arena.isTaken(1))
  }

  @Test(arguments: 0..<50)
  func `GR-22: the same contest ends the same`(seed: Int) {
    #expect(played(seed).decisions == played(seed).decisions)
  }
}
