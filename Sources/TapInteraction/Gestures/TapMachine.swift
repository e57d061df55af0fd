public import TapLayout

/// One tap or several, with one finger or several; a discrete gesture.
///
/// It is recognized when the last contact of the last tap lifts (TAP-1), however long that took
/// (TAP-4). It fails if a contact moves beyond the profile's slop (TAP-2), if a contact too many
/// comes or one lifts too soon (TAP-7), on buttons other than the primary one, and if the next of
/// several taps comes too late or too far away (TAP-10 to TAP-12). An event whose time or location
/// is not finite fails it too. The counterpart of `UITapGestureRecognizer`.
///
///     var tap = TapMachine()
///     tap.handle(PointerEvent(.down, at: place, time: 0))   // .none
///     tap.handle(PointerEvent(.up, at: place, time: 0.08))  // .recognize
public struct TapMachine: GestureMachine {
  /// How many taps it takes, at least 1.
  public var numberOfTapsRequired: Int {
    didSet { numberOfTapsRequired = max(numberOfTapsRequired, 1) }
  }

  /// How many contacts each tap takes, at least 1; no more than eight are ever seen.
  public var numberOfTouchesRequired: Int {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  /// The times and distances.
  public var profile: GestureProfile

  private var taps = TapSequence()
  private var isDone = false

  /// Makes a machine; numbers below 1 count as 1.
  public init(
    numberOfTapsRequired: Int = 1, numberOfTouchesRequired: Int = 1,
    profile: GestureProfile = .uikit
  ) {
    self.numberOfTapsRequired = max(numberOfTapsRequired, 1)
    self.numberOfTouchesRequired = max(numberOfTouchesRequired, 1)
    self.profile = profile
  }

  /// Always: a tap is one moment.
  public var isDiscrete: Bool { true }

  /// The center of the contacts of the latest tap, where each was last (TAP-7).
  public var location: Point? { taps.contacts.centroid }

  /// When the wait for the next of several taps is over, right after the profile's interval.
  public var deadline: Double? { isDone ? nil : taps.deadline(profile) }

  /// Returns whether a new contact is early and near enough for the next of several taps.
  public func accepts(_ down: PointerEvent) -> Bool {
    isDone || taps.accepts(down, profile: profile)
  }

  /// Takes an event of a pointer that the machine watches.
  public mutating func handle(_ event: PointerEvent) -> GestureStep {
    guard !isDone else { return .none }
    let outcome = taps.handle(
      event, touches: numberOfTouchesRequired, reach: profile.tapReach, profile: profile)
    switch outcome {
    case .undecided: return .none
    case .fail: return finish(.fail)
    case .tap: return taps.count < numberOfTapsRequired ? .none : finish(.recognize)
    }
  }

  /// Lets time pass: the wait for the next of several taps ends.
  public mutating func advance(to time: Double) -> GestureStep {
    guard let deadline, time >= deadline else { return .none }
    return finish(.fail)
  }

  /// Forgets everything but the settings.
  public mutating func reset() {
    taps = TapSequence()
    isDone = false
  }

  private mutating func finish(_ step: GestureStep) -> GestureStep {
    isDone = true
    return step
  }
}
