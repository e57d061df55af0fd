import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

@Suite struct TextAccessibilityTests {
  private func accessibility(
    _ marked: String, width: Double = 400, _ change: (inout LayoutOptions) -> Void = { _ in }
  ) -> TextAccessibility {
    TextAccessibility(LinkedLayout.make(marked, width: width, change))
  }

  private func id(_ number: UInt64) -> LinkID { LinkID(rawValue: number) }

  @Test(arguments: ["no links", "one [link]", "[two] and [more]", "[אבג] דהו [זחט] end"])
  func `A11Y-1: the links of a text are elements in its order, whatever its direction`(
    marked: String
  ) {
    let links = accessibility(marked) { $0.direction = .rightToLeft }.links
    #expect(links.count == marked.count { $0 == "[" })
    #expect(links.map(\.id) == links.indices.map { id(UInt64($0 + 1)) })
    #expect(links.map(\.index) == Array(links.indices))
    #expect(links.map(\.destination) == links.map { "https://a.example/\($0.id.rawValue)" })
    #expect(links.allSatisfy { $0.traits == [.link, .focusable] })
  }

  @Test(arguments: [
    ("[ some\t words\u{A0}\u{2003}here ]", "some words here"), ("[a\nb\r\nc]", "a b c"),
    ("[ ]", ""),
    ("[\u{200B}\u{AD}]", ""), ("[\u{1F44D}\u{FE0F}]", "\u{1F44D}\u{FE0F}"), ("[\u{FFFC}x]", "x"),
  ])
  func `A11Y-2: a name is the words of the link with white space collapsed`(
    marked: String, name: String
  ) {
    let text = LinkedLayout.text(marked)
    let layout = TextLayout(text, width: 1000, shaper: CellShaper(width: 10, height: 20))
    let element = TextAccessibility(layout).linkElement(ofLink: 0)
    #expect(element?.name ?? "" == name)
  }

  @Test func `A11Y-2: a picture in a link is named by its alternative text`() {
    var text = LinkedLayout.text("[see \u{FFFC}\u{FFFC} and :smile:]")
    for range in [4..<10, 15..<22] {
      text.updateAttributes(in: range) {
        $0.inlineObject = InlineObject(alternativeText: " a face ")
      }
    }
    let accessibility = TextAccessibility(TextLayout(text, width: 1000))
    #expect(accessibility.links.map(\.name) == ["see a face a face and a face"])
    #expect(accessibility.textElement.value == "see  a face  a face  and  a face ")
  }

  @Test func `A11Y-3: a wrapped link has a rectangle a fragment and its first cluster's center`() {
    let link = accessibility("see [alpha beta] now", width: 90).links[0]
    #expect(
      link.rects == [
        Rect(x: 40, y: 0, width: 50, height: 20), Rect(x: 0, y: 20, width: 40, height: 20),
      ])
    #expect(link.activationPoint == Point(x: 45, y: 10))
  }

  @Test func `A11Y-3: from right to left the first cluster is the rightmost`() {
    let link = accessibility("[אבג] דהו", width: 200).links[0]
    #expect(link.activationPoint == Point(x: 195, y: 10))
  }

  @Test func `A11Y-4: activation names its link and asks for no place`() {
    let accessibility = accessibility("[one] and [two]") { $0.height = 20 }
    let link = accessibility.activation(ofLink: id(2))
    #expect(link?.destination == "https://a.example/2")
    #expect(accessibility.activation(ofLink: id(3)) == nil)
  }

  @Test func `A11Y-5: a whole text activates its only link`() {
    #expect(accessibility("words").defaultActivation == .nothing)
    let single = accessibility("a [link]")
    #expect(single.defaultActivation == .link(single.links[0]))
    #expect(accessibility("[a] [b] [c]").defaultActivation == .choice(linkCount: 3))
    let disabled = TextAccessibility(single.layout, disabledLinks: [id(1)])
    #expect(disabled.defaultActivation == .nothing)
    // The second link is truncated away, so there is one.
    let truncated = accessibility("[a] words [b]", width: 60) { $0.lineLimit = 1 }
    #expect(truncated.defaultActivation == .link(truncated.links[0]))
  }

  @Test func `A11Y-6: a rotor steps through the links and stays at the ends`() {
    let accessibility = accessibility("[a] [b] [c]")
    #expect(accessibility.next(after: nil)?.index == 0)
    #expect(accessibility.next(after: id(1))?.index == 1)
    #expect(accessibility.next(after: id(3)) == nil)
    #expect(accessibility.previous(before: nil)?.index == 2)
    #expect(accessibility.previous(before: id(3))?.index == 1)
    #expect(accessibility.previous(before: id(1)) == nil)
    #expect(accessibility.next(after: id(9)) == nil)
    #expect(self.accessibility("none").next(after: nil) == nil)
  }

  @Test func `A11Y-7: explore-by-touch finds a link on its boxes alone, else the text`() {
    let accessibility = accessibility("a [link] b") {
      $0.height = 100
    }
    let link = AccessibilityElement.link(accessibility.links[0])
    let text = AccessibilityElement.text(accessibility.textElement)
    #expect(accessibility.element(at: Point(x: 20, y: 10)) == link)
    #expect(accessibility.element(at: Point(x: 30, y: 22)) == text)
    #expect(accessibility.element(at: Point(x: 5, y: 10)) == text)
    #expect(accessibility.element(at: Point(x: 300, y: 90)) == text)
    #expect(accessibility.element(at: Point(x: 300, y: 100)) == nil)
    #expect(accessibility.element(at: Point(x: .nan, y: 10)) == nil)
  }

  @Test func `A11Y-8: characters count scalars, and a link has whole clusters of them`() {
    // The second link begins inside "e" with an accent, and so behind it.
    var text = AttributedText("\u{1F600} a \u{FFFC}be\u{301}cd")
    text.addLink(Link(id: id(1), destination: "x"), over: 5..<9)
    text.addLink(Link(id: id(2), destination: "y"), over: 12..<15)
    let accessibility = TextAccessibility(TextLayout(text, width: 400))
    let owners = (-1...10).map { accessibility.linkIndex(atCharacter: ScalarOffset($0)) }
    #expect(owners == [nil, nil, nil, 0, 0, 0, nil, nil, nil, 1, nil, nil])
    let ranges = accessibility.links.map(accessibility.characterRange)
    #expect(ranges.map(\.lowerBound.rawValue) == [2, 8])
    #expect(ranges.map(\.upperBound.rawValue) == [5, 9])
    #expect(accessibility.linkCount == 2)
    #expect(accessibility.linkElement(at: 1)?.id == id(2))
    #expect(accessibility.linkElement(at: 2) == nil && accessibility.linkElement(at: -1) == nil)
  }

  @Test func `A11Y-8: numbers leave out links that nobody sees`() {
    // The inner link owns all of the outer one.
    let accessibility = accessibility("[[inner]] and [last]")
    #expect(accessibility.links.map(\.index) == [1, 2])
    #expect(accessibility.linkIndex(atCharacter: ScalarOffset(0)) == 0)
    #expect(accessibility.linkIndex(atCharacter: ScalarOffset(10)) == 1)
    #expect(accessibility.linkElement(at: 0)?.index == 1)
  }

  @Test func `A11Y-9: a disabled link is exposed, but neither enabled nor activated`() {
    let layout = LinkedLayout.make("[a] [b]")
    let accessibility = TextAccessibility(
      layout, disabledLinks: [id(1)], visitedLinks: [id(1), id(2)])
    #expect(accessibility.links.map(\.isEnabled) == [false, true])
    #expect(
      accessibility.links.map(\.traits) == [
        [.link, .visited, .disabled], [.link, .visited, .focusable],
      ])
    #expect(accessibility.activation(ofLink: id(1)) == nil)
    #expect(accessibility.activation(ofLink: id(2)) != nil)
    #expect(accessibility.next(after: nil)?.id == id(1))
  }

  @Test func `A11Y-10: a text is readable and has no state of selection`() {
    let layout = LinkedLayout.make("read [me]")
    let element = TextAccessibility(layout, label: "Note").textElement
    #expect(element.label == "Note" && element.value == "read me")
    #expect(element.traits == .staticText && element.frame == layout.bounds)
  }

  @Test func `A11Y-11: truncated links are no elements, but the value is the full text`() {
    let accessibility = accessibility("[one] [two] [three]", width: 80) { $0.lineLimit = 1 }
    #expect(accessibility.links.map(\.name) == ["one", "two"])
    #expect(accessibility.textElement.value == "one two three")
    #expect(accessibility.linkElement(withID: id(3)) == nil)
    #expect(accessibility.linkIndex(atCharacter: ScalarOffset(9)) == nil)
  }

  @Test func `KEY-1, KEY-6: focus visits what is visible and enabled, and rings every fragment`() {
    let layout = LinkedLayout.make("[one two] [b] [c] and more [gone]", width: 70) {
      $0.lineLimit = 2
    }
    var links = LinkInteraction()
    var events: [LinkEvent] = []
    links.setInertLinks([id(2)], into: &events)
    #expect(events.isEmpty)
    #expect(links.focusStop(from: 0, step: 1, on: layout) == id(1))
    #expect(links.focusStop(from: 1, step: 1, on: layout) == id(3))
    #expect(links.focusStop(from: 3, step: 1, on: layout) == nil)
    #expect(links.focusStop(from: 3, step: -1, on: layout) == id(3))
    #expect(links.focusStop(from: 1, step: -1, on: layout) == id(1))
    #expect(links.focusStop(from: -1, step: -1, on: layout) == nil)
    let narrow = TextAccessibility(LinkedLayout.make("[one two]", width: 40))
    #expect(narrow.focusRects(ofLink: id(1)).count == 2)
    let mixed = TextAccessibility(LinkedLayout.make("[one אבג]"))
    #expect(mixed.links[0].rects.count == 1)
    #expect(mixed.focusRects(ofLink: id(1)) == [Rect(x: 0, y: 0, width: 70, height: 20)])
    let none = LinkedLayout.make("none")
    #expect(links.focusStop(from: 0, step: 1, on: none) == nil)
  }

  @Test func `PEER-24: links with the same words and destination are two`() {
    var text = AttributedText("here and here")
    for (number, range) in [(7, 0..<4), (8, 9..<13)] {
      text.addLink(Link(id: id(UInt64(number)), destination: "x"), over: range)
    }
    let accessibility = TextAccessibility(TextLayout(text, width: 400), disabledLinks: [id(7)])
    #expect(accessibility.links.map(\.name) == ["here", "here"])
    #expect(Set(accessibility.links).count == 2)
    #expect(accessibility.next(after: id(7))?.id == id(8))
    #expect(accessibility.activation(ofLink: id(7)) == nil)
    #expect(accessibility.activation(ofLink: id(8))?.index == 1)
  }
}
