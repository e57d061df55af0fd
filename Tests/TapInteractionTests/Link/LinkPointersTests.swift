import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

/// Words from 0 to 40, link 1 from 40 to 80, a space, link 2 from 90 to 130, and words.
private let twoLinks = "see [docs] [help] now"

@Suite struct LinkPointersTests {
  @Test func `LINK-30: two pointers on two links act alone`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, pointer: 1)
    stage.down(100, at: 0.1, pointer: 2)
    stage.up(300, at: 0.2, pointer: 1)
    stage.up(100, at: 0.3, pointer: 2)
    #expect(stage.log == ["press 1", "press 2", "cancel 1", "activate 2"])
  }

  @Test func `LINK-30: where one pointer only is allowed a second calls the first off`() {
    var policy = InteractionPolicy.linksOnly
    policy.allowsOnePointerOnly = true
    var stage = TestLinks(twoLinks, policy: policy)
    stage.down(50, at: 0, pointer: 1)
    stage.down(100, at: 0.1, pointer: 2)
    #expect(stage.links.isIdle)
    stage.up(50, at: 0.2, pointer: 1)
    stage.up(100, at: 0.3, pointer: 2)
    stage.tap(50, at: 1, pointer: 3)
    #expect(stage.log == ["press 1", "cancel 1", "press 1", "activate 1"])
  }

  @Test func `LINK-30: where one pointer only is allowed a third waits until both are up`() {
    var policy = InteractionPolicy.linksOnly
    policy.allowsOnePointerOnly = true
    var stage = TestLinks(twoLinks, policy: policy)
    stage.down(50, at: 0, pointer: 1)
    stage.down(100, at: 0.1, pointer: 2)
    stage.tap(60, at: 0.2, pointer: 3)
    stage.up(50, at: 0.3, pointer: 1)
    stage.tap(60, at: 0.4, pointer: 3)
    stage.up(100, at: 0.5, pointer: 2)
    #expect(stage.log == ["press 1", "cancel 1"])
    stage.tap(60, at: 0.6, pointer: 3)
    #expect(stage.log == ["press 1", "cancel 1", "press 1", "activate 1"])
  }

  @Test func `GES-05: two fingers on one link follow it once`() {
    var stage = TestLinks(twoLinks)
    stage.links.policy.repetition = .every
    stage.down(50, at: 0, pointer: 1)
    stage.down(60, at: 0.04, pointer: 2)
    stage.up(50, at: 0.12, pointer: 1)
    stage.up(60, at: 0.18, pointer: 2)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test
  func `LP-18, GES-17: the second button asks for a menu when let go, and presses nothing`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .mouse, button: .secondary)
    #expect(stage.links.deadline(of: PointerID(0)) == nil)
    stage.wait(until: 3)
    #expect(stage.log == [])
    stage.up(60, at: 3, kind: .mouse, button: .secondary)
    #expect(stage.log == ["menu 1"])
    #expect(stage.state(1) == [])
  }

  @Test func `LP-18: the second button let go off its link asks for nothing`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0, kind: .mouse, button: .secondary)
    stage.up(100, at: 0.1, kind: .mouse, button: .secondary)
    #expect(stage.log == [])
    #expect(stage.links.isIdle)
  }

  @Test func `GES-17: the middle button does nothing, and disturbs no press`() {
    var stage = TestLinks(twoLinks)
    stage.tap(50, at: 0, kind: .mouse, button: .middle)
    #expect(stage.log == [])
    stage.down(50, at: 1, kind: .mouse)
    stage.tap(50, at: 1.1, kind: .mouse, button: .middle)
    stage.up(50, at: 1.2, kind: .mouse)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `GES-16: events that the system made up from a touch press nothing`() {
    var stage = TestLinks(twoLinks)
    stage.links.policy.repetition = .every
    let place = Point(x: 50, y: 10)
    for (phase, time) in [(PointerEvent.Phase.down, 0.3), (.up, 0.36)] {
      stage.send(PointerEvent(phase, at: place, time: time, kind: .mouse, isEmulated: true))
    }
    #expect(stage.log == [])
  }

  @Test func `LINK-31: where links may be lifted a drag lifts its link`() {
    var policy = InteractionPolicy.linksOnly
    policy.liftsLinks = true
    for kind in PointerKind.allCases {
      var stage = TestLinks(twoLinks, policy: policy)
      stage.down(50, at: 0, kind: kind)
      stage.move(60, at: 0.1, kind: kind)
      #expect(stage.log == ["press 1"])
      stage.move(150, at: 0.2, kind: kind)
      stage.up(50, at: 0.3, kind: kind)
      #expect(stage.log == ["press 1", "lift 1"])
    }
  }

  @Test func `LINK-31: the second button lifts nothing, nor does a place that is no number`() {
    var policy = InteractionPolicy.linksOnly
    policy.liftsLinks = true
    var stage = TestLinks(twoLinks, policy: policy)
    stage.down(50, at: 0, kind: .mouse, button: .secondary)
    stage.move(150, at: 0.1, kind: .mouse, button: .secondary)
    stage.up(150, at: 0.2, kind: .mouse, button: .secondary)
    stage.down(50, at: 1, pointer: 1, kind: .mouse)
    stage.move(.nan, at: 1.1, pointer: 1, kind: .mouse)
    #expect(stage.log == ["press 1", "leave 1"])
  }

  @Test func `LINK-31: a lift that the arena denies calls the press off`() {
    let layout = LinkedLayout.make(twoLinks)
    var links = LinkInteraction()
    links.policy.liftsLinks = true
    var events: [LinkEvent] = []
    let down = PointerEvent(.down, at: Point(x: 50, y: 10), time: 0)
    let move = PointerEvent(.move, at: Point(x: 90, y: 10), time: 0.1)
    #expect(links.press(down, on: layout, gestures: .all, into: &events))
    #expect(links.handle(move, on: layout, into: &events) == .recognize)
    #expect(links.proposedGesture(of: move.pointer) == .drag)
    links.fail(move.pointer, into: &events)
    #expect(events.map(\.kind) == [.press, .cancel])
  }
}
