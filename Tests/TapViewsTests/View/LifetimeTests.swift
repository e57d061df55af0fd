import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct LifetimeTests {
  @Test func `views outlive the views and the window that held them`() {
    let leaf = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let tap = TapGestureRecognizer()
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      let middle = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(middle)
      middle.addSubview(leaf)
      middle.addGestureRecognizer(tap)
      #expect(leaf.window === window)
      #expect(tap.view === middle)
    }
    #expect(leaf.superview == nil)
    #expect(leaf.window == nil)
    #expect(tap.view == nil)
  }

  @Test func `a hovered text that leaves the tree is not asked again`() {
    let stage = TestWindow()
    stage.window.send(.hover(Point(x: 210, y: 10), kind: .mouse, time: 0))
    #expect(stage.window.cursor == .pointer)
    stage.text.removeFromSuperview()
    stage.window.send(.hover(Point(x: 220, y: 10), kind: .mouse, time: 1))
    #expect(stage.window.cursor == .arrow)
    #expect(stage.log.lines == ["0.000 text hover 0", "0.000 text hover none"])
  }
}
