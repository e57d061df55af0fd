import TapPictureSupport
import TapDraw
import TapCairo
import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// Letters as they come out in pixels.
@Suite struct TextPictureTests {
  /// A text in a font of a file.
  private static func layout(
    _ text: String, font: String = "DejaVuSans.ttf", size: Double = 16
  ) throws -> TextLayout {
    let fonts = try FontCollection([FontFace(file: TestFonts.path(of: font))])
    let shaper = try HarfBuzzShaper(fonts, size: size)
    return TextLayout(AttributedText(text), width: 1_000, shaper: shaper)
  }

  private static func picture(
    _ layout: TextLayout, at origin: Point = Point(x: 10, y: 10), scale: Double = 1,
    turned: Transform = .identity, color: Color = .black, glyphs: GlyphStore = GlyphStore()
  ) throws -> Picture {
    try Picture(width: 200, height: 60, scale: scale, glyphs: glyphs) { surface in
      surface.concatenate(turned)
      surface.draw(
        layout, at: origin, in: Rect(x: -500, y: -500, width: 2_000, height: 2_000),
        style: TextStyle(color: color))
    }
  }

  @Test(arguments: [1, 1.5, 2], ["Hamburgefonstiv", "ÅÄgjpqy|", "fi VAT 1/2"])
  func `letters stand in the box of their text`(scale: Double, text: String) throws {
    let layout = try Self.layout(text)
    let ink = try #require(try Self.picture(layout, scale: scale).inkBounds)
    // Side bearings may be negative by a pixel, as that of the letter j.
    let box = Rect(
      x: 10 * scale, y: 10 * scale, width: layout.line(at: 0).rect.width * scale,
      height: layout.bounds.height * scale
    ).inset(by: -scale - 1)
    #expect(box.union(ink) == box)
    #expect(ink.width > 0.85 * layout.line(at: 0).rect.width * scale)
  }

  @Test(arguments: ["Hamburgefonstiv", "minimum iiiillll", "WAVE @&%"])
  func `a text has the same ink and the same middle at every scale`(text: String) throws {
    let layout = try Self.layout(text)
    let large = try Self.picture(layout, scale: 4)
    for scale in [1, 1.5, 2, 3] {
      let picture = try Self.picture(layout, scale: scale)
      #expect(abs(picture.ink / (scale * scale) / (large.ink / 16) - 1) < 0.02)
      // Baselines stand on whole pixels, letters on quarters of one.
      #expect(abs(picture.middle.x / scale - large.middle.x / 4) < 0.15)
      #expect(abs(picture.middle.y / scale - large.middle.y / 4) < 0.5 / scale + 0.15)
    }
  }

  @Test(arguments: [1, 1.5, 2], 0..<6)
  func `moved by whole pixels, a text is the same picture`(scale: Double, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let layout = try Self.layout("Hamburg AVATAR fi")
    let glyphs = GlyphStore()
    let start = Point(
      x: Double.random(in: 5..<15, using: &random), y: Double.random(in: 5..<15, using: &random))
    let here = try Self.picture(layout, at: start, scale: scale, glyphs: glyphs)
    let (x, y) = (Int.random(in: -4...12, using: &random), Int.random(in: -4...20, using: &random))
    let shift = Transform.translation(x: Double(x) / scale, y: Double(y) / scale)
    let there = try Self.picture(layout, at: start, scale: scale, turned: shift, glyphs: glyphs)
    #expect(there == here.moved(x: x, y: y))
  }

  @Test(arguments: [1, 1.5, 2], [0, 0.25, 0.5, 0.75])
  func `a letter at a quarter of a pixel is the fill of its outline`(
    scale: Double, quarter: Double
  ) throws {
    var run = try Self.firstRun(of: Self.layout("g", size: 24))
    let origin = Point(x: (20 + quarter) / scale, y: 40 / scale)
    run.glyphs?.glyphs[0].x = origin.x
    run.glyphs?.glyphs[0].y = origin.y
    let outline = try Self.outline(of: run)
    let drawn = try Picture(scale: scale) { $0.draw(run) }
    let filled = try Picture(scale: scale) { $0.fill(outline, with: .black) }
    #expect(drawn.greatestDifference(from: filled) <= 3)
    #expect(drawn.ink > 50)
  }

  @Test(arguments: 1...3)
  func `turned by right angles, a text is its own picture turned`(turns: Int) throws {
    let layout = try Self.layout("Hamburg", size: 24)
    let size = Rect(x: 0, y: 0, width: 120, height: 120)
    func draw(_ turn: Transform) throws -> Picture {
      try Picture(width: 120, height: 120) { surface in
        surface.concatenate(.translation(x: 60, y: 60))
        surface.concatenate(turn)
        surface.draw(layout, at: Point(x: -50, y: -14), in: size.inset(by: -200))
      }
    }
    let upright = try draw(.identity)
    let turned = try draw(.quarterTurns(turns))
    #expect(abs(turned.ink / upright.ink - 1) < 0.02)
    let middle = Point(x: upright.middle.x - 60, y: upright.middle.y - 60)
    let wanted = Transform.quarterTurns(turns).apply(middle)
    #expect(abs(turned.middle.x - 60 - wanted.x) < 0.6)
    #expect(abs(turned.middle.y - 60 - wanted.y) < 0.6)
  }

  @Test func `a large letter is drawn by its outline and looks like a small one`() throws {
    func draw(_ size: Double, scale: Double) throws -> Picture {
      let layout = try Self.layout("a", size: size)
      return try Picture(width: 400 / scale, height: 400 / scale, scale: scale) { surface in
        surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
      }
    }
    // By its outline, and in the pixels of a mask.
    let (large, small) = (try draw(320, scale: 1), try draw(80, scale: 1))
    #expect(abs(large.ink / 16 / small.ink - 1) < 0.01)
    #expect(abs(large.middle.x / 4 - small.middle.x) < 0.2)
    #expect(small.ink > 500)
  }

  @Test func `letters have the color of the text and its opacity`() throws {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let layout = try Self.layout("█")
    let picture = try Self.picture(layout, color: color)
    let middle = picture.middle
    #expect(picture[Int(middle.x), Int(middle.y)] == [128, 128, 64, 0])
  }

  @Test(arguments: [1, 1.5, 2])
  func `an emoji has its own colors and stands in its box`(scale: Double) throws {
    let layout = try Self.layout("😀", font: "NotoColorEmoji.ttf", size: 24)
    let picture = try Self.picture(layout, scale: scale)
    let colored = picture.pixels.filter { pixel in
      let (red, blue) = (pixel >> 16 & 255, pixel & 255)
      return red > blue + 60
    }
    #expect(Double(colored.count) > 150 * scale * scale)
    let ink = try #require(picture.inkBounds)
    let box = Rect(
      x: 10 * scale, y: 10 * scale, width: layout.line(at: 0).rect.width * scale,
      height: layout.bounds.height * scale
    ).inset(by: -2)
    #expect(box.union(ink) == box)
  }

  @Test func `an emoji in faded text is faded`() throws {
    let layout = try Self.layout("😀", font: "NotoColorEmoji.ttf", size: 24)
    let full = try Self.picture(layout)
    let faded = try Self.picture(layout, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(abs(faded.ink / full.ink - 0.5) < 0.01)
  }

  @Test func `letters of a ligature that two links share are cut where the links meet`() throws {
    let fonts = try FontCollection([FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))])
    var words = AttributedText("fi")
    words.addLink(destination: "https://example.com/", over: 0..<1)
    let layout = TextLayout(
      words, width: 1_000, shaper: try HarfBuzzShaper(fonts, size: 40))
    let style = TextStyle(
      color: Color(red: 0, green: 0, blue: 1),
      links: LinkPaints(all: LinkStyle(foreground: Color(red: 1, green: 0, blue: 0))))
    let picture = try Picture(width: 200, height: 60) { surface in
      surface.draw(
        layout, at: Point(x: 10, y: 5), in: Rect(x: 0, y: 0, width: 200, height: 60), style: style)
    }
    var edge = 0.0
    layout.forEachRect(ofLink: 0) { edge = 10 + $0.maxX }
    for row in 0..<picture.height {
      for column in 0..<picture.width where picture.opacity(column, row) > 0.9 {
        let parts = picture[column, row]
        if Double(column + 1) < edge { #expect(parts[3] == 0) }
        if Double(column) > edge { #expect(parts[1] == 0) }
      }
    }
    #expect(picture.ink > 200)
  }

  @Test func `a text in cells is drawn without a font of its own`() throws {
    let layout = TextLayout(AttributedText("cells"), width: 400, shaper: CellShaper())
    let picture = try Self.picture(layout)
    #expect(picture.ink > 50)
  }

  /// The first run that is drawn of a text.
  private static func firstRun(of layout: TextLayout) throws -> GlyphRun {
    var recorder = RecordingSurface()
    recorder.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
    for case .text(let run) in recorder.commands { return run }
    throw NothingDrawn()
  }

  private struct NothingDrawn: Error {}

  /// The outlines of a run's glyphs, in their places.
  private static func outline(of run: GlyphRun) throws -> Path {
    let glyphs = try #require(run.glyphs)
    let outlines = try #require(glyphs.outlines)
    var pen = PathPen()
    for glyph in glyphs.glyphs {
      pen.origin = Point(x: glyph.x, y: glyph.y)
      #expect(outlines.draw(glyph.glyph, of: glyphs.font, with: &pen))
    }
    return pen.path
  }
}

/// Draws outlines into a path.
private struct PathPen: OutlinePen {
  var path = Path()
  var origin = Point(x: 0, y: 0)

  private func place(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x, y: origin.y + y) }

  mutating func move(toX x: Double, y: Double) { path.move(to: place(x, y)) }
  mutating func line(toX x: Double, y: Double) { path.addLine(to: place(x, y)) }

  mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
    let control = place(controlX, controlY)
    let (start, end) = (path.currentPoint ?? control, place(x, y))
    func towards(_ point: Point) -> Point {
      Point(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    path.addCurve(to: end, control1: towards(start), control2: towards(end))
  }

  mutating func cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, toX x: Double,
    y: Double
  ) {
    path.addCurve(
      to: place(x, y), control1: place(control1X, control1Y), control2: place(control2X, control2Y))
  }

  mutating func close() { path.close() }
}
