import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

/// A segmented control for the keyboard and assistive technology.
@Suite struct SegmentedKeysTests {
  private let stage = TestSegmentedControl()

  @Test func `the arrows choose the next segment, and stay at the ends`() {
    stage.press(.right, .right, .right, .left)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("told") } == ["told 1", "told 2", "told 1"])
    stage.press(.left, .left)
    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.window.wasEventUsed)
  }

  @Test func `Home and End choose the first segment and the last that can be chosen`() {
    stage.control.segments[2].isEnabled = false
    stage.press(.end)
    #expect(stage.control.selectedSegmentIndex == 1)
    stage.press(.home)
    #expect(stage.control.selectedSegmentIndex == 0)
  }

  @Test func `the arrows pass over segments that are disabled`() {
    stage.control.segments[1].isEnabled = false
    stage.press(.right)
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func `the control is one stop of the keyboard, at the chosen segment`() {
    stage.control.selectedSegmentIndex = 2
    #expect(stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView === stage.control)
    #expect(stage.control.focusedSegmentIndex == 2)
    #expect(!stage.window.moveFocus(forward: true))
    #expect(stage.control.focusedSegmentIndex == -1)
  }

  @Test func `where none is chosen Space chooses the first, once`() {
    stage.control.selectedSegmentIndex = -1
    stage.press(.space, .enter)
    #expect(
      stage.log.lines == [
        "0.000 control selectionDidChange none", "0.000 control valueChanged 0", "told 0",
      ])
  }

  @Test func `SEG-7: in a momentary control the arrows only move, Space and Enter choose`() {
    stage.control.isMomentary = true
    stage.log.lines = []
    stage.press(.right, .right)
    #expect(stage.log.lines.isEmpty)
    #expect(stage.control.focusedSegmentIndex == 2)
    stage.press(.enter, .space)
    #expect(stage.log.lines.filter { $0.hasPrefix("told") } == ["told 2", "told 2"])
  }

  @Test func `keys with modifiers, and others, are left to what is around`() {
    stage.press(.down)
    #expect(!stage.window.wasEventUsed)
    stage.window.send(.key(KeyEvent(.right, modifiers: .control, time: 0)))
    #expect(!stage.window.wasEventUsed)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `assistive technology sees a group of radio buttons with their positions`() throws {
    let group = try #require(stage.window.accessibilityNodes.first?.children.first)
    #expect(group.role == .group)
    #expect(group.children.map(\.role) == [.radioButton, .radioButton, .radioButton])
    #expect(group.children.map(\.name) == ["A", "B", "C"])
    #expect(group.children.map(\.view.identifier) == ["control.0", "control.1", "control.2"])
    #expect(group.children.map { $0.traits.contains(.selected) } == [true, false, false])
    #expect(group.children.map(\.position?.index) == [0, 1, 2])
    #expect(group.children.allSatisfy { $0.position?.count == 3 })
    #expect(group.children[1].rects == [Rect(x: 100, y: 0, width: 100, height: 32)])
  }

  @Test func `A11Y-3: a touch at the point of an element chooses its segment`() throws {
    for index in [2, 1, 0] {
      let point = try #require(stage.segmentNodes[index].activationPoint)
      stage.window.tap(point.x, point.y, at: stage.window.time + 1)
      #expect(stage.control.selectedSegmentIndex == index)
    }
  }

  @Test func `A11Y-4: assistive technology chooses as a tap does, and gives the focus`() {
    let node = stage.segmentNodes[2]
    stage.window.send(.accessibility(.activate, of: nil, in: node.view, time: 0))
    #expect(stage.log.lines == ["0.000 control valueChanged 2", "told 2"])
    stage.window.send(.accessibility(.focus, of: nil, in: stage.segmentNodes[1].view, time: 1))
    #expect(stage.control.focusedSegmentIndex == 1)
    #expect(stage.segmentNodes.map(\.isFocused) == [false, true, false])
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func `A11Y-7: a finger that explores finds the segments`() {
    let node = stage.window.accessibilityNode(at: Point(x: 150, y: 16))
    #expect(node?.name == "B")
  }

  @Test func `A11Y-9: what can't be chosen is there, and says so`() {
    stage.control.segments[1].isEnabled = false
    let node = stage.segmentNodes[1]
    #expect(node.traits == .disabled)
    #expect(!node.view.accessibilityPerform(.activate, of: nil))
    #expect(!node.view.accessibilityPerform(.focus, of: nil))
    stage.control.isEnabled = false
    #expect(stage.segmentNodes.allSatisfy { $0.traits.contains(.disabled) })
    #expect(!stage.segmentNodes[2].view.accessibilityPerform(.activate, of: nil))
    #expect(stage.log.lines.isEmpty)
  }
}
