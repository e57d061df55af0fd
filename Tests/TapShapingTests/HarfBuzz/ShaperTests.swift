import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct ShaperTests {
  @Test func `letters are as wide as the font says`() throws {
    let face = try FontFace(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let shaper = try HarfBuzzShaper(FontCollection([face]), size: 16)
    let layout = TextLayout(AttributedText("office"), width: 400, shaper: shaper)
    var edges: [Double] = []
    layout.forEachBox(inLine: 0) { edges.append($0.maxX) }
    // o, the three parts of the ligature ffi, c and e: 1253, 1980, 1126 and 1260 of 2048 units.
    let units = [1253, 1253 + 660, 1253 + 1320, 1253 + 1980, 3233 + 1126, 4359 + 1260]
    for (edge, unit) in zip(edges, units) {
      #expect(abs(edge - Double(unit) * 16 / 2048) < 0.01)
    }
    #expect(edges.count == 6)
    #expect(layout.line(at: 0).rect.height == 19)
  }

  @Test(arguments: ["", "\u{E9}"])
  func `controls have no width, whatever stands in the same text`(other: String) throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let attributes = TextAttributes()
    let width =
      shaper.width(of: "a", attributes: attributes)
      + shaper.width(of: "b", attributes: attributes)
    for control in ["\u{1}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{9F}"] {
      let text = AttributedText("a\(control)b\n\(other)")
      #expect(TextLayout(text, width: 400, shaper: shaper).line(at: 0).rect.width == width)
    }
  }

  @Test func `a shaper lets go of its fonts when no one holds it`() throws {
    weak var font: FontFace?
    do {
      let face = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
      font = face
      let shaper = try HarfBuzzShaper(FontCollection([face]), size: 16)
      #expect(shaper.width(of: "office", attributes: TextAttributes()) > 0)
    }
    #expect(font == nil)
  }
}
