import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Text in fonts.
@Suite struct GlyphDrawingTests {
  private func drawing(_ text: AttributedText, width: Double = 400) -> RecordingSurface {
    let layout = TextLayout(text, width: width, shaper: TestFontShaper())
    var surface = RecordingSurface()
    surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
    return surface
  }

  private func runs(_ text: AttributedText) -> [GlyphRun] {
    drawing(text).commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  @Test func `a run tells its glyphs and the font that they are of`() {
    var text = AttributedText("fia\u{301}")
    text.updateAttributes(in: 0..<5) { $0.fontWeight = 700 }
    let run = runs(text)[0]
    #expect(run.font == Font(family: "Test bold", size: 16, weight: 700))
    #expect(
      run.glyphs
        == RunGlyphs(
          font: FontID(rawValue: 0x110), outlines: nil,
          glyphs: [
            PlacedGlyph(glyph: 0xFB01, x: 0, y: 12), PlacedGlyph(glyph: 97, x: 8, y: 12),
            PlacedGlyph(glyph: 0x301, x: 10, y: 8),
          ]))
    #expect(run.glyphs?.outlines != nil)
    #expect(
      drawing(text).description.contains(
        "16pt \"Test bold\" weight 700 font 272 glyphs 64257@0 97@8 769@10,-4"))
  }

  @Test func `the halves of a ligature in two colors are cut where they meet`() {
    var text = AttributedText("fi")
    text.addLink(destination: "https://a.example", over: 1..<2)
    let glyphs = runs(text).compactMap(\.glyphs)
    #expect(glyphs.map(\.glyphs.count) == [1, 1])
    #expect(glyphs.map(\.sides) == [-.infinity...4, 4 ... .infinity])
    #expect(drawing(text).description.contains("64257@0 from 4"))
  }

  @Test func `the font says where lines run`() {
    var text = AttributedText("ab")
    text.updateAttributes(in: 0..<2) {
      $0.isUnderlined = true
      $0.isStruckThrough = true
    }
    let run = runs(text)[0]
    let own = TestFontShaper.decorations
    #expect(
      run.underline == Rect(x: 0, y: 12 + own.underlineOffset - 1, width: 16, height: 2))
    #expect(
      run.strikethrough
        == Rect(x: 0, y: 12 - own.strikethroughOffset - 0.5, width: 16, height: 1))
  }

  @Test func `the words of an object are glyphs in the middle of its box`() {
    var text = AttributedText("\u{FFFC}")
    text.updateAttributes(in: 0..<3) {
      $0.inlineObject = InlineObject(width: 40, alternativeText: "ab")
    }
    let glyphs = runs(text)[0].glyphs?.glyphs
    #expect(
      glyphs == [PlacedGlyph(glyph: 97, x: 12, y: 12), PlacedGlyph(glyph: 98, x: 20, y: 12)])
  }
}
