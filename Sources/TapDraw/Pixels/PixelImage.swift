/// A picture in memory: rows of pixels from the top left, each of red, green, blue and opacity in 8
/// bits, the colors multiplied by the opacity.
///
/// What a decoder makes of a file for a ``PixelCache``, and what a ``PixelSurface`` has drawn.
public struct PixelImage: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Four bytes for each pixel: red, green, blue, opacity.
  public private(set) var bytes: [UInt8]

  /// Makes an image; `nil` where the number of bytes is not four for each pixel.
  ///
  /// - Parameters:
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - bytes: red, green, blue and opacity of each pixel along the rows.
  ///   - isPremultiplied: whether the colors are multiplied by the opacity; those of PNG files are
  ///     not.
  public init?(width: Int, height: Int, bytes: [UInt8], isPremultiplied: Bool) {
    guard width >= 0, height >= 0, width <= Self.greatestSide, height <= Self.greatestSide,
      bytes.count == 4 * width * height
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    guard !isPremultiplied else { return }
    for start in stride(from: 0, to: bytes.count, by: 4) {
      for index in start..<start + 3 {
        self.bytes[index] = PixelMath.product(bytes[index], bytes[start + 3])
      }
    }
  }

  /// Makes an image of bytes that are known to be as many as they must be.
  init(premultiplied bytes: [UInt8], width: Int, height: Int) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// As wide and as high as an image may be.
  private static let greatestSide = 1 << 20

  /// A pixel: red, green, blue and opacity from the lowest byte.
  ///
  /// - Precondition: The pixel is inside of the image.
  subscript(x: Int, y: Int) -> UInt32 {
    let start = 4 * (y * width + x)
    return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
      | UInt32(bytes[start + 3]) << 24
  }
}
