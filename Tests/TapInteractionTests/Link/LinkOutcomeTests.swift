import TapInteraction
import TapLayout
import TapText
import Testing

/// Words from 0 to 40, link 1 from 40 to 80, a space, link 2 from 90 to 130, and words.
private let twoLinks = "see [docs] [help] now"

/// A policy that answers so on links.
private func policy(
  tap: GestureResponse = .activate, longPress: GestureResponse = .menu,
  menuRequest: GestureResponse = .menu
) -> InteractionPolicy {
  var policy = InteractionPolicy.linksOnly
  policy[.link, .tap] = tap
  policy[.link, .longPress] = longPress
  policy[.link, .menuRequest] = menuRequest
  return policy
}

@Suite struct LinkOutcomeTests {
  @Test func `LINK-24: a tap that is to do nothing clears the press all the same`() {
    var stage = TestLinks(twoLinks, policy: policy(tap: .ignore))
    stage.tap(50, at: 0)
    #expect(stage.log == ["press 1", "cancel 1"])
    #expect(stage.state(1) == [])
  }

  @Test func `LINK-25: tap, long press and menu request are told apart`() {
    var stage = TestLinks(twoLinks, policy: policy(longPress: .activate, menuRequest: .ignore))
    stage.tap(50, at: 0, kind: .mouse, button: .secondary)
    #expect(stage.log == [])
    stage.down(50, at: 1)
    stage.wait(until: 2)
    #expect(stage.log == ["press 1", "activate 1"])
    stage.tap(100, at: 3)
    #expect(stage.log.suffix(2) == ["press 2", "activate 2"])
  }

  @Test func `LINK-26: a link without an action but with a menu opens that on a tap`() {
    var stage = TestLinks(twoLinks, policy: policy(tap: .menu))
    stage.tap(50, at: 0)
    let entered = stage.activate(1, at: 1)
    #expect(entered)
    #expect(stage.log == ["press 1", "menu 1", "menu 1"])
    #expect(stage.links.visited.isEmpty)
  }

  @Test func `LINK-27, A11Y-9: a link with neither action nor menu does nothing, and stays a link`()
  {
    let silent = policy(tap: .ignore, longPress: .ignore, menuRequest: .ignore)
    var stage = TestLinks(twoLinks, policy: silent)
    stage.tap(50, at: 0)
    stage.down(50, at: 1)
    stage.wait(until: 2)
    let entered = stage.activate(1, at: 3, source: .accessibility)
    let opened = stage.requestMenu(of: 1)
    #expect(!entered)
    #expect(!opened)
    #expect(stage.log == ["press 1", "cancel 1", "press 1", "cancel 1"])
    let found = stage.links.linkID(at: Point(x: 50, y: 10), on: stage.layout, kind: .touch)
    #expect(found == LinkID(rawValue: 1))
  }

  @Test func `LS-A6, A11Y-9: an inert link takes no press, hover, focus or menu, and stays a link`()
    throws
  {
    var stage = TestLinks(twoLinks)
    stage.setInert([1])
    stage.tap(50, at: 0)
    stage.tap(50, at: 1, kind: .mouse, button: .secondary)
    let entered = stage.activate(1, at: 2)
    let opened = stage.requestMenu(of: 1)
    #expect(!entered)
    #expect(!opened)
    #expect(stage.log == [])
    #expect(stage.state(1) == .inert)
    stage.hover(50)
    stage.focus(1)
    #expect(stage.log == [])
    let point = Point(x: 50, y: 10)
    let hit = stage.links.hit(at: point, on: stage.layout, kind: .touch)
    #expect(hit.link.map(stage.layout.linkID) == LinkID(rawValue: 1))
    #expect(stage.links.region(of: hit, on: stage.layout) == .text)
    stage.tap(100, at: 3)
    #expect(stage.activations == 1)
  }

  @Test func `a link that becomes inert under a press is not followed`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.setInert([1])
    #expect(stage.log == ["press 1", "cancel 1"])
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1"])
  }

  @Test func `a link that becomes inert loses the hover and the focus at once`() {
    var stage = TestLinks(twoLinks)
    stage.hover(50)
    stage.focus(1)
    stage.setInert([1])
    #expect(stage.log == ["hover 1", "focus 1", "hover none", "focus none"])
    stage.setInert([])
    stage.hover(50)
    #expect(stage.log.last == "hover 1")
  }

  @Test func `where everything falls through a link takes no press`() {
    var stage = TestLinks(twoLinks, policy: .inert)
    stage.tap(50, at: 0)
    stage.hover(50)
    let entered = stage.activate(1, at: 1)
    #expect(!entered)
    #expect(stage.log == [])
  }

  @Test func `A11Y-4, KEY-3: Enter and assistive technology follow a link without a hit`() {
    var stage = TestLinks(twoLinks)
    let entered = stage.activate(1, at: 0)
    let asked = stage.activate(2, at: 0, source: .accessibility)
    #expect(entered)
    #expect(asked)
    #expect(stage.events.map(\.source) == [.keyboard, .accessibility])
    #expect(stage.log == ["activate 1", "activate 2"])
  }

  @Test func `KEY-5: the Menu key asks for the menu of a link`() {
    var stage = TestLinks(twoLinks)
    let opened = stage.requestMenu(of: 2)
    let missed = stage.requestMenu(of: 9)
    #expect(opened)
    #expect(!missed)
    #expect(stage.log == ["menu 2"])
  }

  @Test func `LINK-17: a link that leads nowhere can't be followed by any means`() {
    var text = AttributedText("see docs now")
    text.addLink(Link(id: LinkID(rawValue: 1), destination: ""), over: 4..<8)
    var stage = TestLinks(TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20)))
    stage.tap(50, at: 0)
    let entered = stage.activate(1, at: 1)
    let unknown = stage.activate(7, at: 1)
    #expect(!entered)
    #expect(!unknown)
    #expect(stage.log == [])
  }
}

@Suite struct LinkRepetitionTests {
  @Test func `SEL-1, LS-A4: a double or triple tap follows its link once`() {
    var stage = TestLinks(twoLinks)
    for time in [0.0, 0.2, 0.4] { stage.tap(50, at: time) }
    #expect(stage.activations == 1)
    // Each repetition still shows its press, and takes it back.
    #expect(stage.log.suffix(4) == ["press 1", "cancel 1", "press 1", "cancel 1"])
  }

  @Test func `SEL-1: where the policy wants every tap each follows the link`() {
    var stage = TestLinks(twoLinks)
    stage.links.policy.repetition = .every
    for time in [0.0, 0.2, 0.4] { stage.tap(50, at: time) }
    #expect(stage.activations == 3)
  }

  @Test(arguments: [(0.1, 1), (0.5, 1), (0.51, 2), (9, 2)])
  func `LS-A4: repetitions count up to half a second after the one acted upon`(
    delay: Double, activations: Int
  ) {
    var stage = TestLinks(twoLinks)
    let first = stage.activate(1, at: 0.1)
    let second = stage.activate(1, at: 0.1 + delay)
    #expect(first)
    #expect(second)
    #expect(stage.activations == activations)
  }

  @Test func `LS-A4: steady tapping is let through once in a while`() {
    var stage = TestLinks(twoLinks)
    for step in 0..<10 { stage.tap(50, at: Double(step) * 0.3) }
    // At 0, 0.6, 1.2, 1.8 and 2.4.
    #expect(stage.activations == 5)
  }

  @Test func `LS-A4: links repeat apart from each other, whoever follows them`() {
    var stage = TestLinks(twoLinks)
    stage.tap(50, at: 0)
    stage.tap(100, at: 0.1)
    let entered = stage.activate(1, at: 0.3)
    #expect(entered)
    #expect(stage.log == ["press 1", "activate 1", "press 2", "activate 2"])
  }

  @Test func `a clock that goes back or stands on no number holds no link up`() {
    var stage = TestLinks(twoLinks)
    for time in [100.0, 3, .nan, 4] {
      let entered = stage.activate(1, at: time)
      #expect(entered)
    }
    #expect(stage.activations == 4)
  }
}
