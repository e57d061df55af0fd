import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing
import TapControls

/// The segments of a control: their number, their places, their widths.
@Suite struct SegmentTests {
  private let stage = TestSegmentedControl(selected: 1)

  @Test func `the chosen segment stays chosen when others come and go before it`() {
    let control = stage.control
    control.insertSegment(Segment("new"), at: 0)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(Segment("last"), at: 4)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 2)
    #expect(control.segments.map(\.title) == ["A", "B", "last"])
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.log.lines.isEmpty)
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(stage.log.lines == ["0.000 control selectionDidChange none"])
  }

  @Test func `segments that come or go call off what is being pressed`() {
    stage.window.send(.down, 250, 16, at: 0)
    stage.control.insertSegment(Segment("new"), at: 0)
    #expect(stage.control.highlightedSegmentIndex == -1)
    stage.window.send(.up, 250, 16, at: 0.1)
    #expect(stage.log.lines.isEmpty)
    stage.window.send(.down, 250, 16, at: 1)
    stage.control.segments[0].title = "other"
    stage.window.send(.up, 250, 16, at: 1.1)
    #expect(stage.log.lines.last == "told 3")
  }

  @Test func `fewer segments than the index of the chosen one leave none chosen`() {
    stage.control.segments = [Segment("only")]
    #expect(stage.control.selectedSegmentIndex == -1)
  }

  @Test func `segments with a width have it, the others share the rest`() {
    stage.control.segments[0].width = 200
    #expect(stage.control.rect(ofSegment: 0) == Rect(x: 0, y: 0, width: 200, height: 32))
    #expect(stage.control.rect(ofSegment: 1) == Rect(x: 200, y: 0, width: 50, height: 32))
    #expect(stage.control.segmentIndex(at: Point(x: 199.9, y: 1)) == 0)
    #expect(stage.control.segmentIndex(at: Point(x: 200, y: 1)) == 1)
    stage.control.segments[0].width = 400
    #expect(stage.control.rect(ofSegment: 1) == Rect(x: 100, y: 0, width: 100, height: 32))
    for index in 0..<3 { stage.control.segments[index].width = 50 }
    #expect(stage.control.rect(ofSegment: 2) == Rect(x: 200, y: 0, width: 100, height: 32))
  }

  @Test func `a control that fits shows every title whole`() {
    let control = SegmentedControl(items: ["A", "a long title"])
    let size = control.sizeThatFits()
    // Twelve cells of 8, and 4 beside them, twice.
    #expect(size == Size(width: 208, height: 32))
    control.segments[0].width = 50
    #expect(control.sizeThatFits().width == 154)
    control.segments = [Segment("A"), Segment("B")]
    #expect(control.sizeThatFits().width == 88)
  }

  @Test func `a segment that is gone is no element any more, and can't be chosen`() {
    let node = stage.segmentNodes[2]
    stage.control.removeSegment(at: 2)
    #expect(node.view.ownAccessibilityNode == nil)
    #expect(!node.view.accessibilityPerform(.activate, of: nil))
    stage.window.send(.accessibility(.activate, of: nil, in: node.view, time: 0))
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `from right to left the first segment stands at the right`() {
    stage.window.traitOverride = Traits(direction: .rightToLeft)
    #expect(stage.control.rect(ofSegment: 0).x == 200)
    stage.window.tap(250, 16, at: 0)
    #expect(stage.log.lines.last == "told 0")
    stage.press(.left)
    #expect(stage.log.lines.last == "told 1")
  }

  @Test(arguments: 0..<60)
  func `the cells tile the control: each point is just one segment's`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 1, height: 32))
    if seed.isMultiple(of: 2) { control.traitOverride = Traits(direction: .rightToLeft) }
    control.segments = (0...random.number(below: 6)).map { _ in
      Segment("", width: random.pick([0, 0, -4, .nan, .infinity, 30, 80.25]))
    }
    control.frame.width = .random(in: 1...400, using: &random)
    let rects = control.segments.indices.map(control.rect(ofSegment:)).sorted { $0.x < $1.x }
    #expect(rects.first?.x == 0)
    #expect(abs((rects.last?.maxX ?? 0) - control.frame.width) < 1e-9)
    for (left, right) in zip(rects, rects.dropFirst()) { #expect(abs(left.maxX - right.x) < 1e-9) }
    for step in 0..<100 {
      let point = Point(x: control.frame.width * Double(step) / 100, y: 8)
      let index = control.segmentIndex(at: point)
      #expect(index != nil)
      let rect = index.map(control.rect(ofSegment:))?.inset(by: -1e-9)
      #expect(rect?.contains(point) == true)
    }
    #expect(control.segmentIndex(at: Point(x: control.frame.width, y: 8)) == nil)
    #expect(control.segmentIndex(at: Point(x: 0, y: 32)) == nil)
  }

  @Test(arguments: 0..<40)
  func `whatever is done, at most one segment is chosen, and only choices of users are told`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let stage = TestSegmentedControl()
    var time = 0.0
    for _ in 0..<80 {
      time += 0.1
      let before = stage.log.lines.count
      let isUser = Self.step(stage, at: time, &random)
      let control = stage.control
      #expect((-1..<control.numberOfSegments).contains(control.selectedSegmentIndex))
      let new = stage.log.lines[before...]
      #expect(isUser || new.count <= 1 && new.allSatisfy { $0.contains(" selectionDidChange ") })
      #expect(!isUser || !new.contains { $0.contains(" selectionDidChange ") })
      #expect(stage.segmentNodes.count { $0.traits.contains(.selected) } <= 1)
      #expect(stage.segmentNodes.count == control.numberOfSegments)
    }
  }

  /// Does something, and tells whether a user does it.
  private static func step(
    _ stage: TestSegmentedControl, at time: Double, _ random: inout SeededGenerator
  ) -> Bool {
    let control = stage.control
    let count = control.numberOfSegments
    switch random.number(below: 8) {
    case 0: control.insertSegment(Segment("x"), at: random.number(below: count + 1))
    case 1: if count > 0 { control.removeSegment(at: random.number(below: count)) }
    case 2: control.selectedSegmentIndex = random.number(below: count + 1) - 1
    case 3: if count > 0 { control.segments[random.number(below: count)].isEnabled.toggle() }
    case 4:
      stage.press(random.pick([.left, .right, .home, .end, .space]))
      return true
    default:
      let phase = random.pick([PointerEvent.Phase.down, .move, .up, .cancel])
      let x = Double.random(in: -20..<320, using: &random)
      stage.window.send(phase, x, 16, at: time, pointer: random.number(below: 2))
      return true
    }
    return false
  }
}
