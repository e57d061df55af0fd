import TapMarkup
import TapText
import Testing

@testable import TaplineCLI

@Suite struct PagePartsTests {
  @Test func `headings have the names that GitHub gives them`() throws {
    let source = """
      # A title: with *style*, `code` & more!
      text
      ## Same
      ## Same
      ### Über 世界_x-y
      """
    let headings = Heading.all(in: try MarkdownParser.parse(Array(source.utf8)))
    #expect(
      headings.map(\.anchor) == [
        "a-title-with-style-code--more", "same", "same-1", "über-世界_x-y",
      ])
    #expect(headings.map(\.level) == [1, 2, 2, 3])
    #expect(headings.map(\.title).first == "A title: with style, code & more!")
  }

  @Test func `small letters are found in capitals as well, at their own offsets`() {
    let text = AttributedText("Ünit KELVIN \u{212A}x İstanbul unit UNIT")
    #expect(TextSearch("unit", in: text).matches.count == 2)
    #expect(TextSearch("UNIT", in: text).matches.count == 1)
    #expect(TextSearch("ünit", in: text).matches == [0..<5])
    #expect(TextSearch("x", in: text).matches == [16..<17])
    #expect(TextSearch("", in: text).matches.isEmpty)
    // Never a part of a character.
    #expect(TextSearch("a", in: AttributedText("a\u{301} A\u{301}")).matches.isEmpty)
  }

  @Test func `matches go around the end both ways`() throws {
    let search = TextSearch("a", in: AttributedText("a b a b a"))
    #expect(search.match(from: 1, forward: true) == 4..<5)
    #expect(search.match(from: 9, forward: true) == 0..<1)
    #expect(search.match(from: 4, forward: false) == 0..<1)
    #expect(search.match(from: 0, forward: false) == 8..<9)
  }

  @Test(arguments: [0, 1, 26, 27, 700])
  func `letters over links are distinct and of one length`(count: Int) {
    let names = Hints.names(count)
    #expect(names.count == count && Set(names).count == count)
    #expect(Set(names.map(\.count)).count <= 1)
  }

  @Test func `history goes back and forward, and a new page ends what was ahead`() throws {
    func entry(_ path: String) throws -> History.Entry {
      let loader = PageLoader(settings: Settings())
      let source = PageLoader.Source(path: path, bytes: [], format: .plain)
      return History.Entry(page: try loader.page(source, width: 80), offset: 0)
    }
    var history = History()
    history.leave(try entry("a"))
    history.leave(try entry("b"))
    #expect(history.goBack(from: try entry("c"))?.page.path == "b")
    #expect(history.goBack(from: try entry("b"))?.page.path == "a")
    #expect(history.goBack(from: try entry("a")) == nil)
    #expect(history.goForward(from: try entry("a"))?.page.path == "b")
    history.leave(try entry("b"))
    #expect(history.goForward(from: try entry("d")) == nil)
    for _ in 0..<150 { history.leave(try entry("x")) }
    #expect(history.back.count == History.longest)
  }

  @Test func `the beginning of a long page ends between paragraphs`() throws {
    let loader = PageLoader(settings: Settings())
    let paragraph = String(repeating: "word ", count: 100) + "\n\n"
    let bytes = Array(String(repeating: paragraph, count: 1_000).utf8)
    let source = PageLoader.Source(path: "a.md", bytes: bytes, format: .markdown)
    let beginning = try #require(loader.beginning(of: source, width: 640))
    let whole = try loader.page(source, width: 640)
    #expect(beginning.isBeginning && !whole.isBeginning)
    #expect(whole.text.string.hasPrefix(beginning.text.string))
    #expect(beginning.text.utf8Count > 10_000)
    let short = PageLoader.Source(
      path: "a.md", bytes: Array(bytes.prefix(9_000)), format: .markdown)
    #expect(loader.beginning(of: short, width: 640) == nil)
  }

  @Test func `text over several rows breaks between words, or where it must`() {
    #expect(Viewer.wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(Viewer.wrapped("abcdefgh ij", width: 3) == ["abc", "def", "gh", "ij"])
    #expect(Viewer.wrapped("", width: 3) == [""])
  }
}
