import TapLayout
import TapTestSupport
import TapText
import Testing

/// Glyphs of what the text does not have: hyphens, ellipses and tokens.
@Suite struct AddedWordsTests {
  private func runs(
    _ text: AttributedText, width: Double, _ options: LayoutOptions = .init()
  ) -> [String] {
    let layout = TextLayout(text, width: width, options: options, shaper: TestFontShaper())
    return RunListing.lines(layout)
  }

  private func runs(
    _ words: String, width: Double, _ options: LayoutOptions = .init()
  ) -> [String] {
    runs(AttributedText(words), width: width, options)
  }

  private var oneLine: LayoutOptions {
    var options = LayoutOptions()
    options.lineLimit = 1
    return options
  }

  @Test func `a soft hyphen shows at a line's end and nowhere else`() {
    #expect(
      runs("ab\u{AD}cd", width: 30) == [
        #""ab" 0..16 at 12 font 0/16: a@0 b@8"#,
        "hyphen \"\u{2010}\" 16..24 at 12 font 0/16: 2010@16",
      ])
    #expect(
      runs("ab\u{AD}cd", width: 60) == ["\"ab\u{AD}cd\" 0..32 at 12 font 0/16: a@0 b@8 c@16 d@24"])
  }

  @Test func `an added hyphen is a letter of its word`() {
    var options = LayoutOptions()
    options.hyphenationPoints = [2]
    var text = AttributedText("abcd")
    text.updateAttributes(in: 0..<4) { $0.fontWeight = 700 }
    text.addLink(destination: "https://a.example", over: 0..<4)
    #expect(
      runs(text, width: 30, options) == [
        #""ab" 0..16 at 12 link 0 font 1/16: a@0 b@8"#,
        "hyphen \"\u{2010}\" 16..24 at 12 link 0 font 1/16: 2010@16",
      ])
  }

  @Test func `a hyphen is as wide as its word's font makes it`() {
    var options = LayoutOptions()
    options.hyphenationPoints = [2]
    var text = AttributedText("abcd ab\u{AD}cd")
    text.updateAttributes(in: 0..<5) { $0.fontSize = 32 }
    #expect(
      runs(text, width: 50, options) == [
        #""ab" 0..32 at 24 font 0/32: a@0 b@16"#,
        "hyphen \"\u{2010}\" 32..48 at 24 font 0/32: 2010@32",
      ])
    // Where it does not fit, the word breaks without it.
    #expect(runs(text, width: 47, options) == [#""ab" 0..32 at 24 font 0/32: a@0 b@16"#])
    #expect(
      runs(text, width: 100, options) == [
        #""abcd " 0..72 at 24 font 0/32: a@0 b@16 c@32 d@48 _@64"#,
        #""ab" 72..88 at 24 font 0/16: a@72 b@80"#,
        "hyphen \"\u{2010}\" 88..96 at 24 font 0/16: 2010@88",
      ])
  }

  @Test func `an ellipsis is drawn where it is hit`() {
    #expect(
      runs("ab cd ef", width: 40, oneLine) == [
        #""ab c" 0..28 at 12 font 0/16: a@0 b@8 _@16 c@20"#,
        "ellipsis \"\u{2026}\" 28..36 at 12 font 0/16: 2026@28",
      ])
  }

  @Test func `a ligature that an ellipsis cuts shows as much as is left`() {
    #expect(
      runs("abfib", width: 30, oneLine) == [
        #""abf" 0..20 at 12 font 0/16: a@0 b@8 fb01@16 to 20"#,
        "ellipsis \"\u{2026}\" 20..28 at 12 font 0/16: 2026@20",
      ])
  }

  @Test func `a token has the directions of its own letters`() {
    var options = oneLine
    options.truncationToken = "ab \u{5D0}\u{5D1}"
    options.direction = .rightToLeft
    #expect(
      runs("\u{5D2}\u{5D2} \u{5D2}\u{5D2} \u{5D2}\u{5D2} \u{5D2}", width: 60, options) == [
        "truncationToken \" \u{5D0}\u{5D1}\" 4..24 at 12 rtl font 0/16: 5d1@4 5d0@12 _@20",
        "truncationToken \"ab\" 24..40 at 12 font 0/16: a@24 b@32",
        "\"\u{5D2}\u{5D2} \" 40..60 at 12 rtl font 0/16: _@40 5d2@44 5d2@52",
      ])
  }

  @Test func `an ellipsis is as large as the text before it`() {
    // Letters of 16 points, then of 4.
    var text = AttributedText("abcdefgh")
    text.updateAttributes(in: 0..<2) { $0.fontSize = 32 }
    text.updateAttributes(in: 2..<8) { $0.fontSize = 8 }
    #expect(
      runs(text, width: 45, oneLine).last == "ellipsis \"\u{2026}\" 40..44 at 24 font 0/8: 2026@40")
    #expect(
      runs(text, width: 33, oneLine).last == "ellipsis \"\u{2026}\" 16..32 at 24 font 0/32: 2026@16"
    )
    // There is room for a small one behind small letters, though for no large one before them.
    #expect(
      runs(text, width: 40, oneLine).last == "ellipsis \"\u{2026}\" 36..40 at 24 font 0/8: 2026@36")
  }

  @Test func `an ellipsis at a line's start is as large as the text behind it`() {
    var options = oneLine
    options.truncation = .head
    options.truncationToken = "++"
    var text = AttributedText("abcdeghk")
    text.updateAttributes(in: 0..<2) { $0.fontSize = 8 }
    text.updateAttributes(in: 2..<8) { $0.fontSize = 32 }
    #expect(
      runs(text, width: 100, options).first
        == "truncationToken \"++\" 0..32 at 24 font 0/32: +@0 +@16")
    // The other way round small words have room where large ones have not.
    text.updateAttributes(in: 0..<6) { $0.fontSize = 8 }
    #expect(
      runs(text, width: 44, options).first == "truncationToken \"++\" 0..8 at 24 font 0/8: +@0 +@4")
  }

  @Test(arguments: 0..<200)
  func `what a line adds is as wide as its own letters`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: 20, from: [.latin, .han, .format], &random))
    for _ in 0..<3 {
      let range = random.range(within: text.utf8Count)
      text.updateAttributes(in: range) { $0.fontSize = Double(4 + random.number(below: 40)) }
    }
    var options = LayoutOptions()
    options.lineLimit = 2
    options.truncation = random.pick(TruncationMode.allCases)
    options.hyphenationPoints = Array(1..<text.utf8Count + 1)
    let layout = TextLayout(
      text, width: Double(40 + random.number(below: 100)), options: options,
      shaper: TestFontShaper())
    for line in 0..<layout.lineCount {
      var widths: [Double] = []
      layout.forEachBox(inLine: line) { box in
        if box.region == .ellipsis || box.region == .hyphen { widths.append(box.maxX - box.minX) }
      }
      layout.forEachRun(inLine: line) { run in
        guard run.region == .ellipsis || run.region == .hyphen, !widths.isEmpty else { return }
        // A soft hyphen is a cluster of the text, whose run is a hyphen too.
        guard run.utf8Range.isEmpty || run.region == .ellipsis else { return }
        #expect(run.rect.width == widths.removeFirst())
      }
    }
  }
}
