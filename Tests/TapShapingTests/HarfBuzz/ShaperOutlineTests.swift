import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// What a shaper tells of its fonts to those who draw.
@Suite struct ShaperOutlineTests {
  /// The runs of a line of text.
  private func runs(_ text: AttributedText, _ shaper: HarfBuzzShaper) -> [LineRun] {
    let layout = TextLayout(text, width: 1000, shaper: shaper)
    var runs: [LineRun] = []
    layout.forEachRun(inLine: 0) { runs.append($0) }
    return runs
  }

  @Test func `a font is described as it was asked for`() throws {
    let shaper = try TestShapers.shaper(
      ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "NotoSans-Regular.ttf"])
    var text = AttributedText("abcd")
    text.updateAttributes(in: 1..<2) {
      $0.fontWeight = 700
      $0.fontSize = 32
    }
    text.updateAttributes(in: 2..<3) { $0.fontScale = 1.5 }
    text.updateAttributes(in: 3..<4) {
      $0.isItalic = true
      $0.fontFamily = "Noto Sans"
    }
    let fonts = runs(text, shaper).compactMap(\.font).map(shaper.describe)
    #expect(fonts.map(\.family) == ["DejaVu Sans", "DejaVu Sans", "DejaVu Sans", "Noto Sans"])
    #expect(fonts.map(\.size) == [16, 32, 24, 16])
    #expect(fonts.map(\.weight) == [400, 700, 400, 400])
    #expect(fonts.map { $0.syntheticSlant > 0 } == [false, false, false, true])
    #expect(fonts[1].path == (try TestFonts.path(of: "DejaVuSans-Bold.ttf")))
  }

  @Test func `outlines stand on the baseline and are as wide as their advance`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"], size: 32)
    for run in runs(AttributedText("HxoZ"), shaper) {
      let font = try #require(run.font)
      var edges: [Double] = []
      run.forEachCluster { edges += [$0.minX, $0.maxX] }
      var index = 0
      run.forEachGlyph { glyph in
        var pen = Extent()
        #expect(shaper.draw(glyph.glyph, of: font, with: &pen))
        #expect(abs(pen.bottom) < 1 && pen.top < -16 && pen.top > -24)
        #expect(pen.left >= 0 && pen.right <= edges[2 * index + 1] - edges[2 * index])
        index += 1
      }
      #expect(index == 4)
    }
  }

  @Test func `a space shows nothing, an emoji its picture, a missing letter a box`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf", "NotoColorEmoji.ttf"], size: 20)
    let drawn = runs(AttributedText(" \u{1F600}\u{E000}"), shaper).flatMap { run in
      var drawn: [String] = []
      run.forEachGlyph { glyph in
        guard let font = run.font else { return }
        var pen = Extent()
        if let picture = shaper.picture(of: glyph.glyph, in: font) {
          drawn.append("picture")
          #expect(picture.box.width > 20 && picture.box.width < 30 && picture.box.y < -12)
          #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        } else {
          drawn.append(shaper.draw(glyph.glyph, of: font, with: &pen) ? "outline" : "nothing")
        }
      }
      return drawn
    }
    #expect(drawn == ["nothing", "picture", "outline"])
  }

  @Test func `lines run where the tables of the font say`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"], size: 2048)
    // The tables say for upper edges: underline -40, 90 thick, strikeout 530, 102 thick, of 2048.
    let lines = shaper.decorations(of: TextAttributes())
    #expect(lines.underlineThickness == 90 && lines.strikethroughThickness == 102)
    #expect(lines.underlineOffset == 40 + 45 && lines.strikethroughOffset == 530 - 51)
  }

  @Test func `an object without a width is as wide as its words`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    var text = AttributedText("a\u{FFFC}")
    text.updateAttributes(in: 1..<4) { $0.inlineObject = InlineObject(alternativeText: "picture") }
    let box = try #require(runs(text, shaper).last).rect
    #expect(box.width > 40 && box.width == shaper.width(of: "picture", attributes: .init()))
  }

  @Test func `copies of a shaper are one source, others not`() throws {
    let one = try TestShapers.shaper(["DejaVuSans.ttf"])
    let copy = one
    let other = try TestShapers.shaper(["DejaVuSans.ttf"])
    #expect(one.identity == copy.identity && one.identity != other.identity)
  }
}

/// A pen that measures.
private struct Extent: OutlinePen {
  var left = Double.infinity
  var right = -Double.infinity
  var top = Double.infinity
  var bottom = -Double.infinity

  private mutating func add(_ x: Double, _ y: Double) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  mutating func move(toX x: Double, y: Double) { add(x, y) }
  mutating func line(toX x: Double, y: Double) { add(x, y) }
  mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
    add(x, y)
  }
  mutating func cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, toX x: Double,
    y: Double
  ) { add(x, y) }
  mutating func close() {}
}
