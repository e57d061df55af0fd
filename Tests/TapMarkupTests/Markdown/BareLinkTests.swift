import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Bare addresses with marks of Markdown in and around them, as cmark-gfm 0.29 reads them.
@Suite struct BareLinkTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let markdown: String
    let text: String
    /// The words and destinations of the links, in order.
    let links: [String]

    var testDescription: String { markdown }

    init(_ markdown: String, _ text: String, _ links: String...) {
      self.markdown = markdown
      self.text = text
      self.links = links
    }
  }

  static let examples = [
    Example("https://a.b/*c*", "https://a.b/*c*", "https://a.b/*c"),
    Example("*https://a.b/*c*", "https://a.b/*c", "https://a.b/*c"),
    Example("*a https://a.b/x*y z*", "a https://a.b/x*y z", "https://a.b/x*y"),
    Example("**https://a.b/c**d", "**https://a.b/c**d", "https://a.b/c**d"),
    Example("https://a.b/_c_ _d_", "https://a.b/_c_ d", "https://a.b/_c"),
    Example("https://a.b/~~c~~", "https://a.b/~~c~~", "https://a.b/~~c"),
    Example("~~https://a.b/c~~", "https://a.b/c", "https://a.b/c"),
    Example("https://a.b/`c` and `d`", "https://a.b/`c` and d", "https://a.b/`c`"),
    Example("https://a.b/[c](d)", "https://a.b/[c](d)", "https://a.b/[c](d)"),
    Example("https://a.b/\\*c\\*", "https://a.b/\\*c\\*", "https://a.b/\\*c\\"),
    Example("https://a.b/?a=1&copy=2", "https://a.b/?a=1&copy=2", "https://a.b/?a=1&copy=2"),
    Example("[see https://a.b/*c*](d)", "see https://a.b/c", "see https://a.b/c"),
    Example("(see [1] https://a.b/*c*)", "(see [1] https://a.b/*c*)", "https://a.b/*c"),
    Example("`x https://a.b/*c*` d`", "x https://a.b/*c* d`"),
    Example("``x https://a.b/`*c*`` d", "x https://a.b/`*c* d"),
    Example("[x](https://a.b/*c*)", "x", "x"),
    Example(
      "<http://x.y/(https://a.b/*c*>", "http://x.y/(https://a.b/*c*", "http://x.y/(https://a.b/*c*"),
    Example("[a]: https://x.y/*b*\n\n[a]", "a", "a"),
    Example("    https://a.b/*c*", "https://a.b/*c*"),
  ]

  @Test(arguments: examples)
  func `GFM 6,9: marks within a bare address are letters of it`(example: Example) throws {
    let text = try MarkdownParser.parse(Array(example.markdown.utf8))
    #expect(text.string == example.text)
    #expect(text.links.map { text.string(in: $0.range) } == example.links)
  }

  @Test func `GFM 6,9: destinations are as written, whatever the parser saw`() throws {
    let source = "[x](https://a.b/*c*) <http://x.y/(https://a.b/*c*> https://a.b/*d [e](f)"
    let links = try MarkdownParser.parse(Array(source.utf8)).links.map(\.link)
    #expect(
      links.map(\.destination) == [
        "https://a.b/*c*", "http://x.y/(https://a.b/*c*", "https://a.b/*d", "f",
      ])
    #expect(links.map(\.source?.column) == [1, 22, 52, 67])
  }

  @Test(arguments: ["\\\n[]()(", "\\\n![](a)(", "\\\n*[](x)*y", "\\\n\\\n[](a)[](b)c"])
  func `each link has a place, also behind a break that begins the text`(source: String) throws {
    let places = try MarkdownParser.parse(Array(source.utf8)).links.map(\.link.source)
    #expect(places.allSatisfy { $0.map { $0.line > 1 } ?? false })
  }

  @Test(arguments: ["![]([)]()[![]()]()", "![]([)]()[a](b)", "![]([)]()\n\n[](x)<https://a.b>"])
  func `each link has a place, also behind text that the parser does not tell`(
    source: String
  ) throws {
    let places = try MarkdownParser.parse(Array(source.utf8)).links.map(\.link.source)
    #expect(!places.isEmpty && !places.contains(nil))
    #expect(places.allSatisfy { $0.map { $0.line > 1 || $0.column > 9 } ?? false })
  }

  @Test(arguments: 0..<50)
  func `Open marks of a paragraph mean nothing to a bare link of the next`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let marks = ["[", "]", "`", "``", "<", ">", "\\", " ", "x", "https://a.b/_", "!["]
    let ends = ["\n\n", "\n \t\n", "\r\n\r\n", "\r\r", "\n\r\n", "\\\n\n"]
    let open = (0..<12).map { _ in marks.randomElement(using: &random) ?? "" }.joined()
    let end = ends.randomElement(using: &random) ?? ""
    let text = try MarkdownParser.parse(Array("x \(open)\(end)https://a.b/*c* `d`".utf8))
    #expect(text.links.last?.link.destination == "https://a.b/*c")
  }
}
