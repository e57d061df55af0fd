public import TapLayout
public import TapText

/// Steps from link to link, for rotors and for the Tab key.
///
/// Both go in the order of the text and end at its ends: a rotor stays (A11Y-6), Tab leaves the
/// view (KEY-2). `nil` stands for the place before the first or behind the last link. A link that
/// is hidden by now still has its place; one that left the text has none.
extension TextAccessibility {
  /// The visible link after another, or the first; `nil` after the last.
  ///
  /// - Complexity: O(links stepped over) look-ups.
  public func next(after id: LinkID?) -> LinkElement? {
    step(from: id, forward: true) { _ in true }
  }

  /// The visible link before another, or the last; `nil` before the first.
  ///
  /// - Complexity: O(links stepped over) look-ups.
  public func previous(before id: LinkID?) -> LinkElement? {
    step(from: id, forward: false) { _ in true }
  }

  /// The links that Tab stops at, in order: visible and enabled; none makes Tab skip the view
  /// (KEY-1, KEY-6).
  ///
  /// - Complexity: O(*k* log *n* + lines of all links), where *k* is the number of links.
  public var focusOrder: [LinkID] {
    (0..<layout.text.linkCount).compactMap { index in
      let id = layout.text.link(at: index).link.id
      return !disabledLinks.contains(id) && isVisible(index) ? id : nil
    }
  }

  /// The link that Tab goes to after another, or first; `nil` leaves the view.
  public func nextFocus(after id: LinkID?) -> LinkElement? {
    step(from: id, forward: true, where: \.isEnabled)
  }

  /// The link that Shift-Tab goes to before another, or first; `nil` leaves the view.
  public func previousFocus(before id: LinkID?) -> LinkElement? {
    step(from: id, forward: false, where: \.isEnabled)
  }

  /// The rectangles to draw a focus ring around, one for each stretch of a line (KEY-1).
  ///
  /// Stretches that touch are one, where direction or font cut the link's own rectangles.
  public func focusRects(ofLink id: LinkID) -> [Rect] {
    layout.text.linkIndex(withID: id).map(layout.stretches(ofLink:)) ?? []
  }

  private func step(
    from id: LinkID?, forward: Bool, where fits: (LinkElement) -> Bool
  ) -> LinkElement? {
    let count = layout.text.linkCount
    var index = forward ? -1 : count
    if let id {
      guard let place = layout.text.linkIndex(withID: id) else { return nil }
      index = place
    }
    index += forward ? 1 : -1
    while index >= 0, index < count {
      if let element = linkElement(ofLink: index), fits(element) { return element }
      index += forward ? 1 : -1
    }
    return nil
  }
}
