import TapInteraction
import TapLayout
import Testing

/// One machine and the script it follows, in an arena that it has to itself.
///
/// Timers due at the time of an event or before fire first. A contact that does not belong to the
/// gesture under way fails it and begins another. A machine that is done gets the rest of its
/// sequence too, which it must not answer, and is reset when all pointers are up.
struct GestureRun<Machine: GestureMachine> {
  /// A state that was entered.
  struct Entry: Hashable, CustomStringConvertible {
    var time: Double
    var state: GestureState
    var location: Point?

    var description: String {
      "\(time) \(state)" + (location.map { " \($0.x),\($0.y)" } ?? "")
    }
  }

  private(set) var machine: Machine
  private(set) var state = GestureState.possible
  private(set) var log: [Entry] = []
  private var touching: Set<PointerID> = []

  /// The states in the order they were entered.
  var states: [GestureState] { log.map(\.state) }

  /// The states that call an action: all but failures.
  var actions: [GestureState] { states.filter { $0 != .failed } }

  /// Runs a script, and lets time pass at its end.
  init(_ machine: Machine, _ script: [PointerEvent] = [], until end: Double? = nil) {
    self.machine = machine
    for event in script { feed(event) }
    if let end { advance(to: end) }
  }

  /// Passes an event, after the timers that are due.
  mutating func feed(_ event: PointerEvent) {
    advance(to: event.time)
    if event.phase == .down {
      refuse(event)
      touching.insert(event.pointer)
    } else if event.phase != .move {
      touching.remove(event.pointer)
    }
    enter(machine.handle(event), at: event.time)
  }

  /// Lets time pass.
  mutating func advance(to time: Double) {
    while let due = machine.deadline, due <= time {
      let step = machine.advance(to: due)
      #expect(step != .none, "the machine asked for a time and did nothing with it")
      guard step != .none else { return }
      enter(step, at: due)
    }
  }

  /// Starts anew where the contact does not belong to the gesture under way.
  private mutating func refuse(_ down: PointerEvent) {
    guard !state.isTerminal, !machine.accepts(down) else { return }
    enter(.fail, at: down.time)
    restart()
  }

  private mutating func enter(_ step: GestureStep, at time: Double) {
    if let next = step.state {
      #expect(
        state.permits(next, isDiscrete: machine.isDiscrete), "\(state) to \(next) at \(time)")
      state = next
      log.append(Entry(time: time, state: next, location: machine.location))
    }
    if state.isTerminal && touching.isEmpty { restart() }
  }

  private mutating func restart() {
    machine.reset()
    state = .possible
  }
}

extension GestureStep {
  /// The state that a granted wish leads to.
  fileprivate var state: GestureState? {
    switch self {
    case .none: nil
    case .fail: .failed
    case .recognize, .end: .ended
    case .begin: .began
    case .change: .changed
    case .cancel: .cancelled
    }
  }
}
