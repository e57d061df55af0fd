import FoundationEssentials
import TapLayout
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Lists that hang, quotes with bars, code blocks and rules.
@Suite struct BlockTests {
  private let cells = CellShaper(width: 10, height: 20)

  private func markdown(
    _ source: String, width: Double, change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> TextLayout {
    var options = LayoutOptions()
    change(&options)
    return TextLayout(
      try MarkdownParser.parse(source), width: width, options: options, shaper: cells)
  }

  /// The lines with their left edges in cells.
  private func rows(_ layout: TextLayout) -> [String] {
    (0..<layout.lineCount).map { index in
      let line = layout.line(at: index)
      let text = layout.text.string(in: line.utf8Range).trimmed
      return "\(Int(line.rect.x / 10)) \(text)"
    }
  }

  @Test func `further lines of an item begin under its text, at each depth`() throws {
    let layout = try markdown("- one two three\n  1. four five six\n", width: 100)
    #expect(
      rows(layout) == ["0 • one two", "2 three", "0   1. four", "5 five", "5 six"])
  }

  @Test func `further lines of a quote begin where the first does`() throws {
    let layout = try markdown("> one two three\n> > four five six\n", width: 100)
    #expect(rows(layout) == ["0   one two", "2 three", "0 ", "0     four", "4 five", "4 six"])
  }

  @Test func `a right-to-left item hangs from the right`() throws {
    let layout = try markdown("- \u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}", width: 70)
    let line = layout.line(at: 1)
    #expect(line.direction == .rightToLeft)
    #expect(line.rect.maxX == 50)
  }

  @Test func `an indent that leaves less than half of the width is none`() throws {
    let layout = try markdown("> > > > aa bb", width: 100)
    #expect(rows(layout) == ["0         aa", "0 bb"])
  }

  @Test func `code wraps with an indent of its own, or keeps its lines`() throws {
    let source = "```\nlet a = 1\n  b c d e f\n```\n"
    #expect(
      rows(try markdown(source, width: 80)) == ["0 let a =", "2 1", "0   b c d", "2 e f"])
    let kept = try markdown(source, width: 80) { $0.wrapsCode = false }
    #expect(rows(kept) == ["0 let a = 1", "0   b c d e f"])
    #expect(kept.contentWidth == 110)
  }

  @Test func `a line knows its block: bars, code and rules`() throws {
    let layout = try markdown("> a\n>\n> - b\n\n```\nc\n\nd\n```\n\n---\n\ne", width: 100)
    let blocks = (0..<layout.lineCount).map { layout.block(ofLine: $0) }
    let kinds = blocks.map { $0?.style.kind.rawValue ?? "-" }
    #expect(kinds == ["text", "-", "text", "-", "code", "-", "code", "-", "rule", "-", "-"])
    #expect(blocks[0]?.bars == [0])
    #expect(blocks[2]?.bars == [0])
    #expect(blocks[0]?.style.group == blocks[2]?.style.group)
    #expect(blocks[4]?.style.group == blocks[6]?.style.group)
    #expect(blocks[4]?.style.group != blocks[0]?.style.group)
    #expect(blocks[8]?.minX == 0 && blocks[8]?.maxX == 100)
  }

  @Test func `HTML and Markdown make the same blocks`() throws {
    let fromHTML = TextLayout(
      try HTMLParser.parse(
        "<blockquote><p>a<ul><li>b b b b b b</ul></blockquote><pre>c\nd</pre><hr>"),
      width: 100, shaper: cells)
    let fromMarkdown = try markdown(
      "> a\n>\n> - b b b b b b\n\n```\nc\nd\n```\n\n---\n", width: 100)
    #expect(rows(fromHTML) == rows(fromMarkdown))
    for index in 0..<min(fromHTML.lineCount, fromMarkdown.lineCount) {
      let left = fromHTML.block(ofLine: index)
      let right = fromMarkdown.block(ofLine: index)
      #expect(left?.bars == right?.bars, "line \(index)")
      #expect(left?.style.kind == right?.style.kind, "line \(index)")
    }
  }

  static let sources = CorpusFile.all(in: "markup").filter { $0.path.hasSuffix(".md") }

  @Test(arguments: sources)
  func `all laws hold in blocks at any width and in both directions`(_ file: CorpusFile) throws {
    let source = try [UInt8](Data(contentsOf: URL(filePath: file.path)))
    let text = try MarkdownParser.parse(source)
    for direction in [WritingDirection?.none, .rightToLeft] {
      for width in [70.0, 150, 333] {
        for wrapsCode in [true, false] {
          var options = LayoutOptions()
          options.direction = direction
          options.wrapsCode = wrapsCode
          let layout = TextLayout(text, width: width, options: options, shaper: cells)
          #expect(LayoutLaws.violation(in: layout) == nil, "\(width)")
          let resized = TextLayout(text, width: 200, options: options, shaper: cells)
            .resized(to: width)
          #expect(LayoutLaws.difference(resized, layout) == nil)
        }
      }
    }
  }
}

extension String {
  /// The string without white space at its end.
  fileprivate var trimmed: String {
    var string = self[...]
    while let last = string.last, last.isWhitespace { string = string.dropLast() }
    return String(string)
  }
}
