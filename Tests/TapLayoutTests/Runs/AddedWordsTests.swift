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
}
