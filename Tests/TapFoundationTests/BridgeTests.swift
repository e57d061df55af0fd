import Foundation
import TapFoundation
import TapLayout
import TapLinks
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// The bridges to Foundation: there and back is the same.
@Suite struct BridgeTests {
  /// A text with links that nest, overlap and touch, and attributes whose edges are elsewhere.
  static func text(seed: Int) -> AttributedText {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "é", "e\u{301}", "👩‍👧", "\r\n", "\n", "ß", "字", "\u{0}", " "]
    let count = Int.random(in: 0...40, using: &random)
    let string = (0..<count).compactMap { _ in letters.randomElement(using: &random) }.joined()
    var text = AttributedText(string)
    let offsets = (0...text.utf8Count).filter(text.isScalarBoundary)
    func range() -> Range<Int> {
      let ends = [0, 0].compactMap { _ in offsets.randomElement(using: &random) }.sorted()
      return ends[0]..<ends[1]
    }
    for number in 0..<Int.random(in: 0...6, using: &random) {
      let destination = ["https://a.example/\(number % 2)", "no url", ""][number % 3]
      let covered = range()
      guard !covered.isEmpty else { continue }
      text.addLink(
        Link(
          id: LinkID(rawValue: UInt64(number + 1)), destination: destination,
          title: number % 2 == 0 ? "title" : nil, priority: number),
        over: covered)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let weight = Int.random(in: 1...9, using: &random) * 100
      text.updateAttributes(in: range()) { $0.fontWeight = weight }
    }
    return text
  }

  @Test(arguments: 0..<300)
  func `a text comes back from an attributed string as it was`(seed: Int) throws {
    let text = Self.text(seed: seed)
    let back = try AttributedText(AttributedString(text))
    #expect(back == text)
    #expect(back.links.map(\.link.id) == text.links.map(\.link.id))
  }

  @Test(arguments: CorpusFile.all(in: "markup").filter { $0.path.hasSuffix(".md") })
  func `documents come back but for links without a character`(file: CorpusFile) throws {
    let text = try MarkdownParser.parse(Data(contentsOf: URL(fileURLWithPath: file.path)))
    let covering = text.links.filter { !$0.utf8Range.isEmpty }.count
    let string = AttributedString(text)
    #expect(try AttributedText(string).linkCount == covering)
    if covering == text.linkCount { #expect(try AttributedText(string) == text) }
  }

  @Test(arguments: 0..<100)
  func `ranges and indices mean the same characters`(seed: Int) throws {
    let text = Self.text(seed: seed)
    let string = text.string(in: 0..<text.utf8Count)
    let attributed = AttributedString(text)
    let offsets = (0...text.utf8Count).filter(text.isScalarBoundary)
    for (start, end) in zip(offsets, offsets.dropFirst(2)) {
      let slice = text.string(in: start..<end)
      let range = try #require(string.range(utf8: start..<end))
      #expect(String(string[range]).utf8.elementsEqual(slice.utf8))
      #expect(string.utf8Range(of: range) == start..<end)
      let other = try #require(attributed.range(utf8: start..<end))
      #expect(attributed[other].utf8.elementsEqual(slice.utf8))
      #expect(attributed.utf8Range(of: other) == start..<end)
      let nsRange = text.nsRange(utf8: start..<end)
      #expect((string as NSString).substring(with: nsRange).utf8.elementsEqual(slice.utf8))
      #expect(try text.utf8Range(of: nsRange) == start..<end)
    }
    for offset in 0...text.utf8Count where !text.isScalarBoundary(offset) {
      #expect(string.index(utf8: offset) == nil && attributed.index(utf8: offset) == nil)
    }
    #expect(string.index(utf8: text.utf8Count + 1) == nil && string.index(utf8: -1) == nil)
    #expect(attributed.index(utf8: text.utf8Count + 1) == nil)
  }

  @Test(arguments: [
    NSRange(location: 1, length: 1), NSRange(location: 0, length: 9),
    NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 5),
    NSRange(location: 0, length: -1),
  ])
  func `a range that is not in the text, or cuts a pair, is an error`(range: NSRange) {
    #expect(throws: TextError.self) { try AttributedText("👩a").utf8Range(of: range) }
  }

  @Test func `a link of Foundation's own becomes a link`() throws {
    var string = AttributedString("see docs now")
    let range = try #require(string.range(utf8: 4..<8))
    string[range].foundation.link = URL(string: "https://a.example/x")
    let text = try AttributedText(string)
    #expect(text.links.map(\.utf8Range) == [4..<8])
    #expect(text.links[0].destination == "https://a.example/x")
    #expect(try AttributedText(NSAttributedString(text)) == text)
  }

  @Test func `Markdown becomes an attributed string with links`() throws {
    let text = try MarkdownParser.parse(Data("see [docs](https://a.example/x) now".utf8))
    let string = AttributedString(text)
    #expect(string.runs.compactMap { $0.foundation.link } == [URL(string: "https://a.example/x")])
    let layout = TextLayout(text, width: 400, shaper: CellShaper())
    let hit = layout.hit(at: Point(x: 36, y: 8))
    let range = try #require(hit.range(in: string))
    #expect(String(string[range].characters) == "d" && hit.index(in: string) == range.lowerBound)
    #expect(layout.hit(at: Point(x: 300, y: 8)).range(in: string) == nil)
  }

  @Test func `only what may be opened has a URL`() {
    let safety = LinkSafety()
    #expect(safety.assess("https://a.example/x").url == URL(string: "https://a.example/x"))
    #expect(safety.assess("javascript:alert(1)").url == nil)
  }

  @Test(arguments: 0..<50)
  func `points and rectangles come back`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<4).map { _ in Double.random(in: -1e6...1e6, using: &random) }
    let point = Point(x: numbers[0], y: numbers[1])
    #expect(Point(CGPoint(point)) == point)
    let rect = Rect(x: numbers[0], y: numbers[1], width: abs(numbers[2]), height: abs(numbers[3]))
    #expect(Rect(CGRect(rect)) == rect)
  }

  @Test func `all parsers take data`() throws {
    #expect(try HTMLParser.parse(Data("<a href=https://a.example/>x</a>".utf8)).linkCount == 1)
    #expect(try TerminalOutputParser.parse(Data("\u{1B}[1mx".utf8)).utf8Count == 1)
    #expect(try AttributedText(utf8: Data("é".utf8)).utf8Count == 2)
    #expect(throws: TextError.self) { try AttributedText(utf8: Data([0x61, 0xFF])) }
    #expect(throws: MarkupError.self) { try MarkdownParser.parse(Data([0xFF])) }
  }
}
