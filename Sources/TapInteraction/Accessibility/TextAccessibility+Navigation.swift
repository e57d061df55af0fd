public import TapLayout
public import TapText

/// Steps from link to link, for rotors.
///
/// They go in the order of the text and end at its ends (A11Y-6). `nil` is the position before the
/// first or after the last link. A link that is now hidden keeps its position; one that was removed
/// has none. The Tab key has its own stops, ``LinkInteraction/focusStop(from:step:on:)``, which
/// leave out links that do nothing.
extension TextAccessibility {
  /// The visible link after another, or the first; `nil` after the last.
  ///
  /// - Complexity: O(links stepped over) look-ups.
  public func next(after id: LinkID?) -> LinkElement? {
    step(from: id, by: 1)
  }

  /// The visible link before another, or the last; `nil` before the first.
  ///
  /// - Complexity: O(links stepped over) look-ups.
  public func previous(before id: LinkID?) -> LinkElement? {
    step(from: id, by: -1)
  }

  /// The rectangles to draw a focus ring around, one for each range of a line (KEY-1).
  ///
  /// Ranges that touch are one, where direction or font cut the link's own rectangles.
  public func focusRects(ofLink id: LinkID) -> [Rect] {
    layout.text.linkIndices(withID: id).flatMap(layout.joinedRects(ofLink:))
  }

  private func step(from id: LinkID?, by step: Int) -> LinkElement? {
    let count = layout.text.linkCount
    var index = step > 0 ? -1 : count
    if let id {
      guard let place = layout.text.linkIndex(withID: id) else { return nil }
      index = place
    }
    index += step
    while (0..<count).contains(index) {
      if layout.text.isFirstFragment(index), let element = linkElement(ofLink: index) {
        return element
      }
      index += step
    }
    return nil
  }
}
