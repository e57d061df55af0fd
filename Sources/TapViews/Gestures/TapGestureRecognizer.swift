public import TapInteraction
public import TapLayout

/// A recognizer of one or more taps with one or more fingers.
///
/// The counterpart of `UITapGestureRecognizer`.
public final class TapGestureRecognizer: GestureRecognizer {
  private var machine = TapMachine()

  /// How many taps in a row it takes.
  public var numberOfTapsRequired: Int {
    get { machine.numberOfTaps }
    set { machine.numberOfTaps = newValue }
  }

  /// How many fingers it takes.
  public var numberOfTouchesRequired: Int {
    get { machine.numberOfTouches }
    set { machine.numberOfTouches = newValue }
  }

  /// A tap, or a double tap where more than one is required.
  public override var kind: GestureKind? { numberOfTapsRequired == 1 ? .tap : .doubleTap }

  /// The number of taps.
  public override var contactsInARow: Int { numberOfTapsRequired }

  /// The middle of the fingers.
  public override var windowLocation: Point? { machine.location }

  /// When the next tap comes too late.
  public override var deadline: Double? { machine.deadline }

  /// Whether a contact is near and soon enough to be the next tap.
  public override func accepts(_ down: PointerEvent) -> Bool { machine.accepts(down) }

  /// Takes an event.
  public override func handle(_ event: PointerEvent) -> GestureStep { machine.handle(event) }

  /// Lets time pass.
  public override func advance(to time: Double) -> GestureStep { machine.advance(to: time) }

  /// Forgets the taps so far.
  public override func reset() { machine.reset() }

  /// Takes a platform's times and distances.
  public override func adopt(_ profile: GestureProfile) { machine.profile = profile }

  /// `tap`, `doubleTap`, `tripleTap`, or `tap×4` and so on.
  public override var logName: String {
    switch numberOfTapsRequired {
    case 1: "tap"
    case 2: "doubleTap"
    case 3: "tripleTap"
    default: "tap×\(numberOfTapsRequired)"
    }
  }
}
