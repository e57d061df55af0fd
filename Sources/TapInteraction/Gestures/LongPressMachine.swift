public import TapLayout

/// A press that is held for a while, perhaps after some taps; a continuous gesture.
///
/// It begins by itself once its contacts were down for the duration (LP-1), and at once if that is
/// 0 (LP-14). Until then it fails if a contact lifts (LP-2), moves too far (LP-5) or is one too
/// many (LP-12), on buttons other than the primary one, and on an event whose time or location is
/// not finite. From then on it follows its contacts wherever they go (LP-6), ignores others, and
/// ends when the last of them lifts (LP-7). The counterpart of `UILongPressGestureRecognizer`.
///
///     var press = LongPressMachine()
///     press.handle(PointerEvent(.down, at: place, time: 0))  // .none
///     press.deadline                                         // 0.5
///     press.advance(to: 0.5)                                 // .begin
public struct LongPressMachine: GestureMachine {
  /// How long the press lasts until it begins, in seconds; never negative (LP-15).
  public var minimumPressDuration: Double {
    didSet { minimumPressDuration = nonNegative(minimumPressDuration) }
  }

  /// How far a contact may move until then, in points; never negative (LP-15).
  public var allowableMovement: Double {
    didSet { allowableMovement = nonNegative(allowableMovement) }
  }

  /// How many contacts it takes, at least 1; no more than eight are ever seen.
  public var numberOfTouchesRequired: Int {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  /// How many taps come before the press, at least 0 (LP-11).
  public var numberOfTapsRequired: Int {
    didSet { numberOfTapsRequired = max(numberOfTapsRequired, 0) }
  }

  /// The times and distances of the taps, and how distances are measured.
  public var profile: GestureProfile

  /// The taps, and then the press as the next one of them.
  private var taps = TapSequence()
  /// When the last contact that the press needs came down.
  private var start: Double?
  private var stage = MachineStage.watching

  /// Makes a machine; what is `nil` comes from the profile.
  public init(
    minimumPressDuration: Double? = nil, allowableMovement: Double? = nil,
    numberOfTouchesRequired: Int = 1,
    numberOfTapsRequired: Int = 0, profile: GestureProfile = .uikit
  ) {
    self.minimumPressDuration = nonNegative(minimumPressDuration ?? profile.longPressDuration)
    self.allowableMovement = nonNegative(allowableMovement ?? profile.longPressSlop)
    self.numberOfTouchesRequired = max(numberOfTouchesRequired, 1)
    self.numberOfTapsRequired = max(numberOfTapsRequired, 0)
    self.profile = profile
  }

  /// Never: a long press lasts.
  public var isDiscrete: Bool { false }

  /// The center of the contacts, where each was last (TAP-7).
  public var location: Point? { taps.contacts.centroid }

  /// When the press begins, or when the wait for it after a tap is over.
  public var deadline: Double? {
    guard stage == .watching else { return nil }
    guard let start else { return taps.deadline(profile) }
    let due = Timing.earliest(minimumPressDuration, after: start)
    return due.isFinite ? due : nil
  }

  /// Returns whether a new contact is early and near enough after a tap.
  public func accepts(_ down: PointerEvent) -> Bool {
    stage != .watching || taps.accepts(down, profile: profile)
  }

  /// Takes an event of a pointer that the machine watches.
  public mutating func handle(_ event: PointerEvent) -> GestureStep {
    switch stage {
    case .watching: taps.count < numberOfTapsRequired ? tap(event) : press(event)
    case .active: follow(event)
    case .done: .none
    }
  }

  /// Lets time pass: the press begins, or the wait for it after a tap ends.
  public mutating func advance(to time: Double) -> GestureStep {
    guard let deadline, time >= deadline else { return .none }
    return start == nil ? finish(.fail) : begin()
  }

  /// Forgets everything but the settings.
  public mutating func reset() {
    taps = TapSequence()
    start = nil
    stage = .watching
  }
}

extension LongPressMachine {
  /// Takes an event of a tap before the press.
  private mutating func tap(_ event: PointerEvent) -> GestureStep {
    let outcome = taps.handle(
      event, touches: numberOfTouchesRequired, reach: profile.tapReach, profile: profile)
    return outcome == .fail ? finish(.fail) : .none
  }

  /// Takes an event of the press before it begins.
  private mutating func press(_ event: PointerEvent) -> GestureStep {
    let reach = Reach(limit: allowableMovement, metric: profile.metric)
    let lifts = event.phase == .up && taps.contacts.isDown(event.pointer)
    let outcome = taps.handle(
      event, touches: numberOfTouchesRequired, reach: reach, profile: profile)
    guard outcome == .undecided, !lifts else { return finish(.fail) }
    guard event.phase == .down, taps.contacts.downCount == numberOfTouchesRequired else {
      return .none
    }
    start = event.time
    return minimumPressDuration == 0 ? begin() : .none
  }

  /// Takes an event of the press after it began.
  private mutating func follow(_ event: PointerEvent) -> GestureStep {
    guard taps.contacts.isDown(event.pointer) else { return .none }
    switch event.phase {
    case .down: return .none
    case .move: return event.isValid && taps.contacts.move(event) ? .change : .none
    case .up: return lift(event)
    case .cancel: return finish(.cancel)
    }
  }

  private mutating func lift(_ up: PointerEvent) -> GestureStep {
    guard up.isValid else { return finish(.cancel) }
    _ = taps.contacts.move(up)
    taps.contacts.lift(up.pointer)
    return taps.contacts.downCount == 0 ? finish(.end) : .none
  }

  private mutating func begin() -> GestureStep {
    stage = .active
    return .begin
  }

  private mutating func finish(_ step: GestureStep) -> GestureStep {
    stage = .done
    return step
  }
}
