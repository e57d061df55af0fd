import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct ScrollKeysTests {
  /// Keys, and where they scroll from 300.
  private static let scrolls: [(key: KeyEvent.Key, modifiers: KeyEvent.Modifiers, to: Double)] = [
    (.down, [], 340), (.up, [], 260), (.pageDown, [], 460), (.pageUp, [], 140), (.home, [], 0),
    (.end, [], 600), (.space, [], 460), (.space, .shift, 140), (.left, [], 300),
    (.down, .control, 300), (.down, .shift, 300),
  ]

  private static func press(
    _ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = [], in stage: TestScrollView
  ) {
    stage.window.send(.key(KeyEvent(key, modifiers: modifiers, time: 1)))
    stage.window.send(.key(KeyEvent(key, modifiers: modifiers, isDown: false, time: 1)))
  }

  @Test(arguments: scrolls)
  func `KEY-4: a scroll view scrolls by the keys that a link leaves, Space among them`(
    key: KeyEvent.Key, modifiers: KeyEvent.Modifiers, to: Double
  ) {
    let stage = TestScrollView()
    #expect(stage.window.focus(stage.text))
    stage.scroll.contentOffset = Point(x: 0, y: 300)
    Self.press(key, modifiers, in: stage)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: to))
    #expect(!stage.log.lines.contains { $0.contains("activate") })
  }

  @Test func `left and right scroll across`() {
    let stage = TestScrollView()
    stage.scroll.contentSize.width = 450
    #expect(stage.window.focus(stage.text))
    Self.press(.right, in: stage)
    #expect(stage.scroll.contentOffset == Point(x: 40, y: 0))
    Self.press(.right, in: stage)
    #expect(stage.scroll.contentOffset == Point(x: 50, y: 0))
    Self.press(.left, in: stage)
    #expect(stage.scroll.contentOffset == Point(x: 10, y: 0))
  }

  @Test func `keys scroll nothing without a focus inside, and nothing that is turned off`() {
    let stage = TestScrollView()
    Self.press(.end, in: stage)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.window.focus(stage.text))
    stage.scroll.isScrollEnabled = false
    Self.press(.end, in: stage)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func `a key that the inner scroll view has no use for is the outer one's`() {
    let stage = TestScrollView()
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    outer.contentSize = Size(width: 400, height: 500)
    outer.addSubview(stage.scroll)
    stage.window.addSubview(outer)
    #expect(stage.window.focus(stage.text))
    Self.press(.end, in: stage)
    #expect((stage.scroll.contentOffset.y, outer.contentOffset.y) == (600, 0))
    Self.press(.pageDown, in: stage)
    #expect((stage.scroll.contentOffset.y, outer.contentOffset.y) == (600, 200))
  }

  @Test func `KEY-8: Tab to a link out of sight scrolls to its first fragment`() {
    let stage = TestScrollView()
    stage.text.frame.width = 120
    stage.scroll.contentSize.height = 1600
    #expect(stage.window.focus(stage.text))
    for _ in 0..<9 { stage.window.send(.key(KeyEvent(.tab, time: 1))) }
    var first: Rect?
    stage.text.layout.forEachRect(ofLink: 9) { if first == nil { first = $0 } }
    #expect(stage.scroll.contentOffset.y == (first?.maxY ?? 0) - 200)
    #expect(stage.scroll.contentOffset.y > 0)
  }

  @Test func `a page of a low view is half its height`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    scroll.contentSize = Size(width: 100, height: 800)
    #expect(scroll.keyPressed(KeyEvent(.pageDown, time: 0)))
    #expect(scroll.contentOffset == Point(x: 0, y: 30))
  }
}
