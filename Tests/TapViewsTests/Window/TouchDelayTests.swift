import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct TouchDelayTests {
  private let stage = TestArena()
  private let double = TapGestureRecognizer()

  init() { double.numberOfTapsRequired = 2 }

  @Test func `GR-15: a gesture that is recognized takes the touch from the view, once`() {
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 51, 50, at: 0.1)
    stage.send(.move, 90, 50, at: 0.7)
    stage.send(.up, 90, 50, at: 0.8)
    #expect(
      stage.words() == [
        "inner down", "inner move", "inner cancel", "inner longPress began",
        "inner longPress changed", "inner longPress ended",
      ])
  }

  @Test func `GR-16: a gesture that takes no touches leaves the view all of it`() {
    let press = LongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 90, 50, at: 0.7)
    stage.send(.up, 90, 50, at: 0.8)
    #expect(
      stage.words() == [
        "inner down", "inner longPress began", "inner longPress changed", "inner move",
        "inner longPress ended", "inner up",
      ])
  }

  @Test func `GR-17: a view never hears of a touch that was held back and then taken`() {
    let press = LongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 52, 50, at: 0.1)
    stage.send(.up, 52, 50, at: 0.8)
    #expect(stage.words() == ["inner longPress began", "inner longPress ended"])
  }

  @Test func `GR-17: a touch that was held back comes late and in order once all have failed`() {
    let press = LongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 52, 50, at: 0.1)
    #expect(stage.words() == [])
    stage.send(.up, 52, 50, at: 0.2)
    #expect(stage.words() == ["inner down", "inner move", "inner up"])
  }

  @Test func `GR-17: a touch that is up long since comes when the double tap has failed`() {
    double.delaysTouchesBegan = true
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    stage.window.advance(to: 0.4)
    #expect(stage.words() == [])
    stage.window.advance(to: 0.41)
    #expect(stage.words() == ["inner down", "inner up"])
    stage.tap(at: 1)
    stage.tap(at: 1.2)
    stage.window.advance(to: 9)
    #expect(stage.words() == ["outer doubleTap"])
  }

  @Test func `GR-18: the end of a touch waits for what is undecided, and comes if it fails`() {
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    #expect(stage.words() == ["inner down"])
    stage.window.advance(to: 1)
    #expect(stage.words() == ["inner up"])
  }

  @Test func `GR-18: the end of a touch that was taken meanwhile is a cancel`() {
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    stage.tap(at: 0.2)
    #expect(
      stage.words() == [
        "inner down", "inner down", "inner cancel", "outer doubleTap", "inner cancel",
      ])
  }

  @Test func `GR-18: an end is not held back by who does not ask for it`() {
    double.delaysTouchesEnded = false
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `GR-18: an end waits for all that are undecided`() {
    let triple = TapGestureRecognizer()
    triple.numberOfTapsRequired = 3
    stage.outer.addGestureRecognizer(double)
    stage.outer.addGestureRecognizer(triple)
    stage.tap(at: 0)
    stage.tap(at: 0.2)
    #expect(
      stage.words() == [
        "inner down", "inner down", "inner cancel", "outer doubleTap", "inner cancel",
      ])
    stage.window.advance(to: 1)
    stage.tap(at: 2)
    stage.window.advance(to: 3)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `GR-21: recognizers see each event before the view, the deepest first`() {
    for (view, name) in [(stage.outer, "outer"), (stage.inner, "inner")] {
      for index in 0..<2 {
        let watcher = ScriptedRecognizer { [log = stage.log] event in
          log.lines.append("\(event.time) \(name) \(index)")
          return event.phase == .up ? .fail : .none
        }
        view.addGestureRecognizer(watcher)
      }
    }
    let order = ["inner 0", "inner 1", "outer 0", "outer 1"]
    stage.tap(at: 0)
    #expect(stage.words() == order + ["inner down"] + order + ["inner up"])
  }

  @Test func `GR-16, GR-18: an end that was held back stays an end where touches are not taken`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.cancelsTouchesInView = false
    stage.inner.addGestureRecognizer(double)
    stage.tap(at: 0)
    #expect(stage.words() == ["inner down"])
    stage.tap(at: 0.2)
    let phases = stage.words().filter { ["inner down", "inner up", "inner cancel"].contains($0) }
    #expect(phases == ["inner down", "inner up", "inner up"])
  }
}
