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

  /// The time of the last event, in seconds.
  public private(set) var time = 0.0

  /// The view that has the keyboard focus.
  public internal(set) unowned var focusedView: View?

  /// What the mouse looks like where it is.
  public internal(set) var cursor = Cursor.arrow

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
  /// The recognizers of hovering that the mouse is over.
  var hovered: [HoverGestureRecognizer] = []

  /// Those whom a new touch may concern; empty in between.
  var candidates: [Candidate] = []

  /// Whether the arena is at work, and may not be asked to do something else.
  var isArbitrating = false
  /// Whether the owners of gestures are being told what became of them.
  var isActing = false

  private var isDispatching = false
  private var waiting: [Work] = []

  /// Something that came while the window was at work.
  private enum Work {
    case event(InputEvent)
    case time(Double)
    case call(() -> Void)
  }

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

  /// Lets time pass: fires the timers that are due, in order.
  public func advance(to time: Double) {
    guard time.isFinite else { return }
    enqueue(.time(time))
  }

  /// When ``advance(to:)`` must be called next even if no event comes; `nil` is never.
  ///
  /// It is now while something is undecided, or moved below a mouse at rest.
  public var nextDeadline: Double? {
    if isArbitrating || (needsHoverUpdate && hover != nil) { return time }
    return nextTimer()?.time
  }

  /// The top of what assistive technology sees.
  public override var ownAccessibilityNode: AccessibilityNode? { node(.window) }

  /// Whether no touch is down and no gesture is under way.
  public var isIdle: Bool { touches.isEmpty && arena.isEmpty && lateTouches.isEmpty }

  /// Does something as a part of the event at work, or else as work of its own.
  func perform(_ body: () -> Void) {
    let isOwn = !isDispatching
    isDispatching = true
    body()
    if isOwn { finishWork() }
  }

  /// Does something after the event at work.
  func whenIdle(_ body: @escaping () -> Void) { enqueue(.call(body)) }

  private func enqueue(_ work: Work) {
    if isDispatching {
      waiting.append(work)
      return
    }
    perform { handle(work) }
  }

  private func handle(_ work: Work) {
    switch work {
    case .call(let body): body()
    case .time(let target): passTime(to: target)
    case .event(let event):
      passTime(to: event.time)
      dispatch(event)
    }
    settleGestures()
    if needsHoverUpdate { updateHover() }
  }

  private func finishWork() {
    settleGestures()
    var next = 0
    while next < waiting.count {
      let work = waiting[next]
      next += 1
      handle(work)
    }
    waiting.removeAll(keepingCapacity: true)
    isDispatching = false
  }

  private func dispatch(_ event: InputEvent) {
    switch event {
    case .pointer(let event): dispatch(event.at(max(event.time, time)))
    case .hover(let location, let kind, _):
      hover = location.map { ($0, kind) }
      needsHoverUpdate = true
    case .scroll(let dx, let dy, let location, _): scroll(dx: dx, dy: dy, at: location)
    case .key(let event): dispatch(event.at(max(event.time, time)))
    case .accessibility(let action, let link, let view, _): perform(action, of: link, in: view)
    }
  }

  /// Fires the timers up to a time, in order.
  private func passTime(to target: Double) {
    while let timer = nextTimer(), timer.time <= target {
      time = max(time, timer.time)
      fire(timer)
      settleGestures()
    }
    time = max(time, target)
  }

  /// Writes an entry of the log, if anyone reads it.
  func log(_ view: View, _ event: @autoclosure () -> LogEntry.Event) {
    guard let observer else { return }
    observer(LogEntry(time: time, view: view, event: event()))
  }
}

/// What the mouse looks like.
public enum Cursor: Sendable, Hashable {
  /// The usual arrow.
  case arrow
  /// The hand that is over something to be pressed (LINK-29).
  case pointer
}

extension KeyEvent {
  /// The event at another time.
  fileprivate func at(_ time: Double) -> KeyEvent {
    var event = self
    event.time = time
    return event
  }
}

extension PointerEvent {
  /// The event at another time.
  func at(_ time: Double) -> PointerEvent {
    var event = self
    event.time = time
    return event
  }

  /// The event at another place.
  func at(_ location: Point) -> PointerEvent {
    var event = self
    event.location = location
    return event
  }
}
