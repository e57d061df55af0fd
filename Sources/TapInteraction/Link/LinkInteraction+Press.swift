public import TapLayout
import TapText

extension LinkInteraction {
  /// Begins a press where a pointer went down on a link; returns whether one began.
  ///
  /// None begins off links and on inert ones, with the middle button (GES-17), on events that the
  /// system made up from a touch, which had its chance already (GES-16), and on a link that another
  /// pointer presses (GES-05). Where the policy allows one pointer only, a second one cancels the
  /// first, and nothing presses until a pointer comes down alone (LINK-30).
  ///
  /// - Parameters:
  ///   - event: the pointer going down.
  ///   - layout: the text as it is shown.
  ///   - isAlone: whether no other pointer is down on the text.
  ///   - gestures: what the text owns here; the others are watched on behalf of views behind.
  ///   - feedbackDelay: how long `press` is held back, in seconds, within a scroll view (SCR-1,
  ///     SCR-2). It is reported then, or with the tap, and never if the press fails before.
  ///   - events: gets what happens.
  /// - Returns: whether the pointer's further events are of interest.
  public mutating func press(
    _ event: PointerEvent, on layout: TextLayout, isAlone: Bool = true, gestures: GestureKinds,
    feedbackDelay: Double = 0, into events: inout [LinkEvent]
  ) -> Bool {
    guard event.button != .middle, !event.isEmulated, event.time.isFinite else { return false }
    fail(event.pointer, into: &events)
    guard let link = linkID(at: event.location, on: layout, kind: event.kind),
      !inertLinks.contains(link)
    else { return false }
    if policy.allowsOnePointerOnly, !isAlone || !presses.isEmpty {
      failAll(into: &events)
      return false
    }
    guard !presses.contains(where: { $0.link == link }) else { return false }
    let press = LinkPress(
      event, on: link, gestures: gestures, feedbackDelay: feedbackDelay,
      longPressDuration: profile.longPressDuration)
    let canEnd = gestures.contains(press.releaseGesture) || press.longPressTime != nil
    guard canEnd || policy.liftsLinks else { return false }
    presses.append(press)
    report(presses.count - 1, into: &events)
    return true
  }

  /// Takes an event of a pointer that may press a link.
  ///
  /// What is due by the time of the event comes first, so that a long press due at the very time
  /// of an up wins (LP-3).
  ///
  /// - Returns: `recognize` once the press turns out to be a gesture, which
  ///   ``proposedGesture(of:)`` names; `fail` once it can be none, or where the pointer presses
  ///   nothing.
  public mutating func handle(
    _ event: PointerEvent, on layout: TextLayout, into events: inout [LinkEvent]
  ) -> GestureStep {
    guard let index = index(of: event.pointer) else { return .fail }
    guard event.phase != .cancel else { return end(index, into: &events) }
    guard presses[index].proposal == nil else { return .none }
    let due = advance(event.pointer, to: event.time, on: layout, into: &events)
    guard due == .none else { return due }
    switch event.phase {
    case .down where presses[index].opensMenuAtOnce(profile): return propose(.menuRequest, index)
    case .down, .cancel: return .none
    case .move: return move(index, to: event, on: layout, into: &events)
    case .up where event.button != presses[index].button: return .none
    case .up:
      let step = move(index, to: event, on: layout, into: &events)
      return step == .none ? release(index, into: &events) : step
    }
  }

  /// Updates the locations in the text of pointers that rest while the text moves below them
  /// (SCR-8).
  ///
  /// `convert` takes a location on the surface and returns one in the text, or `nil` for none.
  public mutating func relocate(by convert: (Point) -> Point?) {
    for index in presses.indices {
      presses[index].location = convert(presses[index].place) ?? Point(x: .infinity, y: .infinity)
    }
  }

  /// Lets time pass for a pointer: a press that was held back is reported, or gets long.
  ///
  /// Either happens only if the link is under the pointer on the current layout (PEER-20).
  public mutating func advance(
    _ pointer: PointerID, to time: Double, on layout: TextLayout, into events: inout [LinkEvent]
  ) -> GestureStep {
    guard let index = index(of: pointer), let deadline = presses[index].deadline,
      time >= deadline
    else { return .none }
    arm(index, on: layout, into: &events)
    if let due = presses[index].feedbackTime, time >= due {
      presses[index].feedbackTime = nil
      report(index, into: &events)
    }
    guard let due = presses[index].longPressTime, time >= due else { return .none }
    return propose(.longPress, index)
  }
}

extension LinkInteraction {
  private mutating func move(
    _ index: Int, to event: PointerEvent, on layout: TextLayout, into events: inout [LinkEvent]
  ) -> GestureStep {
    presses[index].location = event.location
    presses[index].place = event.surfaceLocation
    if policy.liftsLinks, presses[index].isDrag(profile) { return propose(.drag, index) }
    guard !presses[index].isBeyondTap(profile) else { return end(index, into: &events) }
    arm(index, on: layout, into: &events)
    return .none
  }

  private mutating func release(_ index: Int, into events: inout [LinkEvent]) -> GestureStep {
    let press = presses[index]
    guard press.isArmed, press.gestures.contains(press.releaseGesture) else {
      return end(index, into: &events)
    }
    return propose(press.releaseGesture, index)
  }

  /// Looks whether the pointer is above its link, and reports what changed.
  mutating func arm(_ index: Int, on layout: TextLayout, into events: inout [LinkEvent]) {
    let press = presses[index]
    presses[index].isArmed = linkID(at: press.location, on: layout, kind: press.kind) == press.link
    if !presses[index].isArmed || press.isBeyondLongPress(profile) {
      presses[index].longPressTime = nil
    }
    report(index, into: &events)
  }

  /// Reports that a link looks pressed from now on, or does no longer.
  mutating func report(_ index: Int, into events: inout [LinkEvent]) {
    let press = presses[index]
    guard press.isPressed != press.isReported else { return }
    presses[index].isReported = press.isPressed
    events.append(LinkEvent(press.isPressed ? .press : .leave, press.link))
    guard press.isPressed, profile.focusesPressedLinks else { return }
    focus(press.link, source: .pointer, into: &events)
  }

  private mutating func propose(_ gesture: GestureKind, _ index: Int) -> GestureStep {
    presses[index].proposal = gesture
    return .recognize
  }

  /// Ends a press of which nothing comes.
  mutating func end(_ index: Int, into events: inout [LinkEvent]) -> GestureStep {
    let press = presses.remove(at: index)
    if press.isReported { events.append(LinkEvent(.cancel, press.link)) }
    return .fail
  }
}
