import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct ControlTests {
  private let stage = TestArena()
  private let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    control.identifier = "control"
    stage.inner.addSubview(control)
  }

  @Test func `GR-19: a control acts, whatever taps watch the views that it stands in`() {
    stage.inner.addGestureRecognizer(TapGestureRecognizer())
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    #expect(control.isHighlighted)
    stage.send(.up, 50, 50, at: 0.1)
    #expect(!control.isHighlighted)
    #expect(stage.words() == ["control action"])
  }

  @Test func `GR-19: a view in a control is the control's`() {
    control.addSubview(View(frame: control.bounds))
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(stage.words() == ["control action"])
  }

  @Test func `GR-19: a tap that waits for a double tap does not follow the control's action`() {
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.outer.addGestureRecognizer(single)
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    stage.window.advance(to: 9)
    #expect(stage.words() == ["control action"])
  }

  @Test func `GR-20: a tap on the control itself goes before its action`() {
    control.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(stage.words() == ["control tap"])
    #expect(!control.isHighlighted)
  }

  @Test func `GR-19: a long press above a control takes the touch from it`() {
    stage.outer.addGestureRecognizer(LongPressGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.up, 50, 50, at: 0.6)
    #expect(stage.words() == ["outer longPress began", "outer longPress ended"])
    #expect(!control.isHighlighted)
  }

  @Test func `a control acts on a release inside alone`() {
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 150, 50, at: 0.1)
    #expect(!control.isHighlighted)
    stage.send(.move, 99, 99, at: 0.2)
    #expect(control.isHighlighted)
    stage.send(.move, 150, 50, at: 0.3)
    stage.send(.up, 150, 50, at: 0.4)
    #expect(stage.words() == [])
    control.isEnabled = false
    stage.tap(at: 1)
    #expect(stage.words() == [])
  }

  @Test func `GES-05: two fingers on a control use it once`() {
    stage.send(.down, 50, 50, at: 0)
    stage.send(.down, 60, 50, at: 0.04, pointer: 1)
    stage.send(.up, 60, 50, at: 0.1, pointer: 1)
    #expect(control.isHighlighted)
    stage.send(.up, 50, 50, at: 0.2)
    #expect(stage.words() == ["control action"])
  }

  @Test func `A11Y-4: a control is used by Enter, Space and assistive technology`() {
    #expect(stage.window.focus(control))
    for key in [KeyEvent.Key.enter, .space, .keypadEnter] {
      stage.window.send(.key(KeyEvent(key, time: 1)))
      stage.window.send(.key(KeyEvent(key, isRepeat: true, time: 1)))
      stage.window.send(.key(KeyEvent(key, isDown: false, time: 1)))
    }
    stage.window.send(.accessibility(.activate, of: nil, in: control, time: 2))
    #expect(stage.words() == [String](repeating: "control action", count: 4))
  }

  @Test func `GR-20: a tap on a view in a control goes before the control's action, too`() {
    let label = View(frame: control.bounds)
    label.identifier = "label"
    label.addGestureRecognizer(TapGestureRecognizer())
    control.addSubview(label)
    stage.tap(at: 0)
    #expect(stage.words() == ["label tap"])
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `GES-17: only the main button uses a control`(button: PointerButton) {
    for phase in [PointerEvent.Phase.down, .up] {
      stage.window.send(
        .pointer(
          PointerEvent(phase, at: Point(x: 50, y: 50), time: 0, kind: .mouse, button: button)))
      #expect(!control.isHighlighted)
    }
    #expect(stage.words() == [])
  }

  @Test func `a control that is turned off is neither shown as pressed nor used`() {
    stage.send(.down, 50, 50, at: 0)
    control.isEnabled = false
    stage.send(.move, 51, 50, at: 0.1)
    #expect(!control.isHighlighted)
    stage.send(.up, 51, 50, at: 0.2)
    #expect(!stage.window.focus(control))
    #expect(!control.accessibilityPerform(.activate, of: nil))
    #expect(stage.words() == [])
  }
}
