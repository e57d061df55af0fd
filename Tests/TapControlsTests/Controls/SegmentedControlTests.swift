import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct SegmentedControlTests {
  private let stage = TestSegmentedControl()

  @Test func `SEG-2: a tap on another segment chooses it and is told once`() {
    stage.window.tap(150, 16, at: 0)
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.log.lines == ["0.060 control valueChanged 1", "told 1"])
  }

  @Test func `SEG-5: a tap on the chosen segment is not told`() {
    stage.window.tap(50, 16, at: 0)
    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `SEG-6: an index that is set in code is reported as such alone`() {
    var reports: [Int] = []
    stage.control.onSelectionChange = { reports.append($0.selectedSegmentIndex) }
    stage.control.selectedSegmentIndex = 2
    stage.control.selectedSegmentIndex = SegmentedControl.noSegment
    stage.control.selectedSegmentIndex = SegmentedControl.noSegment
    #expect(stage.control.selectedSegmentIndex == -1)
    #expect(reports == [2, -1])
    #expect(
      stage.log.lines == [
        "0.000 control selectionDidChange 2", "0.000 control selectionDidChange none",
      ])
    stage.window.tap(50, 16, at: 0)
    #expect(stage.log.lines.last == "told 0")
    #expect(reports == [2, -1])
  }

  @Test func `SEG-7: a momentary control tells each choice and keeps none`() {
    stage.control.isMomentary = true
    #expect(stage.control.selectedSegmentIndex == -1)
    stage.log.lines = []
    stage.window.tap(150, 16, at: 0)
    stage.window.tap(150, 16, at: 1)
    #expect(
      stage.log.lines == [
        "0.060 control valueChanged 1", "told 1", "1.060 control valueChanged 1", "told 1",
      ])
    #expect(stage.control.selectedSegmentIndex == -1)
    stage.control.selectedSegmentIndex = 2
    #expect(stage.control.selectedSegmentIndex == -1)
  }

  @Test func `a press is shown and slides from segment to segment`() {
    let control = stage.control
    stage.window.send(.down, 50, 16, at: 0)
    #expect(control.highlightedSegmentIndex == 0)
    stage.window.send(.move, 150, 16, at: 0.1)
    #expect(control.highlightedSegmentIndex == 1)
    stage.window.send(.move, 150, 60, at: 0.2)
    #expect(control.highlightedSegmentIndex == -1)
    stage.window.send(.move, 250, 16, at: 0.3)
    #expect(control.highlightedSegmentIndex == 2)
    #expect(control.selectedSegmentIndex == 0)
    stage.window.send(.up, 250, 16, at: 0.4)
    #expect(control.highlightedSegmentIndex == -1)
    #expect(stage.log.lines == ["0.400 control valueChanged 2", "told 2"])
  }

  @Test func `a finger that is lifted outside, or called off, chooses nothing`() {
    stage.slide(over: Point(x: 150, y: 16), Point(x: 150, y: 32))
    stage.window.send(.down, 150, 16, at: 1)
    stage.window.send(.cancel, 150, 16, at: 1.1)
    #expect(stage.log.lines.isEmpty)
    #expect(stage.control.highlightedSegmentIndex == -1)
  }

  @Test func `a second finger does nothing until the first is lifted`() {
    stage.window.send(.down, 150, 16, at: 0, pointer: 1)
    stage.window.send(.down, 250, 16, at: 0, pointer: 2)
    stage.window.send(.up, 250, 16, at: 0.1, pointer: 2)
    #expect(stage.log.lines.isEmpty)
    #expect(stage.control.highlightedSegmentIndex == 1)
    stage.window.send(.up, 150, 16, at: 0.2, pointer: 1)
    #expect(stage.log.lines.last == "told 1")
  }

  @Test func `only the first button of a mouse chooses`() {
    let place = Point(x: 150, y: 16)
    for phase in [PointerEvent.Phase.down, .up] {
      stage.window.send(
        .pointer(PointerEvent(phase, at: place, time: 0, kind: .mouse, button: .secondary)))
    }
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `a segment that is disabled is neither shown pressed nor chosen`() {
    stage.control.segments[1].isEnabled = false
    stage.window.send(.down, 150, 16, at: 0)
    #expect(stage.control.highlightedSegmentIndex == -1)
    stage.window.send(.up, 150, 16, at: 0.1)
    stage.slide(over: Point(x: 50, y: 16), Point(x: 150, y: 16), at: 1)
    #expect(stage.log.lines.isEmpty)
    stage.slide(over: Point(x: 150, y: 16), Point(x: 250, y: 16), at: 2)
    #expect(stage.log.lines.last == "told 2")
  }

  @Test func `a control that is disabled, also while it is pressed, does nothing`() {
    stage.window.send(.down, 150, 16, at: 0)
    stage.control.isEnabled = false
    stage.window.send(.up, 150, 16, at: 0.1)
    stage.window.tap(250, 16, at: 1)
    stage.press(.right, .end, .enter)
    #expect(stage.log.lines.isEmpty)
    #expect(!stage.control.canBecomeFocused)
  }

  @Test func `GR-19: taps of what the control stands in do not go before its choice`() {
    stage.window.addGestureRecognizer(TapGestureRecognizer())
    stage.window.tap(150, 16, at: 0)
    #expect(stage.log.lines == ["0.060 control valueChanged 1", "told 1"])
  }

  @Test func `a choice within a choice is made, and told in order`() {
    stage.control.onChange = { [log = stage.log] control in
      log.lines.append("told \(control.selectedSegmentIndex)")
      control.selectedSegmentIndex = 0
      log.lines.append("back")
    }
    stage.window.tap(150, 16, at: 0)
    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(
      stage.log.lines == [
        "0.060 control valueChanged 1", "told 1", "0.060 control selectionDidChange 0", "back",
      ])
  }
}
