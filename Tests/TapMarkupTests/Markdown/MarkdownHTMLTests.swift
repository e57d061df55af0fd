import TapMarkup
import TapText
import Testing

/// Raw HTML in Markdown, as GitHub reads it.
@Suite struct MarkdownHTMLTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let markdown: String
    let text: String
    var links: [String] = []

    var testDescription: String { markdown }

    init(_ markdown: String, _ text: String, _ links: String...) {
      self.markdown = markdown
      self.text = text
      self.links = links
    }
  }

  static let examples = [
    Example("a <!-- hidden --> b\n\n<!-- a\nblock -->\n\nc", "a b\n\nc"),
    Example("a<br>b<br/>c", "a\nb\nc"),
    Example("H<sub>2</sub>O <kbd>Tab</kbd>", "H2O Tab"),
    Example("<a href=\"/x\">a *b*</a> c", "a b c", "1:1 a b /x"),
    Example(
      "<p align=\"center\">\n  <a href=\"/x\"><img src=\"i.png\"></a>\n</p>",
      "\u{FFFC}",
      "2:3 \u{FFFC} /x"),
    Example(
      "<details><summary>More</summary>\n\n**in** [l](/l)\n\n</details>",
      "▾ More\n\nin l",
      "3:8 l /l"),
    Example("<unknown>text</unknown> <x-y z>more", "text more"),
    Example("<script>alert(1)</script>", "<script>alert(1)</script>"),
    Example("a <title>b</title> <b>c</b>", "a <title>b</title> c"),
    Example(
      "<div>\n[no](/no) *no*\n</div>\n\n[yes](/yes)",
      "[no](/no) *no*\n\nyes",
      "5:1 yes /yes"),
    Example("<a href=\" /x\n\">y</a> z", "y z", "1:1 y /x"),
    Example("<base href=\"https://a.example/d/\">\n\n[x](y)", "x", "3:1 x https://a.example/d/y"),
    Example(
      "<a href=\"/x\">https://a.example/</a>",
      "https://a.example/",
      "1:1 https://a.example/ /x"),
    Example("| a | <b>b</b> |\n|-|-|\n| `\\|` <br> | [c](/c) |", "a\tb\n|\tc", "3:15 c /c"),
    Example("- [x] <i>done</i>\n- [ ] open", "☑ done\n☐ open"),
    Example("3. <i>a</i>\n4. b", "3. a\n4. b"),
    Example("```swift\nlet a = \"<b>\"\n```\n\n<i>x</i>", "let a = \"<b>\"\n\nx"),
    Example("![a [b](/b) c](d.png \"t\") <i>x</i>", "\u{FFFC} x"),
    Example(
      "<https://a.example/?a&amp;b> <i>x</i> &copy; &#10;c",
      "https://a.example/?a&b x © c",
      "1:1 https://a.example/?a&b https://a.example/?a&b"),
  ]

  @Test(arguments: examples)
  func `raw HTML means what it means on a page`(example: Example) throws {
    let text = try MarkdownParser.parse(example.markdown)
    #expect(text.string == example.text)
    let links = text.links.map { span in
      let place = span.link.source.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(text.string(in: span.utf8Range)) \(span.link.destination)"
    }
    #expect(links == example.links)
  }

  @Test func `what is beside HTML keeps its look`() throws {
    let text = try MarkdownParser.parse(
      "<p align=center>x</p>\n\n## A **b**\n\n```swift\ncode\n```\n\n"
        + "![a](i.png \"t\") <sup>s</sup>")
    let runs = text.attributeRuns(in: 0..<text.utf8Count)
    func attributes(_ string: String) throws -> TextAttributes {
      try #require(runs.first { text.string(in: $0.utf8Range).contains(string) }).attributes
    }
    #expect(try attributes("x").paragraph?.alignment == .center)
    #expect(try attributes("A").tags[MarkupTag.heading] == "2")
    #expect(try attributes("code").tags[MarkupTag.language] == "swift")
    #expect(try attributes("code").fontFamily == "monospace")
    #expect(try attributes("\u{FFFC}").tags[MarkupTag.title] == "t")
    #expect(try attributes("\u{FFFC}").tags[MarkupTag.line] == "9")
    #expect(try attributes("s").verticalPosition == .superscript)
  }

  @Test(arguments: [
    (
      "# Getting Started\n\n## Über & uns: 2.0\n\n# Getting Started\n",
      ["getting-started", "über--uns-20", "getting-started-1"]
    ),
    ("<h2>One <i>two</i></h2>\n\n# 日本 `code_x`\n", ["one-two", "日本-code_x"]),
    ("<a name=\"top-1\"></a>\ntext\n\n<div id=\"d\">\n\nx\n\n</div>", ["top-1", "d"]),
    ("- # In a list\n", ["in-a-list"]),
  ])
  func `headings and elements have names`(markdown: String, names: [String]) throws {
    let text = try MarkdownParser.parse(markdown)
    let found = text.attributeRuns(in: 0..<text.utf8Count).compactMap {
      $0.attributes.tags[MarkupTag.anchor]
    }
    #expect(found == names || Set(found) == Set(names))
    for name in names {
      let offset = try #require(text.offset(ofAnchor: "#" + name))
      #expect(!text.string(in: offset..<text.utf8Count).hasPrefix(" "))
    }
    #expect(text.offset(ofAnchor: "#nowhere") == nil)
    #expect(text.offset(ofAnchor: "#") == 0)
  }

  @Test(arguments: [
    (
      "見https://a.example/b（和）\"https://c.example/\" d.example", 0,
      ["https://a.example/b", "https://c.example/"]
    ),
    ("見https://a.example/b（和）\"https://c.example/\" d.example", 1, []),
    (
      "見https://a.example/b（和）\"https://c.example/\" d.example", 2,
      ["https://a.example/b", "https://c.example/"]
    ),
    ("https://a.example/ [b](/b)", 3, ["b"]),
    ("（www.a.com）https://a.example/x", 0, ["www.a.com", "https://a.example/x"]),
  ])
  func `the option says which bare addresses are links`(
    markdown: String, kind: Int, links: [String]
  ) throws {
    let options = MarkdownParser.Options(bareLinks: MarkdownParser.BareLinks.allCases[kind])
    let text = try MarkdownParser.parse(markdown, options: options)
    #expect(text.links.map { text.string(in: $0.utf8Range) } == links)
  }

  @Test func `a source may be a string, bytes, a span or ill-formed`() throws {
    let source = "[a](/b) é"
    let bytes = Array(source.utf8)
    let text = try MarkdownParser.parse(bytes)
    #expect(try MarkdownParser.parse(source) == text)
    #expect(try MarkdownParser.parse(bytes.span) == text)
    #expect(try MarkdownParser.parse(bytes, lossy: true) == text)
    #expect(try MarkdownParser.parse(bytes + [0xFF], lossy: true).string == "a é\u{FFFD}")
    #expect(try HTMLParser.parse("<b>x</b>").string == "x")
    #expect(try HTMLParser.parse([0x78, 0xC3], lossy: true).string == "x\u{FFFD}")
    #expect(try TerminalOutputParser.parse("x\u{1B}[1my").string == "xy")
    #expect(throws: MarkupError.self) { try MarkdownParser.parse([0xFF]) }
  }
}
