import TapTestSupport
import Testing

@testable import TapInteraction

/// The counts of requirements, beside a list of all of them that is searched for each question.
@Suite struct FailureRequirementsTests {
  private struct Model {
    var entries: [GestureArena.Entry]
    var requirements = FailureRequirements()
    var pairs: [(waiting: Int, awaited: Int)] = []

    init(count: Int) {
      entries = (0..<count).map { GestureArena.Entry(isDiscrete: true, rank: $0) }
    }

    mutating func hold(_ slot: Int, until others: [Int]) {
      requirements.add(slot, waitsFor: others, entries)
      for other in others where !pairs.contains(where: { $0 == (slot, other) }) {
        pairs.append((slot, other))
      }
    }

    mutating func decide(_ slot: Int, _ state: GestureState) {
      if entries[slot].state == .possible { requirements.decide(slot, state) }
      entries[slot].state = state
    }

    /// Takes out what is decided, and puts something undecided in its place.
    mutating func remove(_ slots: [Int]) {
      requirements.remove(slots, entries)
      pairs.removeAll { slots.contains($0.waiting) || slots.contains($0.awaited) }
      for slot in slots { entries[slot].state = .possible }
    }

    func check() {
      for slot in entries.indices {
        let awaited = pairs.filter { $0.waiting == slot }.map { entries[$0.awaited].state }
        #expect(requirements.isHeldBack(slot) == awaited.contains(.possible))
        #expect(
          requirements.isOverruled(slot)
            == awaited.contains { $0 != .possible && $0 != .failed })
        #expect(
          requirements.slots(waitingFor: slot)
            == pairs.filter { $0.awaited == slot }.map(\.waiting))
      }
    }
  }

  @Test(arguments: 0..<200)
  func `GR-13: what is counted is what a search finds, after any steps`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = 2 + random.number(below: 8)
    var model = Model(count: count)
    for _ in 0..<40 {
      let slot = random.number(below: count)
      switch random.number(below: 3) {
      case 0:
        let others = (0..<random.number(below: 5)).map { _ in random.number(below: count) }
        model.hold(slot, until: others.filter { $0 != slot })
      case 1:
        guard model.entries[slot].state == .possible else { continue }
        model.decide(slot, random.pick([.failed, .ended, .began]))
      default:
        for index in 0..<count where model.entries[index].state == .began && random.flag() {
          model.decide(index, .cancelled)
        }
        model.remove(
          (0..<count).filter { model.entries[$0].state.isTerminal && random.flag() })
      }
      model.check()
    }
  }
}
