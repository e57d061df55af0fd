import CCairo

extension CairoImage {
  /// Reads a PNG file; `nil` where the bytes are none that cairo reads.
  public convenience init?(png: [UInt8]) {
    var reader = PNGReader(bytes: png)
    let surface = unsafe withUnsafeMutablePointer(to: &reader) { reader in
      unsafe cairo_image_surface_create_from_png_stream(readBytes, UnsafeMutableRawPointer(reader))
    }
    guard let surface = unsafe surface else { return nil }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    switch unsafe cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24: unsafe self.init(owning: surface)
    default:
      // One of more than 8 bits.
      let deep = unsafe CairoImage(owning: surface)
      self.init(width: Double(deep.width), height: Double(deep.height))
      draw { surface in
        unsafe cairo_set_source_surface(surface.context, deep.surface, 0, 0)
        unsafe cairo_paint(surface.context)
      }
    }
  }

  /// The image as a PNG file; `nil` where memory does not suffice.
  public func png() -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
      unsafe cairo_surface_write_to_png_stream(
        surface, writeBytes, UnsafeMutableRawPointer(bytes))
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
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

/// Takes bytes from cairo.
private func writeBytes(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let bytes = unsafe closure?.assumingMemoryBound(to: [UInt8].self), let data = unsafe data
  else { return CAIRO_STATUS_WRITE_ERROR }
  unsafe bytes.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
