public import TapInteraction
public import TapLayout

/// A watcher of the touches on a view and on what is in it, until they turn out to be its gesture.
///
/// The counterpart of `UIGestureRecognizer`. What is recognized is decided by a value, a
/// `GestureMachine`; who wins where several watch, by the window's arena: the deepest view first,
/// then the order in which recognizers were added.
///
///     let press = LongPressGestureRecognizer { print($0.state.rawValue) }
///     background.addGestureRecognizer(press)
///
/// Make a gesture of your own as a `GestureMachine` in a ``MachineGestureRecognizer``, or by
/// overriding ``handle(_:)`` and, where time matters, ``deadline`` and ``advance(to:)``.
open class GestureRecognizer {
  /// The view whose touches it watches.
  public internal(set) unowned var view: View?

  /// Who may forbid or allow it.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// How far the gesture is.
  public internal(set) var state = GestureState.possible

  /// Whether the view stops getting a touch once it belongs to a gesture (GR-15, GR-16).
  public var cancelsTouchesInView = true

  /// Whether the view gets a touch only after the gesture has failed (GR-17).
  public var delaysTouchesBegan = false

  /// Whether the view receives a touch's end only when the gesture is decided (GR-18).
  public var delaysTouchesEnded = true

  /// Whether it watches touches at all; turned off while a gesture lasts, it cancels that (GR-7).
  public var isEnabled = true {
    didSet { if oldValue, !isEnabled { view?.window?.recognizerWillLeave(self) } }
  }

  /// The recognizers that must fail first.
  var awaited: [GestureRecognizer] = []
  /// Its slot in the arena of its window while it watches something.
  var slot: Int?
  /// Whether the search for those that may watch a new touch has found it already.
  var isCandidate = false

  private let action: ((GestureRecognizer) -> Void)?

  /// Makes a recognizer that calls `action` whenever the gesture comes to something.
  public init(action: ((GestureRecognizer) -> Void)? = nil) { self.action = action }

  /// Whether the gesture is one moment, such as a tap, or lasts.
  open var isDiscrete: Bool { true }

  /// Which of a policy's kinds it is; `nil` is none, so that no policy passes it on.
  open var kind: GestureKind? { nil }

  /// How many contacts in a row it is made of.
  open var contactsInARow: Int { 1 }

  /// Where the gesture is, in the window's coordinates.
  open var windowLocation: Point? { nil }

  /// When ``advance(to:)`` must be called even if no event comes, in seconds; `nil` is never.
  open var deadline: Double? { nil }

  /// Returns whether it watches a touch at all; asked before the delegate is.
  open func shouldReceive(_ touch: Touch) -> Bool { true }

  /// Returns whether a new contact may belong to the gesture in progress.
  open func accepts(_ down: PointerEvent) -> Bool { true }

  /// Takes an event of a pointer that it watches, in the window's coordinates, and says what it makes
  /// of it.
  ///
  /// That is a proposal, which the arena may deny. A discrete gesture proposes to be recognized or to
  /// fail; a continuous one to fail or to begin, and then to change, to end or to be cancelled. Other
  /// proposals are ignored and reported to ``Window/misuseHandler`` (GR-5).
  open func handle(_ event: PointerEvent) -> GestureStep { .none }

  /// Lets time pass up to a moment, in seconds.
  open func advance(to time: Double) -> GestureStep { .none }

  /// Forgets the gesture in progress.
  open func reset() {}

  /// Makes the settings that it leaves open those of a platform.
  open func adopt(_ profile: GestureProfile) {}

  /// Returns whether the gesture may begin; asked before the delegate is.
  open func shouldBegin() -> Bool { true }

  /// Returns whether a touch that it watches may become its own, as it is about to begin.
  func mayTake(_ touch: TouchRecord) -> Bool { true }

  /// The log's name of the latest step, without the location.
  open var logName: String { "gesture" }

  /// Whether a log records its steps.
  var isLogged: Bool { true }

  /// Reports a new state to the recognizers that wait for it.
  func report(_ state: GestureState) {
    self.state = state
    if state != .failed, state != .possible { action?(self) }
  }
}

extension GestureRecognizer {
  /// The location of the gesture, in the coordinates of a view of the same window.
  ///
  /// `nil` if it has none, or the view's transform is not invertible.
  public func location(in view: View) -> Point? {
    windowLocation.flatMap { view.convertFromRoot($0) }
  }

  /// Holds this recognizer back until another has failed (GR-13).
  ///
  /// - Returns: Whether that can be: two that wait for each other, also by way of others, would wait
  ///   forever, and the requirement is refused (GR-14).
  /// - Complexity: O(number of recognizers for which `other` waits, also by way of others).
  @discardableResult
  public func require(toFail other: GestureRecognizer) -> Bool {
    guard other !== self, !other.waits(for: self) else { return false }
    if !awaited.contains(where: { $0 === other }) { awaited.append(other) }
    return true
  }

  /// Holds this recognizer back until others have failed, of which none waits for it in any way.
  package func require(toFail others: [GestureRecognizer]) { awaited += others }

  private func waits(for other: GestureRecognizer) -> Bool {
    var open = awaited
    // Ways that part and meet again would otherwise be walked once for each way.
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      if next === other { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { open += next.awaited }
    }
    return false
  }
}

extension View {
  /// Lets a recognizer watch the touches on this view and what is in it.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Takes a recognizer off; its gesture is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    window?.recognizerWillLeave(recognizer)
    gestureRecognizers.remove(at: index)
    recognizer.view = nil
  }
}
