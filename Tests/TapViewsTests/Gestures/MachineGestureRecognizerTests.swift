import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct MachineGestureRecognizerTests {
  /// A machine of a client's own: a contact that moves 50 points to the right.
  private struct FlickMachine: GestureMachine {
    private var start: Point?
    private(set) var location: Point?

    var isDiscrete: Bool { true }
    var deadline: Double? { nil }

    func accepts(_ down: PointerEvent) -> Bool { true }

    mutating func handle(_ event: PointerEvent) -> GestureStep {
      location = event.location
      guard let start else {
        start = event.location
        return .none
      }
      if event.location.x >= start.x + 50 { return .recognize }
      return event.phase == .move ? .none : .fail
    }

    mutating func advance(to time: Double) -> GestureStep { .none }

    mutating func reset() { self = FlickMachine() }
  }

  private let stage = TestArena()

  private func drag(to x: Double, at time: Double) {
    stage.send(.down, 10, 50, at: time)
    stage.send(.move, x, 50, at: time + 0.1)
    stage.send(.up, x, 50, at: time + 0.2)
  }

  @Test func `a machine of one's own decides, and starts anew for the next touch`() {
    var places: [Point?] = []
    let flick = MachineGestureRecognizer(FlickMachine()) { [inner = stage.inner] in
      places.append($0.location(in: inner))
    }
    stage.inner.addGestureRecognizer(flick)
    drag(to: 40, at: 0)
    #expect(places == [])
    drag(to: 60, at: 1)
    drag(to: 70, at: 2)
    #expect(places == [Point(x: 60, y: 50), Point(x: 70, y: 50)])
    #expect(flick.state == .possible)
    #expect(flick.machine.location == nil)
  }
}
