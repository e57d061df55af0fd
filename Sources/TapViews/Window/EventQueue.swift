import TapInteraction

/// What an event queue does its work with.
protocol EventQueueHandler: AnyObject {
  /// Something that happens at a time although no event comes.
  associatedtype Timer

  /// The timer that is due first, with its time in seconds; `nil` for none.
  func nextTimer() -> (timer: Timer, time: Double)?

  /// Does what a timer is for.
  func fire(_ timer: Timer)

  /// Does what an event is for.
  func dispatch(_ event: InputEvent)

  /// Settles what an event, a timer or a call has left undecided.
  func settle()

  /// Settles what is undecided in what the user sees, too: called after each event and timer.
  func update()
}

/// The order of a window's work: one thing at a time, whatever callbacks ask for, on a clock that never
/// goes back.
///
/// An event that is sent from within a callback waits until the one at work is done. Before an event
/// the timers fire that are due by its time, in order.
final class EventQueue<Handler: EventQueueHandler> {
  private enum Work {
    case event(InputEvent)
    case time(Double)
    case call(() -> Void)
  }

  // The handler owns the queue, and so is there whenever the queue works.
  private unowned(unsafe) var owner: Handler?

  private var handler: Handler {
    guard let owner = unsafe owner else { preconditionFailure("a queue has a handler") }
    return owner
  }

  private var isRunning = false
  /// What came while something was running.
  private var waiting: [Work] = []

  /// The time of the last event or timer, in seconds.
  private(set) var time = 0.0

  /// Gives the queue its handler, once.
  func connect(to handler: Handler) { unsafe owner = handler }

  /// Takes an event; one without a finite time is dropped.
  func send(_ event: InputEvent) {
    if event.time.isFinite { enqueue(.event(event)) }
  }

  /// Lets time pass up to a moment, in seconds; one that is not finite is ignored.
  func advance(to time: Double) {
    if time.isFinite { enqueue(.time(time)) }
  }

  /// Does something as a part of the event at work, or else as work of its own.
  func perform(_ body: () -> Void) {
    let isOwn = !isRunning
    isRunning = true
    body()
    if isOwn { finish() }
  }

  /// Does something now, or after what is at work.
  func whenIdle(_ body: @escaping () -> Void) { enqueue(.call(body)) }

  private func enqueue(_ work: Work) {
    if isRunning {
      waiting.append(work)
      return
    }
    perform { run(work) }
  }

  private func run(_ work: Work) {
    switch work {
    case .call(let body): body()
    case .time(let target): passTime(to: target)
    case .event(let event):
      passTime(to: event.time)
      handler.dispatch(event)
    }
    handler.update()
  }

  private func finish() {
    handler.settle()
    if !waiting.isEmpty {
      var next = 0
      while next < waiting.count {
        let work = waiting[next]
        next += 1
        run(work)
      }
      waiting.removeAll(keepingCapacity: true)
    }
    isRunning = false
  }

  /// Fires the timers up to a time, in order.
  private func passTime(to target: Double) {
    while let next = handler.nextTimer(), next.time <= target {
      time = max(time, next.time)
      handler.fire(next.timer)
      handler.update()
    }
    time = max(time, target)
  }
}
