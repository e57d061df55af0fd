import TapLayout
import TapText

/// A pointer that went down on a link, until something comes of it.
struct LinkPress: BitwiseCopyable, Sendable {
  let pointer: PointerID
  let kind: PointerKind
  let button: PointerButton
  let link: LinkID
  /// The gestures that the text owns on the link.
  let gestures: GestureKinds
  /// Where the pointer went down on the surface: all distances count from there.
  let origin: Point
  /// Where the pointer is on the surface.
  var place: Point
  /// Where the pointer is in the text.
  var location: Point
  /// When the press is to be reported; `nil` once that time has come.
  var feedbackTime: Double?
  /// When the press is a long one; `nil` if it can't be one any more.
  var longPressTime: Double?
  /// Whether the pointer is above the link.
  var isArmed = true
  /// Whether listeners were notified of the press, and not yet of its end.
  var isReported = false
  /// The gesture that the press turned out to be, while the arena decides; `nil` before.
  var proposal: GestureKind?

  /// Makes the press that begins with a pointer going down.
  init(
    _ down: PointerEvent, on link: LinkID, gestures: GestureKinds, feedbackDelay: Double,
    longPressDuration: Double
  ) {
    pointer = down.pointer
    kind = down.kind
    button = down.button
    self.link = link
    self.gestures = gestures
    origin = down.surfaceLocation
    place = down.surfaceLocation
    location = down.location
    feedbackTime = feedbackDelay > 0 ? Timing.earliest(feedbackDelay, after: down.time) : nil
    guard button == .primary, gestures.contains(.longPress) else { return }
    longPressTime = Timing.earliest(longPressDuration, after: down.time)
  }

  /// Whether the link should look pressed; a request for a menu presses nothing (LP-18).
  var isPressed: Bool { isArmed && feedbackTime == nil && button == .primary }

  /// The next time at which something happens by itself.
  var deadline: Double? {
    guard proposal == nil else { return nil }
    let time = min(feedbackTime ?? .infinity, longPressTime ?? .infinity)
    return time.isFinite ? time : nil
  }

  /// The gesture that it is to let go on the link.
  var releaseGesture: GestureKind { button == .primary ? .tap : .menuRequest }
}

extension LinkPress {
  /// Returns whether the pointer is too far off for a tap; only a finger can be, since a mouse or
  /// pen may move.
  func isBeyondTap(_ profile: GestureProfile) -> Bool {
    kind == .touch && !profile.tapReach.joins(origin, place)
  }

  /// Returns whether the pointer is too far off for a long press.
  func isBeyondLongPress(_ profile: GestureProfile) -> Bool {
    let reach = Reach(limit: nonNegative(profile.longPressSlop), metric: profile.metric)
    return !reach.joins(origin, place)
  }

  /// Returns whether the press asks for a menu although the button is still down.
  func opensMenuAtOnce(_ profile: GestureProfile) -> Bool {
    profile.opensMenusOnPress && releaseGesture == .menuRequest && gestures.contains(.menuRequest)
  }

  /// Returns whether the press is a drag of the link: beyond a tap, or as far as a drag begins.
  func isDrag(_ profile: GestureProfile) -> Bool {
    guard button == .primary, place.x.isFinite, place.y.isFinite else { return false }
    let reach = Reach(limit: nonNegative(profile.panThreshold), metric: profile.metric)
    return isBeyondTap(profile) || !reach.joins(origin, place)
  }
}
