import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct PillTabBarTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 430, height: 932))
  private let content = View(frame: Rect(x: 0, y: 0, width: 430, height: 932))
  private let bar = PillTabBar(frame: Rect(x: 0, y: 810, width: 430, height: 122))

  init() {
    content.identifier = "content"
    bar.identifier = "bar"
    content.addGestureRecognizer(TapGestureRecognizer())
    bar.items = ["Home", "Favorite", "News", "Profile"].map { TabBarItem(title: $0) }
    bar.selectedItem = bar.items[0]
    window.addSubview(content)
    window.addSubview(bar)
  }

  /// Who is hit at a point of the pill's own coordinates.
  private func owner(_ x: Double, _ y: Double) -> String? {
    let corner = bar.convertToRoot(Point(x: bar.pillFrame.x, y: bar.pillFrame.y))
    return window.hitTest(Point(x: corner.x + x, y: corner.y + y))?.identifier
  }

  private func tap(_ x: Double, _ y: Double, at time: Double) {
    let corner = bar.convertToRoot(Point(x: bar.pillFrame.x, y: bar.pillFrame.y))
    for (phase, moment) in [(PointerEvent.Phase.down, time), (.up, time + 0.06)] {
      window.send(
        .pointer(
          PointerEvent(
            phase, at: Point(x: corner.x + x, y: corner.y + y), time: moment, kind: .touch)))
    }
  }

  @Test func `SWB-1: items are hit in their places, and gaps are the bar's`() {
    #expect(owner(100, 35) == "bar.0")
    #expect(owner(130, 35) == "bar")
    #expect(owner(140, 35) == "bar.1")
  }

  @Test func `SWB-2: a tap counts in the old places, and the new ones hold from then on`() {
    tap(290, 35, at: 0)
    #expect(bar.selectedIndex == 2)
    #expect(bar.itemFrames.map { $0.x - bar.pillFrame.x } == [6, 94, 182, 310])
    #expect(bar.itemFrames.map(\.width) == [80, 80, 120, 80])
    for (selected, edges) in [
      (0, [6.0, 134, 222, 310]), (1, [6, 94, 222, 310]), (3, [6, 94, 182, 270]),
    ] {
      bar.selectedItem = bar.items[selected]
      #expect(bar.itemFrames.map { $0.x - bar.pillFrame.x } == edges)
    }
  }

  @Test(arguments: [3.0, 67])
  func `SWB-3: above and below the items the bar swallows`(y: Double) {
    #expect(owner(60, y) == "bar")
    var lines = 0
    window.observer = { _ in lines += 1 }
    tap(60, y, at: 0)
    #expect(lines == 0)
    #expect(bar.selectedIndex == 0)
  }

  @Test func `SWB-4: beside the bar the content is hit, at its full width`() {
    #expect(owner(8 - 17, 35) == "content")
    #expect(owner(405, 35) == "content")
  }

  @Test func `SWB-4: with a bar of the system behind it, one touches that beside it`() {
    let native = TabBar()
    native.identifier = "native"
    native.items = bar.items.map { TabBarItem(title: $0.title) }
    native.selectedItem = native.items[1]
    window.insertSubview(native, at: 1)
    // As wide as the screen: the trap.
    native.frame = Rect(x: 0, y: 857, width: 430, height: 49)
    #expect(owner(8 - 17, 35) == "native.0")
    tap(8 - 17, 35, at: 0)
    #expect(native.selectedIndex == 0)
    // As wide as the items: the article's cure.
    native.frame = Rect(x: 35, y: 857, width: 360, height: 49)
    #expect(owner(8 - 17, 35) == "content")
    #expect(owner(405, 35) == "content")
    for x in stride(from: 35.0, to: 395, by: 5) {
      #expect(window.hitTest(Point(x: x, y: 880))?.identifier?.hasPrefix("bar") == true)
    }
  }

  @Test func `SWB-5: on a narrow screen the bar sticks out, or its spacing and widths give way`() {
    window.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    bar.frame = Rect(x: 0, y: 545, width: 375, height: 122)
    #expect(bar.pillFrame.x == -10.5)
    #expect(window.hitTest(Point(x: 0.5, y: 606))?.identifier == "bar.0")
    #expect(window.hitTest(Point(x: 374.5, y: 606))?.identifier == "bar.3")
    bar.overflow = .fit
    #expect(bar.pillFrame.x == 0)
    #expect(bar.itemFrames.map(\.width) == [120, 80, 80, 80])
    #expect(bar.itemFrames[1].x - bar.itemFrames[0].maxX == 1)
    bar.frame.width = 192
    #expect(bar.itemFrames.map(\.width) == [60, 40, 40, 40])
    #expect(bar.itemFrames.last?.maxX == 186)
  }

  @Test(arguments: [215.0, 5.5, 64.5])
  func `SWB-6: the whole of an item is hit, however little of it is drawn`(offset: Double) {
    #expect(owner(222.5, 5.5) == "bar.2")
    #expect(owner(301.5, 64.5) == "bar.2")
    #expect(owner(222.5, min(offset, 64.5)) == "bar.2")
  }

  @Test func `SWB-7: a press that slides off an item selects nothing`() {
    let corner = bar.convertToRoot(Point(x: bar.pillFrame.x, y: bar.pillFrame.y))
    for (phase, x) in [(PointerEvent.Phase.down, 150.0), (.move, 250), (.up, 250)] {
      window.send(
        .pointer(
          PointerEvent(
            phase, at: Point(x: corner.x + x, y: corner.y + 35), time: 0, kind: .touch)))
    }
    #expect(bar.selectedIndex == 0)
  }

  @Test func `SWB-8: the selected item again changes nothing, and no change is told`() {
    var changes: [Int] = []
    bar.onSelect = { changes.append($0) }
    tap(60, 35, at: 0)
    #expect(changes == [])
    tap(150, 35, at: 1)
    tap(110, 35, at: 2)
    #expect(changes == [1])
    #expect(bar.selectedIndex == 1)
  }

  @Test func `SWB-9: in the corners the content is hit`() {
    #expect(owner(1, 1) == "content")
    #expect(owner(395, 69) == "content")
    #expect(owner(15, 0.5) == "bar")
    #expect(bar.shape.contains(Point(x: bar.pillFrame.x + 20, y: bar.pillFrame.y + 1)))
  }

  @Test(arguments: 1...8)
  func `SWB-10: the width follows from the number of items alone`(count: Int) {
    bar.items = (0..<count).map { TabBarItem(title: "\($0)") }
    let width = Double(80 * (count - 1) + 120 + 8 * (count - 1) + 12)
    for item in bar.items {
      bar.selectedItem = item
      #expect(bar.pillFrame.width == width)
      #expect(bar.itemFrames.last?.maxX == bar.pillFrame.maxX - 6)
    }
  }

  @Test func `SWB-11: from right to left the items are mirrored`() {
    let frames = bar.itemFrames
    window.traitOverride = Traits(direction: .rightToLeft)
    #expect(bar.itemFrames.map(\.width) == [120, 80, 80, 80])
    for (frame, old) in zip(bar.itemFrames, frames) {
      #expect(frame.x == bar.pillFrame.x + bar.pillFrame.maxX - old.maxX)
    }
  }

  @Test func `a tab controller takes a bar of this kind`() {
    let tabs = TabBarController(tabBar: PillTabBar())
    tabs.viewControllers = ["a", "b"].map(TestTabBar.screen)
    window.rootViewController = tabs
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 810, width: 430, height: 122))
    #expect(tabs.selectedViewController?.view.bounds.width == 430)
    #expect(window.hitTest(Point(x: 8, y: 870)) === tabs.selectedViewController?.view)
  }
}
