import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing

@Suite struct ScrollDecelerationTests {
  private static func flung(by distance: Double) -> TestScrollView {
    let stage = TestScrollView()
    stage.window.fling(from: Point(x: 300, y: 150), by: Point(x: 0, y: distance), at: 0)
    return stage
  }

  @Test func `content that is flung glides on by the curve, frame by frame, and comes to rest`() {
    let stage = Self.flung(by: -60)
    let glide = Deceleration(from: 60, velocity: 600)
    #expect(stage.scroll.isDecelerating)
    for frame in 1...20 {
      #expect(stage.window.nextDeadline == 0.1 + Double(frame) / 60)
      stage.window.advance(to: 0.1 + Double(frame) / 60)
      #expect(stage.scroll.contentOffset.y == glide.position(after: Double(frame) / 60))
    }
    stage.window.advance(to: 10)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.window.nextDeadline == nil)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: glide.end))
    #expect(stage.delegateCalls == ["begin", "end, glide", "rest"])
    #expect(
      stage.log.lines.last?.hasSuffix(" scroll contentOffset 0,\(Int(glide.end))") == true)
  }

  @Test func `a glide ends where the content does`() {
    let stage = Self.flung(by: -140)
    stage.window.advance(to: 10)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 600))
    #expect(stage.delegateCalls == ["begin", "end, glide", "rest"])
  }

  @Test func `a drag that rests before it ends, or ends against the end, does not glide`() {
    let stage = TestScrollView()
    stage.window.send(.down, 300, 150, at: 0)
    stage.window.send(.move, 300, 50, at: 0.1)
    stage.window.send(.up, 300, 50, at: 0.5)
    stage.scroll.contentOffset = Point(x: 0, y: 600)
    stage.window.fling(from: Point(x: 300, y: 150), by: Point(x: 0, y: -60), at: 1)
    #expect(stage.delegateCalls == ["begin", "end", "begin", "end"])
  }

  @Test(arguments: 0..<40)
  func `a glide is the same however often time is told`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let distance = Double.random(in: -140...(-20), using: &random)
    let end = Double.random(in: 0.2...5, using: &random)
    let (one, many) = (Self.flung(by: distance), Self.flung(by: distance))
    one.window.advance(to: end)
    var time = 0.1
    while time < end {
      time += Double.random(in: 0...0.05, using: &random)
      many.window.advance(to: min(time, end))
    }
    #expect(one.scroll.contentOffset == many.scroll.contentOffset)
    #expect(one.scrollCount == many.scrollCount)
    #expect(one.log.lines == many.log.lines)
    #expect(one.delegateCalls == many.delegateCalls)
  }

  @Test func `SCR-7: the first contact stops content that glides, and activates nothing`() {
    let stage = Self.flung(by: -60)
    let tap = TapGestureRecognizer()
    stage.scroll.addGestureRecognizer(tap)
    stage.window.advance(to: 0.3)
    let offset = stage.scroll.contentOffset
    #expect(offset.y > 60)
    stage.log.lines = []
    stage.window.tap(90, 100, at: 0.3)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.scroll.contentOffset == offset)
    #expect(stage.log.lines.allSatisfy { $0.hasPrefix("0.300 scroll contentOffset") })
    #expect(stage.delegateCalls == ["begin", "end, glide", "rest"])
    stage.window.tap(90, 100, at: 1)
    #expect(stage.log.lines.last?.contains("activate") == true)
  }

  @Test func `SCR-7: the contact that stops a glide may drag on`() {
    let stage = Self.flung(by: -60)
    stage.window.advance(to: 0.3)
    let offset = stage.scroll.contentOffset.y
    stage.window.send(.down, 90, 100, at: 0.3)
    stage.window.send(.move, 90, 120, at: 0.4)
    stage.window.send(.up, 90, 120, at: 1)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: offset - 20))
    #expect(!stage.log.lines.contains { $0.contains("text") })
  }

  @Test func `a second finger on content that is dragged presses no link`() {
    let stage = TestScrollView()
    stage.window.send(.down, 300, 150, at: 0)
    stage.window.send(.move, 300, 130, at: 0.1)
    stage.window.send(.down, 90, 50, at: 0.2, pointer: 1)
    stage.window.send(.up, 90, 50, at: 0.3, pointer: 1)
    stage.window.send(.move, 300, 120, at: 0.4)
    stage.window.send(.up, 300, 120, at: 2)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 30))
    #expect(!stage.log.lines.contains { $0.contains("text") })
  }

  @Test func `a glide stops when the offset is set, or the view leaves the window`() {
    let stage = Self.flung(by: -60)
    stage.scroll.contentOffset = Point(x: 0, y: 5)
    #expect(!stage.scroll.isDecelerating)
    stage.window.advance(to: 5)
    #expect(stage.scroll.contentOffset == Point(x: 0, y: 5))
    stage.window.fling(from: Point(x: 300, y: 150), by: Point(x: 0, y: -60), at: 6)
    #expect(stage.scroll.isDecelerating)
    stage.scroll.removeFromSuperview()
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.window.nextDeadline == nil)
    #expect(stage.delegateCalls == ["begin", "end, glide", "rest", "begin", "end, glide", "rest"])
  }

  @Test func `a leap of time passes below a still mouse as its frames do`() {
    let stages = [TestScrollView(), TestScrollView()]
    for stage in stages {
      stage.window.send(.hover(Point(x: 90, y: 10), kind: .mouse, time: 0))
      stage.window.fling(from: Point(x: 250, y: 150), by: Point(x: 0, y: -100), at: 1)
    }
    stages[0].window.advance(to: 20)
    while let due = stages[1].window.nextDeadline { stages[1].window.advance(to: due) }
    #expect(stages[0].log.lines.count { $0.contains("hover") } > 4)
    #expect(stages[0].log.lines == stages[1].log.lines)
  }

  @Test func `SCR-7: a drag from a link in front ends the glide of what is behind`() {
    let stage = TestScrollView()
    stage.text.removeFromSuperview()
    stage.window.addSubview(stage.text)
    stage.window.fling(from: Point(x: 300, y: 150), by: Point(x: 0, y: -60), at: 0)
    stage.window.send(.down, 90, 110, at: 0.2)
    stage.window.send(.move, 90, 90, at: 0.3)
    #expect(stage.scroll.isDragging && !stage.scroll.isDecelerating)
    let offset = stage.scroll.contentOffset
    stage.window.advance(to: 5)
    #expect(stage.scroll.contentOffset == offset)
  }
}
