public import TapInteraction
public import TapLayout

/// The top of a view tree: events come in, touches, gestures and link events go out.
///
/// No clock, no thread, no run loop. Events carry their times; ``advance(to:)`` lets time pass, and
/// ``nextDeadline`` says when that must happen although no event comes. The same events give the
/// same calls in the same order.
///
///     let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
///     window.addSubview(background)
///     window.addSubview(textView)
///     window.send(.pointer(PointerEvent(.down, at: Point(x: 10, y: 10), time: 0)))
///     window.advance(to: 0.5)  // a long press begins
public final class Window: View {
  /// The times and distances of the platform.
  public var profile = GestureProfile.uikit

  /// Receives everything that happens, in order; for logs and tests.
  public var observer: ((LogEntry) -> Void)?

  /// Receives mistakes of the program, as text.
  ///
  /// Such as a step that a recognizer may not propose (GR-5). Nothing else comes of them.
  public var misuseHandler: ((String) -> Void)?

  /// Called when something must be redrawn, once until ``takeDisplayRects()`` is called.
  ///
  /// For hosts that draw: they draw the damaged rectangles at their next frame. Without it, nothing
  /// is recorded.
  public var displayHandler: (() -> Void)? { didSet { setNeedsDisplay() } }

  /// Whether animations end as soon as they begin, for users who are disturbed by movement (ANI-5).
  public var reducesMotion = false

  /// What covers the edges of the window, such as the corners of a device, in points.
  public var deviceInsets: Insets {
    get { additionalSafeAreaInsets }
    set { additionalSafeAreaInsets = newValue }
  }

  /// What owns the view that fills the window: its root view controller.
  package var rootOwner: (any ViewOwner)?

  /// Whether a view did something with the last key or turn of a wheel.
  ///
  /// A host passes those that no view wanted on to what is around the window.
  public internal(set) var wasEventUsed = false

  /// The order of events, and the time.
  let queue = EventQueue<Window>()
  /// The touches, and the gestures that contend for them.
  let touches = TouchRouter()
  /// What the mouse is over.
  let hover = HoverTracker()
  /// Which view has the keyboard focus.
  let focusController = FocusController()
  /// What changes as time passes.
  let frames = FrameClock()
  /// What must be redrawn.
  var damage = DamageRegion()
  /// What is being looked up.
  var lookup = HitLookup()

  /// Makes a window.
  public override init(frame: Rect) {
    super.init(frame: frame)
    window = self
    queue.connect(to: self)
    touches.connect(to: self)
    hover.connect(to: self)
  }

  /// Takes an event from the host.
  ///
  /// Timers that are due by then fire first. An event that is older than the last counts as of
  /// that time; one without a finite time is dropped. An event sent from within a callback waits
  /// until the one at work is done.
  public func send(_ event: InputEvent) { queue.send(event) }

  /// Lets time pass up to a moment, in seconds: fires the timers that are due, in order.
  public func advance(to time: Double) { queue.advance(to: time) }

  /// The time of the last event, in seconds.
  public var time: Double { queue.time }

  /// When ``advance(to:)`` must be called next even if no event comes; `nil` is never.
  ///
  /// In seconds, on the clock of the events. It is now while something is undecided, or moved below
  /// a mouse at rest. While content glides after a drag it is the next frame, a sixtieth of a second
  /// on: draw the window after each.
  public var nextDeadline: Double? {
    if touches.isArbitrating || hover.isOutdated { return time }
    return nextTimer()?.time
  }

  /// The top of what assistive technology sees.
  public override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.window, of: self)
  }

  /// Whether no touch is down and no gesture is in progress.
  public var isIdle: Bool { touches.isIdle }

  /// What the mouse looks like where it is.
  public var cursor: Cursor { hover.cursor }

  /// Keeps the root view as large as the window.
  public override func layoutSubviews() { rootOwner?.viewIfLoaded?.frame = bounds }

  /// Writes an entry of the log, if anyone reads it.
  package func log(_ subject: any LogSubject, _ event: @autoclosure () -> LogEntry.Event) {
    guard let observer else { return }
    observer(LogEntry(time: time, subject: subject, event: event()))
  }
}
