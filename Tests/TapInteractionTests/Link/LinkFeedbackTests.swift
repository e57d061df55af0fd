import TapInteraction
import TapLayout
import Testing

/// Words from 0 to 40, and a link from 40 to 80.
private func delayedStage() -> TestLinks {
  var stage = TestLinks("see [docs] now")
  stage.feedbackDelay = 0.15
  return stage
}

@Suite struct LinkFeedbackTests {
  @Test func `SCR-1: a tap shorter than the delay is shown at its release`() {
    var stage = delayedStage()
    stage.down(50, at: 0)
    #expect(stage.log == [])
    #expect(stage.state(1) == [])
    stage.up(50, at: 0.05)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `SCR-10: a press that lasts is shown when the delay is over`() {
    var stage = delayedStage()
    stage.down(50, at: 1)
    #expect(stage.links.deadline(of: PointerID(0)) == 1.15)
    stage.wait(until: 1.149)
    #expect(stage.log == [])
    stage.wait(until: 1.15)
    #expect(stage.log == ["press 1"])
    #expect(stage.links.deadline(of: PointerID(0)) == 1.5)
  }

  @Test func `SCR-2: a drag within the delay leaves no trace`() {
    var stage = delayedStage()
    stage.down(50, at: 0)
    stage.move(50, 30, at: 0.05)
    stage.wait(until: 3)
    stage.up(50, 30, at: 3)
    #expect(stage.log == [])
    #expect(stage.links.isIdle)
  }

  @Test func `a press that another gesture takes within the delay leaves no trace`() {
    var stage = delayedStage()
    stage.down(50, at: 0)
    stage.lose()
    stage.wait(until: 3)
    #expect(stage.log == [])
  }

  @Test func `a pointer beside its link when the delay ends is shown when it comes back`() {
    var stage = delayedStage()
    stage.down(42, at: 0)
    stage.move(38, at: 0.1)
    stage.wait(until: 0.2)
    #expect(stage.log == [])
    stage.move(44, at: 0.3)
    #expect(stage.log == ["press 1"])
  }

  @Test(arguments: [0, -1, .nan])
  func `SCR-6: without a delay a press is shown at once`(delay: Double) {
    var stage = delayedStage()
    stage.feedbackDelay = delay
    stage.down(50, at: 0)
    #expect(stage.log == ["press 1"])
  }

  @Test func `a menu may come before the press is shown`() {
    var stage = delayedStage()
    stage.feedbackDelay = 1
    stage.down(50, at: 0)
    stage.wait(until: 0.5)
    #expect(stage.log == ["menu 1"])
  }

  @Test func `KEY-10: a press takes the focus where the platform does so, once it is shown`() {
    var stage = TestLinks("see [docs] now", profile: .gtk)
    stage.feedbackDelay = 0.15
    stage.down(50, at: 0)
    #expect(stage.links.focused == nil)
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "focus 1", "activate 1"])
    #expect(stage.events[1].source == .pointer)
    #expect(stage.state(1) == [.focused, .visited])

    var other = delayedStage()
    other.tap(50, at: 0)
    #expect(other.links.focused == nil)
  }
}
