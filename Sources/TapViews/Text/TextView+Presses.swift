public import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// Begins a press where a pointer, in the window's coordinates, went down on a link, as far as the
  /// text keeps gestures of some kinds.
  func press(
    _ event: PointerEvent, isAlone: Bool, heldUntil: Double, among kinds: GestureKinds
  ) -> Bool {
    guard let local = local(event) else { return false }
    interaction.profile = window?.profile ?? .uikit
    let passedOn = gesturesPassedOn(at: event.location, kind: event.kind)
    let kept = kinds.subtracting(passedOn.fallThrough).subtracting(passedOn.background)
    guard !kept.isEmpty else { return false }
    let began = interaction.press(
      local, on: layout, isAlone: isAlone, gestures: kept,
      feedbackDelay: max(0, heldUntil - event.time), into: &events)
    reportEvents()
    return began
  }

  /// Takes an event, in the window's coordinates, of a pointer that presses a link.
  func handlePress(_ event: PointerEvent) -> GestureStep {
    // The press has begun already; only a menu may open at once.
    guard event.phase != .down || event.button == .secondary else { return .none }
    guard let local = local(event) else { return .fail }
    defer { reportEvents() }
    return interaction.handle(local, on: layout, into: &events)
  }

  /// The time at which a press must be advanced.
  func pressDeadline(of pointer: PointerID) -> Double? { interaction.deadline(of: pointer) }

  /// Lets time pass for a press.
  func advancePress(of pointer: PointerID, to time: Double) -> GestureStep {
    defer { reportEvents() }
    interaction.relocate(by: convertFromRoot)
    return interaction.advance(pointer, to: time, on: layout, into: &events)
  }

  /// The arena granted what a press proposed.
  func recognizePress(of pointer: PointerID, at time: Double) {
    interaction.recognize(pointer, at: time, on: layout, into: &events)
    reportEvents()
  }

  /// The arena denied a press.
  func failPress(of pointer: PointerID) {
    interaction.fail(pointer, into: &events)
    reportEvents()
  }

  /// The mouse is somewhere, in the window's coordinates, or not on this view's links.
  func hover(at location: Point?, kind: PointerKind) {
    let local = location.flatMap(convertFromRoot)
    if let local { _ = region(at: local, for: .mouse) }
    interaction.hover(at: local, kind: kind, on: layout, into: &events)
    reportEvents()
  }

  /// The states of a link: pressed, hovered, focused, visited, inert.
  public func linkState(of link: LinkID) -> LinkState {
    assessLink(link)
    return interaction.state(of: link)
  }

  /// Whether the mouse is over a link that can be followed.
  var showsPointer: Bool {
    interaction.hovered != nil
  }

  /// The region for the policy at a point of the view's own coordinates.
  func region(at point: Point, for kind: PointerKind) -> PolicyRegion {
    let layout = layout
    let hit = interaction.hit(at: point, on: layout, kind: kind)
    if let link = hit.link { assessLink(at: link) }
    return interaction.region(of: hit, on: layout)
  }

  /// The gestures at a point, in the window's coordinates, that the policy leaves to others.
  func gesturesPassedOn(
    at location: Point, kind: PointerKind
  ) -> (fallThrough: GestureKinds, background: GestureKinds) {
    guard let point = convertFromRoot(location) else { return ([], []) }
    let region = region(at: point, for: kind)
    return (
      policy.gestures(in: region, answered: .fallThrough),
      policy.gestures(in: region, answered: .background)
    )
  }

  /// Whether the policy leaves hovers at a point, in the window's coordinates, to others.
  func passesOnHovers(at location: Point) -> Bool {
    let passedOn = gesturesPassedOn(at: location, kind: .mouse)
    return passedOn.fallThrough.union(passedOn.background).contains(.hover)
  }

  private func local(_ event: PointerEvent) -> PointerEvent? {
    convertFromRoot(event.location).map { event.located(at: $0) }
  }
}
