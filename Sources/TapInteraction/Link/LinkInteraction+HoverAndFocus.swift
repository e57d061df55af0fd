public import TapLayout
public import TapText

extension LinkInteraction {
  /// Notes where a pointer without contact is; `nil` is off the text, or pressed.
  ///
  /// A link is hovered on its own boxes alone, whatever else takes taps for it (LINK-29). Fingers
  /// don't hover, nor does anything where the policy does not `track` hovers.
  public mutating func hover(
    at point: Point?, kind: PointerKind, on layout: TextLayout, into events: inout [LinkEvent]
  ) {
    guard kind != .touch else { return }
    let link = policy[.link, .hover] == .track ? linkBelow(point, on: layout) : nil
    guard link != hovered else { return }
    hovered = link
    events.append(LinkEvent(.hover, link))
  }

  /// Gives a link the keyboard focus, or takes it from all; one that must not be followed gets none.
  public mutating func focus(
    _ link: LinkID?, source: LinkEventSource = .keyboard, into events: inout [LinkEvent]
  ) {
    guard link != focused, link.map(inertLinks.contains) != true else { return }
    focused = link
    events.append(LinkEvent(.focus, link, source: source))
  }

  /// The first link from an index on, in steps of 1 or -1, that the keyboard focus stops at:
  /// a visible one that may be followed (KEY-1, KEY-6).
  ///
  /// It stops once at a link of several ranges, at the first.
  ///
  /// - Complexity: O(links stepped over) look-ups.
  public func focusStop(from start: Int, step: Int, on layout: TextLayout) -> LinkID? {
    guard policy.takes(.link) else { return nil }
    var index = start
    while (0..<layout.text.linkCount).contains(index) {
      if isFocusStop(index, on: layout) { return layout.linkID(at: index) }
      index += step
    }
    return nil
  }

  /// Whether the keyboard focus stops at the link with an index (KEY-1, KEY-6).
  package func isFocusStop(_ index: Int, on layout: TextLayout) -> Bool {
    !inertLinks.contains(layout.linkID(at: index)) && layout.tapPoint(ofLink: index) != nil
      && layout.text.isFirstFragment(index)
  }

  private func linkBelow(_ point: Point?, on layout: TextLayout) -> LinkID? {
    guard let point else { return nil }
    let index =
      switch policy.geometry {
      case .exact: layout.hit(at: point).link
      case .seedCompatible: layout.seedCompatibleLink(at: point)
      }
    guard let index else { return nil }
    let link = layout.linkID(at: index)
    return inertLinks.contains(link) ? nil : link
  }
}
