import TapLayout
import TapTestSupport
import TapText
import Testing

/// Where glyphs stand.
@Suite struct GlyphPlaceTests {
  private func runs(
    _ text: AttributedText, width: Double = 400, line: Int = 0, _ options: LayoutOptions = .init()
  ) -> [String] {
    let layout = TextLayout(text, width: width, options: options, shaper: TestFontShaper())
    return RunListing.lines(layout, line: line)
  }

  private func runs(
    _ words: String, width: Double = 400, line: Int = 0, _ options: LayoutOptions = .init()
  ) -> [String] {
    runs(AttributedText(words), width: width, line: line, options)
  }

  @Test func `a glyph stands at the left edge of its cluster`() {
    #expect(runs("ab c") == [#""ab c" 0..28 at 12 font 0/16: a@0 b@8 _@16 c@20"#])
  }

  @Test func `right-to-left glyphs come from left to right`() {
    #expect(
      runs("\u{5D0}\u{5D1} \u{5D2}", width: 100) == [
        "\"\u{5D0}\u{5D1} \u{5D2}\" 72..100 at 12 rtl font 0/16: 5d2@72 _@80 5d1@84 5d0@92"
      ])
  }

  @Test func `letter spacing stands where reading goes on`() {
    var latin = AttributedText("ab")
    latin.updateAttributes(in: 0..<2) { $0.letterSpacing = 3 }
    #expect(runs(latin) == [#""ab" 0..22 at 12 font 0/16: a@0 b@11"#])
    var hebrew = AttributedText("\u{5D0}\u{5D1}")
    hebrew.updateAttributes(in: 0..<4) { $0.letterSpacing = 3 }
    #expect(
      runs(hebrew, width: 100) == [
        "\"\u{5D0}\u{5D1}\" 78..100 at 12 rtl font 0/16: 5d1@81 5d0@92"
      ])
  }

  @Test func `a justified line is one run, stretched where reading goes on`() {
    var options = LayoutOptions()
    options.alignment = .justify
    #expect(
      runs("a b c dd", width: 40, options) == [
        #""a b c" 0..40 at 12 font 0/16: a@0 _@8 b@16 _@24 c@32"#
      ])
    #expect(
      runs("\u{5D0} \u{5D1} \u{5D2} \u{5D3}\u{5D3}", width: 40, options) == [
        "\"\u{5D0} \u{5D1} \u{5D2}\" 0..40 at 12 rtl font 0/16: "
          + "5d2@0 _@12 5d1@16 _@28 5d0@32"
      ])
  }

  @Test func `marks stand over their letter and ligatures over their letters`() {
    #expect(
      runs("fia\u{301}b") == [
        "\"fia\u{301}b\" 0..24 at 12 font 0/16: fb01@0 a@8 301@10,-4 b@16"
      ])
    #expect(
      runs("\u{5D0}\u{5B7}\u{644}\u{627}", width: 40) == [
        "\"\u{5D0}\u{5B7}\u{644}\u{627}\" 24..40 at 12 rtl font 0/16: fefb@24 5d0@32 5b7@34,-4"
      ])
  }

  @Test func `a ligature of two colors is drawn by both runs, each on its side`() {
    var text = AttributedText("afib")
    text.updateAttributes(in: 2..<4) { $0.foreground = Color(red: 1, green: 0, blue: 0) }
    #expect(
      runs(text) == [
        #""af" 0..12 at 12 font 0/16: a@0 fb01@8 to 12"#,
        #""ib" 12..24 at 12 font 0/16: fb01@8 b@16 from 12"#,
      ])
    var link = AttributedText("\u{628}\u{644}\u{627}\u{628}")
    link.addLink(destination: "https://a.example", over: 0..<4)
    #expect(
      runs(link, width: 24) == [
        "\"\u{627}\u{628}\" 0..12 at 12 rtl font 0/16: 628@0 fefb@8 to 12",
        "\"\u{628}\u{644}\" 12..24 at 12 rtl link 0 font 0/16: fefb@8 628@16 from 12",
      ])
  }

  @Test func `letters that a line end parts look as if nothing had followed`() {
    var options = LayoutOptions()
    options.wrap = .cluster
    #expect(runs("AV") == [#""AV" 0..18 at 12 font 0/16: A@0 V@8"#])
    for (line, letter) in zip(0..., ["A", "V"]) {
      #expect(
        runs("AV", width: 10, line: line, options) == [
          "\"\(letter)\" 0..10 at \(line * 16 + 12) font 0/16: \(letter)@0"
        ])
    }
    #expect(
      runs("bfi", width: 12, options) == [#""bf" 0..12 at 12 font 0/16: b@0 f@8"#])
  }

  @Test func `sizes and raised baselines make runs of their own`() {
    var text = AttributedText("abc")
    text.updateAttributes(in: 1..<2) { $0.fontSize = 32 }
    text.updateAttributes(in: 2..<3) { $0.baselineOffset = 5 }
    #expect(
      runs(text) == [
        #""a" 0..8 at 24 font 0/16: a@0"#, #""b" 8..24 at 24 font 0/32: b@8"#,
        #""c" 24..32 at 19 font 0/16: c@24"#,
      ])
  }

  @Test func `fonts and directions cut runs, colors of the same font too`() {
    var text = AttributedText("ab\u{1F600}\u{4E16} \u{5D0}\u{5D1}")
    text.updateAttributes(in: 1..<2) { $0.foreground = .white }
    #expect(
      runs(text) == [
        #""a" 0..8 at 12 font 0/16: a@0"#, #""b" 8..16 at 12 font 0/16: b@8"#,
        "\"\u{1F600}\" 16..32 at 12 font 3/16: f600@16",
        "\"\u{4E16}\" 32..48 at 12 font 2/16: 4e16@32", #"" " 48..52 at 12 font 0/16: _@48"#,
        "\"\u{5D0}\u{5D1}\" 52..68 at 12 rtl font 0/16: 5d1@52 5d0@60",
      ])
  }

  @Test func `a tab is room in a run and no glyph`() {
    var options = LayoutOptions()
    options.tabInterval = 20
    #expect(
      runs("a\tb", options) == [#""a\tb" 0..28 at 12 font 0/16: a@0 b@20"#])
  }

  @Test func `an object is a box without glyphs`() {
    var text = AttributedText("a\u{FFFC}b")
    text.updateAttributes(in: 1..<4) {
      $0.inlineObject = InlineObject(width: 30, height: 10, baseline: 8)
    }
    let layout = TextLayout(text, width: 400, shaper: TestFontShaper())
    var boxes: [Rect] = []
    layout.forEachRun(inLine: 0) { run in
      if run.region == .inlineObject { boxes.append(run.rect) }
    }
    #expect(boxes == [Rect(x: 8, y: 4, width: 30, height: 10)])
    #expect(
      RunListing.lines(layout)[1] == "inlineObject \"\u{FFFC}\" 8..38 at 12")
  }

  @Test func `without a font there are clusters and no glyphs`() {
    let layout = TextLayout(AttributedText("fi"), width: 400)
    var clusters: [LineBox] = []
    layout.forEachRun(inLine: 0) { run in
      #expect(run.font == nil)
      run.forEachGlyph { _ in Issue.record("a cell has no glyph") }
      run.forEachCluster { clusters.append($0) }
    }
    #expect(clusters.map(\.utf8Range) == [0..<1, 1..<2])
    #expect(clusters.map(\.minX) == [0, 8])
  }
}
