import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@Suite struct GestureStateTests {
  @Test func `GR-1: a tap calls its action once, and is ready again`() {
    let script: [PointerEvent] = [.down(0), .move(0.1, 3, 0), .up(0.2, 3, 0)]
    let again = script.map { event in
      var later = event
      later.time += 1
      return later
    }
    var run = GestureRun(TapMachine(), script, until: 0.9)
    #expect(run.states.map(\.rawValue) == [3])
    #expect(run.state == .possible)
    for event in again { run.feed(event) }
    #expect(run.states == [.ended, .ended])
  }

  @Test(arguments: 0..<20)
  func `GR-2: a long press changes once for each move to another place`(moves: Int) {
    var random = SeededGenerator(seed: moves)
    var script: [PointerEvent] = [.down(0)]
    var place = 0.0
    var changes = 0
    for index in 0..<moves {
      let step = Double(random.number(below: 3)) * 40
      place += step
      changes += step == 0 ? 0 : 1
      script.append(.move(1 + Double(index) / 10, place, 0))
    }
    let run = GestureRun(LongPressMachine(), script + [.up(9, place, 0)])
    let changed = [GestureState](repeating: .changed, count: changes)
    #expect(run.states == [.began] + changed + [.ended])
  }

  @Test func `GR-3: a long press that is called off is ready again`() {
    let run = GestureRun(
      LongPressMachine(), [.down(0), .move(0.6, 50, 0), .cancel(0.7), .down(1)], until: 9)
    #expect(run.states == [.began, .changed, .cancelled, .began])
  }

  @Test func `GR-4: a gesture that fails calls no action`() {
    let script: [PointerEvent] = [.down(0), .move(0.1, 99, 0), .move(0.2, 0, 0), .up(0.9)]
    #expect(GestureRun(TapMachine(), script, until: 9).actions.isEmpty)
    #expect(GestureRun(LongPressMachine(), script, until: 9).actions.isEmpty)
  }

  @Test func `a gesture that is done answers nothing until all its pointers are up`() {
    let script: [PointerEvent] = [
      .down(0), .move(0.1, 99, 0), .down(0.2, finger: 1), .up(0.3, finger: 1), .up(0.9, 99, 0),
      .down(1), .up(1.1),
    ]
    #expect(GestureRun(TapMachine(), script).states == [.failed, .ended])
  }
}
