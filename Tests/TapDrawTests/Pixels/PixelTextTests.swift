import Synchronization
import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Glyphs and images on surfaces of pixels.
@Suite struct PixelTextTests {
  private static func layout(_ text: String) -> TextLayout {
    TextLayout(AttributedText(text), width: 400, shaper: TestFontShaper())
  }

  private static func picture(
    _ text: String, at origin: Point = Point(x: 10, y: 10), scale: Double = 1,
    transform: Transform = .identity, color: Color = .black, cache: PixelCache = PixelCache()
  ) throws -> PixelPicture {
    let layout = layout(text)
    return try PixelPicture(scale: scale, cache: cache) { surface in
      surface.concatenate(transform)
      surface.draw(
        layout, at: origin, in: Rect(x: -500, y: -500, width: 2_000, height: 2_000),
        style: TextStyle(color: color))
    }
  }

  @Test(arguments: [1, 1.5, 2], 0..<8)
  func `moved by whole pixels, a text has the same pixels`(scale: Double, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let cache = PixelCache()
    let start = Point(
      x: Double.random(in: 5..<15, using: &random), y: Double.random(in: 5..<15, using: &random))
    let (x, y) = (Int.random(in: -4...9, using: &random), Int.random(in: -4...9, using: &random))
    let here = try Self.picture("abcfi", at: start, scale: scale, cache: cache)
    let there = try Self.picture(
      "abcfi", at: start, scale: scale,
      transform: .translation(x: Double(x) / scale, y: Double(y) / scale), cache: cache)
    #expect(there.greatestDifference(from: here, movedX: x, y: y) == 0)
    #expect(here.ink > 50)
  }

  @Test(arguments: [1, 1.5, 2])
  func `a glyph at a quarter of a pixel is the fill of its outline`(scale: Double) throws {
    for quarter in [0, 0.25, 0.5, 0.75] {
      let origin = Point(x: (20 + quarter) / scale, y: 30 / scale)
      let glyphs = RunGlyphs(
        font: FontID(rawValue: 0x110), outlines: TestFontShaper(),
        glyphs: [PlacedGlyph(glyph: 68, x: origin.x, y: origin.y)])
      let run = GlyphRun(text: "", clusters: [], baseline: origin.y, glyphs: glyphs)
      var pen = PathPen(origin: origin)
      _ = TestFontShaper().draw(68, of: FontID(rawValue: 0x110), with: &pen)
      let drawn = try PixelPicture(scale: scale) { $0.draw(run) }
      let filled = try PixelPicture(scale: scale) { $0.fill(pen.path, with: .black) }
      #expect(drawn.greatestDifference(from: filled) <= 1)
      #expect(drawn.ink > 20)
    }
  }

  @Test func `a glyph at an angle is its outline at that angle`() throws {
    let upright = try Self.picture("abc", at: Point(x: 0, y: 0), scale: 2)
    let turned = try Self.picture(
      "abc", at: Point(x: 0, y: 0), scale: 2,
      transform: Transform.rotation(0.4).concatenating(.translation(x: 30, y: 10)))
    #expect(abs(turned.ink / upright.ink - 1) < 0.01)
  }

  @Test func `a large glyph is drawn by its outline and looks like a small one`() throws {
    let small = try Self.picture("b", at: Point(x: 0, y: 0))
    let large = try Self.picture("b", at: Point(x: 0, y: 0), scale: 24)
    #expect(abs(large.ink / 576 / small.ink - 1) < 0.01)
  }

  @Test func `text has its color and opacity`() throws {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let picture = try Self.picture("a", color: color)
    let opaque = picture.inked.filter { picture[$0.x, $0.y][3] == 128 }
    #expect(!opaque.isEmpty)
    for pixel in opaque { #expect(picture[pixel.x, pixel.y] == [128, 64, 0, 128]) }
  }

  @Test func `a glyph that is an image is drawn by the decoder, else as a gray box`() throws {
    let orange = PixelImage(
      width: 1, height: 1, bytes: [255, 128, 0, 255], isPremultiplied: false)
    let sources = Mutex<[String]>([])
    let cache = PixelCache { image in
      sources.withLock { $0.append(image.source) }
      return image.png == nil ? nil : orange
    }
    let decoded = try Self.picture("😀", cache: cache)
    #expect(decoded.inkBounds?.width == 16)
    #expect(decoded[18, 18] == [255, 128, 0, 255])
    _ = try Self.picture("😀😀", cache: cache)
    #expect(sources.withLock { $0 } == [""])
    let faded = try Self.picture(
      "😀", color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), cache: cache)
    #expect(faded[18, 18] == [128, 64, 0, 128])
    let missing = try Self.picture("😀")
    #expect(missing.inkBounds == decoded.inkBounds)
    #expect(missing[18, 18][3] == 77)
  }

  @Test func `a text in cells shows a frame for each letter and none for a space`() throws {
    let layout = TextLayout(AttributedText("a b"), width: 400, shaper: CellShaper())
    let picture = try PixelPicture { surface in
      surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
    }
    var columns = Set(picture.inked.map(\.x))
    var cells: [LineBox] = []
    layout.forEachBox(inLine: 0) { cells.append($0) }
    for (index, cell) in cells.enumerated() {
      let inside = columns.filter { Double($0) >= cell.minX && Double($0) < cell.maxX }
      #expect(inside.isEmpty == (index == 1))
      columns.subtract(inside)
    }
    #expect(columns.isEmpty)
  }

  @Test(arguments: [1, 2, 5], [1, 1.5, 2])
  func `an image has its colors where they should be, at any size`(
    size: Int, scale: Double
  ) throws {
    // Four squares of one color each.
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [90, 90, 90, 255],
    ]
    var bytes: [UInt8] = []
    for y in 0..<2 * size {
      for x in 0..<2 * size { bytes += colors[y / size * 2 + x / size] }
    }
    let image = PixelImage(
      width: 2 * size, height: 2 * size, bytes: bytes, isPremultiplied: false)
    let picture = try PixelPicture(scale: scale, cache: PixelCache { _ in image }) { surface in
      surface.draw(
        Image(source: "squares", width: 1, height: 1),
        in: Rect(x: 20, y: 10, width: 40, height: 40))
    }
    #expect(
      picture.inkBounds
        == Rect(x: 20 * scale, y: 10 * scale, width: 40 * scale, height: 40 * scale))
    for (index, color) in colors.enumerated() {
      let x = (22 + 36 * Double(index % 2)) * scale
      let y = (12 + 36 * Double(index / 2)) * scale
      #expect(picture[Int(x), Int(y)] == color)
    }
  }

  @Test func `an image that is shown smaller is the mean of its areas`() throws {
    // Stripes of one pixel, which sampling would turn into black or white.
    let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in
      let gray: UInt8 = index % 2 == 0 ? 0 : 255
      return [gray, gray, gray, 255]
    }
    let image = PixelImage(width: 64, height: 64, bytes: bytes, isPremultiplied: true)
    for turn in [0.0, 0.3] {
      let picture = try PixelPicture(cache: PixelCache { _ in image }) { surface in
        surface.concatenate(.translation(x: 40, y: 10))
        surface.concatenate(.rotation(turn))
        surface.draw(
          Image(source: "", width: 1, height: 1), in: Rect(x: 0, y: 0, width: 16, height: 16))
      }
      let inner = picture[44, 20]
      #expect(abs(Int(inner[0]) - 127) <= 6)
      #expect(inner[3] == 255)
    }
  }

  @Test func `bytes that are not four for each pixel are no image`() {
    #expect(PixelImage(width: 2, height: 2, bytes: [1, 2, 3], isPremultiplied: true) == nil)
    #expect(PixelImage(width: -1, height: 0, bytes: [], isPremultiplied: true) == nil)
    #expect(
      PixelImage(width: 1 << 40, height: 1 << 40, bytes: [], isPremultiplied: true) == nil)
    let half = PixelImage(width: 1, height: 1, bytes: [255, 100, 0, 128], isPremultiplied: false)
    #expect(half?.bytes == [128, 50, 0, 128])
  }
}

/// Draws outlines into a path, from an origin.
private struct PathPen: OutlinePen {
  var path = Path()
  let origin: Point

  init(origin: Point) { self.origin = origin }

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
