import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing

@Suite struct ScrollRangeTests {
  @Test func `an offset beyond an end is that end, whoever sets it`() {
    let stage = TestScrollView()
    stage.scroll.contentOffset = Point(x: -40, y: 2000)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 600))
    stage.scroll.bounds = Rect(x: 7, y: -30, width: 400, height: 200)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 0))
    stage.scroll.contentOffset = Point(x: .nan, y: .infinity)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 600))
    stage.scroll.bounds.x = .nan
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 600))
    #expect(stage.scrollCount == 3)
    #expect(
      stage.log.lines == [
        "0.000 scroll contentOffset 0,600", "0.000 scroll contentOffset 0,0",
        "0.000 scroll contentOffset 0,600",
      ])
  }

  @Test func `content that shrinks and a view that grows take the offset along`() {
    let stage = TestScrollView()
    stage.scroll.contentOffset = Point(x: 0, y: 600)
    stage.scroll.contentSize.height = 700
    #expect(stage.scroll.contentOffset.y == 500)
    stage.scroll.frame.height = 300
    #expect(stage.scroll.contentOffset.y == 400)
    stage.scroll.bounds.height = 350
    #expect(stage.scroll.contentOffset.y == 350)
    stage.scroll.contentSize = Size(width: .nan, height: -.infinity)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 0))
    #expect(stage.scrollCount == 5)
  }

  @Test func `insets are room around the content`() {
    let stage = TestScrollView()
    stage.scroll.contentInset = Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(stage.scroll.minimumOffset == Point(x: -20, y: -10))
    #expect(stage.scroll.maximumOffset == Point(x: 40, y: 630))
    stage.scroll.contentOffset = Point(x: -100, y: -100)
    #expect(stage.scroll.contentOffset == Point(x: -20, y: -10))
    stage.scroll.contentInset = Insets()
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 0))
  }

  @Test(arguments: [
    (Rect(x: 0, y: 100, width: 400, height: 20), 100.0, 100.0),
    (Rect(x: 0, y: 100, width: 400, height: 20), 0.0, 0.0),
    (Rect(x: 0, y: 100, width: 400, height: 20), 300.0, 100.0),
    (Rect(x: 0, y: 700, width: 400, height: 20), 300.0, 520.0),
    (Rect(x: 0, y: 300, width: 400, height: 250), 0.0, 300.0),
    (Rect(x: 0, y: 300, width: 400, height: 250), 500.0, 300.0),
    (Rect(x: 0, y: 5000, width: 400, height: 20), 0.0, 600.0),
  ])
  func `revealing scrolls no farther than needed`(rect: Rect, from: Double, to: Double) {
    let stage = TestScrollView()
    stage.scroll.contentOffset = Point(x: 0, y: from)
    stage.scroll.scrollRectToVisible(rect)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: to))
  }

  @Test func `HIT-15, HIT-16: what is hit after scrolling is what stands there`() {
    let stage = TestScrollView()
    stage.scroll.contentOffset = Point(x: 0, y: 400)
    stage.window.tap(100, 10, at: 1)
    #expect(stage.log.lines.last == "1.060 text activate 20 https://a.example/20")
    stage.log.lines = []
    #expect(stage.window.hitTest(Point(x: 100, y: 250)) === stage.window)
    stage.window.tap(100, 250, at: 2)
    #expect(stage.log.lines == [])
  }

  @Test(arguments: 0..<40)
  func `a point in a scrolled view is the one that is reckoned by hand`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = TestScrollView()
    stage.scroll.contentSize.width = 900
    for _ in 0..<20 {
      stage.scroll.contentOffset = Point(
        x: .random(in: -50...600, using: &random), y: .random(in: -50...700, using: &random))
      let point = Point(
        x: .random(in: 0..<400, using: &random), y: .random(in: 0..<200, using: &random))
      let offset = stage.scroll.contentOffset
      let inContent = Point(x: point.x + offset.x, y: point.y + offset.y)
      let isOnLink =
        stage.text.bounds.contains(inContent) && stage.text.hit(at: inContent).link != nil
      #expect(stage.window.hitTest(point) === (isOnLink ? stage.text : stage.scroll))
    }
  }

  @Test func `what is revealed is not below an inset`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = Size(width: 100, height: 800)
    scroll.contentInset = Insets(top: 50, left: 0, bottom: 30, right: 0)
    scroll.contentOffset = Point(x: 0, y: 100)
    scroll.scrollRectToVisible(Rect(x: 0, y: 60, width: 10, height: 20))
    #expect(scroll.contentOffset == Point(x: 0, y: 10))
    scroll.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 20))
    #expect(scroll.contentOffset == Point(x: 0, y: 150))
  }
}
