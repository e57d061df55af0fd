import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct TabMoreTests {
  @Test func `TAB-20: of six tabs in a narrow bar four fit, and More lists the rest`() {
    let stage = TestTabBar(tabs: 7)
    #expect(
      stage.tabs.tabBar.items.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    stage.tap(item: 4)
    #expect(
      stage.words() == [
        "tabs shouldSelect more", "more viewDidLoad", "more viewWillAppear", "0 viewWillDisappear",
        "0 viewDidDisappear", "more viewDidAppear", "bar didSelect more", "tabs didSelect more",
      ])
    let rows = stage.tabs.moreViewController.view.subviews.compactMap { ($0 as? Button)?.title }
    #expect(rows == ["Tab 4", "Tab 5", "Tab 6"])
  }

  @Test func `TAB-20: a row of the list selects its tab as a tap on an item does`() {
    let stage = TestTabBar(tabs: 7)
    stage.tap(item: 4)
    stage.log.lines = []
    stage.send(.down, 100, 60, at: 1)
    stage.send(.up, 100, 60, at: 1.06)
    #expect(
      stage.words() == [
        "tabs shouldSelect 5", "5 viewDidLoad", "5 viewWillAppear", "more viewWillDisappear",
        "more viewDidDisappear", "5 viewDidAppear", "bar didSelect more", "tabs didSelect 5",
      ])
    #expect(stage.tabs.selectedIndex == 5)
    stage.shouldSelect = { $0.identifier != "6" }
    stage.tap(item: 4, at: 2)
    #expect(stage.tabs.selectedIndex == nil, "More shows its list again")
    stage.send(.down, 100, 100, at: 3)
    stage.send(.up, 100, 100, at: 3.06)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreViewController)
  }

  @Test func `TAB-21: the list has no index, and code selects it as a screen`() {
    let stage = TestTabBar(tabs: 6)
    stage.tabs.selectedViewController = stage.tabs.moreViewController
    #expect(stage.tabs.selectedIndex == nil)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreViewController)
    #expect(stage.tabs.tabBar.selectedIndex == 4)
    #expect(!stage.words().contains { $0.contains("Select") })
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.tabBar.selectedIndex == 1)
  }

  @Test func `TAB-22: a tab of the list that code selects shows, and More is lit`() {
    let stage = TestTabBar(tabs: 7)
    stage.tabs.selectedIndex = 5
    #expect(stage.tabs.selectedIndex == 5)
    #expect(stage.tabs.tabBar.selectedIndex == 4)
    #expect(stage.tabs.viewControllers[5].isAppeared)
  }

  @Test func `TAB-20: a wide bar shows all tabs, also once it has become wide`() {
    let stage = TestTabBar(tabs: 7)
    stage.tabs.selectedViewController = stage.tabs.moreViewController
    stage.window.traitOverride = Traits(horizontal: .regular)
    #expect(stage.tabs.tabBar.items.count == 7)
    #expect(stage.tabs.selectedIndex == 6, "there is no list any more")
    #expect(stage.tabs.viewControllers[6].isAppeared)
    #expect(!stage.tabs.moreViewController.isAppeared)
    stage.window.traitOverride = nil
    #expect(stage.tabs.tabBar.items.count == 5)
    #expect(stage.tabs.tabBar.selectedIndex == 4)
    stage.tabs.viewControllers = Array(stage.tabs.viewControllers.prefix(3))
    #expect(stage.tabs.tabBar.items.count == 3)
    #expect(stage.tabs.selectedIndex == 2)
  }
}
