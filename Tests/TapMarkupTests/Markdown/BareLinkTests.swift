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
    Example("*https://a.b/*c*", "*https://a.b/*c*", "https://a.b/*c"),
    Example("*a https://a.b/x*y z*", "*a https://a.b/x*y z*", "https://a.b/x*y"),
    Example("**https://a.b/c**d", "**https://a.b/c**d", "https://a.b/c**d"),
    Example("**https://a.b/c** d", "https://a.b/c d", "https://a.b/c"),
    Example("*a **https://a.b/c*d** e*", "*a **https://a.b/c*d** e*", "https://a.b/c*d"),
    Example("https://a.b/_c_ _d_", "https://a.b/_c_ d", "https://a.b/_c"),
    Example("https://a.b/_c_/d", "https://a.b/_c_/d", "https://a.b/_c_/d"),
    Example("https://a.b/~~c~~", "https://a.b/~~c~~", "https://a.b/~~c"),
    Example("~~https://a.b/c~~", "https://a.b/c", "https://a.b/c"),
    Example("https://a.b/`c` and `d`", "https://a.b/c and d", "https://a.b/"),
    Example("`c`https://a.b/d", "chttps://a.b/d"),
    Example("https://a.b/[c](d)", "https://a.b/c", "https://a.b/", "c"),
    Example("[c](d)https://a.b/", "chttps://a.b/", "c"),
    Example("[c](d)*https://a.b/*", "chttps://a.b/", "c", "https://a.b/"),
    Example("https://a.b/<b>c", "https://a.b/c", "https://a.b/"),
    Example("https://a.b/\\*c\\*", "https://a.b/\\*c\\*", "https://a.b/\\*c\\"),
    Example("https://a.b/?a=1&copy=2", "https://a.b/?a=1&copy=2", "https://a.b/?a=1&copy=2"),
    Example("https://a.b/?a=1&amp;b=2", "https://a.b/?a=1&b=2", "https://a.b/?a=1&b=2"),
    Example("https://a.b/&copy;", "https://a.b/©", "https://a.b/"),
    Example("https://a.b/&copy; c", "https://a.b/© c", "https://a.b/"),
    Example("https://a.b/&#10;c", "https://a.b/ c", "https://a.b/"),
    Example("https://a.b/&nope;c", "https://a.b/&nope;c", "https://a.b/&nope;c"),
    Example("[see https://a.b/*c*](d)", "see https://a.b/c", "see https://a.b/c"),
    Example("(see [1] https://a.b/*c*)", "(see [1] https://a.b/*c*)", "https://a.b/*c"),
    Example("`x https://a.b/*c*` d`", "x https://a.b/*c* d`"),
    Example("``x https://a.b/`*c*`` d", "x https://a.b/`*c* d"),
    Example("[x](https://a.b/*c*)", "x", "x"),
    Example(
      "<http://x.y/(https://a.b/*c*>", "http://x.y/(https://a.b/*c*", "http://x.y/(https://a.b/*c*"),
    Example("[a]: https://x.y/*b*\n\n[a]", "a", "a"),
    Example("    https://a.b/*c*", "https://a.b/*c*"),
    Example("*a@b.c*", "a@b.c", "a@b.c"),
    Example("_d_a@b.c", "_d_a@b.c", "_d_a@b.c"),
    Example("a\\_b@c.d", "a_b@c.d", "a_b@c.d"),
    Example("a&#46;b@c.d, e@f.g", "a.b@c.d, e@f.g", "a.b@c.d", "e@f.g"),
    Example("|a|\n|-|\n|https://a.b/\\|c|", "a\nhttps://a.b/|c", "https://a.b/|c"),
    Example(
      "> https://a.b/c\n> https://d.e/f", "  https://a.b/c https://d.e/f", "https://a.b/c",
      "https://d.e/f"),
    Example("访问 https://a.b/c（中文）了解", "访问 https://a.b/c（中文）了解", "https://a.b/c"),
    Example("见 https://a.b，或 www.c.d/。", "见 https://a.b，或 www.c.d/。", "https://a.b", "www.c.d/"),
    Example("https://ja.a.b/日本（国）", "https://ja.a.b/日本（国）", "https://ja.a.b/日本（国）"),
  ]

  @Test(arguments: examples)
  func `GFM 6,9: marks within a bare address are letters of it`(example: Example) throws {
    let text = try MarkdownParser.parse(Array(example.markdown.utf8))
    #expect(text.string == example.text)
    #expect(text.links.map { text.string(in: $0.utf8Range) } == example.links)
  }

  @Test(arguments: [",", "/", "|", "*", "", "**", ".", ":", "_", "~", ";"])
  func `GFM 6,3: a link that touches an earlier link is a link`(between: String) throws {
    let links = [
      "[1](https://a.example/1)", "[2](https://a.example/2)", "![3](https://a.example/3)",
    ]
    for first in links {
      for second in links {
        let source = first + between + second
        let rows = "|\(source)|b|\n|-|-|\n|\(source)|c|\n"
        for (markdown, count) in [(source, 1), (rows, between == "|" ? 0 : 2)] where count > 0 {
          let text = try MarkdownParser.parse(Array(markdown.utf8))
          let wanted = [first, second].filter { $0.hasPrefix("[") }.map {
            $0.dropFirst(4).dropLast()
          }
          #expect(
            text.links.map { Substring($0.link.destination) }
              == Array(repeating: wanted, count: count).flatMap { $0 }, "\(markdown)")
        }
      }
    }
  }

  @Test(arguments: [
    ("[x](https://a.b/?a=1&amp;b=2)", "https://a.b/?a=1&b=2"),
    ("[x](https://paypal.com&commat;evil.example/)", "https://paypal.com@evil.example/"),
    ("[x](www.a.b/\\*c\\_)", "www.a.b/*c_"),
    ("[x]\n\n[x]: https://a.b/&copy;\\_", "https://a.b/©_"),
    ("<https://a.b/?a=1&amp;b=2>", "https://a.b/?a=1&b=2"),
    ("https://paypal.com&commat;evil.example/", "https://paypal.com@evil.example/"),
  ])
  func `GFM 6,2: references and escapes in a destination are resolved`(
    markdown: String, destination: String
  ) throws {
    let text = try MarkdownParser.parse(Array(markdown.utf8))
    #expect(text.links.map(\.link.destination) == [destination])
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
