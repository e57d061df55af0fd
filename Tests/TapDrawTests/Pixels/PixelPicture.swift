import TapDraw
import TapLayout
import TapText
import Testing

/// The pixels of what was drawn on a surface of pixels, with what tests ask of them.
struct PixelPicture: Equatable, CustomTestStringConvertible {
  let image: PixelImage

  /// Draws on a transparent picture of a size in points.
  init(
    width: Double = 120, height: Double = 60, scale: Double = 1,
    blending: PixelBlending = .encoded, cache: PixelCache = PixelCache(),
    _ body: (inout PixelSurface) -> Void
  ) throws {
    var surface = try #require(
      PixelSurface(width: width, height: height, scale: scale, blending: blending, cache: cache))
    body(&surface)
    image = surface.image
  }

  var width: Int { image.width }
  var height: Int { image.height }
  var testDescription: String { "\(width)x\(height) with \(ink) of ink" }

  /// The four bytes of a pixel: red, green, blue, opacity.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = 4 * (y * width + x)
    return Array(image.bytes[start..<start + 4])
  }

  /// The sum of all opacities.
  var ink: Double {
    stride(from: 3, to: image.bytes.count, by: 4).reduce(0) { $0 + Double(image.bytes[$1]) / 255 }
  }

  /// The pixels that are not transparent.
  var inked: [(x: Int, y: Int)] {
    (0..<width * height).filter { image.bytes[4 * $0 + 3] > 0 }.map { ($0 % width, $0 / width) }
  }

  /// The smallest box around all that was drawn, in pixels; `nil` where nothing was.
  var inkBounds: Rect? {
    let inked = inked
    guard let left = inked.map(\.x).min(), let right = inked.map(\.x).max(),
      let top = inked.first?.y, let bottom = inked.last?.y
    else { return nil }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }

  /// The greatest difference of any byte from another picture's; 255 for one of another size.
  func greatestDifference(from other: PixelPicture) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    return zip(image.bytes, other.image.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// The greatest difference of any byte from another picture that is moved by whole pixels, but for
  /// what the move brings into view.
  func greatestDifference(from other: PixelPicture, movedX dx: Int, y dy: Int) -> Int {
    var greatest = 0
    for y in max(0, dy)..<min(height, height + dy) {
      let columns = max(0, dx)..<min(width, width + dx)
      let start = 4 * (y * width + columns.lowerBound)
      let otherStart = 4 * ((y - dy) * width + columns.lowerBound - dx)
      for index in 0..<4 * columns.count {
        let (one, two) = (image.bytes[start + index], other.image.bytes[otherStart + index])
        greatest = max(greatest, abs(Int(one) - Int(two)))
      }
    }
    return greatest
  }
}
