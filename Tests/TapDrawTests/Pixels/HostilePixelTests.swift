import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Numbers that no layout should give, and shapes that are made to cost much.
@Suite struct HostilePixelTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1.7e308, 1e15, 9.3e9, -3e9, 1e-300,
    .leastNonzeroMagnitude, 0, -0.0,
    0.5, 33, 1e6,
  ]

  @Test(arguments: 0..<120)
  func `coordinates that are no numbers or far away neither trap nor loop`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func number() -> Double {
      Bool.random(using: &random)
        ? Double.random(in: -100...200, using: &random)
        : Self.numbers.randomElement(using: &random) ?? 0
    }
    func point() -> Point { Point(x: number(), y: number()) }
    func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<6 {
      if Bool.random(using: &random) {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    let color = Color(red: Float(number()), green: 1, blue: 0, alpha: Float(number()))
    let pixels = try #require(
      PixelImage(
        width: 2, height: 2, bytes: Array(repeating: 99, count: 16), isPremultiplied: false))
    let transform = Transform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    _ = try PixelPicture(cache: PixelCache { _ in pixels }) { surface in
      for isTransformed in [false, true] {
        surface.withSavedState { surface in
          if isTransformed { surface.concatenate(transform) }
          surface.fill(rect(), with: color)
          surface.fill(path, with: color)
          surface.stroke(path, with: color, width: number())
          surface.draw(Image(source: "", width: number(), height: number()), in: rect())
          surface.draw(Self.run(at: point(), size: number()))
          surface.clip(to: Bool.random(using: &random) ? Path(rect()) : path)
          surface.fade(to: number())
          surface.clip(to: rect())
          surface.fill(rect(), with: color)
        }
      }
    }
  }

  private static func run(at origin: Point, size: Double) -> GlyphRun {
    let glyphs = RunGlyphs(
      font: FontID(rawValue: 0x110), outlines: TestFontShaper(),
      glyphs: [PlacedGlyph(glyph: 65, x: origin.x, y: origin.y)],
      sides: -Double.infinity...(origin.x.isNaN ? 3 : origin.x))
    let cluster = GlyphRun.Cluster(utf8Range: 0..<1, minX: origin.x, maxX: origin.x + size)
    return GlyphRun(
      text: "A", clusters: [cluster], baseline: origin.y, font: Font(size: size),
      isUnderlined: true, glyphs: size > 10 ? glyphs : nil)
  }

  @Test(arguments: [1e3, 1e8, 1e12, 1e300, .infinity])
  func `a shape around everything fills everything`(far: Double) throws {
    var diamond = Path()
    diamond.move(to: Point(x: -far, y: 0))
    diamond.addLine(to: Point(x: 0, y: -far))
    diamond.addLine(to: Point(x: far, y: 0))
    diamond.addLine(to: Point(x: 0, y: far))
    let picture = try PixelPicture { $0.fill(diamond, with: .black) }
    #expect(picture.ink == 120 * 60)
    guard far <= 1e12 else { return }
    let circle = Path(ellipseIn: Rect(x: -far, y: -far, width: 2 * far, height: 2 * far))
    #expect(try PixelPicture { $0.fill(circle, with: .black) }.ink == 120 * 60)
  }

  @Test func `twenty thousand edges in one row are drawn`() throws {
    var random = SeededGenerator(seed: 1)
    var path = Path()
    path.move(to: Point(x: 60, y: 30.5))
    for _ in 0..<20_000 {
      path.addLine(
        to: Point(
          x: Double.random(in: 0...120, using: &random),
          y: Double.random(in: 30...31, using: &random)))
    }
    let picture = try PixelPicture { $0.fill(path, with: .black) }
    #expect(picture.inkBounds == Rect(x: 0, y: 30, width: 120, height: 1))
    #expect(picture.ink > 60)
  }

  @Test func `curves of a billion pixels cost no more than small ones`() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    for _ in 0..<200 {
      path.addCurve(
        to: Point(x: 120, y: 60), control1: Point(x: 1e300, y: -1e300),
        control2: Point(x: -1e300, y: 1e300))
      path.addLine(to: Point(x: 0, y: 0))
    }
    let picture = try PixelPicture { surface in
      surface.fill(path, with: .black)
      surface.stroke(path, with: .black, width: 1)
    }
    #expect(picture.ink > 0)
  }
}
