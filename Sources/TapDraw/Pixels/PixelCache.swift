/// What surfaces of pixels share from frame to frame: the pixels of glyphs, and a decoder of images.
///
///     let cache = PixelCache { image in
///       guard let png = image.png else { return nil }
///       return decodePNG(png)  // of libpng, stb_image, or the platform's own
///     }
///
/// Glyphs are kept by font, size, glyph and quarter of a pixel, within a limit of memory. Keep one
/// cache as long as the window. Not for two threads at once.
public final class PixelCache {
  let glyphs: GlyphCache<PixelGlyph>
  let decode: (Image) -> PixelImage?

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - limit: the bytes of glyphs that are kept; when there are more, all are drawn again.
  ///   - decode: returns the pixels of an image, `nil` where it has none or is in no format that the
  ///     decoder knows. It is called whenever an image is drawn, so a slow one keeps what it has
  ///     decoded; and once for each glyph that is an image, such as an emoji, whose PNG file comes
  ///     with an empty source.
  public init(
    limit: Int = 8 << 20, decode: @escaping (Image) -> PixelImage? = { _ in nil }
  ) {
    glyphs = GlyphCache(limit: limit, cost: \.byteCount)
    self.decode = decode
  }
}
