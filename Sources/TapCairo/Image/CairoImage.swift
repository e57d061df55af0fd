import CCairo

/// An image to draw on without a window, which PNG files are read into and written from.
///
///     let image = CairoImage(width: 400, height: 300, scale: 2)
///     image?.draw { surface in
///       surface.draw(layout, at: Point(x: 0, y: 0), in: page)
///     }
///     let file = image?.png()
///
/// It begins transparent. For pictures of what a window would show, at any scale.
@safe public final class CairoImage {
  /// The pixels.
  let surface: OpaquePointer

  /// The widest and highest that cairo makes.
  private static let mostPixels = 32_767.0

  /// Makes an image of a size in points; `nil` where the size is none that an image can have, or
  /// memory does not suffice.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - scale: the pixels to a point; a pixel that is begun counts whole.
  public init?(width: Double, height: Double, scale: Double = 1) {
    let columns = (width * scale).rounded(.up)
    let rows = (height * scale).rounded(.up)
    guard scale > 0, (1...Self.mostPixels).contains(columns), (1...Self.mostPixels).contains(rows),
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    else { return nil }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe cairo_surface_set_device_scale(surface, scale, scale)
    unsafe self.surface = surface
  }

  /// Takes a surface of cairo's, which it releases in the end.
  init(owning surface: OpaquePointer) { unsafe self.surface = surface }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// The width in pixels.
  public var width: Int { Int(unsafe cairo_image_surface_get_width(surface)) }

  /// The height in pixels.
  public var height: Int { Int(unsafe cairo_image_surface_get_height(surface)) }

  /// Draws in points from the top left corner, over what is there.
  ///
  /// Images that share a store draw each glyph's shape once.
  public func draw(glyphs: GlyphStore = GlyphStore(), _ body: (inout CairoSurface) -> Void) {
    guard let context = unsafe cairo_create(surface) else { return }
    var surface = unsafe CairoSurface(context, glyphs: glyphs)
    body(&surface)
    unsafe cairo_destroy(context)
  }

  /// The pixels along the rows from the top left: 8 bits each of opacity, red, green and blue, from
  /// the highest, the colors multiplied by the opacity.
  ///
  /// - Complexity: O(width · height).
  public var pixels: [UInt32] {
    let (width, height) = (width, height)
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    return unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for row in 0..<height {
        let line = unsafe UnsafeRawPointer(data + row * stride)
        for column in 0..<width {
          unsafe pixels[row * width + column] = line.load(
            fromByteOffset: 4 * column, as: UInt32.self)
        }
      }
      count = width * height
    }
  }
}
