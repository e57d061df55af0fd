public import TapInteraction

/// A recognizer of one or more taps with one or more fingers.
///
///     let twice = TapGestureRecognizer { recognizer in zoom(to: recognizer.location(in: photo)) }
///     twice.numberOfTapsRequired = 2
///     photo.addGestureRecognizer(twice)
///
/// The counterpart of `UITapGestureRecognizer`.
public final class TapGestureRecognizer: MachineGestureRecognizer<TapMachine> {
  /// Makes a recognizer of one tap with one finger.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    super.init(TapMachine(), action: action)
  }

  /// How many taps in a row it takes, at least 1.
  public var numberOfTapsRequired: Int {
    get { machine.numberOfTapsRequired }
    set { machine.numberOfTapsRequired = newValue }
  }

  /// How many fingers it takes, at least 1.
  public var numberOfTouchesRequired: Int {
    get { machine.numberOfTouchesRequired }
    set { machine.numberOfTouchesRequired = newValue }
  }

  /// A tap, or a double tap where more than one is required.
  public override var kind: GestureKind? { numberOfTapsRequired == 1 ? .tap : .doubleTap }

  /// The number of taps.
  public override var contactsInARow: Int { numberOfTapsRequired }

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
