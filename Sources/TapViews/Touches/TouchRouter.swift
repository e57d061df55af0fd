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
  /// The recognizers among the members, by slot; `nil` where there is a link, or nothing.
  ///
  /// Apart from the members, since to read one of them counts three references, for each gesture of
  /// each event.
  var recognizers: [GestureRecognizer?] = []
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
  /// The slots of the gestures that were removed last.
  var finished: [Int] = []
  /// Whether a gesture may be done, or have nothing to wait for, since the last time one was removed.
  var mayHaveFinished = false
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
  var hasPressedMouse: Bool {
    for index in touches.indices where touches[index].event.kind != .touch { return true }
    return false
  }

  /// The time at which the member behind a slot must be advanced, in seconds; `nil` is never.
  func deadline(of slot: Int) -> Double? {
    if let recognizer = recognizers[slot] { return recognizer.deadline }
    return members[slot]?.deadline
  }

  /// The index of the touch of a pointer.
  func touchIndex(of pointer: PointerID) -> Int? {
    for index in touches.indices where touches[index].event.pointer == pointer { return index }
    return nil
  }

  /// The index of the touch with a contact of the arena.
  func touchIndex(ofContact contact: Int) -> Int? {
    for index in touches.indices where touches[index].contact == contact { return index }
    return nil
  }

  /// Everything that watches touches now, in the order in which it is asked.
  var watchers: [ArenaMember] {
    (isArbitrating ? arbitrationOrder : arena.order).compactMap { members[$0] }
  }
}
