import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing
import TapControls

@Suite struct TabBarLayoutTests {
  private func bar(_ width: Double, items count: Int) -> TabBar {
    let bar = TabBar(frame: Rect(x: 0, y: 0, width: width, height: 49))
    bar.traitOverride = Traits()
    bar.items = (0..<count).map { TabBarItem(title: "\($0)") }
    return bar
  }

  @Test func `TAB-1: items that fill the bar share it`() {
    let bar = bar(320, items: 4)
    bar.itemPositioning = .fill
    for (x, item) in [(0, 0), (79.9, 0), (80, 1), (319.9, 3)] {
      #expect(bar.item(at: Point(x: x, y: 20)) == item)
    }
    #expect(bar.hitTest(Point(x: 320, y: 20)) == nil)
  }

  @Test func `TAB-2: centered items have a width and a spacing`() {
    let bar = bar(768, items: 3)
    bar.itemPositioning = .centered
    bar.itemWidth = 76
    bar.itemSpacing = 34
    let places: [(Double, Int?)] = [
      (235.9, nil), (236, 0), (311.9, 0), (312, nil), (346, 1), (531.9, 2), (532, nil),
    ]
    for (x, item) in places { #expect(bar.item(at: Point(x: x, y: 20)) == item, "at \(x)") }
  }

  @Test func `TAB-3: automatic is fill in a narrow place and centered in a wide one`() {
    let bar = bar(768, items: 3)
    for (traits, positioning) in [
      (Traits(horizontal: .compact), TabBarItemPositioning.fill),
      (Traits(horizontal: .regular), .centered),
    ] {
      bar.traitOverride = traits
      bar.itemPositioning = .automatic
      let automatic = bar.itemFrames
      bar.itemPositioning = positioning
      #expect(bar.itemFrames == automatic)
    }
  }

  @Test func `TAB-4: a width or spacing below 0 is kept as 0, the default`() {
    let bar = bar(768, items: 3)
    bar.itemPositioning = .centered
    let frames = bar.itemFrames
    bar.itemWidth = -5
    bar.itemSpacing = -1
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
    #expect(bar.itemFrames == frames)
    bar.itemWidth = .nan
    #expect(bar.itemWidth == 0)
    #expect(frames.map(\.width) == [76, 76, 76])
    #expect(frames[1].x - frames[0].maxX == 34)
  }

  @Test func `TAB-5: items that fill the bar ignore the width`() {
    let bar = bar(320, items: 4)
    bar.itemPositioning = .fill
    bar.itemWidth = 40
    #expect(bar.itemFrames.map(\.width) == [80, 80, 80, 80])
  }

  @Test func `TAB-6: where centered items do not fit the spacing gives way, then the width`() {
    let bar = bar(320, items: 4)
    bar.itemPositioning = .centered
    bar.itemWidth = 70
    bar.itemSpacing = 34
    #expect(bar.itemFrames.allSatisfy { abs($0.width - 70) < 1e-9 })
    #expect(abs(bar.itemFrames[1].x - bar.itemFrames[0].maxX - 40 / 3) < 1e-9)
    bar.itemWidth = 100
    #expect(bar.itemFrames.map(\.x) == [0, 80, 160, 240])
  }

  @Test(arguments: 0..<300)
  func `TAB-1, TAB-2, TAB-6: cells never overlap and never leave the bar`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bar = bar(.random(in: 1...1200, using: &random), items: .random(in: 1...9, using: &random))
    bar.itemPositioning = [.fill, .centered, .automatic].randomElement(using: &random) ?? .fill
    bar.itemWidth = .random(in: 0...200, using: &random)
    bar.itemSpacing = .random(in: 0...100, using: &random)
    bar.traitOverride = Traits(
      horizontal: Bool.random(using: &random) ? .regular : .compact,
      direction: Bool.random(using: &random) ? .rightToLeft : .leftToRight)
    let frames = bar.itemFrames
    let ordered = bar.traits.isRightToLeft ? frames.reversed() : frames
    for (frame, next) in zip(ordered, ordered.dropFirst()) {
      #expect(frame.maxX <= next.x + 1e-9)
    }
    #expect((ordered.first?.x ?? 0) >= -1e-9)
    #expect((ordered.last?.maxX ?? 0) <= bar.bounds.width + 1e-9)
    // Each point of the bar is one item's, or the bar's own.
    for _ in 0..<50 {
      let point = Point(
        x: .random(in: 0..<bar.bounds.width, using: &random), y: .random(in: 0..<49, using: &random)
      )
      let owner = frames.firstIndex { $0.contains(point) }
      #expect(bar.item(at: point) == owner)
      if owner == nil { #expect(bar.hitTest(point) === bar) }
    }
  }

  @Test func `TAB-29: from right to left the items are mirrored and keep their indices`() {
    let bar = bar(320, items: 4)
    let frames = bar.itemFrames
    bar.traitOverride = Traits(direction: .rightToLeft)
    #expect(bar.itemFrames == frames.reversed())
    #expect(bar.item(at: Point(x: 300, y: 20)) == 0)
  }

  @Test func `TAB-17: a gap between items and the strip below them are the bar's, and do nothing`()
  {
    let stage = TestTabBar(tabs: 3, width: 768)
    stage.window.deviceInsets = Insets(bottom: 34)
    let bar = stage.tabs.tabBar
    let seen = stage.tabs.selectedViewController?.view
    seen?.addGestureRecognizer(TapGestureRecognizer())
    stage.tabs.view.addGestureRecognizer(TapGestureRecognizer())
    stage.tabs.view.addGestureRecognizer(LongPressGestureRecognizer())
    #expect(bar.frame.height == 83)
    for point in [Point(x: 200, y: 410), Point(x: 325, y: 410), Point(x: 300, y: 470)] {
      #expect(stage.window.hitTest(point) === bar)
      stage.send(.down, point.x, point.y, at: 0)
      stage.send(.up, point.x, point.y, at: 0.06)
      stage.send(.down, point.x, point.y, at: 0.1)
      stage.send(.up, point.x, point.y, at: 0.9)
    }
    #expect(stage.words() == [])
  }

  @Test func `TAB-23: a bar of its own height stands over what covers the bottom`() {
    final class TallTabBar: TabBar {
      override func sizeThatFits(_ size: Size) -> Size {
        var fitting = super.sizeThatFits(size)
        fitting.height = 70
        fitting.height += safeAreaInsets.bottom
        return fitting
      }
    }
    let stage = TestTabBar(bar: TallTabBar())
    stage.window.deviceInsets = Insets(bottom: 34)
    let bar = stage.tabs.tabBar
    #expect(bar.frame == Rect(x: 0, y: 376, width: 320, height: 104))
    #expect(bar.itemFrames.map(\.height) == [70, 70, 70])
    #expect(stage.tabs.viewControllers[0].view.safeAreaInsets.bottom == 104)
    #expect(stage.tabs.viewControllers[0].view.bounds.height == 480)
    stage.window.deviceInsets = Insets()
    #expect(bar.frame.height == 70)
    #expect(stage.tabs.viewControllers[0].view.safeAreaInsets.bottom == 70)
  }

  @Test func `TAB-19: five items fit a narrow bar`() {
    let stage = TestTabBar(tabs: 5)
    #expect(stage.tabs.tabBar.items.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
    #expect(stage.tabs.tabBar.itemFrames.map(\.width) == [64, 64, 64, 64, 64])
  }

  @Test func `a bar follows the size of the window`() {
    let stage = TestTabBar(tabs: 4)
    stage.window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
    #expect(stage.tabs.tabBar.frame == Rect(x: 0, y: 271, width: 480, height: 49))
    #expect(stage.tabs.tabBar.itemFrames.map(\.x) == [0, 120, 240, 360])
    #expect(stage.tabs.viewControllers[0].view.frame.height == 320)
  }
}
