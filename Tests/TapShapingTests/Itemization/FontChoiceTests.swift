import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct FontChoiceTests {
  /// Fonts that have many characters in common, in an order that matters.
  private static let overlapping = [
    "NotoSans-Regular.ttf", "DejaVuSansMono.ttf", "NotoSansDevanagari-Regular.ttf",
    "DejaVuSans.ttf", "DejaVuSerif.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  @Test func `a text looks the same whatever was shaped before`() throws {
    let fonts = try FontCollection(files: Self.overlapping.map(TestFonts.path))
    let texts = try CorpusFile.all(in: "texts").map { try $0.text() }
    let busy = try HarfBuzzShaper(fonts)
    for text in texts.reversed() { _ = edges(of: text, by: busy) }
    for (text, file) in zip(texts, CorpusFile.all(in: "texts")) {
      let fresh = try HarfBuzzShaper(fonts)
      #expect(edges(of: text, by: fresh) == edges(of: text, by: busy), "\(file)")
    }
  }

  /// A letter with a mark, and the first of the fonts that has both.
  @Test(arguments: ["ж\u{359}", "0\u{20E3}", "→\u{338}", "한\u{301}", "ა\u{483}"])
  func `a letter and its marks stand in one font`(text: String) throws {
    let fonts = try FontCollection(files: Self.overlapping.map(TestFonts.path))
    let able = fonts.faces.first { face in text.unicodeScalars.allSatisfy { face.covers($0) } }
    let expected = try HarfBuzzShaper(FontCollection([#require(able)]))
    #expect(edges(of: text, by: try HarfBuzzShaper(fonts)) == edges(of: text, by: expected))
  }

  @Test(arguments: [" ", "a", "\u{2003}", "\u{301}", "ж"])
  func `a selector of emoji behind anything else chooses no font`(letter: String) throws {
    let shaper = try HarfBuzzShaper(FontCollection(files: Self.overlapping.map(TestFonts.path)))
    for selector in ["\u{FE0F}", "\u{FE0E}"] {
      #expect(fonts(of: letter + selector, by: shaper) == fonts(of: letter, by: shaper))
    }
  }

  @Test(arguments: [
    ("\u{263A}", "\u{FE0E}", false), ("\u{263A}", "\u{FE0F}", true),
    ("\u{2764}", "\u{FE0E}", false),
    ("\u{2764}", "\u{FE0F}", true), ("\u{26A1}", "\u{FE0E}", false), ("\u{26A1}", "", true),
    ("1", "\u{FE0F}\u{20E3}", true),
  ])
  func `a selector of emoji decides whatever font comes first`(
    letter: String, selector: String, isColored: Bool
  ) throws {
    for files in [Self.overlapping, Self.overlapping.reversed()] {
      let shaper = try HarfBuzzShaper(FontCollection(files: files.map(TestFonts.path)))
      let found = fonts(of: letter + selector, by: shaper)
      #expect(found.allSatisfy { ($0 == "Noto Color Emoji") == isColored }, "\(found)")
      #expect(!found.isEmpty)
    }
  }

  /// The families of the fonts that show a text.
  private func fonts(of text: String, by shaper: HarfBuzzShaper) -> [String] {
    let layout = TextLayout(AttributedText(text), width: 1e6, shaper: shaper)
    var fonts: [String] = []
    layout.forEachRun(inLine: 0) { run in
      if let font = run.font { fonts.append(shaper.describe(font).family) }
    }
    return fonts
  }

  private func edges(of text: String, by shaper: HarfBuzzShaper) -> [Double] {
    let layout = TextLayout(AttributedText(text), width: 1e6, shaper: shaper)
    var edges: [Double] = []
    for line in 0..<layout.lineCount {
      layout.forEachBox(inLine: line) { edges += [$0.minX, $0.maxX] }
    }
    return edges
  }
}
