import TapLayout
import TapMarkup
import TapTerminalSupport
import TapTestSupport
import TapText
import Testing

@testable import TapTerminal

@Suite struct FrameWriterTests {
  /// A text with links and attributes, of any characters.
  private func text(_ random: inout SeededGenerator) -> AttributedText {
    var text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
    for _ in 0..<random.number(below: 4) where !text.isEmpty {
      let range = random.range(within: text.utf8Count)
      text.addLink(
        destination: random.pick([
          "https://a.example/x", "mailto:a@b.example", "", "x\u{1B}y", "a b", "é",
          "javascript:alert(1)",
        ]), over: range)
      text.updateAttributes(in: random.range(within: text.utf8Count)) { attributes in
        attributes.fontWeight = random.flag() ? 700 : nil
        attributes.isItalic = random.flag()
        attributes.isStruckThrough = random.flag()
        attributes.foreground = random.pick([nil, .black, .white, Color(red: 1, green: 0, blue: 0)])
        attributes.background = random.pick([nil, .white, Color(red: 0, green: 0.5, blue: 0)])
      }
    }
    return text
  }

  @Test(arguments: 0..<200)
  func `frames are of one grammar, and add up to the last one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = (1 + random.number(below: 40), 1 + random.number(below: 6))
    let texts = (0..<4).map { _ in text(&random) }
    let violation = CellLaws.violation(
      of: texts, columns: columns, rows: rows, depth: random.pick(ColorDepth.allCases),
      ambiguousWidth: 1 + seed % 2)
    #expect(violation == nil)
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `the screen shows the letters of the layout`(_ file: CorpusFile) throws {
    let text = AttributedText(String(try file.text().prefix(4_000)))
    var surface = CellSurface(columns: 60, rows: 40)
    CellLaws.draw(text, on: &surface)
    var writer = FrameWriter(depth: .indexed256)
    var screen = TerminalEmulator(columns: 60, rows: 40)
    screen.take(writer.frame(of: surface))
    #expect(screen.violation == nil)
    for row in 0..<40 {
      for column in 0..<60 {
        let cell = surface.cells[row * 60 + column]
        let glyph = CellGlyph(surface.text(of: cell)[...])
        // Where a terminal may take a letter apart, what is behind it must still be right.
        guard cell.width > 0, glyph.hasCertainWidth || cell.glyph == 0 else { continue }
        #expect(
          screen.cells[row * 60 + column].text == surface.text(of: cell), "\(column),\(row)")
      }
    }
  }

  @Test func `only what changed is written`() {
    var surface = CellSurface(columns: 80, rows: 24)
    var writer = FrameWriter(depth: .trueColor)
    _ = writer.frame(of: surface)
    #expect(writer.frame(of: surface).isEmpty)
    surface.write("x", column: 40, row: 12)
    #expect(writer.frame(of: surface) == Array("\u{1B}[13;41H\u{1B}[mx".utf8))
    surface.write("y", column: 43, row: 12)
    // The two blanks between are shorter than a jump.
    surface.write("z", column: 0, row: 13, style: CellStyle(isBold: true))
    #expect(
      writer.frame(of: surface)
        == Array("\u{1B}[13;44H\u{1B}[my\u{1B}[14;1H\u{1B}[1mz\u{1B}[m".utf8))
    surface.clear(row: 12)
    #expect(writer.frame(of: surface) == Array("\u{1B}[13;41H\u{1B}[m\u{1B}[K".utf8))
    writer.isSynchronized = true
    #expect(writer.frame(of: surface).isEmpty)
    surface.write("x", column: 0, row: 0)
    #expect(
      writer.frame(of: surface) == Array("\u{1B}[?2026h\u{1B}[1;1H\u{1B}[mx\u{1B}[?2026l".utf8))
  }

  @Test func `links of the surface are links of the terminal with one id for each`() throws {
    let source = "see [one long link that wraps](https://a.example/1) and [two](https://b.example/)"
    let text = try MarkdownParser.parse(Array(source.utf8))
    var surface = CellSurface(columns: 16, rows: 6)
    CellLaws.draw(text, on: &surface)
    var writer = FrameWriter(depth: .none)
    var screen = TerminalEmulator(columns: 16, rows: 6)
    screen.take(writer.frame(of: surface))
    #expect(screen.violation == nil)
    let layout = TextLayout(text, width: 128, shaper: CellShaper())
    for row in 0..<6 {
      for column in 0..<16 {
        let hit = layout.hit(at: surface.center(ofColumn: column, row: row))
        let link = hit.link.map(text.link(at:))
        let wanted = link.map { "id=\($0.link.id.rawValue) \($0.destination)" } ?? ""
        #expect(screen.cells[row * 16 + column].link == wanted)
      }
    }
    writer = FrameWriter(depth: .none)
    writer.writesLinks = false
    #expect(!writer.frame(of: surface).contains(UInt8(ascii: "]")))
  }

  @Test(arguments: [
    (ColorDepth.none, "1"), (.ansi16, "1;31"), (.indexed256, "1;38;5;196"),
    (.trueColor, "1;38;2;255;0;0"),
  ])
  func `colors are those that the terminal has`(depth: ColorDepth, style: String) {
    var surface = CellSurface(columns: 3, rows: 1)
    surface.write(
      "x", column: 0, row: 0,
      style: CellStyle(foreground: Color(red: 1, green: 0, blue: 0), isBold: true))
    var writer = FrameWriter(depth: depth)
    var screen = TerminalEmulator(columns: 3, rows: 1)
    screen.take(writer.frame(of: surface))
    let wanted = depth == .ansi16 ? "1;91" : style
    #expect(screen.cells[0].style == wanted)
  }

  @Test func `the environment says how many colors there are`() {
    func depth(_ values: [String: String]) -> ColorDepth { ColorDepth { values[$0] } }
    #expect(depth(["TERM": "xterm-256color"]) == .indexed256)
    #expect(depth(["TERM": "xterm", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
    #expect(depth(["TERM": "xterm", "NO_COLOR": ""]) == .ansi16)
    #expect(depth(["TERM": "vt100"]) == .none)
    #expect(depth([:]) == .none)
  }

  @Test func `more clusters than are kept are drawn nevertheless`() {
    var surface = CellSurface(columns: 60, rows: 2)
    var writer = FrameWriter(depth: .none)
    var screen = TerminalEmulator(columns: 60, rows: 2)
    surface.stringLimit = 20
    surface.write("a\u{301}", column: 0, row: 0)
    for (number, letter) in "cdefghijklmnopqrstuvwxyzCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() {
      surface.write("\(letter)\u{301}\u{302}", column: 1 + number % 5, row: 1)
    }
    surface.write("b\u{301}\u{302}\u{303}", column: 0, row: 1)
    screen.take(writer.frame(of: surface))
    #expect(screen.violation == nil)
    #expect(screen.cells[0].text == "a\u{301}" && screen.cells[60].text == "b\u{301}\u{302}\u{303}")
    #expect(surface.generation > 0)
  }
}
