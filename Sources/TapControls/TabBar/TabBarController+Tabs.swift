import TapLayout
import TapViews

extension TabBarController {
  func setViewControllers(_ new: [ViewController]) {
    let old = tabs
    let place = selectedIndex ?? 0
    let gone = old.filter { tab in !new.contains { $0 === tab } }
    for tab in gone { tab.notifyWillMove(to: nil) }
    tabs = new
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.notifyDidMove(to: self)
    }
    updateItems()
    let isKept = new.contains { $0 === selected } || (selected === moreList && !overflow.isEmpty)
    if !isKept { change(to: new.isEmpty ? nil : new[min(place, new.count - 1)]) }
    for tab in gone {
      tab.viewIfLoaded?.removeFromSuperview()
      tab.removeFromParent()
    }
  }

  /// Whether a screen can be selected: a tab, or the list of "More" where there is one.
  func isTab(_ controller: ViewController) -> Bool {
    controller === moreList ? !overflow.isEmpty : tabs.contains { $0 === controller }
  }

  /// The screens that have an item of their own in the bar.
  var fitting: ArraySlice<ViewController> {
    let isNarrow = (viewIfLoaded?.traits ?? tabBar.traits).horizontal == .compact
    return isNarrow && tabs.count > Self.mostItems ? tabs.prefix(Self.mostItems - 1) : tabs[...]
  }

  /// The screens that the list of "More" holds.
  var overflow: ArraySlice<ViewController> { tabs[fitting.endIndex...] }

  /// Gives the bar the items of the screens that fit, and "More" where some do not.
  func updateItems() {
    let items = fitting.map(\.tabBarItem) + (overflow.isEmpty ? [] : [moreItem])
    for (index, tab) in tabs.enumerated() where tab.tabBarItem.identifier == nil {
      tab.tabBarItem.identifier = tab.identifier ?? "\(index)"
    }
    let isSame =
      items.count == tabBar.items.count && zip(items, tabBar.items).allSatisfy { $0 === $1 }
    if !isSame { tabBar.items = items }
    if overflow.isEmpty, selected === moreList { change(to: tabs.last) }
    tabBar.selectedItem = selectedItem
    guard !overflow.isEmpty else { return }
    if moreList.parent == nil {
      addChild(moreList)
      moreList.notifyDidMove(to: self)
    }
    moreList.tabsDidChange()
  }

  /// The item that is lit for what is selected: "More" for each screen of its list (TAB-22).
  private var selectedItem: TabBarItem? {
    guard let selected else { return nil }
    return fitting.contains { $0 === selected } ? selected.tabBarItem : moreItem
  }

  /// Selects a screen from code, or once the callback in progress is over (TAB-15).
  func select(_ controller: ViewController) {
    guard callbackDepth == 0 else {
      pending = controller
      return
    }
    callBack { change(to: controller) }
  }

  /// Selects a screen and shows it; the same again does nothing (TAB-12).
  func change(to controller: ViewController?) {
    if controller !== selected {
      selected = controller
      tabBar.selectedItem = selectedItem
    }
    if isViewLoaded { show(controller) }
  }

  /// Runs something that may call back, and afterwards what was selected meanwhile.
  func callBack<Result>(_ body: () -> Result) -> Result {
    callbackDepth += 1
    let result = body()
    callbackDepth -= 1
    if callbackDepth == 0, let controller = pending {
      pending = nil
      callBack { change(to: controller) }
    }
    return result
  }
}
