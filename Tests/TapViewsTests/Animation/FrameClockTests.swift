import TapLayout
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct FrameClockTests {
  private let clock = FrameClock()

  /// Fires all frames, and returns their times.
  private func run() -> [Double] {
    var times: [Double] = []
    while let next = clock.nextFrame(), times.count < 1000 {
      times.append(next.time)
      clock.fire(next.frame)
    }
    return times
  }

  @Test(arguments: [0.001, 1 / 60.0, 0.1, 0.25, 1])
  func `frames come sixty times a second, and the last at the very end`(duration: Double) {
    var steps: [Double] = []
    var ends = 0
    _ = Animation(on: clock, from: 2, duration: duration, step: { steps.append($0) }) { ends += 1 }
    let times = run()
    #expect(times.last == 2 + duration)
    #expect(steps.last == duration)
    #expect(times == times.sorted())
    for (frame, step) in steps.dropLast().enumerated() { #expect(step == Double(frame + 1) / 60) }
    #expect(ends == 1)
    #expect(clock.nextFrame()?.time == nil)
  }

  @Test func `of two frames at once the animation that began first moves first`() {
    var order: [String] = []
    let first = Animation(on: clock, from: 0, duration: 0.02, step: { _ in order.append("first") })
    {}
    _ = Animation(on: clock, from: 0, duration: 0.02, step: { _ in order.append("second") }) {}
    #expect(run().count == 4)
    #expect(order == ["first", "second", "first", "second"])
    #expect(!clock.remove(first))
  }

  @Test func `an animation that is finished early ends once, and its frames are gone`() {
    var steps: [Double] = []
    var ends = 0
    let animation = Animation(on: clock, from: 0, duration: 1, step: { steps.append($0) }) {
      ends += 1
    }
    animation.finish()
    animation.finish()
    #expect(steps == [1])
    #expect(ends == 1)
    #expect(clock.nextFrame()?.time == nil)
  }
}
