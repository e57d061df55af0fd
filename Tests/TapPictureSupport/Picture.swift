package import TapCairo
package import TapLayout
package import TapText
import Testing

/// The pixels of what was drawn, with what tests ask of them.
package struct Picture: Equatable, CustomStringConvertible {
  package let width: Int
  package let height: Int
  /// As of `CairoImage.pixels`.
  package let pixels: [UInt32]

  /// Draws on an image of a size in points.
  package init(
    width: Double = 120, height: Double = 60, scale: Double = 1, glyphs: GlyphStore = GlyphStore(),
    _ body: (inout CairoSurface) -> Void
  ) throws {
    let image = try #require(CairoImage(width: width, height: height, scale: scale))
    image.draw(glyphs: glyphs, body)
    self.init(image)
  }

  package init(_ image: CairoImage) { self.init(image.width, image.height, image.pixels) }

  package init(_ width: Int, _ height: Int, _ pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var description: String { "\(width)x\(height) with \(ink) of ink" }

  /// The four bytes of a pixel: opacity, red, green, blue.
  package subscript(x: Int, y: Int) -> [UInt8] { Self.bytes(pixels[y * width + x]) }

  private static func bytes(_ pixel: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
  }

  /// The opacity of a pixel, from 0 to 1.
  package func opacity(_ x: Int, _ y: Int) -> Double { Double(pixels[y * width + x] >> 24) / 255 }

  /// The sum of all opacities.
  package var ink: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  /// The middle of all that was drawn, in pixels.
  package var middle: Point {
    var (x, y) = (0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        x += (Double(column) + 0.5) * opacity(column, row)
        y += (Double(row) + 0.5) * opacity(column, row)
      }
    }
    return Point(x: x / ink, y: y / ink)
  }

  /// The smallest box around all that was drawn, in pixels; `nil` where nothing was.
  package var inkBounds: Rect? {
    let marked = pixels.indices.filter { pixels[$0] >> 24 > 0 }
    let (xs, ys) = (marked.map { $0 % width }, marked.map { $0 / width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }

  /// The same picture moved by whole pixels, with nothing where nothing was.
  package func moved(x: Int, y: Int) -> Picture {
    var moved = [UInt32](repeating: 0, count: pixels.count)
    for row in max(0, y)..<min(height, height + y) {
      for column in max(0, x)..<min(width, width + x) {
        moved[row * width + column] = pixels[(row - y) * width + column - x]
      }
    }
    return Picture(width, height, moved)
  }

  /// The greatest difference in any part of a color of any pixel, from 0 to 255; 255 for pictures of
  /// other sizes.
  package func greatestDifference(from other: Picture) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var greatest = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for (part, otherPart) in zip(Self.bytes(one), Self.bytes(two)) {
        greatest = max(greatest, abs(Int(part) - Int(otherPart)))
      }
    }
    return greatest
  }

  /// The color of a pixel that hides what is behind it.
  package static func color(_ pixel: UInt32) -> Color {
    let parts = bytes(pixel).map { Float($0) / 255 }
    return Color(red: parts[1], green: parts[2], blue: parts[3], alpha: parts[0])
  }

  /// The smallest box around all pixels of which something holds; `nil` where there is none.
  package func box(where holds: ([UInt8]) -> Bool) -> Rect? {
    Picture(width, height, pixels.map { holds(Self.bytes($0)) ? 0xFF00_0000 : 0 }).inkBounds
  }

  /// The share of pixels that differ from another picture's by more than an eye overlooks; all of
  /// those of pictures of other sizes.
  package func share(unlike other: Picture) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let unlike = zip(pixels, other.pixels).count { one, two in
      guard one != two else { return false }
      return zip(Self.bytes(one), Self.bytes(two)).contains { abs(Int($0) - Int($1)) > 24 }
    }
    return Double(unlike) / Double(pixels.count)
  }
}
