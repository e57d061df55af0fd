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

  /// Letters with any number of marks, and other clusters without end, with a word on both sides.
  private static let longClusters = [
    ("e", "\u{301}"), ("e", "\u{301}\u{323}"), ("\u{5D1}", "\u{5BC}"), ("\u{645}", "\u{651}"),
    ("\u{E01}", "\u{E48}"), (" ", "\u{301}"),
  ]

  @Test(arguments: longClusters)
  func `a letter with very many marks is as wide as with few, and one cluster`(
    letter: String, mark: String
  ) throws {
    let shaper = try TestShapers.shaper()
    func boxes(_ count: Int) -> (ranges: [Range<Int>], edges: [Double]) {
      let text = AttributedText("ab" + letter + String(repeating: mark, count: count) + "c d")
      var boxes: [LineBox] = []
      TextLayout(text, width: 4_000, shaper: shaper).forEachBox(inLine: 0) { boxes.append($0) }
      return (boxes.map(\.utf8Range), boxes.map(\.maxX))
    }
    func lengths(_ ranges: [Range<Int>]) -> [Int] { ranges.map(\.count).sorted() }
    let few = boxes(40)
    for count in [200, 257, 700, 5_000] {
      let many = boxes(count)
      #expect(lengths(many.ranges).dropLast() == lengths(few.ranges).dropLast())
      #expect(zip(many.edges, few.edges).allSatisfy { abs($0 - $1) < 0.01 })
      #expect(many.edges.count == few.edges.count)
    }
  }

  @Test func `a letter with a hundred thousand marks is drawn with many of them`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let text = AttributedText("e" + String(repeating: "\u{301}", count: 100_000))
    let layout = TextLayout(text, width: 400, shaper: shaper)
    var count = 0
    layout.forEachRun(inLine: 0) { run in run.forEachGlyph { _ in count += 1 } }
    #expect((10_000...65_535).contains(count))
    #expect(layout.hit(at: Point(x: 1, y: 1)).utf8Range == 0..<200_001)
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
