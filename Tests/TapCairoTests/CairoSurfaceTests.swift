import TapPictureSupport
import TapDraw
import TapCairo
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Shapes, colors, clips and opacities as they come out in pixels.
@Suite struct CairoSurfaceTests {
  private let box = Rect(x: 10, y: 10, width: 40, height: 20)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test(arguments: [1, 1.5, 2, 3])
  func `a rectangle fills its own pixels and no others`(scale: Double) throws {
    let box = Rect(x: 10, y: 10, width: 40, height: 20)
    let picture = try Picture(scale: scale) { $0.fill(box, with: red) }
    #expect(
      picture.inkBounds
        == Rect(
          x: 10 * scale, y: 10 * scale, width: 40 * scale, height: 20 * scale))
    #expect(picture.ink == 40 * 20 * scale * scale)
    #expect(picture[Int(11 * scale), Int(11 * scale)] == [255, 255, 0, 0])
  }

  @Test(arguments: 0..<20)
  func `a color comes out as it is, multiplied by its opacity`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<4).map { _ in Float.random(in: 0...1, using: &random) }
    let color = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    let picture = try Picture { $0.fill(box, with: color) }
    let wanted: [Float] = [parts[3]] + parts[..<3].map { $0 * parts[3] }
    for (byte, part) in zip(picture[20, 20], wanted) {
      let difference = Float(byte) - part * 255
      #expect(abs(difference) <= 1)
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 1])
  func `what is faded is one picture: things within it do not show through one another`(
    opacity: Double
  ) throws {
    let picture = try Picture { surface in
      surface.withSavedState { surface in
        surface.fade(to: opacity)
        surface.fill(box, with: red)
        surface.fill(box, with: blue)
      }
    }
    let byte = UInt8((opacity * 255).rounded())
    #expect(picture[20, 20] == [byte, 0, 0, byte])
  }

  @Test func `fades nest, and end with their restore`() throws {
    let picture = try Picture { surface in
      surface.withSavedState { surface in
        surface.fade(to: 0.5)
        surface.withSavedState { surface in
          surface.fade(to: 0.5)
          surface.fill(box, with: red)
        }
        surface.fill(Rect(x: 60, y: 10, width: 10, height: 10), with: red)
      }
      surface.fill(Rect(x: 80, y: 10, width: 10, height: 10), with: red)
    }
    #expect([picture[20, 20][0], picture[65, 15][0], picture[85, 15][0]] == [64, 128, 255])
  }

  @Test func `two fades of one save multiply`() throws {
    let picture = try Picture { surface in
      surface.withSavedState { surface in
        surface.fade(to: 0.5)
        surface.fade(to: 0.5)
        surface.fill(box, with: red)
      }
    }
    #expect(picture[20, 20][0] == 64)
  }

  @Test(arguments: [0.0, 0.3, 1.1, 2.5])
  func `nothing leaves a clip, at whatever angle`(angle: Double) throws {
    let turn = Transform.translation(x: 60, y: 30).concatenatingFirst(.rotation(angle))
    let hole = Path(Rect(x: -20, y: -10, width: 40, height: 20))
    let clipped = try Picture { surface in
      surface.concatenate(turn)
      surface.clip(to: hole)
      surface.fill(Rect(x: -100, y: -100, width: 200, height: 200), with: red)
    }
    let filled = try Picture { surface in
      surface.concatenate(turn)
      surface.fill(hole, with: red)
    }
    #expect(clipped.greatestDifference(from: filled) <= 2)
    #expect(clipped.ink > 700)
  }

  @Test func `clips only become smaller, until their restore`() throws {
    let picture = try Picture { surface in
      surface.withSavedState { surface in
        surface.clip(to: box)
        surface.clip(to: Rect(x: 30, y: 0, width: 100, height: 100))
        surface.fill(Rect(x: 0, y: 0, width: 120, height: 60), with: red)
      }
      surface.fill(Rect(x: 100, y: 40, width: 5, height: 5), with: red)
    }
    #expect(picture.ink == 20 * 20 + 25)
  }

  @Test(arguments: 0..<20)
  func `a transform moves what is drawn as it moves its points`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let transform = Transform.translation(x: 60, y: 30)
      .concatenatingFirst(.rotation(Double.random(in: 0..<6, using: &random)))
      .concatenatingFirst(
        .scale(
          x: Double.random(in: 0.5...1.5, using: &random),
          y: Double.random(in: 0.5...1.5, using: &random)))
    let corners = [(-15.0, -10.0), (15, -10), (15, 10), (-15, 10)].map { Point(x: $0, y: $1) }
    func outline(_ points: [Point]) -> Path {
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.close()
      return path
    }
    let through = try Picture { surface in
      surface.concatenate(transform)
      surface.fill(outline(corners), with: red)
    }
    let moved = try Picture { $0.fill(outline(corners.map(transform.apply)), with: red) }
    #expect(through.greatestDifference(from: moved) <= 2)
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
    let picture = try Picture { surface in
      surface.withSavedState { surface in
        surface.concatenate(transform)
        surface.fill(box, with: blue)
        surface.stroke(Path(box), with: blue, width: 3)
      }
      surface.fill(box, with: red)
    }
    let alone = try Picture { $0.fill(box, with: red) }
    #expect(picture == alone)
  }

  @Test func `a stroke is as wide as it should be, half on either side`() throws {
    var path = Path()
    path.move(to: Point(x: 10, y: 30))
    path.addLine(to: Point(x: 50, y: 30))
    let picture = try Picture { $0.stroke(path, with: red, width: 4) }
    #expect(picture.inkBounds == Rect(x: 10, y: 28, width: 40, height: 4))
  }

  @Test func `a hole of a path wound the other way stays empty`() throws {
    var path = Path(Rect(x: 10, y: 10, width: 30, height: 30))
    for (index, corner) in [(20.0, 20.0), (20, 30), (30, 30), (30, 20)].enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    let picture = try Picture { $0.fill(path, with: red) }
    #expect(picture.ink == 900 - 100)
    #expect(picture[25, 25][0] == 0)
  }
}

extension Transform {
  /// This transform after another.
  func concatenatingFirst(_ first: Transform) -> Transform { first.concatenating(self) }
}
