import TapLinkProfiles
import TapLinks
import TapText
import Testing

@Suite struct DetectedLinksTests {
  private let detector = LinkDetector()

  @Test func `LD-18: detected links stand where no link is`() {
    var text = AttributedText("see a.com and b.com/x and c.com")
    let own = text.addLink(destination: "https://own.example", over: 14..<17)
    let ids = text.addLinks(detector.detect(in: text))
    #expect(ids.count == 2)
    #expect(
      text.links.map(\.link.destination) == [
        "https://a.com/", "https://own.example", "https://c.com/",
      ])
    #expect(text.links.map(\.utf8Range) == [4..<9, 14..<17, 26..<31])
    #expect(text.link(withID: own) != nil)
  }

  @Test func `LS-A1: a link that is still found after an edit keeps its identity`() {
    var text = AttributedText("a.com b.com c.com")
    let own = text.addLink(destination: "https://own.example", over: 12..<17)
    let found = detector.detect(in: text)
    let ids = text.addLinks(found)
    text.replaceSubrange(6..<7, with: "x.example")
    text.append(AttributedText(" d.com"))
    let later = detector.update(found, for: text)
    let updated = text.updateLinks(ids, to: later)
    #expect(updated.first == ids[0] && !updated.contains(ids[1]) && !updated.contains(own))
    #expect(
      text.links.map(\.link.destination) == [
        "https://a.com/", "https://x.example.com/", "https://own.example", "https://d.com/",
      ])
    #expect(text.updateLinks(updated, to: later) == updated)
  }

  @Test func `TP-9: the link of a path keeps its line and column`() {
    var text = AttributedText("src/a.c:3:5: and src/b.c")
    let terminal = LinkDetector(profile: .terminal)
    let ids = text.addLinks(terminal.detect(in: text))
    #expect(text.links.map(\.link.destination) == ["src/a.c", "src/b.c"])
    #expect(text.links.map(\.link.position) == [PathPosition(line: 3, column: 5), nil])
    text.replaceSubrange(8..<9, with: "7")
    let updated = text.updateLinks(ids, to: terminal.detect(in: text))
    #expect(text.links.first?.link.position == PathPosition(line: 7, column: 5))
    #expect(updated.count == 2 && !updated.contains(ids[0]) && updated.contains(ids[1]))
  }

  @Test func `LD-12: a link cut short is not added unless wanted`() {
    let text = AttributedText("https://t.co/abc… a.com")
    let found = detector.detect(in: text)
    var cautious = text
    var eager = text
    #expect(cautious.addLinks(found).count == 1)
    #expect(eager.addLinks(found, where: { _ in true }).count == 2)
  }

  @Test func `links belong to the bytes that they were found in`() {
    let text = AttributedText("see a.com")
    let found = detector.detect(in: text)
    var other = text
    other.updateAttributes(in: 0..<3) { $0.fontWeight = 700 }
    #expect(found.belong(to: other))
    other.replaceSubrange(0..<1, with: "S")
    #expect(!found.belong(to: other))
    #expect(found.belong(to: AttributedText("see a.com")))
  }

  @Test func `links of another text are not added`() async {
    await #expect(processExitsWith: .failure) {
      var text = AttributedText("see b.com")
      text.addLinks(LinkDetector().detect(in: AttributedText("see a.com")))
    }
  }

  @Test(arguments: [
    ("https://git", 11, 0), ("https://git ", 12, 1), ("https://git.", 12, 0),
    ("https://git. ", 13, 1), ("https://git", 0, 1), ("https://git and", 11, 0),
    ("https://git and", 3, 0), ("a.com https://git", 17, 1), ("a.com https://git\n", 18, 2),
  ])
  func `LD-19: a link that is being typed is no link yet`(text: String, caret: Int, count: Int) {
    let found = detector.detect(in: AttributedText(text))
    #expect(found.settled(caret: caret).count == count)
  }
}
