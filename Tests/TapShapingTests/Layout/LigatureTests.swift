import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// What stands inside of a ligature or conjunct, and what comes between its letters.
@Suite struct LigatureTests {
  /// Words with ligatures, the places of soft hyphens marked.
  static let words = [
    "of-fice", "o-f-f-i-c-e", "ef-fi-cient", "waf-fle", "af-flict", "f-i", "f--l", "-fi-",
    "\u{644}-\u{627}", "\u{633}\u{644}-\u{627}\u{645}",
  ]

  @Test(arguments: words, ["\u{AD}", "\u{2060}"])
  func `what shows nothing has no part of a ligature`(word: String, sign: String) throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let plain = boxes(of: word.filter { $0 != "-" }, 1e6, shaper)[0]
    let text = word.replacing("-", with: sign)
    let boxes = boxes(of: text, 1e6, shaper)[0].filter { $0.maxX > $0.minX }
    #expect(boxes.count == plain.count)
    for (box, other) in zip(boxes, plain) {
      #expect(abs(box.minX - other.minX) < 0.02 && abs(box.maxX - other.maxX) < 0.02)
    }
  }

  @Test func `a soft hyphen in a ligature keeps the width of the word`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let layout = TextLayout(AttributedText("of\u{AD}fice"), width: 400, shaper: shaper)
    #expect(layout.line(at: 0).rect.width == 43.8984375)
    #expect(layout.hit(at: Point(x: 26, y: 9)).utf8Range == 6..<7)
  }

  @Test(arguments: words, [12.0, 20, 24, 28, 31, 36, 41, 44])
  func `lines that end at a soft hyphen measure as their letters and the hyphen`(
    word: String, width: Double
  ) throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let text = AttributedText("(" + word.replacing("-", with: "\u{AD}") + " ooo")
    let layout = TextLayout(text, width: width, shaper: shaper)
    #expect(LayoutLaws.violation(in: layout) == nil)
    let hyphen = shaper.width(of: "\u{2010}", attributes: TextAttributes())
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index)
      let letters = text.string(in: line.utf8Range).filter { $0 != "\u{AD}" && $0 != " " }
      var showsHyphen = false
      layout.forEachBox(inLine: index) { box in
        if box.maxX > box.minX, text.string(in: box.utf8Range) == "\u{AD}" { showsHyphen = true }
      }
      let own = shaper.width(of: letters, attributes: TextAttributes())
      let isJoined = letters.unicodeScalars.contains { $0.value > 0x600 }
      // Arabic letters keep the forms that they have inside the word.
      guard !isJoined else { continue }
      let expected = own + (showsHyphen ? hyphen : 0)
      #expect(abs(line.rect.width - expected) < 0.1 || letters.count < 2, "\(letters)")
      #expect(line.rect.width <= width + 0.1 || letters.count < 2, "\(letters)")
    }
  }

  @Test(arguments: [
    ("\u{B95}\u{BCD}\u{BB7}\u{BBE}", "NotoSansTamil-Regular.ttf"),
    ("\u{D9A}\u{DCA}\u{200D}\u{DC2}\u{DBB}", "NotoSansSinhala-Regular.ttf"),
    ("\u{D9A}\u{DCA}\u{200D}\u{DBB}\u{DD3}\u{DA9}", "NotoSansSinhala-Regular.ttf"),
    ("\u{915}\u{94D}\u{937}\u{92E}", "NotoSansDevanagari-Regular.ttf"),
    ("\u{1780}\u{17D2}\u{1798}\u{17C2}", "NotoSansKhmer-Regular.ttf"),
    ("fia", "DejaVuSans.ttf"),
  ])
  func `letter spacing does not go into a conjunct`(letters: String, font: String) throws {
    let shaper = try TestShapers.shaper([font])
    let all = 0..<letters.utf8.count
    var plain = AttributedText(letters)
    // The same features, so that the same letters are joined.
    plain.updateAttributes(in: all) { $0.letterSpacing = 1e-9 }
    var spaced = AttributedText(letters)
    spaced.updateAttributes(in: all) { $0.letterSpacing = 4 }
    let layout = TextLayout(spaced, width: 1e6, shaper: shaper)
    #expect(LayoutLaws.violation(in: layout) == nil)
    let groups = glyphs(TextLayout(plain, width: 1e6, shaper: shaper)).count
    let moved = zip(glyphs(layout), glyphs(TextLayout(plain, width: 1e6, shaper: shaper)))
    // Glyphs of one letter keep their distance, those of the next are 4 points farther.
    var last = 0.0
    for (one, other) in moved {
      let shift = one - other
      #expect(abs(shift - last) < 0.01 || abs(shift - last - 4) < 0.01)
      last = shift
    }
    #expect(groups > 0)
  }

  @Test func `a link on a line that was reshaped is one rectangle`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    for width in stride(from: 24.0, through: 120, by: 1) {
      var text = AttributedText("AVATAR office AWAY fluffy waffles To Te Ty")
      text.addLink(destination: "https://a.example/", over: 0..<text.utf8Count)
      let layout = TextLayout(text, width: width, shaper: shaper)
      var rects: [Rect] = []
      layout.rects(ofLink: 0, into: &rects)
      #expect(rects.count == layout.lineCount, "\(width)")
      rects.removeAll()
      layout.rects(of: 0..<text.utf8Count, into: &rects)
      #expect(rects.count == layout.lineCount, "\(width)")
    }
  }

  private func boxes(of text: String, _ width: Double, _ shaper: HarfBuzzShaper) -> [[LineBox]] {
    let layout = TextLayout(AttributedText(text), width: width, shaper: shaper)
    return (0..<layout.lineCount).map { line in
      var boxes: [LineBox] = []
      layout.forEachBox(inLine: line) { boxes.append($0) }
      return boxes
    }
  }

  private func glyphs(_ layout: TextLayout) -> [Double] {
    var places: [Double] = []
    layout.forEachRun(inLine: 0) { run in run.forEachGlyph { places.append($0.x) } }
    return places
  }
}
