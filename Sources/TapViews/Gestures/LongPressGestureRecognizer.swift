public import TapInteraction
public import TapLayout

/// A recognizer of a press that is held.
///
/// The counterpart of `UILongPressGestureRecognizer`.
public final class LongPressGestureRecognizer: GestureRecognizer {
  private var machine = LongPressMachine()

  /// How long the press lasts until it begins, in seconds; `nil` is the platform's.
  public var minimumPressDuration: Double?

  /// How far the press may wander before it begins, in points; `nil` is the platform's.
  public var allowableMovement: Double?

  /// How many fingers it takes.
  public var numberOfTouchesRequired: Int {
    get { machine.numberOfTouches }
    set { machine.numberOfTouches = newValue }
  }

  /// How many taps come before the press.
  public var numberOfTapsRequired: Int {
    get { machine.numberOfTaps }
    set { machine.numberOfTaps = newValue }
  }

  /// False: a press lasts.
  public override var isDiscrete: Bool { false }

  /// A long press.
  public override var kind: GestureKind? { .longPress }

  /// The taps, and the press.
  public override var contactsInARow: Int { numberOfTapsRequired + 1 }

  /// The middle of the fingers.
  public override var windowLocation: Point? { machine.location }

  /// When the press is long enough.
  public override var deadline: Double? { machine.deadline }

  /// Whether a contact is near and soon enough after the taps before it.
  public override func accepts(_ down: PointerEvent) -> Bool { machine.accepts(down) }

  /// Takes an event.
  public override func handle(_ event: PointerEvent) -> GestureStep { machine.handle(event) }

  /// Lets time pass.
  public override func advance(to time: Double) -> GestureStep { machine.advance(to: time) }

  /// Forgets the press.
  public override func reset() { machine.reset() }

  /// Takes a platform's times and distances, where none are set.
  public override func adopt(_ profile: GestureProfile) {
    machine.profile = profile
    machine.duration = minimumPressDuration ?? profile.longPressDuration
    machine.allowableMovement = allowableMovement ?? profile.longPressSlop
  }

  /// `longPress` with the state.
  public override var logName: String { "longPress \(state)" }
}
