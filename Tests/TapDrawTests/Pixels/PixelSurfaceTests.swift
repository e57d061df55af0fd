import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Shapes, clips, opacities and memory of surfaces of pixels.
@Suite struct PixelSurfaceTests {
  private let box = Rect(x: 10, y: 10, width: 40, height: 20)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test(arguments: [1, 1.5, 2, 3])
  func `a rectangle fills its own pixels and no others`(scale: Double) throws {
    let picture = try PixelPicture(scale: scale) { $0.fill(box, with: red) }
    #expect(
      picture.inkBounds
        == Rect(x: 10 * scale, y: 10 * scale, width: 40 * scale, height: 20 * scale))
    #expect(picture.ink == 40 * 20 * scale * scale)
    #expect(picture[Int(11 * scale), Int(11 * scale)] == [255, 0, 0, 255])
  }

  @Test(arguments: 0..<10, [1, 1.5, 2])
  func `moved by whole pixels, a drawing has the same pixels`(seed: Int, scale: Double) throws {
    var random = SeededGenerator(seed: seed)
    var maker = RandomDrawing(seed: seed)
    let path = maker.path()
    let (dx, dy) = (Int.random(in: -8...8, using: &random), Int.random(in: -8...8, using: &random))
    func draw(_ x: Int, _ y: Int) throws -> PixelPicture {
      try PixelPicture(scale: scale) { surface in
        surface.concatenate(.translation(x: Double(x) / scale, y: Double(y) / scale))
        surface.fill(path, with: blue)
        surface.stroke(path, with: red, width: 2.3)
        surface.fill(box, with: Color(red: 0, green: 1, blue: 0, alpha: 0.5))
      }
    }
    // Edges are cut at the picture's sides, which may round a coverage otherwise.
    #expect(try draw(dx, dy).greatestDifference(from: draw(0, 0), movedX: dx, y: dy) <= 4)
  }

  @Test(arguments: 0..<16, [1, 1.5])
  func `nothing leaves a clip, and what is inside is as without it`(
    seed: Int, scale: Double
  ) throws {
    var maker = RandomDrawing(seed: seed)
    let clip = maker.path()
    let drawing = maker.drawing()
    let clipped = try PixelPicture(scale: scale) { surface in
      surface.clip(to: clip)
      drawing.replay(on: &surface)
    }
    let whole = try PixelPicture(scale: scale) { drawing.replay(on: &$0) }
    let mask = try PixelPicture(scale: scale) { $0.fill(clip, with: .black) }
    // An edge that is cut at the clip's bounds may be rounded otherwise.
    var (outside, greatest) = (0, 0)
    for index in mask.image.bytes.indices {
      let share = mask.image.bytes[index | 3]
      let byte = Int(clipped.image.bytes[index])
      if share == 0 { outside = max(outside, byte) }
      if share == 255 { greatest = max(greatest, abs(byte - Int(whole.image.bytes[index]))) }
    }
    #expect(outside == 0)
    #expect(greatest <= 4)
  }

  @Test(arguments: [1, 1.25, 1.5], [0.0, 0.3])
  func `clips only become smaller, until their restore`(scale: Double, shift: Double) throws {
    let picture = try PixelPicture(scale: scale) { surface in
      surface.withSavedState { surface in
        surface.clip(to: Rect(x: 10 + shift, y: 10, width: 40, height: 20))
        surface.clip(to: Rect(x: 30, y: 0 + shift, width: 100, height: 100))
        surface.fill(Rect(x: 0, y: 0, width: 120, height: 60), with: red)
      }
      surface.fill(Rect(x: 100, y: 40, width: 4, height: 4), with: red)
    }
    let wanted = (20 + shift) * 20 + 16
    #expect(abs(picture.ink / (scale * scale) - wanted) < 0.2)
  }

  @Test func `a clip that is empty stays so`() throws {
    let picture = try PixelPicture { surface in
      surface.clip(to: Path())
      surface.clip(to: box)
      surface.fade(to: 0.5)
      surface.fill(box, with: red)
    }
    #expect(picture.ink == 0)
  }

  @Test(arguments: [0, 0.25, 0.5, 1])
  func `what is faded is one picture: things within it do not show through one another`(
    opacity: Double
  ) throws {
    let picture = try PixelPicture { surface in
      surface.withSavedState { surface in
        surface.fade(to: opacity)
        surface.fill(box, with: red)
        surface.fill(box, with: blue)
      }
    }
    let byte = UInt8((opacity * 255).rounded())
    #expect(picture[20, 20] == [0, 0, byte, byte])
  }

  @Test func `fades nest, multiply, and end with their restore`() throws {
    let picture = try PixelPicture { surface in
      surface.withSavedState { surface in
        surface.fade(to: 0.5)
        surface.withSavedState { surface in
          surface.fade(to: 0.5)
          surface.fill(box, with: red)
        }
        surface.fill(Rect(x: 60, y: 10, width: 10, height: 10), with: red)
        surface.fade(to: 0.5)
        surface.fill(Rect(x: 80, y: 10, width: 10, height: 10), with: red)
      }
      surface.fill(Rect(x: 100, y: 10, width: 10, height: 10), with: red)
    }
    let opacities = [20, 65, 85, 105].map { picture[$0, 15][3] }
    #expect(opacities == [64, 128, 64, 255])
  }

  @Test func `a fade under a clip at an angle counts the clip's edge once`() throws {
    let hole = Path(ellipseIn: box)
    let faded = try PixelPicture { surface in
      surface.clip(to: hole)
      surface.withSavedState { surface in
        surface.fade(to: 0.5)
        surface.fill(box, with: red)
      }
    }
    let direct = try PixelPicture { surface in
      surface.fill(hole, with: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
    #expect(faded.greatestDifference(from: direct) <= 1)
  }

  @Test(arguments: 0..<40)
  func `a color mixes by its opacity`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func color() -> Color {
      let parts = (0..<3).map { _ in Float.random(in: 0...1, using: &random) }
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    let (below, above, alpha) = (color(), color(), Float.random(in: 0...1, using: &random))
    let picture = try PixelPicture { surface in
      surface.fill(box, with: below)
      surface.fill(
        box, with: Color(red: above.red, green: above.green, blue: above.blue, alpha: alpha))
    }
    let wanted = zip([below.red, below.green, below.blue], [above.red, above.green, above.blue])
      .map { ($0 * (1 - alpha) + $1 * alpha) * 255 }
    for (byte, part) in zip(picture[20, 20], wanted) { #expect(abs(Float(byte) - part) <= 1.6) }
    #expect(picture[20, 20][3] == 255)
  }

  @Test(arguments: [Float(0), 0.2, 0.5, 0.8, 1])
  func `linear blending mixes amounts of light`(alpha: Float) throws {
    let picture = try PixelPicture(blending: .linear) { surface in
      surface.fill(box, with: .black)
      surface.fill(box, with: Color(red: 1, green: 1, blue: 1, alpha: alpha))
    }
    // The inverse of the sRGB transfer function, at some lights.
    let wanted: [Float: UInt8] = [0: 0, 0.2: 124, 0.5: 188, 0.8: 231, 1: 255]
    let byte = try #require(wanted[alpha])
    #expect(abs(Int(picture[20, 20][0]) - Int(byte)) <= 1)
  }

  @Test(arguments: [PixelBlending.encoded, .linear], 0..<10)
  func `a color over itself stays, whatever its opacity`(blending: PixelBlending, seed: Int) throws
  {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in Float(Int.random(in: 0...255, using: &random)) / 255 }
    let color = Color(red: parts[0], green: parts[1], blue: parts[2])
    let picture = try PixelPicture(blending: blending) { surface in
      surface.fill(box, with: color)
      for alpha in [0.1, 0.5, 0.9] as [Float] {
        surface.fill(
          box, with: Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha))
      }
    }
    for (byte, part) in zip(picture[20, 20], parts) {
      #expect(abs(Float(byte) - part * 255) <= 3)
    }
  }

  @Test func `a stroke is as wide as it should be, half on either side, and ends flat`() throws {
    var path = Path()
    path.move(to: Point(x: 10, y: 30))
    path.addLine(to: Point(x: 50, y: 30))
    let picture = try PixelPicture { $0.stroke(path, with: red, width: 4) }
    #expect(picture.inkBounds == Rect(x: 10, y: 28, width: 40, height: 4))
    #expect(picture.ink == 160)
  }

  @Test func `a stroke of a rectangle is a frame with pointed corners`() throws {
    let stroke = try PixelPicture { $0.stroke(Path(box), with: red, width: 4) }
    let frame = try PixelPicture { surface in
      var path = Path(box.inset(by: -2))
      let (inner, first) = (box.inset(by: 2), Point(x: 12, y: 12))
      path.move(to: first)
      path.addLine(to: Point(x: 12, y: inner.maxY))
      path.addLine(to: Point(x: inner.maxX, y: inner.maxY))
      path.addLine(to: Point(x: inner.maxX, y: 12))
      path.close()
      surface.fill(path, with: red)
    }
    #expect(stroke == frame)
  }

  @Test func `a point of a corner is cut off where it would be too long`() throws {
    func ink(_ degrees: Double) throws -> Double {
      let angle = degrees / 180 * .pi
      let picture = try PixelPicture(width: 200, height: 100) { surface in
        var path = Path()
        let turned = Transform.rotation(angle).apply(Point(x: 100, y: 0))
        path.move(to: Point(x: 140, y: 10))
        path.addLine(to: Point(x: 40, y: 10))
        path.addLine(to: Point(x: 40 + turned.x, y: 10 + turned.y))
        surface.stroke(path, with: red, width: 4)
      }
      return try #require(picture.inkBounds).x
    }
    // A miter is 1 / sin(half of the angle) widths long: 4 at 29°.
    #expect(try ink(31) < 34)
    #expect(try ink(27) > 36)
  }

  @Test(arguments: [0.4, 3, 30])
  func `a stroke of a circle is a ring`(width: Double) throws {
    let circle = Path(ellipseIn: Rect(x: 30, y: 30, width: 60, height: 60))
    let picture = try PixelPicture(width: 120, height: 120) { surface in
      surface.stroke(circle, with: red, width: width)
    }
    #expect(abs(picture.ink / (2 * .pi * 30 * width) - 1) < 0.004)
  }

  @Test func `a transform that stretches stretches the pen`() throws {
    var path = Path()
    path.move(to: Point(x: 10, y: 30))
    path.addLine(to: Point(x: 30, y: 30))
    path.addLine(to: Point(x: 30, y: 50))
    let picture = try PixelPicture { surface in
      surface.concatenate(.scale(x: 3, y: 1))
      surface.stroke(path, with: red, width: 4)
    }
    #expect(picture.inkBounds == Rect(x: 30, y: 28, width: 66, height: 22))
  }

  @Test(arguments: [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5),
    Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func `a transform that flattens everything shows nothing, and harms nothing after it`(
    transform: Transform
  ) throws {
    let picture = try PixelPicture { surface in
      surface.withSavedState { surface in
        surface.concatenate(transform)
        surface.fill(box, with: blue)
        surface.stroke(Path(box), with: blue, width: 3)
      }
      surface.fill(box, with: red)
    }
    #expect(picture == (try PixelPicture { $0.fill(box, with: red) }))
  }

  @Test(arguments: [PixelOrder.rgba, .bgra], [480, 484, 501])
  func `a view of a caller's memory draws the same, in its rows and no others`(
    order: PixelOrder, bytesPerRow: Int
  ) throws {
    var maker = RandomDrawing(seed: 7)
    let drawing = maker.drawing()
    let own = try PixelPicture { drawing.replay(on: &$0) }
    var memory = [UInt8](repeating: 0, count: bytesPerRow * 60)
    for row in 0..<60 {
      for index in row * bytesPerRow + 480..<(row + 1) * bytesPerRow { memory[index] = 0xA5 }
    }
    let image = unsafe memory.withUnsafeMutableBytes { bytes -> PixelImage? in
      guard let base = bytes.baseAddress else { return nil }
      var surface = unsafe PixelSurface(
        pixels: base, width: 120, height: 60, bytesPerRow: bytesPerRow, order: order)
      drawing.replay(on: &surface)
      return surface.image
    }
    #expect(image == own.image)
    let pixel = Array(memory[30 * bytesPerRow + 200..<30 * bytesPerRow + 204])
    let wanted = own[50, 30]
    #expect(pixel == (order == .rgba ? wanted : [wanted[2], wanted[1], wanted[0], wanted[3]]))
    for row in 0..<60 {
      #expect(memory[row * bytesPerRow + 480..<(row + 1) * bytesPerRow].allSatisfy { $0 == 0xA5 })
    }
  }

  @Test func `a cleared surface is transparent, and an image is read from its memory`() throws {
    var surface = try #require(PixelSurface(width: 12, height: 5))
    surface.fill(box, with: red)
    surface.clear()
    #expect(surface.image.bytes.allSatisfy { $0 == 0 })
    surface.fill(Rect(x: 2, y: 1, width: 1, height: 1), with: red)
    let (bytes, bytesPerRow) = unsafe surface.withUnsafePixels { unsafe (Array($0), $1) }
    #expect(bytes == surface.image.bytes)
    #expect(bytes[bytesPerRow + 8] == 255)
  }

  @Test func `a surface of no size, or of too much, is none`() {
    for size in [0, -1, 1e9, .nan, .infinity] {
      #expect(PixelSurface(width: size, height: 10) == nil)
      #expect(PixelSurface(width: 10, height: size) == nil)
      #expect(PixelSurface(width: 10, height: 10, scale: size) == nil)
    }
  }
}
