import TapInteraction
import TapLayout
import Testing

@Suite struct NonFiniteEventTests {
  private static let values: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  private var machines: [any GestureMachine] {
    [TapMachine(), TapMachine(numberOfTapsRequired: 2), LongPressMachine(), PanMachine()]
  }

  @Test(arguments: values)
  func `an event at no place fails what has not begun`(value: Double) {
    for machine in machines {
      #expect(states(machine, [.down(0, value, 0)]) == [.failed])
      #expect(states(machine, [.down(0), .move(0.1, 0, value), .up(0.2)]) == [.failed])
      #expect(states(machine, [.down(0), .up(0.2, value, value)]) == [.failed])
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `an event at no time fails what has not begun`(time: Double) {
    for var machine in machines {
      #expect(machine.handle(.down(time)) == .fail)
      machine.reset()
      #expect(machine.handle(.down(0)) == .none)
      #expect(machine.handle(.up(time)) == .fail)
      #expect(machine.advance(to: .nan) == .none)
    }
  }

  @Test(arguments: values)
  func `what has begun passes over a move to no place, and is called off if it lifts there`(
    value: Double
  ) {
    let press: [PointerEvent] = [.down(0), .move(0.6, value, 0), .down(0.7, value, 0, finger: 1)]
    #expect(states(LongPressMachine(), press + [.up(0.8)]) == [.began, .ended])
    #expect(states(LongPressMachine(), press + [.up(0.8, value, 0)]) == [.began, .cancelled])
    let start: [PointerEvent] = [.down(0), .move(0.1, 20, 0)]
    let drag = start + [.move(0.6, value, 0), .down(0.7, value, 0, finger: 1)]
    #expect(states(PanMachine(), drag + [.up(0.8, 20, 0)]) == [.began, .ended])
    #expect(states(PanMachine(), drag + [.up(0.8, value, 0)]) == [.began, .cancelled])
  }

  @Test(arguments: values)
  func `a pointer is called off wherever that is said to be`(value: Double) {
    var cancel = PointerEvent.cancel(0.6)
    cancel.location.x = value
    #expect(states(LongPressMachine(), [.down(0), cancel]) == [.began, .cancelled])
    #expect(states(TapMachine(), [.down(0), cancel]) == [.failed])
  }

  @Test func `a profile of nonsense harms no one`() {
    var profile = GestureProfile.uikit
    profile.multipleTapInterval = .nan
    profile.shortestTapInterval = -1
    profile.tapSlop = .nan
    let script: [PointerEvent] = [.down(0), .move(0, 1, 0), .up(0.1), .down(0.1), .up(0.2)]
    let machines: [any GestureMachine] = [
      TapMachine(numberOfTapsRequired: 2, profile: profile),
      LongPressMachine(numberOfTapsRequired: 1, profile: profile),
    ]
    for machine in machines { expectRest(of: machine, after: script) }
  }

  private func expectRest(of machine: some GestureMachine, after script: [PointerEvent]) {
    let run = GestureRun(machine, script, until: 9)
    #expect(run.state == .possible && run.machine.deadline == nil)
    #expect(run.machine.location == nil)
  }

  private func states(
    _ machine: some GestureMachine, _ script: [PointerEvent]
  ) -> [GestureState] {
    GestureRun(machine, script).states
  }
}
