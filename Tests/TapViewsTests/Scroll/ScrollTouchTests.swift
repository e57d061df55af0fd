import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct ScrollTouchTests {
  let stage = TestScrollView()
  var window: Window { stage.window }
  var lines: [String] { stage.log.lines }

  @Test func `SCR-1: a tap shorter than the delay reaches the content when it ends`() {
    window.send(.down, 90, 10, at: 0)
    #expect(lines == [])
    window.send(.up, 90, 10, at: 0.05)
    #expect(lines == ["0.050 text press 0", "0.050 text activate 0 https://a.example/00"])
  }

  @Test func `SCR-1: a view in a scroll view hears of both ends of a short tap`() {
    let content = TouchLog(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    stage.scroll.addSubview(content)
    window.tap(90, 10, at: 0)
    #expect(content.phases == ["began 0.0", "ended 0.06"])
  }

  @Test func `SCR-2: content does not hear of a drag that begins before the delay is over`() {
    let content = TouchLog(frame: Rect(x: 200, y: 0, width: 200, height: 800))
    stage.scroll.addSubview(content)
    for x in [90.0, 250] {
      stage.scroll.contentOffset = Point(x: 0, y: 0)
      stage.log.lines = []
      window.send(.down, x, 100, at: x)
      window.send(.move, x, 80, at: x + 0.05)
      window.send(.up, x, 80, at: x + 0.4)
      #expect(lines == ["\(Int(x)).050 scroll contentOffset 0,20"])
    }
    #expect(content.phases == [])
  }

  @Test func `SCR-3, LINK-14: a drag takes a touch that the content follows, and cancels it once`()
  {
    let content = TouchLog(frame: Rect(x: 200, y: 0, width: 200, height: 800))
    stage.scroll.addSubview(content)
    window.send(.down, 90, 110, at: 0)
    window.send(.move, 90, 108, at: 0.2)
    window.send(.move, 90, 90, at: 0.3)
    window.send(.move, 90, 80, at: 0.4)
    window.advance(to: 2)
    window.send(.up, 90, 80, at: 2)
    #expect(
      lines == [
        "0.150 text press 5", "0.300 text cancel 5", "0.300 scroll contentOffset 0,20",
        "0.400 scroll contentOffset 0,30",
      ])
    window.send(.down, 250, 110, at: 3)
    window.send(.move, 250, 90, at: 3.3)
    window.send(.up, 250, 90, at: 4)
    #expect(content.phases == ["began 3.0", "cancelled 3.3"])
  }

  @Test func `SCR-4: a control keeps a touch that it has, and loses one that it has not yet`() {
    let control = Control(frame: Rect(x: 200, y: 0, width: 200, height: 800))
    control.identifier = "control"
    let label = View(frame: Rect(x: 0, y: 0, width: 200, height: 800))
    control.addSubview(label)
    stage.scroll.addSubview(control)
    window.send(.down, 250, 110, at: 0)
    window.send(.move, 250, 90, at: 0.3)
    #expect(control.isHighlighted)
    window.send(.up, 250, 90, at: 0.4)
    #expect(lines == ["0.400 control action"])
    window.send(.down, 250, 110, at: 1)
    window.send(.move, 250, 90, at: 1.1)
    window.send(.up, 250, 90, at: 2)
    #expect(lines.dropFirst() == ["1.100 scroll contentOffset 0,20"])
  }

  @Test func `SCR-5: where touches can't be taken from the content, it keeps those it has`() {
    stage.scroll.canCancelContentTouches = false
    let content = TouchLog(frame: Rect(x: 200, y: 0, width: 200, height: 800))
    stage.scroll.addSubview(content)
    window.send(.down, 250, 110, at: 0)
    window.send(.move, 250, 90, at: 0.3)
    window.send(.up, 250, 90, at: 0.4)
    #expect(content.phases == ["began 0.0", "moved 0.3", "ended 0.4"])
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 0))
    window.send(.down, 250, 110, at: 1)
    window.send(.move, 250, 90, at: 1.1)
    window.send(.up, 250, 90, at: 2)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 20))
  }

  @Test func `SCR-6: without the delay content hears of a touch at once`() {
    stage.scroll.delaysContentTouches = false
    window.send(.down, 90, 10, at: 0)
    #expect(lines == ["0.000 text press 0"])
  }

  @Test func `SCR-10: the delay is 0.15 s, and another by the platform`() {
    window.send(.down, 90, 10, at: 0)
    #expect(window.nextDeadline == 0.15)
    window.advance(to: 0.149)
    #expect(lines == [])
    window.advance(to: 0.15)
    #expect(lines == ["0.150 text press 0"])
    window.send(.cancel, 90, 10, at: 1)
    window.profile.contentTouchDelay = 0.3
    window.send(.down, 90, 10, at: 2)
    window.advance(to: 2.29)
    #expect(lines == ["0.150 text press 0", "0.500 text menu 0 https://a.example/00"])
    window.advance(to: 2.3)
    #expect(lines.last == "2.300 text press 0")
  }

  @Test func `LP-13: a scroll that begins first leaves no long press`() {
    stage.scroll.addGestureRecognizer(LongPressGestureRecognizer())
    for x in [90.0, 300] {
      stage.log.lines = []
      stage.scroll.contentOffset = Point(x: 0, y: 0)
      window.send(.down, x, 110, at: x)
      window.send(.move, x, 90, at: x + 0.4)
      window.advance(to: x + 2)
      window.send(.up, x, 90, at: x + 2)
      #expect(!lines.contains { $0.contains("menu") || $0.contains("longPress") })
      #expect(stage.scroll.contentOffset == Point(x: 0, y: 20))
    }
  }

  @Test func `PASS-8: a drag on plain text, or on a link in front, scrolls what is behind`() {
    stage.text.removeFromSuperview()
    stage.window.addSubview(stage.text)
    for x in [10.0, 90, 300] {
      stage.scroll.contentOffset = Point(x: 0, y: 0)
      window.send(.down, x, 110, at: x)
      window.send(.move, x, 90, at: x + 0.3)
      window.send(.up, x, 90, at: x + 1)
      #expect(stage.scroll.contentOffset == Point(x: 0, y: 20))
    }
    #expect(!lines.contains { $0.contains("activate") })
  }

  @Test func `a drag with the mouse scrolls nothing`() {
    window.send(.down, 90, 110, at: 0, kind: .mouse)
    window.send(.move, 90, 60, at: 0.1, kind: .mouse)
    window.send(.move, 90, 110, at: 0.2, kind: .mouse)
    window.send(.up, 90, 110, at: 0.3, kind: .mouse)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 0))
    #expect(lines.contains("0.300 text activate 5 https://a.example/05"))
  }

  @Test func `turning scrolling off calls a drag off, and further ones do nothing`() {
    window.send(.down, 90, 110, at: 0)
    window.send(.move, 90, 90, at: 0.1)
    #expect(stage.scroll.isTracking && stage.scroll.isDragging)
    stage.scroll.isScrollEnabled = false
    #expect(!stage.scroll.isTracking && !stage.scroll.isDragging)
    window.send(.move, 90, 50, at: 0.2)
    window.send(.up, 90, 50, at: 0.3)
    window.fling(from: Point(x: 90, y: 110), by: Point(x: 0, y: -80), at: 1)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 20))
    #expect(stage.delegateCalls == ["begin", "end"])
  }

  @Test func `a drag goes on from an offset that is set meanwhile`() {
    window.send(.down, 250, 110, at: 0)
    window.send(.move, 250, 90, at: 0.1)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 20))
    stage.scroll.contentOffset = Point(x: 0, y: 100)
    window.send(.move, 250, 80, at: 0.2)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 110))
  }

  @Test func `SCR-6: a scroll view that can't scroll does not delay a touch`() {
    stage.scroll.isScrollEnabled = false
    window.send(.down, 90, 10, at: 0)
    window.send(.cancel, 90, 10, at: 0)
    stage.scroll.isScrollEnabled = true
    stage.scroll.contentSize = Size(width: 400, height: 200)
    window.send(.down, 90, 10, at: 1)
    #expect(lines == ["0.000 text press 0", "0.000 text cancel 0", "1.000 text press 0"])
  }
}

/// A view that notes what it hears of touches.
final class TouchLog: View {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touch: Touch) { phases.append("began \(touch.time)") }
  override func touchesMoved(_ touch: Touch) { phases.append("moved \(touch.time)") }
  override func touchesEnded(_ touch: Touch) { phases.append("ended \(touch.time)") }
  override func touchesCancelled(_ touch: Touch) { phases.append("cancelled \(touch.time)") }
}
