import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing
import TapControls

@Suite struct NotchedTabBarTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let content = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let bar = NotchedTabBar(frame: Rect(x: 0, y: 619, width: 375, height: 48))
  private let log = TestWindow.Log()

  init() {
    content.identifier = "content"
    bar.identifier = "bar"
    bar.centerButton?.identifier = "button"
    content.addGestureRecognizer(TapGestureRecognizer())
    window.addSubview(content)
    window.addSubview(bar)
    window.observer = { [log] entry in
      log.lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
  }

  private func owner(_ x: Double, _ y: Double) -> String? {
    window.hitTest(Point(x: x, y: y))?.identifier
  }

  private func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) {
    window.send(
      .pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time, kind: .touch)))
  }

  @Test(arguments: [(10.0, 620.0), (187.5, 660), (374.9, 666.9)])
  func `NOTCH-1: the bar is hit where it is drawn`(x: Double, y: Double) {
    #expect(owner(x, y) == "bar")
  }

  @Test func `NOTCH-2: the button is hit in the bar`() { #expect(owner(187.5, 640) == "button") }

  @Test(arguments: [(187.5, 650.0), (187.5, 588), (219, 619)])
  func `NOTCH-3: the ring around the button falls through`(x: Double, y: Double) {
    #expect(owner(x, y) == "content")
    send(.down, x, y, at: 0)
    send(.up, x, y, at: 0.06)
    #expect(
      log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "content tap"
      ])
  }

  @Test(arguments: [(187.5, 655.0), (223.5, 619.5)])
  func `NOTCH-4: beyond the notch the bar is hit`(x: Double, y: Double) {
    #expect(owner(x, y) == "bar")
  }

  @Test(arguments: [(10.0, 618.9), (187.5, 560)])
  func `NOTCH-5: above the bar the content is hit`(x: Double, y: Double) {
    #expect(owner(x, y) == "content")
  }

  @Test func `NOTCH-6: the button is hit above the bar too`() {
    #expect(owner(187.5, 595) == "button")
    send(.down, 187.5, 595, at: 0)
    send(.up, 187.5, 595, at: 0.06)
    #expect(log.lines == ["button action"])
  }

  @Test func `NOTCH-7: a corner of the button's square is the bar's, unless it is hit as a square`()
  {
    #expect(owner(213.5, 645) == "bar")
    bar.centerButton?.hitsByShape = false
    #expect(owner(213.5, 645) == "button")
    #expect(owner(189, 591.5) == "button")
  }

  @Test func `NOTCH-8: a shadow is not hit`() {
    #expect(owner(10, 616) == "content")
    #expect(bar.shadow != nil)
    #expect(bar.centerButton?.shadow != nil)
  }

  @Test func `NOTCH-9: the strip that a device covers is the bar's and does nothing`() {
    window.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    window.deviceInsets = Insets(bottom: 34)
    bar.items = [TabBarItem(title: "a"), TabBarItem(title: "b")]
    bar.frame = Rect(x: 0, y: 762, width: 390, height: 82)
    #expect(bar.sizeThatFits(Size(width: 390, height: 844)) == Size(width: 390, height: 82))
    #expect(owner(20, 830) == "bar")
    send(.down, 20, 830, at: 0)
    send(.up, 20, 830, at: 0.06)
    #expect(log.lines == [])
  }

  @Test(arguments: 0..<40)
  func `NOTCH-10: what is drawn is hit, but for a hair along the arc`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let path = bar.shape
    for _ in 0..<100 {
      let point = Point(
        x: .random(in: -10...385, using: &random), y: .random(in: -10...58, using: &random))
      let (dx, dy) = (point.x - 187.5, point.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      guard abs(distance - 35) > 0.05 else { continue }
      #expect(path.contains(point) == bar.shapeContains(point), "at \(point)")
    }
  }

  @Test(arguments: [0.0, 10, 30, 69.9, 70, 100])
  func `NOTCH-11: in a narrow bar notch and button shrink`(width: Double) {
    bar.frame = Rect(x: 0, y: 619, width: width, height: 48)
    let radius = min(35, width / 2)
    #expect(bar.currentNotchRadius == radius)
    #expect(bar.centerButton?.bounds.width == max(0, 2 * radius - 14))
    #expect(bar.centerButton?.frame.center == Point(x: width / 2, y: 0))
  }

  @Test func `NOTCH-12: after a rotation the shape is that of the new bounds`() {
    window.frame = Rect(x: 0, y: 0, width: 667, height: 375)
    content.frame = window.bounds
    bar.frame = Rect(x: 0, y: 327, width: 667, height: 48)
    #expect(owner(333.5, 310) == "button")
    #expect(owner(333.5, 358) == "content")
    #expect(owner(187.5, 340) == "bar")
  }

  @Test(arguments: [(187.5, 652.0), (187.5, 660)])
  func `NOTCH-13: a press that slides off the button does nothing`(x: Double, y: Double) {
    send(.down, 187.5, 640, at: 0)
    #expect(bar.centerButton?.isHighlighted == true)
    send(.move, x, y, at: 0.1)
    #expect(bar.centerButton?.isHighlighted == false)
    send(.up, x, y, at: 0.2)
    #expect(log.lines == [])
  }

  @Test(arguments: 0...6)
  func `NOTCH-14: items stand beside the notch, and its column is the bar's`(count: Int) {
    bar.items = (0..<count).map { TabBarItem(title: "\($0)") }
    #expect(owner(187.5, 660) == "bar")
    #expect(owner(160, 660) == "bar")
    #expect(bar.itemFrames.count == count)
    for frame in bar.itemFrames { #expect(frame.maxX <= 152.5 || frame.x >= 222.5) }
    #expect(bar.itemFrames.count { $0.maxX <= 152.5 } == (count + 1) / 2)
    for (index, frame) in bar.itemFrames.enumerated() {
      #expect(bar.item(at: frame.center) == index)
    }
  }

  @Test func `NOTCH-15: the arc is a dip into the bar and no bump on it`() {
    #expect(!bar.shape.contains(Point(x: 187.5, y: -19)))
    #expect(!bar.shape.contains(Point(x: 187.5, y: 20)))
    var bump = Path()
    bump.addArc(center: Point(x: 187.5, y: 0), radius: 35, from: .pi, to: 2 * .pi)
    bump.addLine(to: Point(x: 375, y: 0))
    bump.addLine(to: Point(x: 375, y: 48))
    bump.addLine(to: Point(x: 0, y: 48))
    bump.close()
    #expect(bump.contains(Point(x: 187.5, y: -19)), "the way round that the article warns of")
  }

  @Test func `WCAG-5: a circle of 56 holds no square of 44, though its bounds do`() {
    let extent = bar.centerButton?.bounds.width ?? 0
    #expect(extent == 56)
    #expect(extent / 2.0.squareRoot() < 44)
  }
}
