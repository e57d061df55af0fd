import TapTestSupport
import TapText
import Testing

@testable import TapMarkup

/// Footnotes, as GitHub shows them.
@Suite struct FootnoteTests {
  private func links(_ markdown: String) throws -> [String] {
    let text = try MarkdownParser.parse(markdown)
    return text.links.map { span in
      let place = span.link.source.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(text.string(in: span.utf8Range)) \(span.link.destination) \(place)"
    }
  }

  @Test func `a reference leads to its note, and the note leads back`() throws {
    let markdown = "One[^a] two.\n\n[^a]: The note with [a link](/x).\n"
    let text = try MarkdownParser.parse(markdown)
    #expect(text.string == "One1 two.\n\n───\n\n1. The note with a link. ↩")
    #expect(try links(markdown) == ["1 #fn-a 1:4", "a link /x 3:21", "↩ #fnref-a 3:1"])
    let note = try #require(text.offset(ofAnchor: "#fn-a"))
    #expect(text.string(in: note..<text.utf8Count).hasPrefix("The note"))
    #expect(text.offset(ofAnchor: "#fnref-a") == 3)
  }

  @Test func `notes are numbered as the text refers to them, and others are left out`() throws {
    let text = try MarkdownParser.parse("[^c]: C\n[^b]: B\n[^a]: A, see [^c]\n\nx[^a] y[^a]\n")
    #expect(text.string == "x1 y1\n\n───\n\n1. A, see 2 ↩ ↩2\n\n2. C ↩")
  }

  @Test func `a note goes on over lines that are indented, with blocks in it`() throws {
    let text = try MarkdownParser.parse(
      "x[^n]\n\n[^n]: First\ngoes on\n\n    - item\n    - other\n\n    ```\n    code\n    ```\n"
        + "\nafter\n")
    #expect(
      text.string
        == "x1\n\nafter\n\n───\n\n1. First goes on\n\n  • item\n  • other\n\n  code\n\n  ↩")
  }

  @Test(arguments: [
    "[^x] is no reference", "```\n[^a]: code\n```", "    [^a]: code", "`[^a]`\n\n[^b]: x",
    "\\[^a]\n\n[^b]: x",
  ])
  func `what is no reference or no definition stays text`(markdown: String) throws {
    let text = try MarkdownParser.parse(markdown)
    #expect(text.links.isEmpty)
    #expect(!text.string.contains("↩"))
  }

  @Test func `a note may hold HTML, references to links and bare addresses`() throws {
    let markdown = """
      a https://a.example/ [^1] [^2]

      [^1]: <b>bold</b> https://b.example/ [r]
      [^2]: *c* https://c.example/

      [r]: /r
      d https://d.example/
      """
    let found = try links(markdown)
    #expect(
      found == [
        "https://a.example/ https://a.example/ 1:3", "1 #fn-1 1:22", "2 #fn-2 1:27",
        "https://d.example/ https://d.example/ 7:3",
        "https://b.example/ https://b.example/ 3:19", "r /r 3:38", "↩ #fnref-1 3:1",
        "https://c.example/ https://c.example/ 4:11", "↩ #fnref-2 4:1",
      ])
  }

  @Test(arguments: 0..<40)
  func `random notes are read in whole, with a position for each link`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "[^a]", "[^b]", "[^a]: ", "\n[^a]: x", "\n[^b]: [^a] y\n", "\n\n    more\n", "\n", "\n\n",
      "- ", "> ", "1) ", "```\n", "<!--", "<b>", "</b>", "[l](/l)", "https://e.example/", "\\", "`",
      "|a|b|\n|-|-|\n", "# ", "é", "\r\n", "    ", "\t",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 1...24, using: &random)
      let markdown = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = try MarkdownParser.parse(markdown)
      #expect(
        text.links.allSatisfy { $0.link.source != nil }, "\(markdown.debugDescription)")
    }
  }
}
