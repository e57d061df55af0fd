internal import TapLayout

/// Taps one after another: those of a multiple tap, or those before a long press.
struct TapSequence: Sendable {
  /// What an event means for the tap in progress.
  enum Outcome {
    /// Nothing is decided yet.
    case undecided
    /// All contacts have lifted: a tap is complete.
    case tap
    /// It is no tap.
    case fail
  }

  /// How many taps are complete.
  private(set) var count = 0
  /// The contacts of the latest tap, lifted ones too.
  var contacts = ContactSet()

  /// The contacts of the first tap, from which the distance of later ones counts.
  private var anchors = ContactSet()
  private var latestStart = 0.0
  private var latestEnd = 0.0

  /// Whether a tap is complete and the next has not begun.
  var isBetweenTaps: Bool { count > 0 && contacts.downCount == 0 }

  /// When the wait for another tap is over, in seconds; `nil` while none is awaited.
  ///
  /// A contact at exactly the interval still counts (TAP-9), so the wait ends right after.
  func deadline(_ profile: GestureProfile) -> Double? {
    guard isBetweenTaps else { return nil }
    let last = latestNextStart(profile)
    return last.isFinite ? last.nextUp : nil
  }

  /// Returns whether a new contact may belong to this sequence (TAP-10 to TAP-12).
  func accepts(_ down: PointerEvent, profile: GestureProfile) -> Bool {
    guard isBetweenTaps else { return true }
    let base = profile.countsShortestIntervalFromUp ? latestEnd : latestStart
    return down.time <= latestNextStart(profile)
      && down.time >= Timing.earliest(profile.shortestTapInterval, after: base)
      && anchors.hasOrigin(near: down.location, within: profile.multipleTapReach)
  }

  /// Takes an event of a tap that needs so many contacts and lets them move so far.
  mutating func handle(
    _ event: PointerEvent, touches: Int, reach: Reach, profile: GestureProfile
  ) -> Outcome {
    guard event.phase == .down || contacts.isDown(event.pointer) else { return .undecided }
    guard event.isValid else { return .fail }
    switch event.phase {
    case .down: return begin(event, touches: touches, profile: profile) ? .undecided : .fail
    case .move: return moves(event, within: reach) ? .undecided : .fail
    case .up: return moves(event, within: reach) ? lift(event, touches: touches) : .fail
    case .cancel: return .fail
    }
  }

  private func latestNextStart(_ profile: GestureProfile) -> Double {
    Timing.latest(profile.multipleTapInterval, after: latestEnd)
  }

  private mutating func begin(
    _ down: PointerEvent, touches: Int, profile: GestureProfile
  ) -> Bool {
    guard down.button == .primary, accepts(down, profile: profile) else { return false }
    if contacts.downCount == 0 {
      contacts.removeAll()
      latestStart = down.time
    }
    return contacts.count < touches && contacts.insert(down)
  }

  private mutating func moves(_ event: PointerEvent, within reach: Reach) -> Bool {
    !contacts.move(event) || contacts.stays(within: reach)
  }

  private mutating func lift(_ up: PointerEvent, touches: Int) -> Outcome {
    guard contacts.count >= touches else { return .fail }
    contacts.lift(up.pointer)
    guard contacts.downCount == 0 else { return .undecided }
    if count == 0 { anchors = contacts }
    count += 1
    latestEnd = up.time
    return .tap
  }
}
