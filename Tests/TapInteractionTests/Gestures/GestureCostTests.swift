import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@Suite(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"))
struct GestureCostTests {
  @Test func `machines ask for no memory`() {
    expectNoAllocation(TapMachine(numberOfTapsRequired: 2, numberOfTouchesRequired: 2))
    expectNoAllocation(LongPressMachine(minimumPressDuration: 0, numberOfTouchesRequired: 2))
    expectNoAllocation(PanMachine(threshold: 0))
  }

  private func expectNoAllocation(_ machine: some GestureMachine) {
    var machine = machine
    let script: [PointerEvent] = [
      .down(0), .down(0, 9, 9, finger: 1), .move(0.1, 3, 3), .up(0.2, 3, 3),
      .up(0.2, 9, 9, finger: 1), .down(0.3), .down(0.3, 9, 9, finger: 1), .up(0.4),
      .up(0.4, 9, 9, finger: 1),
    ]
    var steps = 0
    func work() {
      machine.reset()
      // A loop over the array itself asks for memory where nothing is optimized.
      for index in script.indices where machine.accepts(script[index]) {
        steps += machine.handle(script[index]) == .none ? 0 : 1
        steps += machine.advance(to: script[index].time) == .none ? 0 : 1
      }
    }
    work()
    #expect(AllocationCounter.count(work).allocations == 0)
    #expect(steps > 1)
  }
}
