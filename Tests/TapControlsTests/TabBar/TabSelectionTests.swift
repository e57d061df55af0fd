import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct TabSelectionTests {
  /// What a first tap on the second tab logs.
  static let firstVisit = [
    "tabs shouldSelect 1", "1 viewDidLoad", "1 viewWillAppear", "0 viewWillDisappear",
    "0 viewDidDisappear", "1 viewDidAppear", "bar didSelect 1", "tabs didSelect 1",
  ]

  @Test func `TAB-7: a tap asks, changes screens in order, and tells`() {
    let stage = TestTabBar()
    stage.tap(item: 1)
    #expect(stage.words() == Self.firstVisit)
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.tabs.tabBar.selectedIndex == 1)
    stage.tap(item: 0, at: 1)
    stage.tap(item: 1, at: 2)
    #expect(
      Array(stage.words().dropFirst(7)) == Self.firstVisit.filter { $0 != "1 viewDidLoad" })
  }

  @Test func `TAB-8: after a no nothing is called and nothing changes`() {
    let stage = TestTabBar()
    stage.shouldSelect = { $0.identifier != "1" }
    stage.tap(item: 1)
    #expect(stage.words() == ["tabs shouldSelect 1"])
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedIndex == 0)
    #expect(!stage.tabs.viewControllers[1].isViewLoaded)
    #expect(stage.window.isIdle)
  }

  @Test func `TAB-9: the selected tab asks and tells again, and its screen stays`() {
    let stage = TestTabBar()
    stage.tap(item: 0)
    #expect(stage.words() == ["tabs shouldSelect 0", "bar didSelect 0", "tabs didSelect 0"])
  }

  @Test func `TAB-10: a tap on the selected tab shows the first screen of its stack`() {
    let stage = TestTabBar()
    let root = TestTabBar.screen("root")
    let stack = NavigationController(root: root)
    stack.identifier = "stack"
    stage.tabs.viewControllers = [stack, TestTabBar.screen("other")]
    stack.push(TestTabBar.screen("middle"))
    stack.push(TestTabBar.screen("top"))
    stage.log.lines = []
    stage.shouldSelect = { _ in false }
    stage.tap(item: 0)
    #expect(stack.viewControllers.count == 3)
    stage.shouldSelect = { _ in true }
    stage.tap(item: 0, at: 1)
    #expect(stack.viewControllers.map(\.identifier) == ["root"])
    #expect(root.isAppeared)
    #expect(root.view.window === stage.window)
    #expect(
      stage.words().filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "root viewWillAppear", "top viewWillDisappear", "top viewDidDisappear",
        "root viewDidAppear",
      ])
  }

  @Test func `TAB-11: code selects without asking, and is reported as such`() {
    var reports: [String] = []
    let stage = TestTabBar()
    stage.shouldSelect = { _ in false }
    stage.tabs.selectedIndex = 1
    #expect(
      stage.words() == ["bar selectionDidChange 1"]
        + Self.firstVisit.filter { !$0.contains("Select") } + ["tabs selectionDidChange 1"])
    stage.selectionDidChange = { reports.append($0?.identifier ?? "none") }
    stage.tabs.selectedViewController = stage.tabs.viewControllers[2]
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.tabs.tabBar.selectedIndex == 2)
    stage.shouldSelect = { _ in true }
    stage.tap(item: 0)
    stage.tabs.viewControllers.removeFirst()
    stage.tabs.viewControllers = []
    #expect(reports == ["2", "1", "none"])
    #expect(
      stage.words().filter { $0.hasPrefix("bar selection") } == [
        "bar selectionDidChange 2", "bar selectionDidChange 1", "bar selectionDidChange none",
      ])
  }

  @Test func `a bar reports an item that code selects, and the loss of the selected one`() throws {
    final class Observer: TabBarDelegate {
      var reports: [String] = []
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        reports.append("didSelect \(item.title ?? "")")
      }
      func tabBar(_ tabBar: TabBar, selectionDidChange item: TabBarItem?) {
        reports.append("selectionDidChange \(item?.title ?? "none")")
      }
    }
    let observer = Observer()
    let bar = TabBar(frame: Rect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["a", "b", "c"].map { TabBarItem(title: $0) }
    bar.delegate = observer
    bar.selectedItem = bar.items[1]
    bar.selectedItem = bar.items[1]
    bar.items.swapAt(0, 2)
    bar.items.removeAll { $0.title == "b" }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(bar)
    let item = try #require(bar.view(ofItemAt: 0))
    window.send(.accessibility(.activate, of: nil, in: item, time: 0))
    bar.selectedItem = TabBarItem(title: "elsewhere")
    #expect(
      observer.reports == [
        "selectionDidChange b", "selectionDidChange none", "didSelect c",
        "selectionDidChange none",
      ])
  }

  @Test func `TAB-12: the same index again does nothing`() {
    let stage = TestTabBar()
    stage.tabs.selectedIndex = 0
    #expect(stage.words() == [])
  }

  @Test(arguments: [nil, -1, 3, Int.max])
  func `TAB-13: an index that is no tab is ignored, with a word`(index: Int?) {
    let stage = TestTabBar()
    stage.tabs.selectedIndex = index
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.words() == [])
    #expect(stage.misuses.count == 1)
  }

  @Test func `TAB-13: a screen that is no tab is ignored, with a word`() {
    let stage = TestTabBar()
    stage.tabs.selectedViewController = TestTabBar.screen("stranger")
    stage.tabs.selectedViewController = nil
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.misuses.count == 2)
  }

  @Test func `TAB-14: a tab that presents a screen instead lets the bar change behind it`() {
    let stage = TestTabBar()
    let modal = TestTabBar.screen("modal")
    stage.shouldSelect = { [tabs = stage.tabs] screen in
      guard screen.identifier == "1" else { return true }
      tabs.present(modal)
      return false
    }
    stage.tap(item: 1)
    #expect(
      stage.words() == [
        "tabs shouldSelect 1", "modal viewDidLoad", "modal viewWillAppear", "modal viewDidAppear",
      ])
    #expect(stage.tabs.selectedIndex == 0)
    stage.tabs.selectedIndex = 2
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.tabs.viewControllers[2].isAppeared)
    #expect(modal.isAppeared)
    #expect(stage.window.hitTest(Point(x: 160, y: 240)) === modal.view)
    stage.log.lines = []
    stage.tap(item: 0, at: 1)
    #expect(stage.words() == [], "the screen covers the bar")
    modal.dismiss()
    #expect(stage.words() == ["modal viewWillDisappear", "modal viewDidDisappear"])
    stage.tap(item: 0, at: 2)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func `TAB-15: a tab selected while the bar tells of another is selected afterwards, once`()
  {
    final class Jumping: TabBarController {
      var jumps = 0
      override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        jumps += 1
        selectedIndex = 2
        selectedIndex = 2
      }
    }
    let tabs = Jumping()
    tabs.identifier = "tabs"
    tabs.viewControllers = ["0", "1", "2"].map(TestTabBar.screen)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    var lines: [String] = []
    window.observer = { entry in
      lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
    window.send(
      .accessibility(.activate, of: nil, in: tabs.tabBar.view(ofItemAt: 1) ?? window, time: 0))
    #expect(tabs.jumps == 1)
    #expect(tabs.selectedIndex == 2)
    #expect(
      Array(lines.drop { $0 != "- didSelect 1" }) == [
        "- didSelect 1", "- selectionDidChange 2", "2 viewDidLoad", "2 viewWillAppear",
        "1 viewWillDisappear", "1 viewDidDisappear", "2 viewDidAppear",
        "tabs selectionDidChange 2", "tabs didSelect 1",
      ])
  }

  @Test func `TAB-15: what is selected in a callback wins over what the user chose`() {
    let stage = TestTabBar()
    stage.didSelect = { [tabs = stage.tabs] _ in tabs.selectedIndex = 0 }
    stage.tap(item: 1)
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.viewControllers.map(\.isAppeared) == [true, false, false])
  }

  @Test func `TAB-16: an item that is turned off calls no one`() {
    let stage = TestTabBar()
    stage.tabs.viewControllers[1].tabBarItem.isEnabled = false
    stage.tap(item: 1)
    stage.tabs.tabBar.view(ofItemAt: 1)?.accessibilityPerform(.activate, of: nil)
    #expect(stage.words() == [])
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func `TAB-18: a press that slides off its item selects nothing`() {
    let stage = TestTabBar()
    stage.send(.down, 160, 460, at: 0)
    stage.send(.move, 30, 460, at: 0.1)
    stage.send(.up, 30, 460, at: 0.2)
    stage.send(.down, 160, 460, at: 1)
    stage.send(.move, 160, 300, at: 1.1)
    stage.send(.up, 160, 300, at: 1.2)
    #expect(stage.words() == [])
    stage.send(.down, 160, 460, at: 2)
    stage.send(.move, 30, 460, at: 2.1)
    stage.send(.move, 160, 461, at: 2.2)
    stage.send(.up, 160, 461, at: 2.3)
    #expect(stage.words() == Self.firstVisit)
  }

  @Test func `TAB-24: screens that were never visited have no view`() {
    let stage = TestTabBar(tabs: 4)
    #expect(stage.tabs.viewControllers.map(\.isViewLoaded) == [true, false, false, false])
    stage.tap(item: 2)
    stage.tap(item: 0, at: 1)
    stage.tap(item: 2, at: 2)
    #expect(stage.tabs.viewControllers.map(\.isViewLoaded) == [true, false, true, false])
    #expect(stage.words().filter { $0.hasSuffix("viewDidLoad") } == ["2 viewDidLoad"])
  }

  @Test func `TAB-25: a new list keeps the selected screen, or else its place`() {
    let stage = TestTabBar(tabs: 3)
    stage.tap(item: 1)
    stage.log.lines = []
    let old = stage.tabs.viewControllers
    stage.tabs.viewControllers = [TestTabBar.screen("a"), old[1], TestTabBar.screen("b")]
    #expect(stage.tabs.selectedViewController === old[1])
    #expect(old[1].isAppeared)
    stage.tabs.viewControllers = [old[1], TestTabBar.screen("c")]
    #expect(stage.tabs.selectedIndex == 0)
    stage.tabs.viewControllers = ["d", "e"].map(TestTabBar.screen)
    #expect(stage.tabs.selectedViewController?.identifier == "d")
    #expect(old[1].parent == nil)
    #expect(!old[1].isAppeared)
    stage.tabs.selectedIndex = 1
    stage.tabs.viewControllers = ["f"].map(TestTabBar.screen)
    #expect(stage.tabs.selectedViewController?.identifier == "f")
    stage.tabs.viewControllers = []
    #expect(stage.tabs.selectedIndex == nil)
    #expect(stage.tabs.tabBar.selectedItem == nil)
    #expect(!stage.words().contains { $0.contains("Select") })
  }

  @Test func `TAB-30: keys and assistive technology select as a tap does`() {
    let stage = TestTabBar()
    #expect(stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView === stage.tabs.tabBar)
    for key in [KeyEvent.Key.right, .enter] { stage.window.send(.key(KeyEvent(key, time: 0))) }
    #expect(stage.words() == Self.firstVisit)
    stage.window.send(.key(KeyEvent(.enter, isRepeat: true, time: 0.1)))
    #expect(stage.words() == [])
    let other = TestTabBar()
    other.window.send(
      .accessibility(
        .activate, of: nil, in: other.tabs.tabBar.view(ofItemAt: 1) ?? other.window, time: 0))
    #expect(other.words() == Self.firstVisit)
  }

  @Test func `TAB-30: arrows pass over items that are turned off, and go around the ends`() {
    let stage = TestTabBar(tabs: 4)
    stage.tabs.viewControllers[1].tabBarItem.isEnabled = false
    _ = stage.window.focus(stage.tabs.tabBar)
    func focused() -> [Bool] {
      (0..<4).map { stage.tabs.tabBar.view(ofItemAt: $0)?.ownAccessibilityNode?.isFocused == true }
    }
    let moves: [(KeyEvent.Key, Int)] = [
      (.right, 2), (.right, 3), (.right, 0), (.left, 3), (.home, 0), (.end, 3),
    ]
    for (key, index) in moves {
      stage.window.send(.key(KeyEvent(key, time: 0)))
      #expect(focused().firstIndex(of: true) == index)
    }
    #expect(!stage.window.moveFocus(forward: true), "the bar is one stop")
    #expect(stage.words() == [])
  }

  @Test func `report/TAB-12: of two fingers on two items the first one counts`() {
    let stage = TestTabBar(tabs: 5)
    stage.send(.down, 30, 460, at: 0)
    stage.send(.down, 300, 460, at: 0, pointer: 1)
    stage.send(.up, 30, 460, at: 0.06)
    stage.send(.up, 300, 460, at: 0.06, pointer: 1)
    #expect(stage.words() == ["tabs shouldSelect 0", "bar didSelect 0", "tabs didSelect 0"])
    stage.tap(item: 4, at: 1)
    #expect(stage.tabs.selectedIndex == 4)
  }
}
