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

  /// Draws a PNG file, stretched to a rectangle; tells whether it is one.
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

/// The pixels of a PNG file.
@safe private final class CairoImage {
  let surface: OpaquePointer

  /// Reads a file; `nil` where it is no PNG that cairo reads.
  init?(png: [UInt8]) {
    var reader = PNGReader(bytes: png)
    let surface = unsafe withUnsafeMutablePointer(to: &reader) { reader in
      unsafe cairo_image_surface_create_from_png_stream(readBytes, UnsafeMutableRawPointer(reader))
    }
    guard let surface = unsafe surface else { return nil }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.surface = surface
  }

  var width: Int { Int(unsafe cairo_image_surface_get_width(surface)) }
  var height: Int { Int(unsafe cairo_image_surface_get_height(surface)) }

  deinit { unsafe cairo_surface_destroy(surface) }
}

/// Where in a file cairo reads.
private struct PNGReader {
  let bytes: [UInt8]
  var offset = 0
}

/// Gives cairo the next bytes.
private func readBytes(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let reader = unsafe closure?.assumingMemoryBound(to: PNGReader.self),
    let data = unsafe data, unsafe reader.pointee.offset + Int(length) <= reader.pointee.bytes.count
  else { return CAIRO_STATUS_READ_ERROR }
  let start = unsafe reader.pointee.offset
  for index in 0..<Int(length) {
    unsafe data[index] = reader.pointee.bytes[start + index]
  }
  unsafe reader.pointee.offset += Int(length)
  return CAIRO_STATUS_SUCCESS
}
