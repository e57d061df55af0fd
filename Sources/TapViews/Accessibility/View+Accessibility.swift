import TapInteraction
public import TapLayout
import TapText

extension View {
  /// The view and what is in it as assistive technology sees them.
  ///
  /// A view without a role of its own gives the elements within alone; one that is hidden or all but
  /// transparent gives none.
  ///
  /// - Complexity: O(views, and length of their texts).
  public var accessibilityNodes: [AccessibilityNode] {
    guard !isHidden, !isTransparent, !accessibilityElementsHidden else { return [] }
    let inner = ownAccessibilityNodes + subviews.flatMap(\.accessibilityNodes)
    guard var node = ownAccessibilityNode else { return inner }
    node.children = inner
    return [node]
  }

  /// The first element, front before behind, that is at a point of the superview's coordinates.
  ///
  /// What a finger that explores finds: unlike a touch it falls through no text, since there is
  /// something to read (A11Y-7).
  public func accessibilityNode(at point: Point) -> AccessibilityNode? {
    guard !isHidden, !isTransparent, !accessibilityElementsHidden,
      let place = convertFromSuperview(point),
      bounds.contains(place)
    else { return nil }
    for view in subviews.reversed() {
      if let node = view.accessibilityNode(at: place) { return node }
    }
    return ownAccessibilityNode(at: place)
  }
}

extension Window {
  /// Does what assistive technology asks for, wherever the element is scrolled to (A11Y-4).
  func perform(_ action: AccessibilityAction, of link: LinkID?, in view: View) {
    guard view.window === self else { return }
    view.accessibilityPerform(action, of: link)
  }
}
