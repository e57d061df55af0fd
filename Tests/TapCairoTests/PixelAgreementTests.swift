import TapPictureSupport
import TapDraw
import TapCairo
import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// That a surface of pixels shows what cairo shows.
///
/// Cairo samples rows 15 times and follows curves to a tenth of a pixel, so single pixels on edges
/// differ; a shape that is missing, moved by a fraction of a pixel or of another color differs far
/// beyond the limits.
@Suite struct PixelAgreementTests {
  /// The same drawing on both surfaces.
  private struct Comparison {
    var greatest = 0
    var mean = 0.0
    /// The mean difference of the pixels that differ at all or are not white.
    var meanOfInk = 0.0

    init(
      _ drawing: RecordingSurface, width: Double = 120, height: Double = 60, scale: Double,
      cache: PixelCache = PixelCache { $0.png.flatMap(PixelAgreementTests.decode) }
    ) throws {
      let cairo = try Picture(width: width, height: height, scale: scale) { surface in
        drawing.replay(on: &surface)
      }
      var surface = try #require(
        PixelSurface(width: width, height: height, scale: scale, cache: cache))
      drawing.replay(on: &surface)
      let own = PixelAgreementTests.pixels(of: surface.image)
      guard own.count == cairo.pixels.count else { throw OtherSize() }
      var (sum, inked) = (0, 0)
      for (one, other) in zip(own, cairo.pixels) {
        if one != 0xFFFF_FFFF || other != one { inked += 1 }
        guard one != other else { continue }
        for shift: UInt32 in [0, 8, 16, 24] {
          let difference = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
          greatest = max(greatest, difference)
          sum += difference
        }
      }
      mean = Double(sum) / Double(4 * own.count)
      meanOfInk = Double(sum) / Double(4 * max(inked, 1))
    }
  }

  private struct OtherSize: Error {}

  /// The pixels as cairo has them: opacity, red, green and blue from the highest byte.
  private static func pixels(of image: PixelImage) -> [UInt32] {
    stride(from: 0, to: image.bytes.count, by: 4).map { start in
      let parts = image.bytes[start..<start + 4].map(UInt32.init)
      var pixel = parts[3] << 24
      pixel |= parts[0] << 16
      pixel |= parts[1] << 8
      return pixel | parts[2]
    }
  }

  /// Reads a PNG file with cairo.
  private static func decode(_ png: [UInt8]) -> PixelImage? {
    guard let image = CairoImage(png: png) else { return nil }
    let bytes = image.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
    return PixelImage(
      width: image.width, height: image.height, bytes: bytes, isPremultiplied: true)
  }

  @Test(arguments: 0..<12, [1, 1.5, 2])
  func `random shapes differ by little from cairo's`(seed: Int, scale: Double) throws {
    var maker = RandomDrawing(seed: seed)
    let difference = try Comparison(maker.drawing(), scale: scale)
    #expect(difference.greatest <= 96)
    #expect(difference.mean <= 0.7)
  }

  /// Cairo samples 15 rows a pixel, so that an edge of a letter may differ by one row, 17 of 255, and
  /// what blending and rounding add to it; ours is the exact area.
  @Test(arguments: [1, 1.5, 2])
  func `a page of text in a font differs by little from cairo's`(scale: Double) throws {
    let fonts = try FontCollection([FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))])
    var text = AttributedText(
      "Hamburgefonstiv AVATAR fi 0123 @&%\nשלום العربية minimum illicit\nWave to the end.")
    text.updateAttributes(in: 0..<15) { $0.isUnderlined = true }
    text.addLink(destination: "https://a.example", over: 16..<22)
    let layout = TextLayout(text, width: 300, shaper: try HarfBuzzShaper(fonts, size: 15))
    var drawing = RecordingSurface()
    drawing.fill(Rect(x: 0, y: 0, width: 320, height: 120), with: .white)
    drawing.draw(layout, at: Point(x: 10.3, y: 10.2), in: Rect(x: 0, y: 0, width: 320, height: 120))
    let difference = try Comparison(drawing, width: 320, height: 120, scale: scale)
    #expect(difference.greatest <= 24)
    #expect(difference.meanOfInk <= 1.5)
  }

  @Test(arguments: [1, 1.5, 2], [0.2, 1.3])
  func `letters at an angle differ by little from cairo's`(scale: Double, angle: Double) throws {
    let fonts = try FontCollection([FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))])
    let layout = TextLayout(
      AttributedText("Hamburg"), width: 300, shaper: try HarfBuzzShaper(fonts, size: 24))
    var drawing = RecordingSurface()
    drawing.fill(Rect(x: 0, y: 0, width: 120, height: 120), with: .white)
    drawing.concatenate(.translation(x: 60, y: 60))
    drawing.concatenate(.rotation(angle))
    drawing.draw(
      layout, at: Point(x: -50, y: -14), in: Rect(x: -100, y: -100, width: 200, height: 200))
    let difference = try Comparison(drawing, width: 120, height: 120, scale: scale)
    #expect(difference.greatest <= 32)
    #expect(difference.meanOfInk <= 4)
  }

  @Test(arguments: [1, 1.5, 2])
  func `emoji and images differ by little from cairo's`(scale: Double) throws {
    let fonts = try FontCollection([FontFace(file: TestFonts.path(of: "NotoColorEmoji.ttf"))])
    let layout = TextLayout(
      AttributedText("😀🎉"), width: 300, shaper: try HarfBuzzShaper(fonts, size: 24))
    var drawing = RecordingSurface()
    drawing.fill(Rect(x: 0, y: 0, width: 120, height: 60), with: .white)
    drawing.draw(layout, at: Point(x: 4, y: 4), in: Rect(x: 0, y: 0, width: 120, height: 60))
    let image = try #require(CairoImage(width: 40, height: 30))
    image.draw { surface in
      for index in 0..<8 {
        surface.fill(
          Path(ellipseIn: Rect(x: 5 * Double(index), y: 0, width: 12, height: 30)),
          with: Color(red: Float(index) / 8, green: 0.4, blue: 1 - Float(index) / 8))
      }
    }
    drawing.draw(
      Image(source: "", width: 40, height: 30, png: image.png()),
      in: Rect(x: 70, y: 10, width: 40, height: 30))
    drawing.draw(
      Image(source: "", width: 40, height: 30), in: Rect(x: 66, y: 44, width: 20, height: 10))
    let difference = try Comparison(drawing, scale: scale)
    #expect(difference.greatest <= 96)
    #expect(difference.meanOfInk <= 8)
  }
}
