public import TapLayout
public import TapText

extension LinkInteraction {
  /// Grants the proposal of a press: the link is followed, its menu opens, or it is lifted; the press
  /// is over.
  ///
  /// The policy decides what a tap and a long press are for. A tap that comes to nothing, as a
  /// repetition does, ends like a press that is cancelled, so that no link keeps looking pressed
  /// (LINK-24). Nothing happens without a proposal.
  public mutating func recognize(
    _ pointer: PointerID, at time: Double, on layout: TextLayout, into events: inout [LinkEvent]
  ) {
    guard let index = index(of: pointer), let gesture = presses[index].proposal else { return }
    if gesture == .tap || gesture == .menuRequest {
      // A tap shorter than the delay of its feedback is shown all the same (SCR-1).
      presses[index].feedbackTime = nil
      report(index, into: &events)
    }
    let press = presses.remove(at: index)
    let isDone: Bool
    if gesture == .drag {
      events.append(LinkEvent(.lift, press.link))
      isDone = true
    } else {
      isDone = respond(to: gesture, on: press.link, at: time, .pointer, layout, &events)
    }
    if !isDone, press.isReported { events.append(LinkEvent(.cancel, press.link)) }
  }

  /// Denies the proposal of a press, or cancels the press before it has one.
  public mutating func fail(_ pointer: PointerID, into events: inout [LinkEvent]) {
    guard let index = index(of: pointer) else { return }
    _ = end(index, into: &events)
  }

  /// Cancels every press, as Escape does (KEY-11).
  public mutating func failAll(into events: inout [LinkEvent]) {
    while !presses.isEmpty { _ = end(0, into: &events) }
  }

  /// Follows a link without a pointer: Enter (KEY-3), or assistive technology (A11Y-4).
  ///
  /// The link need not be visible. Returns whether it can be followed at all; a repetition that
  /// comes too soon counts as done. The policy's answer to a tap decides, so that a link that takes
  /// none does nothing here either (LINK-27, A11Y-9).
  public mutating func activate(
    _ link: LinkID, at time: Double, source: LinkEventSource, on layout: TextLayout,
    into events: inout [LinkEvent]
  ) -> Bool {
    let response = policy[.link, .tap]
    guard response == .activate || response == .menu, isAlive(link, on: layout) else {
      return false
    }
    _ = respond(to: .tap, on: link, at: time, source, layout, &events)
    return true
  }

  /// Asks for a link's menu without a pointer: the Menu key (KEY-5), or assistive technology.
  ///
  /// Returns whether the link has one.
  public mutating func requestMenu(
    of link: LinkID, source: LinkEventSource, on layout: TextLayout, into events: inout [LinkEvent]
  ) -> Bool {
    guard policy[.link, .menuRequest] == .menu, isAlive(link, on: layout) else { return false }
    events.append(LinkEvent(.menu, link, source: source))
    return true
  }
}

extension LinkInteraction {
  /// Lets the next activation of a link through, however soon it comes.
  ///
  /// For a link that the user refused to follow: asking for it again is no repetition (LS-A4).
  package mutating func forgetActivation(of link: LinkID) {
    recent.forget { $0 == link }
  }

  /// Does what the policy says to a gesture on a link; returns whether it did anything.
  private mutating func respond(
    to gesture: GestureKind, on link: LinkID, at time: Double, _ source: LinkEventSource,
    _ layout: TextLayout, _ events: inout [LinkEvent]
  ) -> Bool {
    guard isAlive(link, on: layout) else { return false }
    switch policy[.link, gesture] {
    case .fallThrough, .background, .ignore, .track: return false
    case .menu:
      events.append(LinkEvent(.menu, link, source: source))
      return true
    case .activate:
      guard recent.note(link, at: time, policy.repetition) else { return false }
      events.append(LinkEvent(.activate, link, source: source))
      return true
    }
  }

  /// Returns whether something may come of a link.
  private func isAlive(_ link: LinkID, on layout: TextLayout) -> Bool {
    guard !inertLinks.contains(link) else { return false }
    // What leads nowhere counts as no link (LINK-17).
    return layout.text.link(withID: link).map { !$0.link.destination.isEmpty } ?? false
  }
}
