import TapDraw
import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct IconBounceTests {
  private let stage = TestTabBar(bar: TabBar())

  init() {
    for tab in stage.tabs.viewControllers { tab.tabBarItem.icon = .symbol(.house) }
    stage.didSelect = { [tabs = stage.tabs] screen in
      guard let index = tabs.viewControllers.firstIndex(where: { $0 === screen }) else { return }
      tabs.tabBar.bounceIcon(ofItemAt: index)
    }
  }

  @Test func `ANI-1, ANI-2: the icon of a tapped item follows the table and comes to rest`() {
    stage.tap(item: 1, at: 0.94)
    for (elapsed, scale) in [(0.02, 1.028497), (0.1, 1.258994), (0.15, 1.290124), (0.3, 0.984713)] {
      stage.window.advance(to: 1 + elapsed)
      #expect(abs(stage.tabs.tabBar.iconScale(ofItemAt: 1) - scale) < 1e-5)
      #expect(stage.tabs.tabBar.iconScale(ofItemAt: 0) == 1)
    }
    stage.window.advance(to: 1.7)
    #expect(stage.tabs.tabBar.iconScale(ofItemAt: 1) == 1)
    #expect(stage.window.nextDeadline == nil)
  }

  @Test func `ANI-3: a second tap during a bounce keeps the scale continuous`() {
    stage.tap(item: 1, at: 0)
    stage.send(.down, 160, 460, at: 0.2)
    stage.window.advance(to: 0.26)
    let before = stage.tabs.tabBar.iconScale(ofItemAt: 1)
    stage.send(.up, 160, 460, at: 0.26)
    #expect(abs(stage.tabs.tabBar.iconScale(ofItemAt: 1) - before) < 1e-12)
    stage.window.advance(to: 0.3)
    var both = BounceTiming()
    both.begin(at: 0.06)
    both.begin(at: 0.26)
    #expect(abs(stage.tabs.tabBar.iconScale(ofItemAt: 1) - both.scale(at: 0.3)) < 1e-12)
  }

  @Test func `ANI-4: while an icon bounces its cell is hit, no more and no less`() {
    let frames = stage.tabs.tabBar.itemFrames
    stage.tap(item: 1, at: 0)
    for time in stride(from: 0.06, to: 0.8, by: 0.05) {
      stage.window.advance(to: time)
      #expect(stage.tabs.tabBar.itemFrames == frames)
      #expect(stage.tabs.tabBar.item(at: Point(x: frames[1].x, y: 0)) == 1)
      #expect(stage.tabs.tabBar.item(at: Point(x: frames[1].x - 0.1, y: 0)) == 0)
    }
  }

  @Test func `ANI-5: where motion is reduced nothing bounces`() {
    stage.window.reducesMotion = true
    stage.tap(item: 1, at: 0)
    #expect(stage.tabs.tabBar.iconScale(ofItemAt: 1) == 1)
    stage.window.advance(to: 0.2)
    #expect(stage.tabs.tabBar.iconScale(ofItemAt: 1) == 1)
    #expect(stage.window.nextDeadline == nil)
    #expect(!stage.words().contains { $0.hasSuffix("bounce") })
  }

  @Test func `a bounce asks to be drawn frame by frame, where the item is`() {
    var asked = 0
    stage.window.displayHandler = { asked += 1 }
    _ = stage.window.takeDisplayRects()
    stage.tap(item: 1, at: 0)
    _ = stage.window.takeDisplayRects()
    asked = 0
    while let deadline = stage.window.nextDeadline {
      stage.window.advance(to: deadline)
      for rect in stage.window.takeDisplayRects() { #expect(rect.y >= 420) }
    }
    #expect(asked == 42, "42 frames of a sixtieth are 0.7 seconds")
  }

  @Test func `report/TAB-10: after a no nothing bounces`() {
    stage.shouldSelect = { _ in false }
    stage.tap(item: 1, at: 0)
    #expect(stage.tabs.tabBar.iconScale(ofItemAt: 1) == 1)
    #expect(stage.window.nextDeadline == nil)
  }
}
