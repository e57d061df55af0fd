import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct FallThroughTests {
  @Test func `PASS-1: off the link the text is not there, and the background gets the tap`() {
    let stage = TestWindow()
    for point in [Point(x: 100, y: 10), Point(x: 350, y: 10), Point(x: 50, y: 80)] {
      #expect(stage.window.hitTest(point) === stage.background)
    }
    stage.tap(100, 10, at: 0)
    #expect(stage.log.lines == ["0.060 background tap 100,10"])
  }

  @Test func `PASS-2: a long press on plain text belongs to the background from begin to end`() {
    let stage = TestWindow()
    stage.send(.down, 100, 10, at: 0)
    stage.window.advance(to: 0.7)
    stage.send(.up, 100, 10, at: 0.8)
    #expect(
      stage.log.lines == [
        "0.500 background longPress began 100,10", "0.800 background longPress ended 100,10",
      ])
  }

  @Test func `PASS-3: a long press on a link asks for its menu, and the background gets nothing`() {
    let stage = TestWindow()
    stage.send(.down, 210, 10, at: 0)
    stage.send(.up, 210, 10, at: 0.8)
    #expect(
      stage.log.lines == ["0.000 text press 0", "0.500 text menu 0 https://www.google.com"])
  }

  @Test func `PASS-4: by policy the background has long presses on links, and taps still work`() {
    let stage = TestWindow()
    stage.text.policy = .linksOnlyBackgroundLongPress
    stage.send(.down, 210, 10, at: 0)
    stage.send(.up, 210, 10, at: 0.8)
    #expect(
      stage.log.lines == [
        "0.000 text press 0", "0.500 background longPress began 210,10", "0.500 text cancel 0",
        "0.800 background longPress ended 210,10",
      ])
    stage.log.lines = []
    stage.tap(210, 10, at: 2)
    #expect(
      stage.log.lines == ["2.000 text press 0", "2.060 text activate 0 https://www.google.com"])
  }

  @Test func `PASS-5: a long press that the policy ignores does nothing, nor does its release`() {
    let stage = TestWindow()
    stage.text.policy[.link, .longPress] = .ignore
    stage.send(.down, 210, 10, at: 0)
    stage.send(.up, 210, 10, at: 0.8)
    #expect(stage.log.lines == ["0.000 text press 0", "0.500 text cancel 0"])
  }

  @Test func `PASS-6: a touch that began beside the link does not activate it on release`() {
    let stage = TestWindow()
    stage.send(.down, 195, 10, at: 0)
    stage.send(.move, 202, 10, at: 0.05)
    stage.send(.up, 202, 10, at: 0.1)
    #expect(stage.log.lines == ["0.100 background tap 202,10"])
  }

  @Test func `PASS-7: a touch that slides off the link and rests is nobody's long press`() {
    let stage = TestWindow()
    stage.send(.down, 235, 10, at: 0)
    stage.send(.move, 260, 10, at: 0.1)
    stage.window.advance(to: 2)
    stage.send(.up, 260, 10, at: 2)
    #expect(stage.log.lines == ["0.000 text press 0", "0.100 text cancel 0"])
  }
}
