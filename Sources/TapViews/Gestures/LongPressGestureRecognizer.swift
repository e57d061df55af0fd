public import TapInteraction

/// A recognizer of a press that is held.
///
/// The counterpart of `UILongPressGestureRecognizer`.
public final class LongPressGestureRecognizer: MachineGestureRecognizer<LongPressMachine> {
  /// Makes a recognizer of a press with one finger, as long as the platform's.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    super.init(LongPressMachine(), action: action)
  }

  /// How long the press lasts until it begins, in seconds; `nil` is the platform's.
  public var minimumPressDuration: Double?

  /// How far the press may move before it begins, in points; `nil` is the platform's.
  public var allowableMovement: Double?

  /// How many fingers it takes, at least 1.
  public var numberOfTouchesRequired: Int {
    get { machine.numberOfTouchesRequired }
    set { machine.numberOfTouchesRequired = newValue }
  }

  /// How many taps come before the press, at least 0.
  public var numberOfTapsRequired: Int {
    get { machine.numberOfTapsRequired }
    set { machine.numberOfTapsRequired = newValue }
  }

  /// A long press.
  public override var kind: GestureKind? { .longPress }

  /// The taps, and the press.
  public override var contactsInARow: Int { numberOfTapsRequired + 1 }

  /// Takes a platform's times and distances, where none are set.
  public override func adopt(_ profile: GestureProfile) {
    machine.profile = profile
    machine.minimumPressDuration = minimumPressDuration ?? profile.longPressDuration
    machine.allowableMovement = allowableMovement ?? profile.longPressSlop
  }

  /// `longPress` with the state.
  public override var logName: String { "longPress \(state)" }
}
