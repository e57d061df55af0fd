import TapPictureSupport
import TapDraw
import TapCairo
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Images and their files.
@Suite struct CairoImageTests {
  private static func image(seed: Int) throws -> CairoImage {
    var random = SeededGenerator(seed: seed)
    let image = try #require(CairoImage(width: 40, height: 30, scale: 1.5))
    image.draw { surface in
      surface.fill(Rect(x: 0, y: 0, width: 40, height: 30), with: .white)
      for _ in 0..<20 {
        let box = Rect(
          x: Double.random(in: 0..<30, using: &random),
          y: Double.random(in: 0..<20, using: &random), width: 9, height: 7)
        let red = Float.random(in: 0...1, using: &random)
        surface.fill(box, with: Color(red: red, green: 0.5, blue: 0))
      }
    }
    return image
  }

  @Test(arguments: 0..<5)
  func `an image comes back from its file as it was`(seed: Int) throws {
    let image = try Self.image(seed: seed)
    #expect((image.width, image.height) == (60, 45))
    let file = try #require(image.png())
    let back = try #require(CairoImage(png: file))
    #expect(Picture(back) == Picture(image))
  }

  @Test(arguments: 0..<20)
  func `a file that is cut off or spoiled gives no image and no crash`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let image = try Self.image(seed: seed)
    let file = try #require(image.png())
    let cut = Array(file.prefix(Int.random(in: 0..<file.count - 12, using: &random)))
    #expect(CairoImage(png: cut) == nil)
    var spoiled = file
    spoiled[Int.random(in: 16..<24, using: &random)] ^= 0xFF
    #expect(CairoImage(png: spoiled) == nil)
  }

  @Test func `an image of no size, or of too much, is none`() {
    for size in [0, -1, 1e9, .nan, .infinity] {
      #expect(CairoImage(width: size, height: 10) == nil)
      #expect(CairoImage(width: 10, height: size) == nil)
      #expect(CairoImage(width: 10, height: 10, scale: size) == nil)
    }
  }

  @Test func `an image fills its rectangle, and one without pixels leaves a gray box`() throws {
    let png = try Self.image(seed: 1).png()
    let box = Rect(x: 20, y: 10, width: 60, height: 40)
    for picture in [png, nil, [1, 2, 3]] {
      let drawn = try Picture { surface in
        surface.draw(Image(source: "a", width: 40, height: 30, png: picture), in: box)
      }
      #expect(drawn.inkBounds == box)
      #expect(abs(drawn.opacity(50, 30) - (picture == png ? 1 : 0.3)) < 0.004)
    }
  }
}
