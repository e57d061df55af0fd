public import TapLayout
import TapText

extension LinkInteraction {
  /// Goes over to another layout, of another text or of the same one.
  ///
  /// A press whose link is gone is called off at once (LINK-28). One whose link is no longer under
  /// the pointer is disarmed, and may be armed again. The focus goes from a link that is gone to
  /// the one at its place, else to the next one in sight, else away (KEY-7). A hover over a link
  /// that is gone ends; what is under the pointer now the driver tells with the next hover.
  ///
  /// Identities decide. A text made anew must have taken over those of the old one, by
  /// `AttributedText.adoptIdentities(of:)`, or number its links as the old one did.
  public mutating func textDidChange(
    from old: TextLayout, to layout: TextLayout, into events: inout [LinkEvent]
  ) {
    var index = 0
    while index < presses.count {
      guard layout.text.linkIndex(withID: presses[index].link) != nil else {
        _ = end(index, into: &events)
        continue
      }
      if presses[index].wish == .none { arm(index, on: layout, into: &events) }
      index += 1
    }
    if let link = hovered, layout.text.linkIndex(withID: link) == nil {
      hovered = nil
      events.append(LinkEvent(.hover, nil))
    }
    if let link = focused, layout.text.linkIndex(withID: link) == nil {
      let start = old.text.link(withID: link)?.range.lowerBound
      focus(start.flatMap { firstLink(from: $0, in: layout) }, into: &events)
    }
  }

  /// The first link in sight, and not inert, that starts at an offset or behind it.
  private func firstLink(from offset: Int, in layout: TextLayout) -> LinkID? {
    let text = layout.text
    guard offset <= text.utf8Count else { return nil }
    let candidates = text.linkCount(before: offset)..<text.linkCount
    let index = candidates.first {
      !inertLinks.contains(layout.linkID(at: $0)) && layout.tapPoint(ofLink: $0) != nil
    }
    return index.map(layout.linkID)
  }
}
