public import TapInteraction
public import TapLayout

/// A recognizer whose gesture is made out by a machine, a value apart from any view.
///
/// For a gesture of your own write the machine, which tests can drive without a window, and put it
/// into a recognizer:
///
///     let flick = MachineGestureRecognizer(FlickMachine()) { _ in turnPage() }
///     page.addGestureRecognizer(flick)
open class MachineGestureRecognizer<Machine: GestureMachine>: GestureRecognizer {
  /// What makes the gesture out.
  public final var machine: Machine

  /// Makes a recognizer that calls `action` whenever the gesture comes to something.
  public init(_ machine: Machine, action: ((GestureRecognizer) -> Void)? = nil) {
    self.machine = machine
    super.init(action: action)
  }

  /// Whether the machine's gesture is one moment.
  open override var isDiscrete: Bool { machine.isDiscrete }

  /// The middle of the contacts, in the window's coordinates.
  open override var windowLocation: Point? { machine.location }

  /// The time at which the machine must be advanced, in seconds.
  open override var deadline: Double? { machine.deadline }

  /// Asks the machine.
  open override func accepts(_ down: PointerEvent) -> Bool { machine.accepts(down) }

  /// Lets the machine take an event.
  open override func handle(_ event: PointerEvent) -> GestureStep { machine.handle(event) }

  /// Lets time pass for the machine.
  open override func advance(to time: Double) -> GestureStep { machine.advance(to: time) }

  /// Lets the machine forget everything but its settings.
  open override func reset() { machine.reset() }
}
