import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct CenteringInsetTests {
  @Test func `CTR-1: the middle is that of what the insets leave`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.strip.contentInset = Insets(left: 60, right: 20)
    // 220 points are left, so that there are 60 on either side.
    #expect(stage.contentX(at: 120) == 0)
    #expect(stage.hit(119.9) == "strip")
    #expect(stage.hit(220) == "strip")
    #expect(stage.strip.minimumOffset.x == stage.strip.maximumOffset.x)
  }

  @Test func `CTR-4: content wider than what the insets leave scrolls between them`() {
    let stage = TestCenteringScrollView(width: 250)
    stage.strip.contentInset = Insets(left: 60, right: 20)
    #expect(stage.contentX(at: 60) == 0)
    stage.strip.contentOffset.x = 1000
    #expect(stage.contentX(at: 279.5) == 249.5)
    #expect(stage.hit(280) == "strip")
  }

  @Test func `CTR-8: insets that come and go leave the content at its start`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.strip.contentInset = Insets(left: 40)
    #expect(stage.contentX(at: 40) == 0)
    stage.strip.contentInset = Insets()
    #expect(stage.contentX(at: 0) == 0)
    #expect(
      stage.log.lines == ["0.000 strip contentOffset -40,0", "0.000 strip contentOffset 0,0"])
  }

  @Test func `CTR-1: what covers the left and the right edge is left out too`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.window.deviceInsets = Insets(top: 20, left: 60, bottom: 20, right: 20)
    #expect(stage.content.frame.height == 44)
    #expect(stage.contentX(at: 120) == 0)
    stage.strip.contentInset = Insets(left: 20)
    #expect(stage.contentX(at: 130) == 0)
    stage.content.frame.width = 900
    #expect(stage.contentX(at: 80) == 0)
    stage.strip.contentOffset.x = .infinity
    #expect(stage.contentX(at: 279.5) == 899.5)
  }

  @Test func `the content is as high as what the insets leave`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.strip.contentInset = Insets(top: 4, bottom: 10)
    #expect(stage.content.frame.height == 30)
    #expect(stage.strip.minimumOffset.y == stage.strip.maximumOffset.y)
  }

  @Test func `keys scroll from end to end, from the side where reading begins`() {
    let stage = TestCenteringScrollView(width: 900)
    let press = { (key: KeyEvent.Key) in stage.strip.keyPressed(KeyEvent(key, time: 0)) }
    #expect(press(.end) && stage.strip.contentOffset.x == 600)
    #expect(!press(.end))
    #expect(press(.pageUp) && stage.strip.contentOffset.x == 300)
    #expect(press(.home) && stage.strip.contentOffset.x == 0)
    #expect(press(.right) && stage.strip.contentOffset.x == 40)
    stage.window.traitOverride = Traits(direction: .rightToLeft)
    #expect(stage.strip.contentOffset.x == 600)
    #expect(press(.pageDown) && stage.strip.contentOffset.x == 300)
    #expect(press(.end) && stage.strip.contentOffset.x == 0)
  }

  @Test func `KEY-8: a control that takes the focus is scrolled into view`() {
    let stage = TestCenteringScrollView(width: 900)
    let row = View(frame: Rect(x: 0, y: 0, width: 900, height: 44))
    for index in 0..<9 {
      row.addSubview(Control(frame: Rect(x: 100 * Double(index), y: 0, width: 100, height: 44)))
    }
    stage.strip.setContent(row)
    for _ in 0..<3 { stage.window.moveFocus(forward: true) }
    #expect(stage.strip.contentOffset.x == 0)
    stage.window.moveFocus(forward: true)
    #expect(stage.strip.contentOffset.x == 100)
    stage.window.focus(row.subviews[0])
    #expect(stage.strip.contentOffset.x == 0)
  }

  @Test func `content that is taken out, or replaced, leaves nothing behind`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.strip.contentOffset.x = 300
    stage.content.removeFromSuperview()
    #expect(stage.strip.contentView == nil)
    let other = View(frame: Rect(x: 7, y: 7, width: 100, height: 7))
    stage.strip.setContent(other)
    #expect(other.frame == Rect(x: 100, y: 0, width: 100, height: 44))
    #expect(stage.strip.contentOffset.x == 0)
    stage.content.frame.width = 50
    #expect(other.frame.x == 100)
    stage.strip.setContent(nil)
    #expect(stage.strip.subviews.isEmpty)
    #expect(stage.strip.maximumOffset.x == 0)
  }

  @Test func `content that is turned stays turned about the same place`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.content.transform = .scale(x: 2, y: 1)
    stage.content.bounds.width = 80
    #expect(stage.content.transform == .scale(x: 2, y: 1))
    #expect(stage.content.center.x == 150)
  }
}
