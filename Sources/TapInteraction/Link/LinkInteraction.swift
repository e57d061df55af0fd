import TapLayout
public import TapText

/// The effect of pointers, keys and assistive technology on the links of one text: a value,
/// independent of any view.
///
/// Events go in with their times, in seconds, and with the current layout; ``LinkEvent``s come out,
/// for the log and for listeners. A press is bound to the identity of its link and checked on the
/// current layout at the release: the same link must be under the pointer (LINK-12, LINK-28). So
/// nothing is ever followed on touch-down, after a drag, or because another link replaced the
/// first.
///
/// The driver shares pointers with other recognizers in an arena. So a press only *proposes*: a step
/// that ``handle(_:on:into:)`` or ``advance(_:to:on:into:)`` returns is granted by
/// ``recognize(_:at:on:into:)`` or denied by ``fail(_:into:)``. A `fail` needs no answer.
///
///     var links = LinkInteraction()
///     var events: [LinkEvent] = []
///     guard links.press(down, on: layout, gestures: .all, into: &events) else { return }
///     if links.handle(up, on: layout, into: &events) == .recognize {  // a tap
///       links.recognize(up.pointer, at: up.time, on: layout, into: &events)
///     }
///     events.map(\.kind)  // [.press, .activate]
///
/// In the events of one link each `press` is followed by exactly one of `leave`, `cancel`,
/// `activate`, `menu` and `lift` before the next; a text view reports `confirm` for an `activate` of
/// which it asks the user first. Moves and hovers allocate nothing.
public struct LinkInteraction: Sendable {
  /// What each gesture on a link does.
  public var policy: InteractionPolicy
  /// The times and distances.
  public var profile: GestureProfile
  /// The links that must not be followed, such as those of verdict `block`.
  ///
  /// They stay links for ``hit(at:on:kind:)``, but take no press, hover, focus, activation or menu:
  /// for the policy they are plain text (LS-A6). Set by ``setInertLinks(_:into:)``.
  public internal(set) var inertLinks: Set<LinkID> = []
  /// The links that were followed.
  ///
  /// The driver adds those of `activate` events that it follows, since it may refuse one; a host that
  /// remembers more than this text's time may add others.
  public var visited: Set<LinkID> = []
  /// The link below a pointer without contact.
  public internal(set) var hovered: LinkID?
  /// The link with the keyboard focus.
  public internal(set) var focused: LinkID?
  /// At most one a pointer, and one a link.
  var presses: [LinkPress] = []
  var recent = RecentActivations()

  /// Creates the interaction of a text without any touches.
  public init(policy: InteractionPolicy = .linksOnly, profile: GestureProfile = .uikit) {
    self.policy = policy
    self.profile = profile
  }
}

extension LinkInteraction {
  /// Whether no press is in progress.
  public var isIdle: Bool { presses.isEmpty }

  /// When ``advance(_:to:on:into:)`` must be called even if no event comes, in seconds; `nil` is
  /// never.
  public func deadline(of pointer: PointerID) -> Double? {
    index(of: pointer).flatMap { presses[$0].deadline }
  }

  /// What the press of a pointer turned out to be, and waits to be granted: `tap`, `menuRequest` (a
  /// click of the second button), `longPress`, or `drag`, which lifts the link; `nil` for none.
  public func proposedGesture(of pointer: PointerID) -> GestureKind? {
    index(of: pointer).flatMap { presses[$0].proposal }
  }

  /// What a link goes through right now.
  public func state(of link: LinkID) -> LinkState {
    var state: LinkState = []
    if presses.contains(where: { $0.link == link && $0.isReported }) { state.insert(.pressed) }
    if hovered == link { state.insert(.hovered) }
    if focused == link { state.insert(.focused) }
    if visited.contains(link) { state.insert(.visited) }
    if inertLinks.contains(link) { state.insert(.inert) }
    return state
  }

  /// The links that something happens to, or has happened to: all others have the empty state, or
  /// are inert.
  public var linksWithState: Set<LinkID> {
    var links = visited
    for press in presses where press.isReported { links.insert(press.link) }
    if let hovered { links.insert(hovered) }
    if let focused { links.insert(focused) }
    return links
  }

  /// Sets the links that must not be followed, and ends what goes on with them.
  public mutating func setInertLinks(_ links: Set<LinkID>, into events: inout [LinkEvent]) {
    inertLinks = links
    var index = 0
    while index < presses.count {
      if links.contains(presses[index].link) {
        _ = end(index, into: &events)
      } else {
        index += 1
      }
    }
    if let hovered, links.contains(hovered) {
      self.hovered = nil
      events.append(LinkEvent(.hover, nil))
    }
    if let focused, links.contains(focused) { focus(nil, into: &events) }
  }

  /// Adds a link to those that must not be followed.
  ///
  /// Nothing may go on with it: it is in none of ``linksInUse``.
  package mutating func addInertLink(_ link: LinkID) { inertLinks.insert(link) }

  /// The links that are pressed, hovered or focused, also those whose press is not reported yet.
  package var linksInUse: [LinkID] {
    presses.map(\.link) + [hovered, focused].compactMap(\.self)
  }

  func index(of pointer: PointerID) -> Int? {
    // Unlike `firstIndex(where:)` this asks for no memory where nothing is optimized.
    for index in presses.indices where presses[index].pointer == pointer { return index }
    return nil
  }
}
