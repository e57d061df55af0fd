import TapLayout
import TapViews

extension TabBarController {
  func setViewControllers(_ new: [ViewController]) {
    let place = selectedIndex ?? 0
    let gone = tabs.filter { tab in !new.contains { $0 === tab } }
    for tab in gone { tab.notifyWillMove(to: nil) }
    tabs = new
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.notifyDidMove(to: self)
    }
    let old = selected
    let isKept = new.contains { $0 === selected } || (selected === moreList && !overflow.isEmpty)
    if !isKept { selected = new.isEmpty ? nil : new[min(place, new.count - 1)] }
    updateItems()
    finishChange(from: old)
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
    let old = selected
    if overflow.isEmpty, selected === moreList { selected = tabs.last }
    tabBar.changeSelection(putItems)
    finishChange(from: old)
    guard !overflow.isEmpty else { return }
    if moreList.parent == nil {
      addChild(moreList)
      moreList.notifyDidMove(to: self)
    }
    moreList.tabsDidChange()
  }

  private func putItems() {
    let items = fitting.map(\.tabBarItem) + (overflow.isEmpty ? [] : [moreItem])
    for (index, tab) in tabs.enumerated() where tab.tabBarItem.identifier == nil {
      tab.tabBarItem.identifier = tab.identifier ?? "\(index)"
    }
    let isSame =
      items.count == tabBar.items.count && zip(items, tabBar.items).allSatisfy { $0 === $1 }
    if !isSame { tabBar.items = items }
    tabBar.selectedItem = selectedItem
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
  func change(to controller: ViewController?, isByUser: Bool = false) {
    guard controller !== selected else {
      if isViewLoaded { show(controller) }
      return
    }
    let old = selected
    selected = controller
    tabBar.changeSelection(isByUser: isByUser) { tabBar.selectedItem = selectedItem }
    finishChange(from: old, isByUser: isByUser)
  }

  /// Shows the screen that is selected, if it is another than before, and reports it.
  private func finishChange(from old: ViewController?, isByUser: Bool = false) {
    guard selected !== old else { return }
    if isViewLoaded { show(selected) }
    if !isByUser { reportChangedSelection() }
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
