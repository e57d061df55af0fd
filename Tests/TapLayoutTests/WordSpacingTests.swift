import TapLayout
import TapTestSupport
import TapText
import Testing

/// Room at the spaces between words (CSS Text 3, section 8.1).
@Suite struct WordSpacingTests {
  @Test(arguments: [
    ("a b", [8.0, 11, 8]), ("a\u{A0}b", [8, 11, 8]), ("a  b", [8, 11, 11, 8]),
    ("a\u{2003}b", [8, 8, 8]), ("a\u{3000}b", [8, 16, 8]), ("a\u{1361}b", [8, 11, 8]),
    ("a\u{200B}b", [8, 0, 8]),
  ])
  func `spaces between words grow, those of a fixed width do not`(text: String, widths: [Double]) {
    #expect(self.widths(of: text) { $0.wordSpacing = 3 } == widths)
  }

  @Test func `a space never turns back`() {
    #expect(widths(of: "a b") { $0.wordSpacing = -5 } == [8, 3, 8])
    #expect(widths(of: "a b") { $0.wordSpacing = -50 } == [8, 0, 8])
    #expect(widths(of: "a b") { $0.wordSpacing = .nan } == [8, 8, 8])
  }

  @Test func `spaces between letters and words add up`() {
    let widths = widths(of: "a b") {
      $0.wordSpacing = 3
      $0.letterSpacing = 1
    }
    #expect(widths == [9, 12, 9])
  }

  @Test(arguments: [
    "ab\u{5D0}", "\u{4E00}", "\u{627}\u{640}\u{628}", "\u{710}\u{712}", "\u{7CA}\u{7CB}",
    "\u{1820}\u{1821}", "\u{A840}\u{A841}", "\u{1E900}\u{1E901}", "\u{840}\u{841}",
    "\u{10D00}\u{10D01}",
  ])
  func `letters of cursive scripts stay joined`(letters: String) {
    // Joining letters are those of Arabic and the scripts after it but for ideographs.
    let isCursive = letters.unicodeScalars.allSatisfy { $0.value >= 0x600 && $0.value != 0x4E00 }
    let cells = widths(of: letters) { _ in }
    let spaced = widths(of: "x " + letters + " 1") { $0.letterSpacing = 3 }
    let plain = widths(of: "x " + letters + " 1") { _ in }
    for (width, other) in zip(spaced, plain) where cells.contains(other) {
      #expect(width == other || width == other + 3)
    }
    // The letters around, which are of no cursive script, have room: four of them.
    let added = spaced.reduce(0, +) - plain.reduce(0, +)
    #expect(added == Double(isCursive ? 4 : 4 + letters.unicodeScalars.count) * 3)
  }

  @Test func `what has no word spacing keeps its width`() {
    var text = AttributedText("a b c")
    text.updateAttributes(in: 0..<3) { $0.wordSpacing = 2 }
    #expect(self.widths(of: text) == [8, 10, 8, 8, 8])
  }

  @Test(arguments: 0..<60)
  func `lines have room for words that stand farther apart`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: 50, from: [.latin, .arabic, .spaces], &random))
    text.updateAttributes(in: 0..<text.utf8Count) { $0.wordSpacing = 5 }
    let layout = TextLayout(text, width: 120)
    #expect(LayoutLaws.violation(in: layout) == nil)
  }

  private func widths(
    of text: String, _ change: (inout TextAttributes) -> Void
  ) -> [Double] {
    var text = AttributedText(text)
    text.updateAttributes(in: 0..<text.utf8Count, change)
    return widths(of: text)
  }

  private func widths(of text: AttributedText) -> [Double] {
    var widths: [Double] = []
    TextLayout(text, width: 400).forEachBox(inLine: 0) { widths.append($0.maxX - $0.minX) }
    return widths
  }
}
