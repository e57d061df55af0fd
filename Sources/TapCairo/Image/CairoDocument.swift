import CCairo
public import TapLayout

/// A PDF file of one page, to draw on, with links that a viewer opens.
///
///     let page = CairoDocument(width: 400, height: 300)
///     page?.draw { surface in surface.draw(layout, at: Point(x: 0, y: 0), in: bounds) }
///     page?.addLink(to: "https://a.example/", over: [Rect(x: 10, y: 10, width: 40, height: 16)])
///     let file = page?.pdf()
@safe public final class CairoDocument {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let bytes: UnsafeMutablePointer<[UInt8]>
  private var isFinished = false

  /// The longest side of a page in points: 200 inches, as PDF 1.7 has it.
  public static let longestSide = 14_400.0

  /// Makes a page of a size in points; `nil` where the size is none that a page can have, or memory
  /// does not suffice.
  public init?(width: Double, height: Double) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      return nil
    }
    let bytes = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    unsafe bytes.initialize(to: [])
    unsafe self.bytes = bytes
    guard
      let surface = unsafe cairo_pdf_surface_create_for_stream(
        appendBytes, UnsafeMutableRawPointer(bytes), width, height),
      let context = unsafe cairo_create(surface)
    else {
      unsafe bytes.deinitialize(count: 1)
      unsafe bytes.deallocate()
      return nil
    }
    unsafe self.surface = surface
    unsafe self.context = context
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
    unsafe bytes.deinitialize(count: 1)
    unsafe bytes.deallocate()
  }

  /// Draws in points from the top left corner, over what is there.
  public func draw(glyphs: GlyphStore = GlyphStore(), _ body: (inout CairoSurface) -> Void) {
    var surface = unsafe CairoSurface(context, glyphs: glyphs)
    body(&surface)
  }

  /// Makes rectangles of the page lead to an address; without any, nothing does.
  ///
  /// Characters that are no printable ASCII are percent-encoded.
  public func addLink(to destination: String, over rects: [Rect]) {
    let rects = rects.filter { !$0.isEmpty }
    guard !rects.isEmpty else { return }
    let numbers = rects.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
    let attributes =
      "rect=[\(numbers.joined(separator: " "))] uri='\(Self.escaped(destination))'"
    unsafe cairo_tag_begin(context, CAIRO_TAG_LINK, attributes)
    unsafe cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  /// Finishes the file, after which nothing can be drawn; `nil` where memory does not suffice.
  public func pdf() -> [UInt8]? {
    if !isFinished {
      unsafe cairo_surface_finish(surface)
      isFinished = true
    }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return unsafe bytes.pointee
  }

  private static func escaped(_ destination: String) -> String {
    var result = ""
    for byte in destination.utf8 {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"), 0...0x20, 0x7F...:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}

/// Takes bytes from cairo.
private func appendBytes(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let bytes = unsafe closure?.assumingMemoryBound(to: [UInt8].self), let data = unsafe data
  else { return CAIRO_STATUS_WRITE_ERROR }
  unsafe bytes.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
