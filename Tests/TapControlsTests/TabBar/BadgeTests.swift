import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct BadgeTests {
  private let stage = TestTabBar()
  private let purple = Color(red: 0.5, green: 0, blue: 0.5)

  private var item: TabBarItem { stage.tabs.viewControllers[0].tabBarItem }

  /// What the bar draws, in words.
  private func drawing() -> [DrawCommand] {
    var surface = RecordingSurface()
    stage.tabs.tabBar.render(on: &surface, visible: stage.window.bounds)
    return surface.commands
  }

  private func fills(_ color: Color) -> Int {
    drawing().count { if case .fillPath(_, let fill) = $0 { fill == color } else { false } }
  }

  private var words: String {
    drawing().reduce(into: "") { words, command in
      if case .text(let run) = command { words += run.text + " " }
    }
  }

  @Test func `BDG-1: to select an item does not take its badge away`() {
    item.badgeValue = "test"
    item.badgeColor = purple
    stage.tap(item: 1)
    stage.tap(item: 0, at: 1)
    stage.tap(item: 0, at: 2)
    #expect(item.badgeValue == "test")
    #expect(fills(purple) == 1)
  }

  @Test func `BDG-2: the delegate may take it away when it is asked, about the selected item too`()
  {
    item.badgeValue = "test"
    stage.shouldSelect = { screen in
      screen.tabBarItem.badgeValue = nil
      return true
    }
    stage.tap(item: 0)
    #expect(item.badgeValue == nil)
  }

  @Test func `BDG-3: no value is no badge, an empty one a dot, and words are words`() {
    #expect(fills(.badge) == 0)
    item.badgeValue = ""
    #expect(fills(.badge) == 1)
    #expect(!words.contains("12"))
    item.badgeValue = "12"
    #expect(fills(.badge) == 1)
    #expect(words.contains("12"))
    item.badgeValue = nil
    #expect(fills(.badge) == 0)
  }

  @Test func `BDG-4: without a color of its own a badge has the usual one`() {
    item.badgeValue = "1"
    item.badgeColor = purple
    #expect(fills(purple) == 1)
    item.badgeColor = nil
    #expect(fills(purple) == 0)
    #expect(fills(.badge) == 1)
    stage.tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor =
      purple
    #expect(fills(purple) == 1)
  }

  @Test func `BDG-5: a badge over the next cell is never hit: the cell is`() {
    item.icon = .symbol(.house)
    item.badgeValue = "a very long badge that reaches into the next cells"
    for x in stride(from: 0.5, to: 320, by: 7) {
      let index = Int(x / (320.0 / 3))
      #expect(stage.tabs.tabBar.item(at: Point(x: x, y: 8)) == index)
    }
  }

  @Test func `BDG-6: the name of an item tells its badge`() {
    item.badgeValue = "3"
    let node = stage.tabs.tabBar.view(ofItemAt: 0)?.ownAccessibilityNode
    #expect(node?.name == "Tab 0, 3")
    #expect(node?.role == .tab)
    #expect(node?.position == AccessibilityNode.Position(index: 0, count: 3))
    #expect(node?.traits.contains(.selected) == true)
    item.badgeValue = ""
    #expect(stage.tabs.tabBar.view(ofItemAt: 0)?.ownAccessibilityNode?.name == "Tab 0")
    item.accessibilityLabel = "Start"
    #expect(stage.tabs.tabBar.view(ofItemAt: 0)?.ownAccessibilityNode?.name == "Start")
  }
}
