public import TapInteraction
public import TapLayout
public import TapText

/// One element of a window as assistive technology sees it, with those within.
///
/// A value: made when it is asked for, from what is drawn and hit at that moment. To act on it, send
/// `InputEvent.accessibility` with its view and link; that needs no hit testing, and works where the
/// element is scrolled away or covered (A11Y-4).
///
///     for root in window.accessibilityNodes {
///       for node in root.children { expose(node.role, node.name, at: node.rects) }
///     }
///
/// A view of your own says what it is by ``View/ownAccessibilityNode``:
///
///     override var ownAccessibilityNode: AccessibilityNode? {
///       AccessibilityNode(.button, of: self, name: "Send", traits: .focusable)
///     }
///
/// | role | UIKit trait | AT-SPI role |
/// |---|---|---|
/// | ``Role/text`` | `.staticText` | `LABEL`, with `Text` and `Hypertext` |
/// | ``Role/link`` | `.link` | `LINK`, with `Hyperlink` and `Action` |
/// | ``Role/button`` | `.button` | `PUSH_BUTTON`, with `Action` |
/// | ``Role/radioButton`` | `.button`, and `.selected` | `RADIO_BUTTON`, with `Action` |
/// | ``Role/group`` | none: a container | `GROUPING` |
/// | ``Role/tab`` | `.button`, `.selected` | `PAGE_TAB` |
/// | ``Role/tabList`` | `.tabBar` | `PAGE_TAB_LIST` |
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
    /// One of several choices, of which one at most is made.
    case radioButton
    /// Several elements that belong together.
    case group
    /// One of a row of which one is selected.
    case tab
    /// A row of tabs.
    case tabList
    /// A part of content that can be scrolled.
    case scrollArea
  }

  /// What the element is.
  public let role: Role
  /// The view of the node, or the view that contains it.
  public let view: View
  /// The link, where it is one.
  public let link: LinkID?
  /// What it is called; empty where nothing says it.
  public let name: String
  /// The words of a text, all of them; the destination of a link.
  public let value: String?
  /// Its rectangles in the window's coordinates: one a line and run of a link, else one.
  public let rects: [Rect]
  /// A point, in the window's coordinates, at which a touch certainly lands on it; `nil` where none
  /// does, since it is scrolled away or covered.
  public let activationPoint: Point?
  /// Its state.
  public let traits: AccessibilityTraits
  /// Whether it has the keyboard focus.
  public let isFocused: Bool
  /// Which of several it is; `nil` where it is alone.
  public package(set) var position: Position?
  /// Whether touches land on it only within the ellipse in its one rectangle, as on a round button.
  public package(set) var isEllipse = false
  /// The elements within, in the order in which they are read.
  public package(set) var children: [AccessibilityNode] = []
}

extension AccessibilityNode {
  /// Which of several an element is: the third of five, say.
  ///
  /// The attributes `posinset` and `setsize` of AT-SPI, of which the first counts from 1.
  public struct Position: Sendable, Hashable {
    /// The number of those before it.
    public let index: Int
    /// The number of all.
    public let count: Int

    /// Makes a position.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Makes an element from its parts.
  package init(
    role: Role, view: View, link: LinkID?, name: String, value: String?, rects: [Rect],
    activationPoint: Point?, traits: AccessibilityTraits, isFocused: Bool
  ) {
    self.role = role
    self.view = view
    self.link = link
    self.name = name
    self.value = value
    self.rects = rects
    self.activationPoint = activationPoint
    self.traits = traits
    self.isFocused = isFocused
  }

  /// Makes the element that a view is, with its bounds for a rectangle.
  ///
  /// It is called by the view's own label, or else by `name`.
  ///
  /// - Complexity: As of a hit test, which finds out whether it can be touched.
  public init(
    _ role: Role, of view: View, name: String = "", value: String? = nil,
    traits: AccessibilityTraits = [], isFocused: Bool? = nil
  ) {
    let middle = view.convertToRoot(view.bounds.center)
    let isHit = view.window?.hitTest(middle, for: .touch)?.isDescendant(of: view) ?? false
    self.init(
      role: role, view: view, link: nil, name: view.accessibilityLabel ?? name, value: value,
      rects: [view.convertToRoot(view.bounds)], activationPoint: isHit ? middle : nil,
      traits: traits, isFocused: isFocused ?? (view.window?.focusedView === view && role != .text))
  }
}

/// What assistive technology may ask for.
public enum AccessibilityAction: Sendable, Hashable, CaseIterable {
  /// The element's own action.
  case activate
  /// The element's menu.
  case showMenu
  /// The keyboard focus.
  case focus
}
