public import TapInteraction
public import TapLayout

/// A recognizer of a drag with one finger or several.
///
/// It begins beyond the platform's threshold, and distances count from where the fingers came down
/// (PAN-1). The counterpart of `UIPanGestureRecognizer`.
public class PanGestureRecognizer: GestureRecognizer {
  var machine = PanMachine()
  /// The translation, in the window's coordinates, that counts as none.
  private var zero = Point(x: 0, y: 0)

  /// How many fingers it takes.
  public var minimumNumberOfTouches: Int {
    get { machine.minimumTouches }
    set { machine.minimumTouches = newValue }
  }

  /// How many fingers it bears until it begins.
  public var maximumNumberOfTouches: Int {
    get { machine.maximumTouches }
    set { machine.maximumTouches = newValue }
  }

  /// False: a drag lasts.
  public override var isDiscrete: Bool { false }

  /// A drag.
  public override var kind: GestureKind? { .drag }

  /// The middle of the fingers.
  public override var windowLocation: Point? { machine.location }

  /// Takes an event.
  public override func handle(_ event: PointerEvent) -> GestureStep { machine.handle(event) }

  /// Forgets the drag.
  public override func reset() {
    machine.reset()
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

  /// How far the fingers have moved, in the coordinates of a view of the same window.
  ///
  /// `nil` where the view's transform has no way back.
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
  /// `nil` where the view's transform has no way back.
  public func velocity(in view: View) -> Point? {
    view.convertDistanceFromRoot(machine.velocity)
  }
}
