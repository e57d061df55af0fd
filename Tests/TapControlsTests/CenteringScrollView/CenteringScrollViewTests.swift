import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct CenteringScrollViewTests {
  @Test func `CTR-1: narrow content stands in the middle and does not scroll`() {
    let strip = TestCenteringScrollView(width: 100).strip
    #expect(strip.contentView?.frame == Rect(x: 100, y: 0, width: 100, height: 44))
    #expect(strip.contentSize == Size(width: 200, height: 44))
    #expect(strip.minimumOffset == Point(x: 0, y: 0))
    #expect(strip.maximumOffset == Point(x: 0, y: 0))
  }

  @Test func `CTR-2: the margins beside the content are the scroll view's`() {
    let stage = TestCenteringScrollView(width: 100)
    #expect(stage.contentX(at: 99.9) == nil)
    #expect(stage.contentX(at: 100) == 0)
    #expect((stage.contentX(at: 199.9) ?? 0).distance(to: 99.9).magnitude < 1e-9)
    #expect(stage.contentX(at: 200) == nil)
    #expect(stage.hit(99.9) == "strip")
    #expect(stage.hit(100) == "content")
    #expect(stage.hit(199.9) == "content")
    #expect(stage.hit(200) == "strip")
    #expect(stage.contentX(at: 150, y: 44) == nil)
    #expect(stage.hit(150, 44) == "background")
  }

  @Test func `CTR-3: content as wide as the view fills it and does not scroll`() {
    let strip = TestCenteringScrollView(width: 300).strip
    #expect(strip.contentView?.frame.x == 0)
    #expect(strip.maximumOffset.x == 0)
  }

  @Test func `CTR-4: content wider by a point scrolls by a point`() {
    let strip = TestCenteringScrollView(width: 301).strip
    #expect(strip.contentView?.frame.x == 0)
    #expect(strip.maximumOffset.x == 1)
  }

  @Test func `CTR-5: scrolled content is hit where it shows`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.strip.contentOffset.x = 250
    #expect(stage.contentX(at: 10) == 260)
    #expect(stage.hit(10) == "content")
  }

  @Test func `CTR-6: an offset beyond an end is that end`() {
    let strip = TestCenteringScrollView(width: 900).strip
    strip.contentOffset.x = -40
    #expect(strip.contentOffset.x == 0)
    strip.contentOffset.x = 2000
    #expect(strip.contentOffset.x == 600)
  }

  @Test func `CTR-7: content that grows begins at the start`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.content.frame.width = 900
    #expect(stage.content.frame == Rect(x: 0, y: 0, width: 900, height: 44))
    #expect(stage.strip.contentOffset.x == 0)
    #expect(stage.strip.maximumOffset.x == 600)
  }

  @Test func `CTR-7: a running tap is called off, though the link comes back below it`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.window.send(.down, 105, 22, at: 0)
    stage.content.frame.width = 900
    stage.content.frame.width = 100
    stage.window.send(.up, 105, 22, at: 0.1)
    stage.window.advance(to: 2)
    #expect(stage.log.lines == ["0.000 content press 0", "0.000 content cancel 0"])
    stage.window.tap(105, 22, at: 3)
    #expect(stage.log.lines.last == "3.060 content activate 0 https://a.example/0")
  }

  @Test func `CTR-7: taps beside the content go on`() {
    let stage = TestCenteringScrollView(width: 100)
    stage.strip.addGestureRecognizer(TapGestureRecognizer())
    stage.window.send(.down, 20, 22, at: 0)
    stage.content.frame.width = 200
    stage.window.send(.up, 20, 22, at: 0.1)
    #expect(stage.log.lines == ["0.100 strip tap 20,22"])
  }

  @Test func `CTR-7: a control in the content is let go of without its action`() {
    let stage = TestCenteringScrollView(width: 100)
    let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    stage.strip.setContent(control)
    stage.window.send(.down, 150, 22, at: 0)
    #expect(control.isHighlighted)
    control.frame.width = 120
    #expect(!control.isHighlighted)
    stage.window.send(.up, 150, 22, at: 0.1)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `CTR-7: what does not move goes on`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.window.send(.down, 105, 22, at: 0, kind: .mouse)
    stage.strip.frame.width = 280
    stage.window.send(.up, 105, 22, at: 0.1, kind: .mouse)
    #expect(stage.log.lines.contains("0.100 content activate 10 https://a.example/10"))
  }

  @Test func `CTR-8: content that shrinks is in the middle again`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.strip.contentOffset.x = 600
    stage.content.frame.width = 100
    #expect(stage.strip.contentOffset.x == 0)
    #expect(stage.content.frame.x == 100)
    #expect(
      stage.log.lines == ["0.000 strip contentOffset 600,0", "0.000 strip contentOffset 0,0"])
  }

  @Test func `CTR-9: content of no width is never hit`() {
    let stage = TestCenteringScrollView(width: 0)
    for x in stride(from: 0.0, to: 300, by: 0.5) {
      #expect(stage.contentX(at: x) == nil)
      #expect(stage.hit(x) == "strip")
    }
    #expect(stage.strip.maximumOffset.x == 0)
  }

  @Test(arguments: [0.0, 100, 299, 300])
  func `CTR-10: content that fits is not dragged, what is behind the strip is`(width: Double) {
    let stage = TestCenteringScrollView(width: width)
    stage.background.addSubview(stage.strip)
    stage.window.fling(from: Point(x: 200, y: 22), by: Point(x: -100, y: 0), at: 0)
    stage.window.advance(to: 9)
    #expect(stage.strip.contentOffset.x == 0)
    #expect(stage.log.lines.contains { $0.contains("background pan began") })
    #expect(!stage.log.lines.contains { $0.contains("contentOffset") })
  }

  @Test func `CTR-11: a drag that starts on a link scrolls and lets go of the link`() {
    let stage = TestCenteringScrollView(width: 900)
    stage.window.send(.down, 205, 22, at: 0)
    stage.window.advance(to: 0.3)
    stage.window.send(.move, 165, 22, at: 0.4)
    stage.window.send(.move, 105, 22, at: 0.5)
    stage.window.send(.up, 105, 22, at: 1)
    stage.window.advance(to: 9)
    #expect(stage.strip.contentOffset.x == 100)
    #expect(
      stage.log.lines == [
        "0.150 content press 20", "0.400 content cancel 20", "0.400 strip contentOffset 40,0",
        "0.500 strip contentOffset 100,0",
      ])
  }

  @Test func `CTR-12: from right to left content that is too wide begins at the right`() {
    let stage = TestCenteringScrollView(width: 900, isRightToLeft: true)
    #expect(stage.strip.contentOffset.x == 600)
    // And stays there, whatever else changes.
    stage.content.frame.width = 1000
    #expect(stage.strip.contentOffset.x == 700)
    stage.strip.frame.width = 200
    #expect(stage.strip.contentOffset.x == 800)
    stage.content.frame.width = 100
    #expect(stage.strip.contentOffset.x == 0)
    stage.content.frame.width = 900
    #expect(stage.strip.contentOffset.x == 700)
  }

  @Test func `CTR-12: as far from the right as it was scrolled it stays`() {
    let stage = TestCenteringScrollView(width: 900, isRightToLeft: true)
    stage.strip.contentOffset.x = 550
    stage.content.frame.width = 1000
    #expect(stage.strip.contentOffset.x == 650)
    #expect(
      stage.log.lines == ["0.000 strip contentOffset 550,0", "0.000 strip contentOffset 650,0"])
  }

  @Test func `CTR-12: the article's variant begins at the left, whatever the direction`() {
    let stage = TestCenteringScrollView(width: 900, isRightToLeft: true)
    stage.strip.start = .left
    #expect(stage.strip.contentOffset.x == 0)
    stage.content.frame.width = 1000
    #expect(stage.strip.contentOffset.x == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
  func `CTR-13: a width that is no length counts as nothing`(width: Double) {
    let stage = TestCenteringScrollView(width: 100)
    stage.content.frame.width = width
    #expect(stage.strip.contentOffset == Point(x: 0, y: 0))
    #expect(stage.strip.contentSize.width == 150)
    #expect(stage.hit(150) == "strip")
    stage.content.frame.width = 100
    #expect(stage.content.frame == Rect(x: 100, y: 0, width: 100, height: 44))
    stage.strip.frame.width = width
    #expect(stage.strip.contentOffset == Point(x: 0, y: 0))
    #expect(stage.content.frame == Rect(x: 0, y: 0, width: 100, height: 44))
    stage.strip.frame.width = 300
    #expect(stage.content.frame == Rect(x: 100, y: 0, width: 100, height: 44))
  }
}
