import TapInteraction
import TapLayout
import Testing

@Suite struct VelocityTests {
  /// A drag to the right at 100 points a second, with an event every so often, for a second.
  private func drag(every interval: Double) -> PanMachine {
    var pan = PanMachine()
    _ = pan.handle(.down(0))
    for step in 1...Int(1 / interval) {
      let time = Double(step) * interval
      _ = pan.handle(.move(time, time * 100, 0))
    }
    return pan
  }

  @Test(arguments: [0.05, 0.01, 1.0 / 120, 0.001])
  func `a steady drag has its speed, however often it is reported`(interval: Double) {
    let velocity = drag(every: interval).velocity
    #expect(abs(velocity.x - 100) < 1e-6 && velocity.y == 0)
  }

  @Test func `a drag that rests before it lifts has no speed`() {
    var resting = drag(every: 0.01)
    #expect(resting.handle(.up(1.2, 100, 0)) == .end)
    #expect(resting.velocity == Point(x: 0, y: 0))
    var quick = drag(every: 0.01)
    #expect(quick.handle(.up(1, 100, 0)) == .end)
    #expect(abs(quick.velocity.x - 100) < 1e-6)
  }

  @Test func `only the last tenth of a second counts`() {
    var pan = drag(every: 0.02)
    for step in 1...6 { _ = pan.handle(.move(1 + Double(step) * 0.02, 100, Double(step))) }
    #expect(abs(pan.velocity.x) < 1e-6)
    #expect(abs(pan.velocity.y - 50) < 1e-6)
  }

  @Test func `moves at one moment, or back in time, have no speed`() {
    var pan = PanMachine()
    for event: PointerEvent in [.down(1), .move(1, 50, 0), .move(1, 90, 0)] {
      _ = pan.handle(event)
    }
    #expect(pan.velocity == Point(x: 0, y: 0))
    _ = pan.handle(.move(1.02, 92, 0))
    #expect(abs(pan.velocity.x - 100) < 1e-6)
    _ = pan.handle(.move(0.5, 95, 0))
    #expect(pan.velocity == Point(x: 0, y: 0))
    _ = pan.handle(.move(0.55, 100, 0))
    #expect(abs(pan.velocity.x - 100) < 1e-6)
  }

  @Test func `a finger that joins does not make it jump`() {
    var pan = drag(every: 0.01)
    _ = pan.handle(.down(1.01, 900, 900, finger: 1))
    #expect(abs(pan.velocity.x) < 101 && pan.velocity.y == 0)
  }
}
