public import TapInteraction
public import TapLayout
public import TapText

/// One element of a window as assistive technology sees it, with those within.
///
/// A value: made when it is asked for, from what is drawn and hit at that moment. To act on it, send
/// `InputEvent.accessibility` with its view and link; that needs no hit testing, and works where the
/// element is scrolled away or covered (A11Y-4).
///
/// | role | UIKit trait | AT-SPI role |
/// |---|---|---|
/// | ``Role/text`` | `.staticText` | `LABEL`, with `Text` and `Hypertext` |
/// | ``Role/link`` | `.link` | `LINK`, with `Hyperlink` and `Action` |
/// | ``Role/button`` | `.button` | `PUSH_BUTTON`, with `Action` |
/// | ``Role/scrollArea`` | none: a container | `SCROLL_PANE` |
/// | ``Role/window`` | none: a container | `FRAME` |
public struct AccessibilityNode {
  /// What an element is.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The top of the tree.
    case window
    /// A text, links aside.
    case text
    /// A link of a text.
    case link
    /// A control.
    case button
    /// A part of content that can be scrolled.
    case scrollArea
  }

  /// What the element is.
  public let role: Role
  /// The view that it is, or in which it stands.
  public let view: View
  /// The link, where it is one.
  public let link: LinkID?
  /// What it is called; empty where nothing says it.
  public let name: String
  /// The words of a text, all of them; the destination of a link.
  public let value: String?
  /// Its rectangles in the window's coordinates: one a line and run of a link, else one.
  public let rects: [Rect]
  /// A point, in the window's coordinates, at which a touch surely lands on it; `nil` where none
  /// does, since it is scrolled away or covered.
  public let activationPoint: Point?
  /// Its state.
  public let traits: AccessibilityTraits
  /// Whether it has the keyboard focus.
  public let isFocused: Bool
  /// The elements within, in the order in which they are read.
  public internal(set) var children: [AccessibilityNode] = []
}

extension View {
  /// The view and what is in it as assistive technology sees them.
  ///
  /// A view without a role of its own gives the elements within alone; one that is hidden or all but
  /// transparent gives none.
  ///
  /// - Complexity: O(views, and length of their texts).
  public var accessibilityNodes: [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
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
    guard !isHidden, alpha >= 0.01, let place = convertFromSuperview(point),
      bounds.contains(place)
    else { return nil }
    for view in subviews.reversed() {
      if let node = view.accessibilityNode(at: place) { return node }
    }
    return ownAccessibilityNode(at: place)
  }

  /// An element of a view, with its bounds for a rectangle.
  func node(
    _ role: AccessibilityNode.Role, named name: String = "", value: String? = nil,
    traits: AccessibilityTraits = []
  ) -> AccessibilityNode {
    let middle = convertToRoot(bounds.center)
    let isHit = window?.hitTest(middle)?.isDescendant(of: self) ?? false
    return AccessibilityNode(
      role: role, view: self, link: nil, name: accessibilityLabel ?? name, value: value,
      rects: [convertToRoot(bounds)], activationPoint: isHit ? middle : nil, traits: traits,
      isFocused: window?.focusedView === self && role != .text)
  }
}
