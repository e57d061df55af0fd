import TapInteraction
import Testing

@Suite struct GestureArenaTests {
  @Test func `GR-11: the first to be recognized fails the others, the winner told first`() {
    var run = ArenaRun()
    let press = run.join(isDiscrete: false)
    let tap = run.join(isTap: true)
    run.propose(.recognize, tap)
    #expect(run.log == ["\(tap) ended", "\(press) failed"])
  }

  @Test func `GR-11: a gesture under way is called off when another wins its contact`() {
    var run = ArenaRun()
    let press = run.join(isDiscrete: false)
    run.propose(.begin, press)
    let tap = run.join(isTap: true, contact: 1)
    run.arena.watch(1, in: press)
    run.propose(.recognize, tap)
    #expect(run.log == ["\(press) began", "\(tap) ended", "\(press) cancelled"])
  }

  @Test func `GR-11: gestures of different contacts leave each other alone`() {
    var run = ArenaRun()
    let one = run.join()
    let other = run.join(contact: 1)
    run.propose(.recognize, one)
    run.propose(.recognize, other)
    #expect(run.log == ["\(one) ended", "\(other) ended"])
  }

  @Test func `GR-12: two that may go on together both win`() {
    var run = ArenaRun()
    let one = run.join(isDiscrete: false)
    let other = run.join(isDiscrete: false)
    run.answers.together = [[one, other]]
    for slot in [one, other] { run.propose(.begin, slot) }
    #expect(run.log == ["\(one) began", "\(other) began"])
  }

  @Test func `GR-13: a gesture that waits wins once the other has failed`() {
    var run = ArenaRun()
    let (double, single) = (run.join(contactsInARow: 2, isTap: true), run.join(isTap: true))
    run.arena.hold(single, until: double)
    run.propose(.recognize, single)
    #expect(run.log.isEmpty)
    #expect(run.arena[single].isWaiting)
    run.propose(.fail, double)
    #expect(run.log == ["\(double) failed", "\(single) ended"])
  }

  @Test func `GR-13: a gesture that waits fails once the other wins`() {
    var run = ArenaRun()
    let (double, single) = (run.join(contactsInARow: 2, isTap: true), run.join(isTap: true))
    run.arena.hold(single, until: double)
    run.propose(.recognize, single)
    run.propose(.recognize, double)
    #expect(run.log == ["\(double) ended", "\(single) failed"])
  }

  @Test func `GR-13: a gesture fails whose proposal comes after the other began`() {
    var run = ArenaRun()
    let press = run.join(isDiscrete: false)
    run.propose(.begin, press)
    let tap = run.join(contact: 1)
    run.arena.hold(tap, until: press)
    run.propose(.recognize, tap)
    #expect(run.log == ["\(press) began", "\(tap) failed"])
  }

  @Test func `GR-13: nothing comes of a gesture that is over before it may begin`() {
    var run = ArenaRun()
    let (double, drag) = (run.join(contactsInARow: 2), run.join(isDiscrete: false))
    run.arena.hold(drag, until: double)
    run.propose(.begin, drag)
    run.propose(.change, drag)
    run.propose(.end, drag)
    run.propose(.fail, double)
    #expect(run.log == ["\(drag) failed", "\(double) failed"])
  }

  @Test func `GR-10, GR-13: of two that waited for the same failure the deeper wins alone`() {
    var run = ArenaRun()
    let double = run.join(contactsInARow: 2, isTap: true)
    let outer = run.join(rank: -1, isTap: true)
    let inner = run.join(rank: -2, isTap: true)
    for slot in [inner, outer] {
      run.arena.hold(slot, until: double)
      run.propose(.recognize, slot)
    }
    // The contact is gone by the time the wait is over, and its number stays taken.
    run.arena.end(0)
    #expect(run.arena.isTaken(0))
    run.propose(.fail, double)
    #expect(run.log == ["\(double) failed", "\(inner) ended", "\(outer) failed"])
    #expect(!run.arena.isTaken(0))
  }

  @Test func `GR-11, GR-13: who waited for a loser does not win over the winner`() {
    var run = ArenaRun()
    let winner = run.join(isDiscrete: false)
    let loser = run.join()
    let waiting = run.join()
    run.arena.hold(waiting, until: loser)
    run.propose(.recognize, waiting)
    run.propose(.begin, winner)
    #expect(run.log == ["\(winner) began", "\(loser) failed", "\(waiting) failed"])
  }

  @Test func `GR-9: a gesture whose owner refuses fails, and nobody loses by it`() {
    var run = ArenaRun()
    let (one, other) = (run.join(), run.join())
    run.answers.refused = [one]
    run.propose(.recognize, one)
    run.propose(.recognize, other)
    #expect(run.log == ["\(one) failed", "\(other) ended"])
  }

  @Test func `TAP-13: a tap leaves a double tap its chance, and a double tap no other tap`() {
    var run = ArenaRun()
    let double = run.join(contactsInARow: 2, isTap: true)
    let single = run.join(isTap: true)
    run.propose(.recognize, single)
    #expect(run.log == ["\(single) ended"])
    run.arena.end(0)
    var removed = [double]
    run.arena.removeFinished(into: &removed)
    #expect(removed == [single])
    let again = run.join(isTap: true)
    run.arena.watch(0, in: double)
    run.propose(.recognize, double)
    #expect(run.log == ["\(single) ended", "\(double) ended", "\(again) failed"])
  }

  @Test(arguments: [true, false])
  func `GR-5: a proposal that the kind or the state forbids is refused and changes nothing`(
    isDiscrete: Bool
  ) {
    var run = ArenaRun()
    let slot = run.join(isDiscrete: isDiscrete)
    let legal: Set<GestureStep> =
      isDiscrete ? [.none, .fail, .recognize] : [.none, .fail, .begin]
    for step in GestureStep.allCases where !legal.contains(step) {
      let isLegal = run.propose(step, slot)
      #expect(!isLegal, "\(step)")
      #expect(run.arena[slot].state == .possible)
    }
    run.propose(isDiscrete ? .recognize : .begin, slot)
    if !isDiscrete {
      let mayBeRecognized = run.propose(.recognize, slot)
      #expect(!mayBeRecognized && run.arena[slot].state == .began)
      run.propose(.end, slot)
    }
    for step in GestureStep.allCases where step != .none && step != .fail {
      let isLegal = run.propose(step, slot)
      #expect(!isLegal, "\(step) after the end")
    }
    #expect(run.arena[slot].state == .ended)
  }

  @Test func `GR-23: a failure of a gesture under way calls it off`() {
    var run = ArenaRun()
    let slot = run.join(isDiscrete: false)
    run.propose(.begin, slot)
    run.propose(.fail, slot)
    #expect(run.log == ["\(slot) began", "\(slot) cancelled"])
  }
}
