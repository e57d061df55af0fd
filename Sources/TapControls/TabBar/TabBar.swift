public import TapDraw
public import TapInteraction
public import TapLayout
public import TapViews

/// A row of items at the edge of a screen, of which one is selected.
///
/// The counterpart of `UITabBar`. The user selects an item by a tap, an arrow key and Enter, or
/// assistive technology; a ``delegate`` may forbid it. What is drawn as the bar is hit: gaps and
/// the strip below the items swallow touches (TAB-17), a ``centerButton`` reacts also where it is
/// out of the bar, and nothing else outside does.
///
///     let bar = TabBar(frame: Rect(x: 0, y: 430, width: 320, height: 49))
///     bar.items = [TabBarItem(title: "Home"), TabBarItem(title: "News")]
///     bar.selectedItem = bar.items.first
///     window.addSubview(bar)
open class TabBar: View {
  /// The height of a bar without what covers its bottom, in points.
  public static let standardHeight = 49.0

  /// The delegate, which receives selections and may refuse them.
  public weak var delegate: (any TabBarDelegate)?

  /// The items, from the first to the last; an item is in one bar only.
  public var items: [TabBarItem] = [] { didSet { itemsDidChange(from: oldValue) } }

  /// The selected item.
  ///
  /// Setting it in code is no selection by the user: the delegate receives `selectionDidChange`
  /// instead of `didSelect`. One that is not in the bar counts as none.
  public var selectedItem: TabBarItem? {
    didSet {
      if let selectedItem, selectedItem.bar !== self { self.selectedItem = nil }
      if selectedItem !== oldValue { selectionDidChange() }
    }
  }

  /// How items are, where the appearance does not say.
  public var itemPositioning = TabBarItemPositioning.automatic { didSet { setNeedsLayout() } }

  /// The width of a centered item in points; 0 is the usual one, and what is less counts as 0.
  public var itemWidth = 0.0 {
    didSet {
      if !(itemWidth >= 0) { itemWidth = 0 }
      setNeedsLayout()
    }
  }

  /// The space between centered items in points; 0 is the usual one, and what is less counts as 0.
  public var itemSpacing = 0.0 {
    didSet {
      if !(itemSpacing >= 0) { itemSpacing = 0 }
      setNeedsLayout()
    }
  }

  /// The appearance of the bar.
  public var standardAppearance = TabBarAppearance() { didSet { setNeedsLayout() } }

  /// The appearance of the bar while content is at its end behind it; `nil` are the usual ones
  /// without a background (APP-1).
  public var scrollEdgeAppearance: TabBarAppearance? { didSet { setNeedsLayout() } }

  /// Whether content is at its end behind the bar.
  public var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  /// A button in front of the items, which may reach out of the bar and can be hit there too.
  public var centerButton: Button? { didSet { centerButtonDidChange(from: oldValue) } }

  /// Whether only the center button is left of the bar: the rest is neither drawn nor hit.
  public var isFolded = false {
    didSet {
      hitBoundsDidChange()
      setNeedsLayout()
    }
  }

  /// The controller whose bar it is.
  weak var tabBarController: TabBarController?
  /// The change of the selection that is in progress; `nil` outside of one.
  var selectionChange: SelectionChange?
  /// The views of the items.
  var buttons: [TabBarButton] = []
  /// The pointer that presses an item; others do nothing meanwhile (report/TAB-12).
  var pressing: PointerID?
  /// The item that the arrow keys have come to; `nil` without the keyboard focus.
  var focusedIndex: Int? {
    didSet { if focusedIndex != oldValue { forEachButton { $0.appearanceDidChange() } } }
  }

  /// The outline of the bar, which is filled, and in which touches are the bar's.
  ///
  /// By default the bounds. Override it with ``shapeContains(_:)``.
  open var shape: Path { Path(bounds) }

  /// Whether a line parts the bar from the content above.
  var drawsHairline: Bool { true }

  /// Returns whether a point is in the shape.
  open func shapeContains(_ point: Point) -> Bool { bounds.contains(point) }

  /// The cells of the items within the bar, in their order.
  open var itemFrames: [Rect] { cells.frames }

  /// The arrangement of picture and title of the items.
  open var itemStyle: TabBarItemStyle { TabBarItemStyle(for: traits) }

  /// What is filled behind the selected item, where its cell is.
  open func selectionIndicatorShape(in cell: Rect) -> Path {
    Path(cell.inset(by: 2), cornerRadius: 8)
  }

  /// The size of the bar in a given size: as wide as that, and as high as it needs with the bottom
  /// inset (TAB-23).
  open func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  /// Takes points in its shape, and those of the center button wherever that is shown.
  open override func contains(_ point: Point) -> Bool {
    if clipsToBounds, !bounds.contains(point) { return false }
    if let centerButton, let place = centerButton.convertFromSuperview(point),
      centerButton.hitTest(place) != nil
    {
      return true
    }
    return !isFolded && shapeContains(point)
  }

  /// Promises the bounds with the center button.
  open override var hitBounds: Rect? {
    guard type(of: self) == TabBar.self else { return nil }
    return bounds.union(centerButton?.frame ?? bounds)
  }

  /// Sets the frames of the items and the center button.
  open override func layoutSubviews() { layOutItems() }

  /// Draws the background, what marks the selected item, and the line above.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    if !isFolded { drawBackground(on: &surface) }
  }

  /// Reports that the user selected an item, another than before or the same again.
  func reportSelection(of item: TabBarItem, isNew: Bool) {
    log("didSelect", item)
    delegate?.tabBar(self, didSelect: item)
  }

  // Gaps and margins swallow touches: nothing behind or around hears of them (TAB-17).

  /// Swallows a touch beside the items.
  open override func touchesBegan(_ touch: Touch) {}
  /// Swallows a touch beside the items.
  open override func touchesMoved(_ touch: Touch) {}
  /// Swallows a touch beside the items.
  open override func touchesEnded(_ touch: Touch) {}
  /// Swallows a touch beside the items.
  open override func touchesCancelled(_ touch: Touch) {}

  /// Refuses taps and presses of recognizers on the views that it is in (TAB-17).
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let kind = recognizer.kind, [.tap, .doubleTap, .longPress].contains(kind) else {
      return true
    }
    return recognizer.view?.isDescendant(of: self) ?? true
  }

  /// Whether an item can be selected: the keyboard stops once at the bar, and arrows move on from
  /// there, as in the pattern of tabs of the ARIA Authoring Practices.
  open override var canBecomeFocused: Bool { !isFolded && items.contains(where: \.isEnabled) }

  /// Focuses the selected item, or else the first that can be selected.
  open override func takeFocus(forward: Bool) -> Bool { focusItem() }

  /// Takes the focus from the items.
  open override func loseFocus() { focusedIndex = nil }

  /// Arrows, Home and End move between the items; Enter and Space select one (TAB-30).
  open override func keyPressed(_ event: KeyEvent) -> Bool { pressKey(event) }

  /// A row of tabs.
  open override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.tabList, of: self)
  }
}

/// The methods by which a tab bar reports items that the user selected, and selections in code.
///
/// The counterpart of `UITabBarDelegate`, which does not report selections in code.
public protocol TabBarDelegate: AnyObject {
  /// Returns whether an item may be selected; asked once for each use, of the selected one too.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool

  /// The user selected an item, or the selected one again.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)

  /// The selection changed, though the user did not select: code set it, or the selected item was
  /// removed; `nil` is no item.
  ///
  /// Not called for what the user selects, which ``tabBar(_:didSelect:)`` reports.
  func tabBar(_ tabBar: TabBar, selectionDidChange item: TabBarItem?)
}

extension TabBarDelegate {
  /// Returns `true` by default.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }

  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, selectionDidChange item: TabBarItem?) {}
}
