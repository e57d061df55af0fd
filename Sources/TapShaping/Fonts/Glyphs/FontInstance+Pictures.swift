import CHarfBuzz
public import TapLayout

extension FontInstance {
  /// The picture of a glyph at a size, as colored emoji have; `nil` for a glyph without.
  ///
  /// Fonts bring pictures of one or of several sizes, of which this is the largest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the picture's bytes, which it copies.
  public func picture(of glyph: UInt16, size: Double) -> GlyphPicture? {
    let blob = hb_ot_color_glyph_reference_png(font, UInt32(glyph))
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let start = unsafe hb_blob_get_data(blob, &count),
      unsafe hb_font_get_glyph_extents(font, UInt32(glyph), &extents) != 0
    else { return nil }
    let png = unsafe UnsafeBufferPointer(start: start, count: Int(count))
      .map { UInt8(bitPattern: $0) }
    guard png.starts(with: Self.pngSignature), extents.width > 0, extents.height < 0 else {
      return nil
    }
    let scale = size / unitsPerEm
    return GlyphPicture(
      png: png,
      box: Rect(
        x: Double(extents.x_bearing) * scale, y: -Double(extents.y_bearing) * scale,
        width: Double(extents.width) * scale, height: -Double(extents.height) * scale))
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
