extension PixelSurface {
  /// The width in pixels.
  public var width: Int { picture.bounds.width }

  /// The height in pixels.
  public var height: Int { picture.bounds.height }

  /// What has been drawn, but for groups that are still being drawn faded.
  ///
  /// - Complexity: O(width · height).
  public var image: PixelImage {
    let bounds = picture.bounds
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * bounds.width * bounds.height)
    for row in bounds.minY..<bounds.maxY {
      for pixel in picture.pixels(row: row, columns: bounds.minX..<bounds.maxX) {
        let pixel = order.arranged(pixel)
        for shift: UInt32 in [0, 8, 16, 24] {
          bytes.append(UInt8(truncatingIfNeeded: pixel >> shift))
        }
      }
    }
    return PixelImage(premultiplied: bytes, width: bounds.width, height: bounds.height)
  }

  /// Calls `body` with the memory of the picture and the distance between its rows in bytes, to be
  /// copied to a texture or a window without a copy in between.
  @unsafe public func withUnsafePixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result
  ) -> Result {
    let picture = picture
    return unsafe picture.withUnsafeBytes { unsafe body($0, picture.bytesPerRow) }
  }
}
