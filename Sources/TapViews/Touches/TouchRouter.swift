import TapInteraction

/// Routes the touches of a window: each to the view that it hit, and to the gestures that contend for
/// it in the arena.
///
/// A touch belongs to the view that it hit until it ends (HIT-19). Recognizers and links that watch it
/// are the arena's members; what the arena decides is reported to their owners, and says whether the
/// view keeps the touch.
final class TouchRouter {
  /// The window that owns the router, and so is there whenever the router works.
  ///
  /// Neither counted nor checked: it is read some ten times an event, and each check costs 5 ns.
  private unowned(unsafe) var owner: Window?

  /// The window.
  var window: Window {
    guard let owner = unsafe owner else { preconditionFailure("a router has a window") }
    return owner
  }

  /// Decides between the gestures of all touches.
  var arena = GestureArena()
  /// Who is behind the arena's slots; `nil` for a free one.
  var members: [ArenaMember?] = []
  /// Who may join for a new touch; empty in between.
  var candidates: [ArenaMember] = []

  /// The touches that are down.
  var touches: [TouchRecord] = []
  /// The touches that are up, but whose views have not been notified of that yet (GR-18).
  var lateTouches: [LateTouch] = []
  /// The touch that ended last, against events that a system makes up from it (GES-16).
  var lastTouchEnd: PointerEvent?

  /// Whether the arena is deciding, and may not be asked to do something else.
  var isArbitrating = false
  /// The arena's order while it is deciding.
  var arbitrationOrder: [Int] = []
  /// Whether the owners of gestures are being notified of decisions.
  var isActing = false

  /// Gives the router its window, once.
  func connect(to window: Window) { unsafe owner = window }

  /// Whether no touch is down and no gesture is in progress.
  var isIdle: Bool {
    // The arena can't be asked while it asks.
    !isArbitrating && touches.isEmpty && arena.isEmpty && lateTouches.isEmpty
  }

  /// Whether a mouse or pen is pressed.
  var hasPressedMouse: Bool { touches.contains { $0.event.kind != .touch } }

  /// Everything that watches touches now, in the order in which it is asked.
  var watchers: [ArenaMember] {
    (isArbitrating ? arbitrationOrder : arena.order).compactMap { members[$0] }
  }
}
