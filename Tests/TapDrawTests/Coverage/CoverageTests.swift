import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// How much of each pixel is inside of a shape.
@Suite struct CoverageTests {
  @Test(arguments: 0..<20, [1.5])
  func `the coverage of a pixel is its share of points inside`(seed: Int, scale: Double) throws {
    var drawing = RandomDrawing(seed: seed)
    let path = drawing.path()
    let picture = try PixelPicture(scale: scale) { $0.fill(path, with: .black) }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<24 {
      let x = Int.random(in: 0..<picture.width, using: &random)
      let y = Int.random(in: 0..<picture.height, using: &random)
      let side = 24
      let inside = (0..<side * side).count { index in
        path.contains(
          Point(
            x: (Double(x) + (Double(index % side) + 0.5) / Double(side)) / scale,
            y: (Double(y) + (Double(index / side) + 0.5) / Double(side)) / scale))
      }
      let share = Double(inside) / Double(side * side)
      // A sample of a grid is off by up to the length of the edges in the pixel over its side, and
      // a curve by the tolerance.
      #expect(abs(Double(picture[x, y][3]) / 255 - share) < 0.09, "pixel \(x), \(y)")
    }
  }

  @Test(arguments: 0..<100)
  func `an area is exact where no edges overlap in a pixel`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let corners = (0..<3).map { _ in
      Point(
        x: Double.random(in: 5...115, using: &random), y: Double.random(in: 5...55, using: &random))
    }
    var path = Path()
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    let area =
      abs(
        (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y)
          - (corners[2].x - corners[0].x) * (corners[1].y - corners[0].y)) / 2
    let picture = try PixelPicture { $0.fill(path, with: .black) }
    // Each pixel on an edge is rounded by up to half a step of 255.
    #expect(abs(picture.ink - area) < 0.5)
  }

  @Test(arguments: 0..<40)
  func `the coverages of rectangles that share an edge add up to one`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let x = Double.random(in: 10...110, using: &random)
    let y = Double.random(in: 10...50, using: &random)
    let parts = [
      Rect(x: 0, y: 0, width: x, height: y), Rect(x: x, y: 0, width: 120 - x, height: y),
      Rect(x: 0, y: y, width: x, height: 60 - y),
      Rect(x: x, y: y, width: 120 - x, height: 60 - y),
    ]
    let pictures = try parts.map { part in try PixelPicture { $0.fill(part, with: .black) } }
    let together = try PixelPicture { surface in
      surface.fill(parts.reduce(into: Path()) { $0.append(Path($1)) }, with: .black)
    }
    let sums = stride(from: 3, to: together.image.bytes.count, by: 4).map { index in
      pictures.reduce(0) { $0 + Int($1.image.bytes[index]) }
    }
    // Each of the four is rounded by up to a half.
    #expect(sums.allSatisfy { abs($0 - 255) <= 2 })
    #expect(together.ink == 120 * 60)
  }

  @Test(arguments: 0..<10, [1, 1.5, 2])
  func `a rectangle has the pixels of its path`(seed: Int, scale: Double) throws {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: Double.random(in: -20...110, using: &random),
      y: Double.random(in: -20...50, using: &random),
      width: Double.random(in: 0...90, using: &random),
      height: Double.random(in: 0...50, using: &random))
    let turn = Transform.quarterTurns(seed).concatenating(.translation(x: 60, y: 30))
    let fast = try PixelPicture(scale: scale) { surface in
      surface.concatenate(turn)
      surface.fill(rect, with: .black)
    }
    let slow = try PixelPicture(scale: scale) { surface in
      surface.concatenate(turn)
      surface.fill(Path(rect), with: .black)
    }
    #expect(fast.greatestDifference(from: slow) <= 1)
  }

  @Test func `a shape drawn twice in a path has the edge of one`() throws {
    let ellipse = Path(ellipseIn: Rect(x: 10.3, y: 7.7, width: 80, height: 40))
    var double = ellipse
    double.append(ellipse)
    let one = try PixelPicture { $0.fill(ellipse, with: .black) }
    let two = try PixelPicture { $0.fill(double, with: .black) }
    #expect(one.greatestDifference(from: two) <= 1)
  }

  @Test func `shapes wound in opposite ways leave no seam where they meet`() throws {
    var path = Path()
    let (top, bottom) = (Point(x: 20.3, y: 5), Point(x: 70.6, y: 55))
    for far in [Point(x: 10, y: 50), Point(x: 90, y: 10)] {
      path.move(to: top)
      path.addLine(to: bottom)
      path.addLine(to: far)
      path.close()
    }
    let picture = try PixelPicture { $0.fill(path, with: .black) }
    for step in 1..<10 {
      let share = Double(step) / 10
      let x = Int(top.x + (bottom.x - top.x) * share)
      #expect(picture[x, Int(5 + 50 * share)][3] >= 254)
    }
  }

  @Test(arguments: [4, 64, 4_096])
  func `a row that is crowded with edges keeps its area`(count: Int) throws {
    // A comb of teeth within one row.
    var path = Path()
    path.move(to: Point(x: 0, y: 31))
    for tooth in 0..<count {
      let width = 120 / Double(count)
      path.addLine(to: Point(x: (Double(tooth) + 0.5) * width, y: 30 + Double(tooth % 97) / 1e4))
      path.addLine(to: Point(x: Double(tooth + 1) * width, y: 31))
    }
    let picture = try PixelPicture { $0.fill(path, with: .black) }
    #expect(abs(picture.ink - 60) < 2)
    #expect(picture.inkBounds == Rect(x: 0, y: 30, width: 120, height: 1))
  }
}
