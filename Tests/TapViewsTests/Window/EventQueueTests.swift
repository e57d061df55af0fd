import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct EventQueueTests {
  /// What a queue does, in order, as text.
  private final class Recorder: EventQueueHandler {
    let queue = EventQueue<Recorder>()
    var log: [String] = []
    /// The times at which something is due, in any order.
    var timers: [Double] = []
    /// What a callback of an event does; by the event's time.
    var reactions: [Double: () -> Void] = [:]

    init() { queue.connect(to: self) }

    func nextTimer() -> (timer: Double, time: Double)? { timers.min().map { ($0, $0) } }

    func fire(_ timer: Double) {
      timers.removeAll { $0 == timer }
      log.append("fire \(timer) at \(queue.time)")
    }

    func dispatch(_ event: InputEvent) {
      log.append("event \(event.time) at \(queue.time)")
      reactions[event.time]?()
      log.append("end \(event.time)")
    }

    func settle() {}
    func update() { log.append("update") }

    func send(_ time: Double) { queue.send(.hover(nil, kind: .mouse, time: time)) }
  }

  @Test func `an event from within a callback waits until the one at work is done`() {
    let recorder = Recorder()
    recorder.reactions[1] = {
      recorder.send(2)
      recorder.queue.whenIdle { recorder.log.append("idle") }
      recorder.queue.perform { recorder.log.append("part of it") }
    }
    recorder.send(1)
    #expect(
      recorder.log == [
        "event 1.0 at 1.0", "part of it", "end 1.0", "update", "event 2.0 at 2.0", "end 2.0",
        "update", "idle", "update",
      ])
  }

  @Test func `timers fire in order before an event that is not earlier`() {
    let recorder = Recorder()
    recorder.timers = [3, 1, 2]
    recorder.send(2)
    #expect(
      recorder.log == [
        "fire 1.0 at 1.0", "update", "fire 2.0 at 2.0", "update", "event 2.0 at 2.0", "end 2.0",
        "update",
      ])
    recorder.queue.advance(to: 5)
    #expect(recorder.log.suffix(3) == ["fire 3.0 at 3.0", "update", "update"])
    #expect(recorder.queue.time == 5)
  }

  @Test func `the clock never goes back, and a deadline in the past fires at once`() {
    let recorder = Recorder()
    recorder.send(4)
    recorder.timers = [1]
    recorder.send(2)
    #expect(
      recorder.log.suffix(5) == [
        "fire 1.0 at 4.0", "update", "event 2.0 at 4.0", "end 2.0", "update",
      ])
    #expect(recorder.queue.time == 4)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a time that is not finite is ignored`(time: Double) {
    let recorder = Recorder()
    recorder.send(time)
    recorder.queue.advance(to: time)
    #expect(recorder.log.isEmpty)
    #expect(recorder.queue.time == 0)
  }

  @Test(arguments: 0..<50)
  func `whatever callbacks send, every event is handled once, whole, and in order`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let recorder = Recorder()
    var sent: [Double] = []
    for time in 1...8 {
      let inner = (0..<Int.random(in: 0...3, using: &choices)).map {
        Double(time) + Double($0 + 1) / 8
      }
      recorder.reactions[Double(time)] = { inner.forEach(recorder.send) }
      recorder.send(Double(time))
      sent += [Double(time)] + inner
    }
    let handled = recorder.log.filter { $0 != "update" }
    let expected = sent.flatMap { ["event \($0) at \($0)", "end \($0)"] }
    #expect(handled == expected)
  }
}
