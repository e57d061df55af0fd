import CCairo
import TapDraw
import TapLayout
import TapText

/// The pixels of one glyph, or its outline where pixels would be too many.
@safe final class GlyphShape {
  /// How the glyph is drawn.
  enum Kind {
    /// Nothing, as of a space.
    case blank
    /// The coverage of each pixel, to be filled with the color of the text.
    case mask
    /// Pixels with colors of their own.
    case picture
    /// An outline in points.
    case outline(Path)
  }

  let kind: Kind
  /// The pixels of a mask or picture.
  private(set) var surface: OpaquePointer?
  /// The way from the pixel of the origin to the left edge of the pixels.
  private(set) var left = 0
  /// The way from the pixel of the origin to the top edge of the pixels.
  private(set) var top = 0

  /// Letters that are larger are drawn by their outline, in pixels of height or width.
  private static let largestMask = 160.0

  init(_ key: GlyphKey, _ outlines: any GlyphOutlines) {
    let scale = Double(key.scale) / 64
    var pen = OutlinePath()
    if outlines.draw(key.glyph, of: key.font, with: &pen), let box = pen.path.bounds {
      if max(box.width, box.height) * scale > Self.largestMask {
        kind = .outline(pen.path)
        return
      }
      kind = .mask
      drawMask(of: pen.path, box, scale, Double(key.quarter) / 4)
    } else if let picture = outlines.picture(of: key.glyph, in: key.font) {
      kind = .picture
      drawPicture(picture, scale, Double(key.quarter) / 4)
    } else {
      kind = .blank
    }
  }

  deinit { if let surface = unsafe surface { unsafe cairo_surface_destroy(surface) } }

  private func drawMask(of path: Path, _ box: Rect, _ scale: Double, _ shift: Double) {
    unsafe draw(box, scale, shift, CAIRO_FORMAT_A8) { context in
      var surface = unsafe CairoSurface(context)
      surface.fill(path, with: .black)
    }
  }

  private func drawPicture(_ picture: GlyphPicture, _ scale: Double, _ shift: Double) {
    unsafe draw(picture.box, scale, shift, CAIRO_FORMAT_ARGB32) { context in
      let surface = unsafe CairoSurface(context)
      surface.draw(png: picture.png, in: picture.box)
    }
  }

  /// Draws on pixels that just hold a box.
  private func draw(
    _ box: Rect, _ scale: Double, _ shift: Double, _ format: cairo_format_t,
    _ body: (OpaquePointer) -> Void
  ) {
    left = Int((box.x * scale + shift).rounded(.down))
    top = Int((box.y * scale).rounded(.down))
    let right = Int((box.maxX * scale + shift).rounded(.up))
    let bottom = Int((box.maxY * scale).rounded(.up))
    let pixels = unsafe cairo_image_surface_create(
      format, Int32(max(right - left, 1)), Int32(max(bottom - top, 1)))
    let context = unsafe cairo_create(pixels)
    if let context = unsafe context {
      unsafe cairo_translate(context, shift - Double(left), Double(-top))
      unsafe cairo_scale(context, scale, scale)
      unsafe body(context)
    }
    unsafe cairo_destroy(context)
    unsafe surface = pixels
  }
}
