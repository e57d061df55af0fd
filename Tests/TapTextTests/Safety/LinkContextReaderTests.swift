import TapText
import TapTestSupport
import Testing

@Suite struct LinkContextReaderTests {
  /// Reads the link over the one range of a text between « and ».
  private func context(_ marked: String) throws -> LinkContext {
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let rest = try #require(parts.last).split(separator: "»", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    var text = AttributedText(String(parts[0] + rest[0] + rest[1]))
    let link = Link(id: LinkID(rawValue: 1), destination: "https://a.example")
    text.addLink(link, over: start..<start + rest[0].utf8.count)
    var reader = LinkContextReader(text)
    return reader.context(of: text.link(at: 0))
  }

  @Test(arguments: [
    "\u{202E}see «docs» now", "\u{202B}a \u{202C}\u{202D}b «docs»", "a «docs»\u{202E}txt",
    "a\u{202E}b«docs» now", "a\u{202C}«docs»", "\n\u{202A}x «docs»\nno",
  ])
  func `LS-B2: embeddings and overrides that reach or touch a link reorder it`(
    text: String
  ) throws {
    #expect(try context(text).isReordered)
  }

  @Test(arguments: [
    "see «docs» now", "\u{202E}a\u{202C} «docs» now", "a «docs» \u{202E}b", "\u{202E}a\n«docs»",
    "\u{2067}a \u{2069}«docs»", "«docs»\nb\u{202E}",
  ])
  func `LS-B2: what ends before a link or stands apart does not`(text: String) throws {
    #expect(try !context(text).isReordered)
  }

  @Test(arguments: 0..<40)
  func `a reader that goes on says what a new one says`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", " ", "\n", "\u{202E}", "\u{202C}", "\u{200B}", "\u{5D0}", "b c"]
    var text = AttributedText(
      (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
    for id in 0..<12 {
      let ends = [
        Int.random(in: 0...text.utf8Count, using: &random),
        Int.random(in: 0...text.utf8Count, using: &random),
      ].map { text.clusterRange(at: $0)?.lowerBound ?? text.utf8Count }
      let link = Link(id: LinkID(rawValue: UInt64(id)), destination: "\(id % 5)")
      text.addLink(link, over: min(ends[0], ends[1])..<max(ends[0], ends[1]))
    }
    var reader = LinkContextReader(text)
    for span in text.links {
      var fresh = LinkContextReader(text)
      #expect(reader.context(of: span) == fresh.context(of: span))
    }
  }

  @Test func `LS-T10: links that touch are told, with nothing or nothing visible between`() {
    for (gap, isTouching) in [("", true), ("\u{200B}\u{2060}", true), (" ", false), ("x", false)] {
      var text = AttributedText("pay" + gap + "pal")
      text.addLink(Link(id: LinkID(rawValue: 1), destination: "A"), over: 0..<3)
      let start = 3 + gap.utf8.count
      text.addLink(Link(id: LinkID(rawValue: 2), destination: "B"), over: start..<start + 3)
      var reader = LinkContextReader(text)
      #expect(reader.context(of: text.link(at: 0)).touching == (isTouching ? ["B"] : []))
      #expect(reader.context(of: text.link(at: 1)).touching == (isTouching ? ["A"] : []))
      #expect(reader.context(of: text.link(at: 0)).overlapping == [])
    }
  }

  @Test func `LS-A5: links over the same text are told`() {
    var text = AttributedText("one two")
    text.addLink(Link(id: LinkID(rawValue: 1), destination: "A"), over: 0..<7)
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "B"), over: 4..<7)
    var reader = LinkContextReader(text)
    #expect(reader.context(of: text.link(at: 0)).overlapping == ["B"])
    #expect(reader.context(of: text.link(at: 1)).overlapping == ["A"])
    #expect(reader.context(of: text.link(at: 1)).text == "two")
  }

  @Test(arguments: [
    ("a «docs» b", "", ""), ("log in at «paypal».com now", "", ".com"),
    ("pay«pal».com", "pay", ".com"),
    ("www.\n«paypal»\n.com", "", ""), ("«x»", "", ""), ("é\u{200B}«x»\u{A0}y", "é\u{200B}", ""),
  ])
  func `the text that touches a link ends at white space`(
    text: String, preceding: String, following: String
  ) throws {
    let context = try context(text)
    #expect(context.precedingText == preceding)
    #expect(context.followingText == following)
  }

  @Test func `the text of a link over several ranges is joined`() {
    var text = AttributedText("https://pay\npal.com and more")
    let link = Link(id: LinkID(rawValue: 1), destination: "A")
    text.addLink(link, over: 0..<11)
    text.addLink(link, over: 12..<19)
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "B"), over: 24..<28)
    var reader = LinkContextReader(text)
    let joined = text.links.map { reader.context(of: $0).joinedText }
    #expect(joined == ["https://paypal.com", "https://paypal.com", nil])
  }

  @Test func `the alternative texts of the images in a link are told`() {
    var text = AttributedText("a \u{FFFC}b\u{FFFC} c")
    for (offset, words) in [(2, "first"), (6, "second")] {
      text.updateAttributes(in: offset..<offset + 3) {
        $0.inlineObject = InlineObject(alternativeText: words)
      }
    }
    text.addLink(Link(id: LinkID(rawValue: 1), destination: "A"), over: 2..<9)
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "B"), over: 0..<1)
    var reader = LinkContextReader(text)
    #expect(
      text.links.map { reader.context(of: $0).alternativeTexts } == [[], ["first", "second"]])
  }
}
