import TapLayout
import TapShaping
import TapTestSupport
import Testing

@Suite struct FontProportionsTests {
  /// What Chromium makes of a font: the box of a `span` around its baseline, by size.
  struct Boxes: Sendable, CustomTestStringConvertible {
    let file: String
    let boxes: [(size: Double, ascent: Double, descent: Double)]
    var testDescription: String { file }

    init(_ file: String, _ boxes: (size: Double, ascent: Double, descent: Double)...) {
      self.file = file
      self.boxes = boxes
    }

    /// Recorded of Chromium 156.
    static let all: [Boxes] = [
      Boxes("DejaVuSans.ttf", (1, 1, 0), (2, 2, 0), (8, 7, 2), (16, 15, 4), (21, 19, 5)),
      Boxes("NotoSans-Regular.ttf", (2, 2, 1), (10, 11, 3), (16, 17, 5), (16.5, 18, 5)),
      Boxes("NotoSansMyanmar-Regular.ttf", (5, 7, 4), (13, 17, 11), (16, 21, 14), (24, 32, 21)),
      Boxes("NotoNastaliqUrdu-Regular.ttf", (1, 2, 1), (15, 29, 9), (16, 30, 10), (33, 63, 20)),
      Boxes("NotoSansCJK-Regular.ttc", (10, 12, 3), (16, 19, 5), (24, 28, 7), (100, 116, 29)),
      Boxes("NotoColorEmoji.ttf", (3, 3, 1), (16, 15, 4), (21, 19, 5), (33, 31, 8)),
    ]
  }

  @Test(arguments: Boxes.all)
  func `lines are as high as in a browser`(_ font: Boxes) throws {
    let proportions = try FontFace(file: TestFonts.path(of: font.file)).standard.proportions
    for box in font.boxes {
      let metrics = FontMetrics(ascent: box.ascent, descent: box.descent)
      #expect(proportions.metrics(size: box.size) == metrics, "at \(box.size)")
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let metrics: FontMetrics
    let apply: @Sendable (inout FontTables) -> Void

    init(
      _ name: String, _ metrics: FontMetrics,
      _ apply: @escaping @Sendable (inout FontTables) -> Void
    ) {
      testDescription = name
      self.metrics = metrics
      self.apply = apply
    }

    /// What Chromium makes of DejaVu Sans at 100 points with these changes, but for the last four.
    static let all: [Change] = [
      Change("none", FontMetrics(ascent: 93, descent: 24)) { _ in },
      Change("typo metrics are meant", FontMetrics(ascent: 76, descent: 24, leading: 20)) {
        $0.write(0xC0, to: "OS/2", at: 62)
      },
      Change("hhea is zero", FontMetrics(ascent: 76, descent: 24, leading: 20)) {
        $0.write(0, 0, 0, to: "hhea", at: 4)
      },
      Change("hhea and typo are zero", FontMetrics(ascent: 93, descent: 24)) {
        $0.write(0, 0, 0, to: "hhea", at: 4)
        $0.write(0, 0, 0, to: "OS/2", at: 68)
      },
      Change("a gap below zero", FontMetrics(ascent: 93, descent: 24)) {
        $0.write(-300, to: "hhea", at: 8)
      },
      Change("all is zero", FontMetrics(ascent: 80, descent: 20)) {
        $0.write(0, 0, 0, to: "hhea", at: 4)
        $0.write(0, 0, 0, 0, 0, to: "OS/2", at: 68)
      },
      Change("a descent upwards", FontMetrics(ascent: 93, descent: 0)) {
        $0.write(483, to: "hhea", at: 6)
      },
      Change("no OS/2", FontMetrics(ascent: 93, descent: 24)) { $0.tables["OS/2"] = nil },
      Change("no table at all", FontMetrics(ascent: 80, descent: 20)) {
        $0.tables["OS/2"] = nil
        $0.tables["hhea"] = nil
      },
    ]
  }

  @Test(arguments: Change.all)
  func `vertical metrics are taken where browsers take them`(_ change: Change) throws {
    var font = try FontTables(of: "DejaVuSans.ttf")
    change.apply(&font)
    let face = try FontFace(bytes: font.bytes)
    #expect(face.standard.proportions.metrics(size: 100) == change.metrics)
  }

  @Test func `letters and lines across them are as the font says`() throws {
    let font = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf")).standard.proportions
    #expect(font.xHeight * 2048 == 1120)
    #expect(font.capHeight * 2048 == 1493)
    #expect(font.underline.rise * 2048 == -40)
    #expect(font.underline.thickness * 2048 == 90)
    #expect(font.strikeout.rise * 2048 == 530)
    #expect(font.strikeout.thickness * 2048 == 102)
    #expect(font.superscript.size * 2048 == 1433)
    #expect(font.superscript.rise * 2048 == 983)
    #expect(font.subscript.size * 2048 == 1433)
    #expect(font.subscript.rise * 2048 == -286)
  }

  @Test func `a font that says nothing has usual proportions`() throws {
    var tables = try FontTables(of: "DejaVuSans.ttf")
    tables.tables["OS/2"] = nil
    tables.tables["post"] = nil
    tables.tables["cmap"] = nil
    let font = try FontFace(bytes: tables.bytes).standard.proportions
    #expect(font.xHeight == 0.5)
    #expect(font.capHeight == 0.7)
    #expect(font.underline.rise < 0 && font.underline.thickness > 0)
    #expect(0..<font.xHeight ~= font.strikeout.rise - font.strikeout.thickness)
    #expect(font.superscript.rise > 0 && font.subscript.rise < 0)
    #expect(0.5...1 ~= font.superscript.size && 0.5...1 ~= font.subscript.size)
  }
}
