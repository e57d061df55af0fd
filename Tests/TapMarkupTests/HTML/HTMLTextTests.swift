import TapMarkup
import TapTestSupport
import TapText
import Testing

@Suite struct HTMLTextTests {
  private func text(_ source: String) throws -> AttributedText {
    try HTMLParser.parse(Array(source.utf8))
  }

  @Test(arguments: ["bdi", "span", "a href=x", "em"])
  func `LS-B2: a direction within a line puts no marks into the text`(element: String) throws {
    for direction in ["rtl", "ltr", "auto"] {
      let inner = try text(
        "a <\(element) dir=\(direction)>b \u{5D0}</\(element.prefix { $0 != " " })> c")
      #expect(inner.string == "a b \u{5D0} c")
      let attributes = inner.attributeRuns(in: 0..<inner.utf8Count).map(\.attributes)
      #expect(attributes.allSatisfy { $0.direction == nil && $0.paragraph?.direction == nil })
    }
  }

  @Test(arguments: [
    ("&#x100000041;b", "\u{FFFD}b"), ("&#4294967361;b", "\u{FFFD}b"),
    ("&#x" + String(repeating: "a", count: 40), "\u{FFFD}"), ("&#xFFFFFFFF", "\u{FFFD}"),
    ("&#" + String(repeating: "9", count: 40) + ";", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"),
    ("&#x" + String(repeating: "0", count: 40) + "41;", "A"), ("&#0000000000065;", "A"),
    ("&#x10FFFD;", "\u{10FFFD}"), ("a&#", "a&#"), ("a&#x", "a&#x"),
  ])
  func `a reference to a number that no scalar has is the replacement character`(
    html: String, shown: String
  ) throws {
    #expect(try text(html).string == shown)
    let link = try text("<a href=\"\(html)\">x</a>").links.first?.link
    #expect(link?.destination == shown)
  }

  /// Pairs that mean the same.
  static let pairs = [
    ("a *b* **c** `d` ~~e~~", "<p>a <em>b</em> <strong>c</strong> <code>d</code> <del>e</del>"),
    ("# One\n\ntwo\n\n> three\n> > four", "<h1>One</h1><p>two<blockquote>three<blockquote>four"),
    ("- a\n- b\n  - c\n- d", "<ul><li>a<li>b<ul><li>c</ul><li>d</ul>"),
    ("- a\n\n- b\n\n  c", "<ul><li><p>a<li><p>b<p>c</ul>"),
    ("3. a\n4. b", "<ol start=3><li>a<li>b</ol>"),
    ("- [ ] a\n- [x] b", "<ul><li><input type=checkbox> a<li><input type=checkbox checked> b</ul>"),
    (
      "|a|b|\n|---|---|\n|c||\n|d|e|",
      "<table><tr><th>a<th>b<tr><td>c<td><tr><td>d<td>e</table>"
    ),
    ("```\na\n  b\n\nc\n```", "<pre>a\n  b\n\nc\n</pre>"),
    ("a\n\n***\n\nb", "<p>a<hr><p>b"),
    ("a\\\nb  \nc", "<p>a<br>b<br>\nc"),
    ("[a *b*](/c \"d\")", "<p><a href=/c title=d>a <em>b</em></a>"),
  ]

  /// The attributes of letters, without the names of headings; how far the style of a paragraph goes beyond its first letter means
  /// nothing.
  private static func letterRuns(of text: AttributedText) -> [AttributeRun] {
    var runs: [AttributeRun] = []
    for run in text.attributeRuns(in: 0..<text.utf8Count) {
      var run = run
      run.attributes.paragraph = nil
      run.attributes.tags["anchor"] = nil
      if let last = runs.last, last.attributes == run.attributes {
        run.utf8Range = last.utf8Range.lowerBound..<run.utf8Range.upperBound
        runs.removeLast()
      }
      runs.append(run)
    }
    return runs
  }

  /// The style of each paragraph, which is that of its first letter.
  private static func paragraphStyles(of text: AttributedText) -> [ParagraphStyle?] {
    var (styles, start): ([ParagraphStyle?], Int) = ([], 0)
    for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty {
        styles.append(
          text.attributeRuns(in: start..<start + 1).first?.attributes.paragraph)
      }
      start += line.utf8.count + 1
    }
    return styles
  }

  @Test(arguments: pairs)
  func `HTML and Markdown of one meaning give one text`(markdown: String, html: String) throws {
    let wanted = try MarkdownParser.parse(Array(markdown.utf8))
    let found = try text(html)
    #expect(found.string == wanted.string)
    #expect(Self.letterRuns(of: found) == Self.letterRuns(of: wanted))
    #expect(Self.paragraphStyles(of: found) == Self.paragraphStyles(of: wanted))
    #expect(found.links.map(\.utf8Range) == wanted.links.map(\.utf8Range))
    #expect(found.links.map(\.link.destination) == wanted.links.map(\.link.destination))
  }

  @Test(arguments: 0..<200)
  func `any mixture of tags gives a sound text or an error with its place`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let source = Array(RandomHTML.source(using: &random).utf8)
    do {
      let text = try HTMLParser.parse(source)
      #expect(text.invariantViolations().isEmpty)
      expectSoundness(
        of: text, from: source, isLinkMark: MarkupKind.html.isLinkMark, imageMark: "<")
    } catch {
      #expect(error.position != nil)
    }
  }

  @Test func `white space is never at the edge of a line nor doubled`() throws {
    var (texts, lines) = (0, 0)
    for seed in 0..<200 {
      var random = SeededGenerator(seed: seed)
      let source = RandomHTML.source(using: &random).replacing("<pre", with: "<p")
        .replacing("<input", with: "<p")
      guard let text = try? text(source) else { continue }
      texts += 1
      for line in text.string.split(separator: "\n") {
        lines += 1
        let content = line.drop { $0 == " " || $0 == "\t" }
        let isMarker = content.hasSuffix("• ") || content.hasSuffix(". ")
        #expect(isMarker || !line.hasSuffix(" "), "seed \(seed): \(line)")
        #expect(content.hasPrefix("•") || !content.contains("  "), "seed \(seed): \(line)")
      }
    }
    #expect(texts >= 190)
    #expect(lines >= 400)
  }

  @Test func `pieces of one link share its identity, and two links never do`() throws {
    let found = try text("<p><a href=/a>one<p>two</a> <a href=/a>three</a>")
    #expect(found.links.map { found.string(in: $0.utf8Range) } == ["one", "two", "three"])
    let ids = found.links.map(\.link.id)
    #expect(ids[0] == ids[1])
    #expect(ids[1] != ids[2])
  }
}
