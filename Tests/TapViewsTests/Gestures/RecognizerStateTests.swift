import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct RecognizerStateTests {
  private let stage = TestArena()

  @Test func `GR-1: a tap calls its action once, in the state ended, and is ready again`() {
    var states: [GestureState] = []
    let tap = TapGestureRecognizer { states.append($0.state) }
    stage.inner.addGestureRecognizer(tap)
    stage.send(.down, 50, 50, at: 0)
    #expect(tap.state == .possible)
    stage.send(.up, 50, 50, at: 0.1)
    #expect(states == [.ended])
    #expect(tap.state == .possible)
    stage.tap(at: 1)
    #expect(states == [.ended, .ended])
  }

  @Test func `GR-2: a long press begins, changes with each change of place, and ends`() {
    var states: [Int] = []
    let press = LongPressGestureRecognizer { states.append($0.state.rawValue) }
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 60, 50, at: 0.6)
    stage.send(.move, 60, 50, at: 0.7)
    stage.send(.move, 180, 150, at: 0.8)
    #expect(press.state == .changed)
    #expect(press.location(in: stage.inner) == Point(x: 180, y: 150))
    stage.send(.up, 180, 150, at: 0.9)
    #expect(states == [1, 2, 2, 3])
    #expect(press.state == .possible)
  }

  @Test func `GR-3: a pointer that the system takes away calls the gesture off`() {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer { states.append($0.state) }
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.cancel, 50, 50, at: 0.6)
    #expect(states == [.began, .cancelled])
    #expect(press.state == .possible)
  }

  @Test func `GR-4: a gesture that fails calls nothing, and the view gets what it held back`() {
    let tap = TapGestureRecognizer { _ in Issue.record("a failed tap acts") }
    tap.delaysTouchesBegan = true
    stage.inner.addGestureRecognizer(tap)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 55, 50, at: 0.1)
    #expect(stage.log.lines == [])
    stage.send(.move, 70, 50, at: 0.2)
    stage.send(.up, 70, 50, at: 0.3)
    #expect(
      stage.log.lines == [
        "0.0 inner down 50,50", "0.1 inner move 55,50", "0.2 inner move 70,50",
        "0.3 inner up 70,50",
      ])
  }

  @Test(arguments: [
    (true, GestureStep.begin), (true, .change), (true, .end), (true, .cancel),
    (false, .recognize), (false, .change), (false, .end), (false, .cancel),
  ])
  func `GR-5: an illegal wish is reported as a mistake, and changes nothing`(
    isDiscrete: Bool, step: GestureStep
  ) {
    var mistakes: [String] = []
    stage.window.misuseHandler = { mistakes.append($0) }
    let recognizer = ScriptedRecognizer(lasts: !isDiscrete) { $0.phase == .up ? .fail : step }
    stage.inner.addGestureRecognizer(recognizer)
    stage.send(.down, 50, 50, at: 0)
    #expect(recognizer.state == .possible)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.contains("GR-5") == true)
    stage.send(.up, 50, 50, at: 0.1)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `GR-6: a gesture that is done sees nothing until all its fingers are up`() {
    let recognizer = ScriptedRecognizer { $0.phase == .move ? .recognize : .none }
    stage.inner.addGestureRecognizer(recognizer)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.down, 90, 50, at: 0.1, pointer: 1)
    stage.send(.move, 51, 50, at: 0.2)
    #expect(recognizer.state == .ended)
    stage.send(.up, 51, 50, at: 0.3)
    stage.send(.move, 91, 50, at: 0.4, pointer: 1)
    stage.send(.down, 50, 50, at: 0.5, pointer: 2)
    stage.send(.move, 52, 50, at: 0.6, pointer: 2)
    #expect(recognizer.seen.count == 3)
    #expect(recognizer.state == .ended && recognizer.resets == 0)
    stage.send(.up, 91, 50, at: 0.7, pointer: 1)
    #expect(recognizer.state == .possible && recognizer.resets == 1)
    stage.send(.down, 50, 50, at: 0.8, pointer: 3)
    #expect(recognizer.seen.count == 4)
  }

  @Test func `GR-7: a gesture under way that is turned off is called off, one that is not fails`() {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer { states.append($0.state) }
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.window.advance(to: 0.6)
    press.isEnabled = false
    #expect(states == [.began, .cancelled])
    stage.send(.move, 99, 50, at: 0.7)
    press.isEnabled = true
    stage.send(.up, 99, 50, at: 0.8)
    #expect(states == [.began, .cancelled])

    stage.send(.down, 50, 50, at: 1)
    press.isEnabled = false
    stage.send(.up, 50, 50, at: 2)
    stage.send(.down, 50, 50, at: 3)
    stage.send(.up, 50, 50, at: 4)
    #expect(states == [.began, .cancelled])
    #expect(press.state == .possible)
  }

  @Test func `GR-7: a recognizer that is taken off is called off too`() {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer { states.append($0.state) }
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.window.advance(to: 0.6)
    stage.inner.removeGestureRecognizer(press)
    #expect(states == [.began, .cancelled])
    #expect(press.view == nil)
    #expect(stage.inner.gestureRecognizers.isEmpty)
  }

  @Test func `a gesture that overlooks that its pointer was lost is forgotten with it`() {
    let recognizer = ScriptedRecognizer { _ in .none }
    stage.inner.addGestureRecognizer(recognizer)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.down, 50, 50, at: 1)
    #expect(recognizer.resets == 1)
  }
}
