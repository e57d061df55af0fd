import TapInteraction
import TapLayout
import TapTestSupport
import Testing

/// Words from 0 to 40, link 1 from 40 to 80, a space, link 2 from 90 to 130, and words.
private let twoLinks = "see [docs] [help] now"

/// The usual policy with another answer to long presses on links.
private func policy(longPress response: GestureResponse) -> InteractionPolicy {
  var policy = InteractionPolicy.linksOnly
  policy[.link, .longPress] = response
  return policy
}

@Suite struct LinkLongPressTests {
  @Test func `PASS-3, LP-1: a link that is held asks for its menu, with no further event`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 2)
    stage.wait(until: 2.49)
    #expect(stage.log == ["press 1"])
    stage.wait(until: 2.5)
    #expect(stage.log == ["press 1", "menu 1"])
    #expect(stage.links.isIdle)
  }

  @Test(arguments: Array(stride(from: 0.05, through: 0.85, by: 0.05)))
  func `LP-2, LP-3, LP-17, GES-02: each press is a tap or a long press, never both`(
    duration: Double
  ) {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.up(50, at: duration)
    stage.wait(until: 9)
    #expect(stage.log == ["press 1", duration < 0.499 ? "activate 1" : "menu 1"])
  }

  @Test func `LP-3: a release that comes late still finds the long press due before it`() {
    let layout = LinkedLayout.make(twoLinks)
    var links = LinkInteraction()
    var events: [LinkEvent] = []
    let place = Point(x: 50, y: 10)
    let began = links.press(
      PointerEvent(.down, at: place, time: 0), on: layout, gestures: .all, into: &events)
    #expect(began)
    let step = links.handle(PointerEvent(.up, at: place, time: 0.5), on: layout, into: &events)
    #expect(step == .recognize)
    #expect(links.proposedGesture(of: PointerID(0)) == .longPress)
  }

  @Test func `PASS-4: where long presses go to the background a link waits for none`() {
    var stage = TestLinks(twoLinks, policy: .linksOnlyBackgroundLongPress)
    stage.down(50, at: 0)
    #expect(stage.links.deadline(of: PointerID(0)) == nil)
    stage.up(50, at: 0.3)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `PASS-4: the press is called off once the background begins its own`() {
    var stage = TestLinks(twoLinks, policy: .linksOnlyBackgroundLongPress)
    stage.down(50, at: 0)
    stage.wait(until: 0.5)
    stage.lose()
    stage.up(50, at: 0.6)
    #expect(stage.log == ["press 1", "cancel 1"])
  }

  @Test func `PASS-5, LP-17: a long press that is ignored is swallowed with its release`() {
    var stage = TestLinks(twoLinks, policy: policy(longPress: .ignore))
    stage.down(50, at: 0)
    stage.wait(until: 0.5)
    #expect(stage.links.isIdle)
    stage.up(50, at: 0.6)
    #expect(stage.log == ["press 1", "cancel 1"])
  }

  @Test func `PASS-7: a finger that slides off a link and rests there does nothing`() {
    var stage = TestLinks(twoLinks)
    stage.down(75, at: 0)
    stage.move(85, at: 0.1)
    stage.move(85.5, at: 0.2)
    stage.wait(until: 3)
    stage.up(85.5, at: 4)
    #expect(stage.log == ["press 1", "leave 1"])
  }

  @Test(arguments: [(10.0, "menu 1"), (10.01, "cancel 1")])
  func `LP-4, LP-5: a finger that is held may wander as far as the slop`(
    distance: Double, outcome: String
  ) {
    var stage = TestLinks(LinkedLayout.make("[a link over a whole line]"))
    stage.down(50, at: 0)
    stage.move(50 + distance, at: 0.2)
    stage.wait(until: 0.5)
    #expect(stage.log == ["press 1", outcome])
  }

  @Test(arguments: [68.0, 200])
  func `a mouse that wandered or left may still release, but holds for nothing`(x: Double) {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .mouse)
    stage.move(x, at: 0.1, kind: .mouse)
    stage.move(50, at: 0.2, kind: .mouse)
    stage.wait(until: 2)
    stage.up(50, at: 2, kind: .mouse)
    #expect(stage.log.last == "activate 1")
    #expect(!stage.log.contains("menu 1"))
  }

  @Test(arguments: [-1, .nan, 0])
  func `LP-14, LP-15: a duration that is none counts as 0`(duration: Double) {
    var profile = GestureProfile.uikit
    profile.longPressDuration = duration
    var stage = TestLinks(twoLinks, profile: profile)
    stage.down(50, at: 1)
    #expect(stage.links.deadline(of: PointerID(0)) == 1)
    stage.wait(until: 1)
    #expect(stage.log == ["press 1", "menu 1"])
  }

  @Test func `an endless duration has no deadline`() {
    var profile = GestureProfile.uikit
    profile.longPressDuration = .infinity
    var stage = TestLinks(twoLinks, profile: profile)
    stage.down(50, at: 1)
    #expect(stage.links.deadline(of: PointerID(0)) == nil)
    stage.up(50, at: 99)
    #expect(stage.log == ["press 1", "activate 1"])
  }
}
