import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

/// Words from 0 to 40, link 1 from 40 to 80, a space, link 2 from 90 to 130, and words.
private let twoLinks = "see [docs] [help] now"

extension TextLayout {
  /// The layout of the text after a change, at the same width.
  fileprivate func changing(_ change: (inout AttributedText) -> Void) -> TextLayout {
    var text = text
    change(&text)
    return TextLayout(text, width: width, shaper: CellShaper(width: 10, height: 20))
  }
}

@Suite struct LinkTextChangeTests {
  @Test func `LINK-28: a press whose link is gone is called off at once`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.show(stage.layout.changing { $0.replaceSubrange(3..<9, with: "") })
    #expect(stage.log == ["press 1", "cancel 1"])
    #expect(stage.links.isIdle)
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1"])
  }

  @Test func `LINK-28: another link that takes the place of the first is not followed`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.show(stage.layout.changing { $0.replaceSubrange(0..<9, with: "see ") })
    // Link 2 is now from 40 to 80.
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1"])
  }

  @Test func `LINK-28: a link of another text that bears the same number is another link`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    var other = AttributedText("see docs now")
    other.addLink(
      Link(id: stage.layout.linkID(at: 0), destination: "https://other.example"), over: 4..<8)
    stage.show(TextLayout(other, width: 400, shaper: CellShaper(width: 10, height: 20)))
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "cancel 1"])
    // It was not followed just now either, so a tap on it is no repetition.
    stage.down(50, at: 0.2)
    stage.up(50, at: 0.3)
    #expect(stage.log.last == "activate 1")
    #expect(stage.links.visited == [stage.layout.linkID(at: 0)])
    stage.show(stage.layout.changing { $0.replaceSubrange(0..<12, with: "") })
    #expect(stage.links.visited == [])
  }

  @Test func `LINK-28: a link that moved away is not followed, and one that moved back is`() {
    var stage = TestLinks(twoLinks)
    let first = stage.layout
    stage.down(50, at: 0)
    stage.show(first.changing { $0.replaceSubrange(0..<0, with: "Now you can ") })
    #expect(stage.log == ["press 1", "leave 1"])
    stage.show(first)
    #expect(stage.log == ["press 1", "leave 1", "press 1"])
    stage.up(50, at: 0.1)
    #expect(stage.log.last == "activate 1")
  }

  @Test func `LS-A1: identity decides, so that a change elsewhere disturbs no press`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    stage.show(stage.layout.changing { $0.replaceSubrange(14..<17, with: "at once") })
    stage.show(stage.layout.changing { $0.replaceSubrange(0..<3, with: "the") })
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `LS-A1: a text made anew keeps a press on the link that is the same`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    var new = AttributedText("see docs now")
    new.addLink(destination: "https://a.example/1", over: 4..<8)
    new.adoptIdentities(of: stage.layout.text)
    stage.show(TextLayout(new, width: 400, shaper: CellShaper(width: 10, height: 20)))
    stage.up(50, at: 0.1)
    #expect(stage.log == ["press 1", "activate 1"])
  }

  @Test func `another width between press and release is judged as it is then`() {
    var stage = TestLinks(twoLinks)
    stage.down(100, at: 0, kind: .mouse)
    let narrow = TextLayout(
      stage.layout.text, width: 85, shaper: CellShaper(width: 10, height: 20))
    stage.show(narrow)
    #expect(stage.log == ["press 2", "leave 2"])
    stage.up(10, 30, at: 0.1, kind: .mouse)
    #expect(stage.log == ["press 2", "leave 2", "press 2", "activate 2"])
  }

  @Test func `PEER-20: the long press of a link that changed or moved away asks for no menu`() {
    var gone = TestLinks(twoLinks)
    gone.down(50, at: 0)
    gone.show(LinkedLayout.make("see docs now"))
    gone.wait(until: 1)
    #expect(gone.log == ["press 1", "cancel 1"])

    var moved = TestLinks(twoLinks)
    moved.down(50, at: 0)
    moved.show(moved.layout.changing { $0.replaceSubrange(0..<0, with: "Now you can ") })
    moved.wait(until: 1)
    moved.up(50, at: 1)
    #expect(moved.log == ["press 1", "leave 1"])
  }

  @Test func `PEER-20: a timer that fires on a layout nobody told of finds the link gone`() {
    let layout = LinkedLayout.make(twoLinks)
    let changed = layout.changing { $0.replaceSubrange(0..<0, with: "Now you can ") }
    var links = LinkInteraction()
    var events: [LinkEvent] = []
    let down = PointerEvent(.down, at: Point(x: 50, y: 10), time: 0)
    let began = links.press(
      down, on: layout, gestures: .all, feedbackDelay: 0.1, into: &events)
    #expect(began)
    #expect(links.advance(down.pointer, to: 0.5, on: changed, into: &events) == .none)
    #expect(events.isEmpty)
  }

  @Test func `SCR-8: a text that scrolls on under a still finger is not followed`() {
    var stage = TestLinks(twoLinks)
    stage.down(50, at: 0)
    // In the text's own coordinates the finger is elsewhere when it lifts.
    stage.up(50, 40, at: 0.1)
    #expect(stage.activations == 0)
    #expect(stage.links.isIdle)
  }

  @Test func `a tap that the arena has not granted yet is lost with its link`() {
    let layout = LinkedLayout.make(twoLinks)
    var links = LinkInteraction()
    var events: [LinkEvent] = []
    let place = Point(x: 50, y: 10)
    let down = PointerEvent(.down, at: place, time: 0)
    #expect(links.press(down, on: layout, gestures: .all, into: &events))
    let up = PointerEvent(.up, at: place, time: 0.1)
    #expect(links.handle(up, on: layout, into: &events) == .recognize)
    let changed = LinkedLayout.make("see docs now")
    links.textDidChange(from: layout, to: changed, into: &events)
    links.recognize(down.pointer, at: 0.4, on: changed, into: &events)
    #expect(events.map(\.kind) == [.press, .cancel])
  }

  @Test func `a hover over a link that is gone ends`() {
    var stage = TestLinks(twoLinks)
    stage.hover(100)
    stage.show(stage.layout.changing { $0.replaceSubrange(0..<3, with: "read") })
    #expect(stage.log == ["hover 2"])
    stage.show(LinkedLayout.make("see docs now"))
    #expect(stage.log == ["hover 2", "hover none"])
  }
}

@Suite struct LinkFocusChangeTests {
  @Test func `KEY-7: the focus stays with its link wherever that goes`() {
    var stage = TestLinks(twoLinks)
    stage.focus(2)
    stage.show(stage.layout.changing { $0.replaceSubrange(0..<0, with: "Now you can ") })
    #expect(stage.log == ["focus 2"])
  }

  @Test(arguments: [
    ("see [docs] [help] [more]", "see docs [x]", "none"),
    ("see [docs] [help] [more]", "read [x] and [y]", "none"),
  ])
  func `KEY-7: without a link at its place or behind it the focus goes away`(
    before: String, after: String, focus: String
  ) {
    var stage = TestLinks(before)
    stage.focus(3)
    stage.show(LinkedLayout.make(after))
    #expect(stage.log == ["focus 3", "focus \(focus)"])
  }

  @Test func `KEY-7: the focus goes to the link at the same place, else to the next`() {
    var stage = TestLinks("see [docs] [help] [more]")
    stage.focus(2)
    stage.show(
      stage.layout.changing { text in
        text.removeLink(LinkID(rawValue: 2))
        text.addLink(
          Link(id: LinkID(rawValue: 7), destination: "https://a.example/7"), over: 9..<11)
      })
    stage.show(stage.layout.changing { $0.removeLink(LinkID(rawValue: 7)) })
    #expect(stage.log == ["focus 2", "focus 7", "focus 3"])
  }

  @Test func `KEY-7: an inert link gets no focus`() {
    var stage = TestLinks("see [docs] [help] [more]")
    stage.setInert([2])
    stage.focus(1)
    stage.show(stage.layout.changing { $0.removeLink(LinkID(rawValue: 1)) })
    #expect(stage.log == ["focus 1", "focus 3"])
  }

  @Test func `KEY-7: a link that a line limit hides gets no focus`() {
    var stage = TestLinks("see [docs] [help] [more]")
    stage.focus(1)
    var options = LayoutOptions()
    options.lineLimit = 1
    var text = stage.layout.text
    text.removeLink(LinkID(rawValue: 1))
    stage.show(
      TextLayout(text, width: 80, options: options, shaper: CellShaper(width: 10, height: 20)))
    #expect(stage.log == ["focus 1", "focus none"])
  }
}
