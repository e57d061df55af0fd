public import TapLayout

/// A drag with one finger or several; a continuous gesture.
///
/// It begins at the first move that takes the center of its contacts beyond the threshold (PAN-1)
/// and ends when the last contact lifts. Until then it fails on a contact too many, on buttons
/// other than the primary one, and on an event whose time or location is not finite; once begun it
/// ignores those. Contacts that come or go leave the translation as it is; while fewer than the
/// minimum touch, moves do not count. The counterpart of `UIPanGestureRecognizer`.
///
///     var pan = PanMachine()
///     pan.handle(PointerEvent(.down, at: Point(x: 0, y: 0), time: 0))       // .none
///     pan.handle(PointerEvent(.move, at: Point(x: 0, y: 10.1), time: 0.1))  // .begin
///     pan.translation                                                       // 0, 10.1
public struct PanMachine: GestureMachine {
  /// The distance beyond which it begins, in points; never negative.
  public var threshold: Double { didSet { threshold = nonNegative(threshold) } }

  /// How many contacts it takes, at least 1.
  public var minimumNumberOfTouches: Int {
    didSet { minimumNumberOfTouches = max(minimumNumberOfTouches, 1) }
  }

  /// The maximum number of touches, at least 1; no more than eight are ever tracked.
  public var maximumNumberOfTouches: Int {
    didSet { maximumNumberOfTouches = max(maximumNumberOfTouches, 1) }
  }

  /// The directions in which moves count; without any it never begins (SCR-9).
  public var axes: PanAxes

  /// How distances are measured.
  public var profile: GestureProfile

  /// The center of the contacts that touch, or of the last ones that did (TAP-7).
  public private(set) var location: Point?

  /// How far the contacts have moved, in points, also across the axes.
  public private(set) var distance = Point(x: 0, y: 0)

  private var contacts = ContactSet()
  /// The location from which the distance counts.
  private var origin = Point(x: 0, y: 0)
  private var tracker = VelocityTracker()
  private var stage = MachineStage.watching

  /// Makes a machine; a threshold of `nil` is the profile's.
  public init(
    threshold: Double? = nil, minimumNumberOfTouches: Int = 1, maximumNumberOfTouches: Int = .max,
    axes: PanAxes = .both, profile: GestureProfile = .uikit
  ) {
    self.threshold = nonNegative(threshold ?? profile.panThreshold)
    self.minimumNumberOfTouches = max(minimumNumberOfTouches, 1)
    self.maximumNumberOfTouches = max(maximumNumberOfTouches, 1)
    self.axes = axes
    self.profile = profile
  }

  /// Never: a drag lasts.
  public var isDiscrete: Bool { false }

  /// Never: a drag waits for moves, not for time.
  public var deadline: Double? { nil }

  /// How far the contacts have moved along the axes, in points, from where they came down.
  public var translation: Point { axes.part(of: distance) }

  /// How fast they move along the axes, in points a second, over the last tenth of a second.
  public var velocity: Point { axes.part(of: tracker.velocity) }

  /// Whether a contact is down of which it makes something, or may yet.
  public var isTracking: Bool { stage != .done && contacts.count > 0 }

  /// Always: there is nothing between two contacts to wait for.
  public func accepts(_ down: PointerEvent) -> Bool { true }

  /// Takes an event of a pointer that the machine watches.
  public mutating func handle(_ event: PointerEvent) -> GestureStep {
    guard stage != .done, event.phase == .down || contacts.isDown(event.pointer) else {
      return .none
    }
    switch event.phase {
    case .down: return land(event)
    case .move: return move(event)
    case .up: return lift(event)
    case .cancel: return finish(begun: .cancel)
    }
  }

  /// Lets time pass, which changes nothing.
  public mutating func advance(to time: Double) -> GestureStep { .none }

  /// Forgets everything but the settings.
  public mutating func reset() {
    self = PanMachine(
      threshold: threshold, minimumNumberOfTouches: minimumNumberOfTouches,
      maximumNumberOfTouches: maximumNumberOfTouches,
      axes: axes, profile: profile)
  }
}

extension PanMachine {
  private mutating func land(_ down: PointerEvent) -> GestureStep {
    let isWelcome =
      down.isValid && down.button == .primary && contacts.count < maximumNumberOfTouches
    guard isWelcome && contacts.insert(down) else { return refuse() }
    keepDistance(at: down.time)
    return .none
  }

  private mutating func move(_ event: PointerEvent) -> GestureStep {
    guard event.isValid else { return refuse() }
    guard follow(event) else { return .none }
    guard stage == .watching else { return .change }
    let reach = Reach(limit: threshold, metric: profile.metric)
    guard !reach.joins(Point(x: 0, y: 0), translation) else { return .none }
    stage = .active
    return .begin
  }

  private mutating func lift(_ up: PointerEvent) -> GestureStep {
    guard up.isValid else { return finish(begun: .cancel) }
    _ = follow(up)
    guard contacts.remove(up.pointer), contacts.count > 0 else { return finish(begun: .end) }
    keepDistance(at: up.time)
    return .none
  }

  /// Moves a contact; `false` where that does not count.
  private mutating func follow(_ event: PointerEvent) -> Bool {
    let hasMoved = contacts.move(event)
    guard let center = contacts.centroid else { return false }
    location = center
    guard contacts.count >= minimumNumberOfTouches else { return false }
    distance = Point(x: center.x - origin.x, y: center.y - origin.y)
    tracker.add(distance, at: event.time)
    return hasMoved
  }

  /// Lets the center jump, where a contact came or went, without a change of distance.
  private mutating func keepDistance(at time: Double) {
    guard let center = contacts.centroid else { return }
    location = center
    origin = Point(x: center.x - distance.x, y: center.y - distance.y)
    tracker.add(distance, at: time)
  }

  /// Fails if it has not begun; else nothing has happened.
  private mutating func refuse() -> GestureStep {
    stage == .active ? .none : finish(begun: .fail)
  }

  /// Says the last word: one proposal if it has begun, else that it fails.
  private mutating func finish(begun step: GestureStep) -> GestureStep {
    defer { stage = .done }
    return stage == .active ? step : .fail
  }
}
