import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

/// An outer scroll view whose content is the scroll view of the stage and as much below it.
@Suite struct NestedScrollTests {
  let stage = TestScrollView()
  let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  var inner: ScrollView { stage.scroll }
  var window: Window { stage.window }

  init() {
    outer.identifier = "outer"
    outer.contentSize = Size(width: 900, height: 400)
    outer.addSubview(stage.scroll)
    window.addSubview(outer)
  }

  private func drag(_ dx: Double, _ dy: Double, at time: Double) {
    window.send(.down, 250, 110, at: time)
    window.send(.move, 250 + dx / 2, 110 + dy / 2, at: time + 0.1)
    window.send(.move, 250 + dx, 110 + dy, at: time + 0.2)
    window.send(.up, 250 + dx, 110 + dy, at: time + 0.9)
  }

  @Test func `KEY-8: of what is larger than an inner scroll view the outer shows the seen part`() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 300))
    outer.contentSize = Size(width: 100, height: 1_000)
    let inner = ScrollView(frame: Rect(x: 0, y: 250, width: 100, height: 100))
    inner.contentSize = Size(width: 100, height: 1_000)
    let content = View(frame: Rect(x: 0, y: 0, width: 100, height: 1_000))
    outer.addSubview(inner)
    inner.addSubview(content)
    content.scrollToVisible(Rect(x: 0, y: 0, width: 100, height: 500))
    #expect(inner.contentOffset == Point(x: 0, y: 0))
    // Its last shown line at the bottom, and no farther.
    #expect(outer.contentOffset == Point(x: 0, y: 50))
  }

  @Test func `SCR-9: the inner scroll view scrolls along its own axis, the outer one across`() {
    drag(0, -60, at: 0)
    #expect(inner.contentOffset == Point(x: 0, y: 60))
    #expect(outer.contentOffset == Point(x: 0, y: 0))
    drag(-60, -25, at: 1)
    #expect(inner.contentOffset == Point(x: 0, y: 60))
    #expect(outer.contentOffset == Point(x: 60, y: 25))
  }

  @Test func `SCR-9: at the end of the inner scroll view a new drag scrolls the outer one`() {
    inner.contentOffset = Point(x: 0, y: 590)
    drag(0, -60, at: 0)
    #expect(inner.contentOffset == Point(x: 0, y: 600))
    #expect(outer.contentOffset == Point(x: 0, y: 0), "a drag that began stays where it is")
    drag(0, -60, at: 1)
    #expect(outer.contentOffset == Point(x: 0, y: 60))
    drag(0, 40, at: 2)
    #expect(inner.contentOffset == Point(x: 0, y: 560), "back is the inner one's again")
    #expect(outer.contentOffset == Point(x: 0, y: 60))
  }

  @Test func `SCR-9: where none can go that way, the drag is the inner one's, and may turn back`() {
    outer.contentSize = Size(width: 400, height: 300)
    inner.contentOffset = Point(x: 0, y: 590)
    window.send(.down, 250, 150, at: 0)
    window.send(.move, 250, 120, at: 0.1)
    window.send(.move, 250, 200, at: 0.2)
    #expect(inner.isDragging)
    #expect(inner.contentOffset == Point(x: 0, y: 540))
  }

  @Test(arguments: [true, false])
  func `SCR-9: content that fits takes no drag, unless it always bounces`(bounces: Bool) {
    inner.contentSize = Size(width: 400, height: 200)
    inner.alwaysBounceVertical = bounces
    drag(0, -60, at: 0)
    #expect(outer.contentOffset == Point(x: 0, y: bounces ? 0 : 60))
    #expect(stage.delegateCalls == (bounces ? ["begin", "end"] : []))
  }

  @Test func `SCR-9: a drag across the only axis of a lone scroll view does not begin`() {
    outer.isScrollEnabled = false
    let pan = PanGestureRecognizer()
    window.identifier = "window"
    window.addGestureRecognizer(pan)
    drag(-60, 0, at: 0)
    #expect(stage.delegateCalls == [])
    #expect(stage.log.lines.first == "0.100 window pan began 220,110")
  }

  @Test func `a wheel turns along each axis the innermost that can go that way`() {
    let place = Point(x: 250, y: 150)
    window.send(.scroll(dx: 30, dy: 40, at: place, time: 0))
    #expect(inner.contentOffset == Point(x: 0, y: 40))
    #expect(outer.contentOffset == Point(x: 30, y: 0))
    inner.contentOffset = Point(x: 0, y: 590)
    window.send(.scroll(dx: 0, dy: 40, at: place, time: 1))
    #expect(inner.contentOffset == Point(x: 0, y: 600))
    #expect(outer.contentOffset == Point(x: 30, y: 0))
    window.send(.scroll(dx: 0, dy: 40, at: place, time: 2))
    #expect(outer.contentOffset == Point(x: 30, y: 40))
    window.send(.scroll(dx: .nan, dy: 40, at: place, time: 3))
    inner.isScrollEnabled = false
    window.send(.scroll(dx: 0, dy: -10, at: Point(x: 250, y: 100), time: 4))
    #expect(inner.contentOffset == Point(x: 0, y: 600))
    #expect(outer.contentOffset == Point(x: 30, y: 30))
  }

  @Test func `a link does not keep the wheel from a scroll view behind its text`() {
    stage.text.removeFromSuperview()
    window.addSubview(stage.text)
    window.send(.scroll(dx: 0, dy: 40, at: Point(x: 90, y: 50), time: 0))
    #expect(inner.contentOffset == Point(x: 0, y: 40))
  }

  @Test func `KEY-8: the focus on a link out of sight scrolls all views around it`() {
    outer.contentSize = Size(width: 400, height: 700)
    inner.frame = Rect(x: 0, y: 350, width: 400, height: 200)
    #expect(window.focus(stage.text))
    #expect(outer.contentOffset == Point(x: 0, y: 70), "the line of link 0 is in sight")
    for _ in 0..<20 { window.send(.key(KeyEvent(.tab, time: 1))) }
    #expect(inner.contentOffset == Point(x: 0, y: 220), "link 20 ends at 420, the view is 200 high")
    #expect(outer.contentOffset == Point(x: 0, y: 250))
    let line = stage.text.convertToRoot(Point(x: 90, y: 410))
    #expect(window.hitTest(line) === stage.text)
  }

  @Test func `SCR-9: a scroll view that is turned off gets no drag from the inner one's end`() {
    outer.isScrollEnabled = false
    inner.contentOffset = Point(x: 0, y: 600)
    drag(0, -60, at: 0)
    #expect(stage.delegateCalls == ["begin", "end"])
    #expect(outer.contentOffset == Point(x: 0, y: 0))
  }
}
