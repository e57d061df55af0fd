import TapDraw
import TapInteraction
import TapLayout
public import TapViews

extension TabBar {
  /// The cells of the items by the rules of their positioning.
  var cells: TabBarCells {
    let looks = effectiveAppearance
    let isStacked = itemStyle == .stacked
    let positioning = isStacked ? looks.stackedItemPositioning ?? itemPositioning : itemPositioning
    let content = bounds.inset(by: Insets(bottom: safeAreaInsets.bottom))
    return TabBarCells(
      count: items.count, bounds: content,
      isCentered: positioning == .centered
        || (positioning == .automatic && traits.horizontal == .regular),
      itemWidth: isStacked ? looks.stackedItemWidth ?? itemWidth : itemWidth,
      itemSpacing: isStacked ? looks.stackedItemSpacing ?? itemSpacing : itemSpacing,
      isMirrored: traits.isRightToLeft)
  }

  /// The index of the selected item.
  public var selectedIndex: Int? { items.firstIndex { $0 === selectedItem } }

  /// The view of an item, to anchor to it or to animate it; `nil` if there is none.
  public func view(ofItemAt index: Int) -> View? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Lets the icon of an item bounce, on top of what it does already (ANI-3).
  ///
  /// Where motion is reduced it does not (ANI-5). What is hit stays the cell (ANI-4).
  public func bounceIcon(ofItemAt index: Int) {
    if buttons.indices.contains(index) { buttons[index].bounceIcon() }
  }

  /// The scale at which the icon of an item is drawn now: 1 at rest.
  public func iconScale(ofItemAt index: Int) -> Double {
    buttons.indices.contains(index) ? buttons[index].iconScale : 1
  }

  func itemsDidChange(from old: [TabBarItem]) {
    changeSelection { replaceItems(old) }
  }

  private func replaceItems(_ old: [TabBarItem]) {
    for item in old where item.bar === self { item.bar = nil }
    for item in items { item.bar = self }
    let known = buttons
    buttons = items.map { item in
      known.first { $0.item === item } ?? TabBarButton(item)
    }
    for button in known where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    for (index, button) in buttons.enumerated() where button.superview == nil {
      insertSubview(button, at: min(index, subviews.count))
    }
    if let selectedItem, selectedItem.bar !== self { self.selectedItem = nil }
    if focusedIndex != nil { focusedIndex = focusedIndex.map { min($0, items.count - 1) } }
    setNeedsLayout()
  }

  /// Something about an item changed that shows.
  func itemDidChange(_ item: TabBarItem) {
    buttons.first { $0.item === item }?.appearanceDidChange()
    // Its own looks may be those of the bar.
    if item === selectedItem { setNeedsDisplay() }
  }

  func selectionDidChange() {
    // Looks may be those of the selected item, and cells of a bar of its own kind may depend on it.
    setNeedsLayout()
    if selectionChange == nil { reportChangedSelection() }
  }

  func centerButtonDidChange(from old: Button?) {
    old?.removeFromSuperview()
    if let centerButton { addSubview(centerButton) }
    hitBoundsDidChange()
    setNeedsLayout()
  }

  /// Sets the frames of the items.
  func layOutItems() {
    for (button, frame) in zip(buttons, itemFrames) {
      button.frame = frame
      button.isHidden = isFolded
      button.appearanceDidChange()
    }
  }

  func forEachButton(_ body: (TabBarButton) -> Void) { buttons.forEach(body) }

  /// Lets a pointer press an item, unless another does.
  func claim(_ pointer: PointerID) -> Bool {
    guard pressing == nil || pressing == pointer else { return false }
    pressing = pointer
    return true
  }

  /// A pointer presses no item any more.
  func release(_ pointer: PointerID) { if pressing == pointer { pressing = nil } }

  /// The user chose an item: the delegate is asked once whether that is allowed (report/TAB-09).
  func userDidChoose(_ item: TabBarItem) {
    if let tabBarController {
      tabBarController.userDidChoose(item)
      return
    }
    log("shouldSelect", item)
    guard delegate?.tabBar(self, shouldSelect: item) ?? true else { return }
    let isNew = item !== selectedItem
    changeSelection(isByUser: true) { selectedItem = item }
    reportSelection(of: item, isNew: isNew)
  }

  func log(_ words: String, _ item: TabBarItem) {
    window?.log(self, .call("\(words) \(name(of: item))"))
  }

  /// The name of an item in a log: its own, or its index in the bar.
  func name(of item: TabBarItem) -> String {
    item.identifier ?? items.firstIndex { $0 === item }.map { "\($0)" } ?? "-"
  }
}
