public import TapInteraction
public import TapLayout

/// A recognizer of a drag with one finger or several.
///
/// It begins beyond the platform's threshold, and distances count from where the fingers came down
/// (PAN-1). The counterpart of `UIPanGestureRecognizer`.
public class PanGestureRecognizer: MachineGestureRecognizer<PanMachine> {
  /// The translation, in the window's coordinates, that counts as none.
  private var zero = Point(x: 0, y: 0)

  /// Makes a recognizer of a drag with any number of fingers.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    super.init(PanMachine(), action: action)
  }

  /// How many fingers it takes, at least 1.
  public var minimumNumberOfTouches: Int {
    get { machine.minimumNumberOfTouches }
    set { machine.minimumNumberOfTouches = newValue }
  }

  /// The maximum number of touches until it begins, at least 1.
  public var maximumNumberOfTouches: Int {
    get { machine.maximumNumberOfTouches }
    set { machine.maximumNumberOfTouches = newValue }
  }

  /// A drag.
  public override var kind: GestureKind? { .drag }

  /// Forgets the drag.
  public override func reset() {
    super.reset()
    zero = Point(x: 0, y: 0)
  }

  /// Takes a platform's threshold.
  public override func adopt(_ profile: GestureProfile) {
    machine.profile = profile
    machine.threshold = profile.panThreshold
  }

  /// Whether a finger is down of which it makes something, or may yet.
  var isTracking: Bool { machine.isTracking && !state.isTerminal }

  /// `pan` with the state.
  public override var logName: String { "pan \(state)" }

  /// How far the fingers have moved in points, in the coordinates of a view of the same window.
  ///
  /// `nil` if the view's transform is not invertible.
  public func translation(in view: View) -> Point? {
    let moved = machine.translation
    return view.convertDistanceFromRoot(Point(x: moved.x - zero.x, y: moved.y - zero.y))
  }

  /// Makes the translation another one from here on, in the coordinates of a view of the same
  /// window; the zero for instance, to take each step by itself.
  public func setTranslation(_ translation: Point, in view: View) {
    let moved = machine.translation
    let wanted = view.convertDistanceToRoot(translation)
    zero = Point(x: moved.x - wanted.x, y: moved.y - wanted.y)
  }

  /// How fast the fingers move, in points a second in the coordinates of a view of the same window.
  ///
  /// `nil` if the view's transform is not invertible.
  public func velocity(in view: View) -> Point? {
    view.convertDistanceFromRoot(machine.velocity)
  }
}
