import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

@Suite struct LinkHoverTests {
  @Test func `LINK-29: a hover begins and ends at the very edges of a link`() {
    var stage = TestLinks("see [docs] [help] now")
    for x in [39.99, 40, 60, 79.99, 80, 90, 95, 200] { stage.hover(x) }
    #expect(stage.log == ["hover 1", "hover none", "hover 2", "hover none"])
  }

  @Test func `LINK-29: from link to link one hover takes the place of the other`() {
    var stage = TestLinks("[docs][help]")
    stage.hover(39.99)
    stage.hover(40)
    #expect(stage.state(2) == .hovered)
    #expect(stage.state(1) == [])
    stage.hover(nil)
    stage.hover(nil)
    #expect(stage.log == ["hover 1", "hover 2", "hover none"])
  }

  @Test func `LINK-29: what takes taps for a link beside it is not hovered`() {
    let layout = LinkedLayout.make("[link]") {
      $0.insets.top = 20
    }
    var stage = TestLinks(layout)
    stage.links.policy.touchTargets = .slop(10)
    #expect(layout.hit(at: Point(x: 20, y: 15), slop: HitSlop(10)).link == 0)
    stage.hover(20, 15)
    #expect(stage.log == [])
    stage.hover(20, 20)
    #expect(stage.log == ["hover 1"])
  }

  @Test func `fingers don't hover, and places that are no number end a hover`() {
    var stage = TestLinks("[docs]")
    stage.hover(20, kind: .touch)
    #expect(stage.log == [])
    stage.hover(20, kind: .pen)
    stage.hover(.nan)
    #expect(stage.log == ["hover 1", "hover none"])
  }

  @Test func `the focus is told once for each change`() {
    var stage = TestLinks("[docs] [help]")
    for link in [1, 1, 2, nil, nil] as [UInt64?] { stage.focus(link) }
    #expect(stage.log == ["focus 1", "focus 2", "focus none"])
  }
}
