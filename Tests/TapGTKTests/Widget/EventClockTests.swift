import TapTestSupport
import Testing

@testable import TapGTK

/// The times of events, whatever clock a display has and however late they are handled.
@Suite struct EventClockTests {
  /// Events of a display, in order.
  private struct Display {
    /// What its clock shows at the start of the main loop's, in milliseconds.
    var start: UInt32
    /// How much faster its clock is than the main loop's.
    var drift = 0.0

    func stamp(at time: Double) -> UInt32 {
      start &+ UInt32(truncatingIfNeeded: Int64(time * (1 + drift) * 1_000))
    }
  }

  @Test(arguments: 0..<100)
  func `by the clock of the main loop, times are those of the display, however late`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    // Ten days before to ten days after the clock comes round.
    let round = Double(UInt32.max) / 1_000
    var time = round + Double.random(in: -864_000...864_000, using: &random)
    var clock = EventClock()
    for _ in 0..<200 {
      time += Double.random(in: 0...2_000, using: &random)
      let late = Double.random(in: 0...5, using: &random)
      let stamp = UInt32(truncatingIfNeeded: Int64(time * 1_000))
      let told = clock.time(of: stamp, handledAt: time + late)
      #expect(abs(told - time) <= 0.0011)
      #expect(told <= time + late)
    }
  }

  @Test(arguments: 0..<100)
  func `by another clock, a time is late by no more than the promptest event was`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let display = Display(
      start: UInt32.random(in: 100_000_000...(.max), using: &random),
      drift: Double.random(in: -5e-5...5e-5, using: &random))
    var clock = EventClock()
    var (time, promptest) = (100.0, Double.infinity)
    for _ in 0..<300 {
      let pause = Double.random(in: 0...20, using: &random)
      time += pause
      let late = Double.random(in: 0...2, using: &random) * (Bool.random(using: &random) ? 1 : 0.01)
      // Clocks that part hide as much of a delay, or make as much of one.
      promptest = min(promptest + 2e-4 * pause, late)
      let told = clock.time(of: display.stamp(at: time), handledAt: time + late)
      #expect(told <= time + late)
      #expect(told >= time - 0.01)
      #expect(told - time <= promptest + 0.01)
    }
  }

  @Test(arguments: [UInt32.max - 1_500, 4_000_000_000, 77])
  func `a press and a release during a stall lie as far apart as they did`(start: UInt32) {
    let display = Display(start: start)
    var clock = EventClock()
    let start = 1e6
    _ = clock.time(of: display.stamp(at: 1), handledAt: start + 1.001)
    let down = clock.time(of: display.stamp(at: 2), handledAt: start + 4)
    let up = clock.time(of: display.stamp(at: 2.1), handledAt: start + 4)
    #expect(abs(up - down - 0.1) <= 0.002)
    #expect(abs(down - start - 2) <= 0.003)
  }

  @Test func `an event without a time happens when it is handled`() {
    var clock = EventClock()
    #expect(clock.time(of: 0, handledAt: 12.5) == 12.5)
    _ = clock.time(of: 13_000, handledAt: 13.2)
    #expect(clock.time(of: 0, handledAt: 14) == 14)
  }

  @Test func `a clock comes round while nothing happens, more than once`() {
    let display = Display(start: 4_000_000_000)
    var clock = EventClock()
    var time = 10.0
    for days in [0, 20, 60, 200.0] {
      time += days * 86_400
      let told = clock.time(of: display.stamp(at: time), handledAt: time + 0.001)
      #expect(abs(told - time) <= 0.003)
    }
  }
}
