import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

/// Words from 0 to 40, link 1 from 40 to 80, a space, link 2 from 90 to 130, and words.
private let twoLinks = "see [docs] [help] now"

@Suite struct LinkPressTests {
  @Test func `WCAG-8: a link is followed when it is let go, never on the way down`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    #expect(stage.log == ["press 1"])
    #expect(stage.state(1) == .pressed)
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "activate 1"])
    #expect(stage.state(1) == .visited)
    #expect(stage.links.isIdle)
  }

  @Test(arguments: [20.0, 85, 100, 300, -5, 1e9, .nan, .infinity])
  func `LINK-12: a mouse let go off its link follows nothing`(x: Double) {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .mouse)
    stage.up(x, at: 0.1, kind: .mouse)
    #expect(stage.log == ["press 1", "leave 1"])
    #expect(stage.links.isIdle)
  }

  @Test func `PEER-6: neither a press on a link nor one on words follows another link`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .mouse)
    stage.move(100, at: 0.1, kind: .mouse)
    stage.up(100, at: 0.2, kind: .mouse)
    stage.down(20, at: 1, kind: .mouse)
    stage.move(50, at: 1.1, kind: .mouse)
    stage.up(50, at: 1.2, kind: .mouse)
    #expect(stage.log == ["press 1", "leave 1"])
  }

  @Test func `PEER-7: a link is off while the pointer is beside it, and on when it comes back`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .pen)
    stage.move(300, at: 0.1, kind: .pen)
    #expect(stage.state(1) == [])
    stage.move(300, 90, at: 0.2, kind: .pen)
    stage.move(70, at: 3, kind: .pen)
    #expect(stage.state(1) == .pressed)
    stage.up(70, at: 3.1, kind: .pen)
    #expect(stage.log == ["press 1", "leave 1", "press 1", "activate 1"])
  }

  @Test func `LINK-13: a press on one line is let go on another line of the same link`() {
    var stage = TestLinks(LinkedLayout.make("see [docs and help]", width: 90))
    stage.down(50, at: 0, kind: .mouse)
    stage.up(10, 30, at: 0.1, kind: .mouse)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `LINK-14, SCR-3: a press that a scroll takes away is called off once`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.lose()
    stage.lose()
    stage.up(50, at: 0.2)
    #expect(stage.log == ["press 1", "cancel 1"])
    #expect(stage.links.isIdle)
  }

  @Test(arguments: [
    (GestureProfile.uikit, 10.0, 0.0, true), (.uikit, 10.01, 0, false), (.uikit, 7, 7, true),
    (.uikit, 8, 8, false), (.flutter, 17, 0, true), (.flutter, 19, 0, false),
    (.gtk, 7.9, 7.9, true), (.gtk, 8, 0, false), (.android, 8, 0, true), (.uikit, .nan, 0, false),
  ])
  func `LINK-31, TAP-2, TAP-3: a finger taps within the slop of its profile, no farther`(
    profile: GestureProfile, dx: Double, dy: Double, taps: Bool
  ) {
    var profile = profile
    profile.focusesPressedLinks = false
    var stage = TestLinks(LinkedLayout.make("[a link over a whole line]"), profile: profile)
    stage.down(50, 5, at: 0)
    stage.move(50 + dx, 5 + dy, at: 0.1)
    #expect(stage.links.isIdle != taps)
    stage.move(50, 5, at: 0.2)
    stage.up(50, 5, at: 0.3)
    #expect(stage.log == ["press 1", taps ? "activate 1" : "cancel 1"])
  }

  @Test func `TAP-2: within the slop a finger leaves its link and comes back`() {
    var stage = TestLinks(twoLinks)
    stage.down(42, at: 0)
    stage.move(38, at: 0.1)
    stage.move(45, at: 0.2)
    stage.move(36, at: 0.3)
    stage.up(36, at: 0.4)
    #expect(stage.log == ["press 1", "leave 1", "press 1", "leave 1"])
  }

  @Test func `TAP-6: a pointer that the system takes away calls its press off`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.cancel(at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1"])
    #expect(stage.links.isIdle)
  }

  @Test func `KEY-11: Escape calls off every press`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.down(100, at: 0, pointer: 1)
    stage.escape()
    stage.up(50, at: 0.1)
    stage.up(100, at: 0.1, pointer: 1)
    #expect(stage.log == ["press 1", "press 2", "cancel 1", "cancel 2"])
  }

  @Test func `a second down of a pointer whose up was lost begins anew`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.tap(100, at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1", "press 2", "activate 2"])
  }
}
