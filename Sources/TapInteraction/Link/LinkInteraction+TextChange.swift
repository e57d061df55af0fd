public import TapLayout
import TapText

extension LinkInteraction {
  /// Switches to another layout, of another text or of the same one.
  ///
  /// A press whose link is gone is cancelled at once (LINK-28). One whose link is no longer under
  /// the pointer is disarmed, and may be armed again. The focus moves from a link that is gone to
  /// the one that replaced it, else to the next visible one, else away (KEY-7). A hover over a link
  /// that is gone ends; the driver reports what is now under the pointer with the next hover.
  ///
  /// A link is the same one if its identity is, and it leads where it led: texts that were made
  /// apart may number their links alike. One made again keeps the identities of the old one by
  /// `AttributedText.adoptIdentities(of:)`.
  public mutating func textDidChange(
    from old: TextLayout, to layout: TextLayout, into events: inout [LinkEvent]
  ) {
    var index = 0
    while index < presses.count {
      guard isKept(presses[index].link, from: old, to: layout) else {
        _ = end(index, into: &events)
        continue
      }
      if presses[index].proposal == nil { arm(index, on: layout, into: &events) }
      index += 1
    }
    let isLost = { [self] link in
      old.text.linkIndex(withID: link) != nil && !isKept(link, from: old, to: layout)
    }
    visited = visited.filter { !isLost($0) }
    recent.forget(where: isLost)
    if let link = hovered, !isKept(link, from: old, to: layout) {
      hovered = nil
      events.append(LinkEvent(.hover, nil))
    }
    if let link = focused, !isKept(link, from: old, to: layout) {
      let start = old.text.link(withID: link)?.utf8Range.lowerBound
      focus(start.flatMap { firstStop(from: $0, on: layout) }, into: &events)
    }
  }

  private func isKept(_ link: LinkID, from old: TextLayout, to layout: TextLayout) -> Bool {
    guard let now = layout.text.link(withID: link) else { return false }
    return old.text.link(withID: link)?.link.destination == now.link.destination
  }

  /// The first stop of the focus that starts at an offset or behind it.
  private func firstStop(from offset: Int, on layout: TextLayout) -> LinkID? {
    guard offset <= layout.text.utf8Count else { return nil }
    return focusStop(from: layout.text.linkCount(before: offset), step: 1, on: layout)
  }
}
