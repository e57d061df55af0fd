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

  /// Hears of everything that happens, in order; for logs and tests.
  public var observer: ((LogEntry) -> Void)?

  /// Hears of mistakes of custom recognizers, in words; nothing else comes of them (GR-5).
  public var onMisuse: ((String) -> Void)?

  /// Called when something must be drawn anew, once until ``takeDisplayRects()`` is called.
  ///
  /// For hosts that draw: they draw those places at their next frame. Without it, nothing is noted.
  public var displayHandler: (() -> Void)? { didSet { setNeedsDisplay() } }

  /// Whether animations end as soon as they begin, for readers whom movement disturbs (ANI-5).
  public var reducesMotion = false

  /// What covers the edges of the window, such as the corners of a device, in points.
  public var deviceInsets: Insets {
    get { additionalSafeAreaInsets }
    set { additionalSafeAreaInsets = newValue }
  }

  /// The controller whose view fills the window, in front of the views that are there already.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  /// The time of the last event, in seconds.
  public internal(set) var time = 0.0

  /// The view that has the keyboard focus.
  public internal(set) unowned var focusedView: View?

  /// Whether the keyboard focus is to be seen: after keys it is, after pointers it is not.
  ///
  /// The counterpart of `:focus-visible` in CSS.
  public internal(set) var showsFocus = true {
    didSet { if showsFocus != oldValue { focusedView?.focusVisibilityDidChange() } }
  }

  /// What the mouse looks like where it is.
  public internal(set) var cursor = Cursor.arrow

  /// What must be drawn anew.
  var displayRegion = DisplayRegion()
  /// Whether a view did something with the last key or turn of a wheel.
  ///
  /// A host passes those that no view wanted on to what stands around the window.
  public internal(set) var wasEventUsed = false

  /// Set when what lies under a still pointer may have changed.
  var needsHoverUpdate = false

  /// Where the gestures of all touches contend.
  var arena = GestureArena()
  /// Who stands behind the arena's slots.
  var participants: [Participant] = []
  /// The texts that hit testing leaves out while the window asks what is behind them.
  var passedOver: [TextView] = []
  /// The touches that are down.
  var touches: [TouchRecord] = []
  /// The touches that are up, but whose views have not heard of that yet (GR-18).
  var lateTouches: [LateTouch] = []
  /// The touch that ended last, against events that a system makes up from it (GES-16).
  var lastTouchEnd: PointerEvent?
  /// What kind of thing is being looked up, since fingers may reach farther than a mouse.
  var pointerKind = PointerKind.mouse
  /// Where the mouse is above the window.
  var hover: (location: Point, kind: PointerKind)?
  /// The text over whose link the mouse is.
  unowned var hoveredText: TextView?
  /// The scroll views whose content glides.
  var gliding: [ScrollView] = []
  /// What changes as time passes, in the order in which it began.
  var animations: [Animation] = []
  /// The recognizers of hovering that the mouse is over.
  var hovered: [HoverGestureRecognizer] = []

  /// Those whom a new touch may concern; empty in between.
  var candidates: [Candidate] = []

  /// Whether the arena is at work, and may not be asked to do something else.
  var isArbitrating = false
  /// Whether the owners of gestures are being told what became of them.
  var isActing = false

  /// Whether an event, or something else, is at work.
  var isDispatching = false
  /// What came meanwhile.
  var waiting: [Work] = []

  /// Makes a window.
  public override init(frame: Rect) {
    super.init(frame: frame)
    window = self
  }

  /// Takes an event from the host.
  ///
  /// Timers that are due by then fire first. An event that is older than the last counts as of
  /// that time; one without a finite time is dropped. An event sent from within a callback waits
  /// until the one at work is done.
  public func send(_ event: InputEvent) {
    guard event.time.isFinite else { return }
    enqueue(.event(event))
  }

  /// Lets time pass up to a moment, in seconds: fires the timers that are due, in order.
  public func advance(to time: Double) {
    guard time.isFinite else { return }
    enqueue(.time(time))
  }

  /// When ``advance(to:)`` must be called next even if no event comes; `nil` is never.
  ///
  /// In seconds, on the clock of the events. It is now while something is undecided, or moved below
  /// a mouse at rest. While content glides after a drag it is the next frame, a sixtieth of a second
  /// on: draw the window after each.
  public var nextDeadline: Double? {
    if isArbitrating || (needsHoverUpdate && hover != nil) { return time }
    return nextTimer()?.time
  }

  /// The top of what assistive technology sees.
  public override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.window, of: self)
  }

  /// Whether no touch is down and no gesture is under way.
  public var isIdle: Bool { touches.isEmpty && arena.isEmpty && lateTouches.isEmpty }

  /// Keeps the view of the root controller as large as the window.
  public override func layoutSubviews() { rootViewController?.viewIfLoaded?.frame = bounds }

  /// Writes an entry of the log, if anyone reads it.
  func log(_ subject: any LogSubject, _ event: @autoclosure () -> LogEntry.Event) {
    guard let observer else { return }
    observer(LogEntry(time: time, subject: subject, event: event()))
  }
}
