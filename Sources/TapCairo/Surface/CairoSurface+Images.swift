import CCairo
public import TapDraw
public import TapLayout
import TapText

extension CairoSurface {
  /// Draws an image from its pixels; a gray box where it has none.
  public mutating func draw(_ image: Image, in rect: Rect) {
    guard let png = image.png, draw(png: png, in: rect) else {
      return fill(rect, with: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3))
    }
  }

  /// Draws a PNG file, stretched to a rectangle; returns whether it is one.
  @discardableResult
  func draw(png: [UInt8], in rect: Rect) -> Bool {
    guard let picture = CairoImage(png: png) else { return false }
    guard picture.width > 0, picture.height > 0, !rect.isEmpty else { return true }
    unsafe cairo_save(context)
    unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    unsafe cairo_clip(context)
    unsafe cairo_translate(context, rect.x, rect.y)
    unsafe cairo_scale(
      context, rect.width / Double(picture.width), rect.height / Double(picture.height))
    unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    unsafe cairo_paint(context)
    unsafe cairo_restore(context)
    return true
  }
}
