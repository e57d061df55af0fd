public import TapLayout
import TapText

extension PixelSurface {
  /// Draws an image as the decoder reads it, stretched to a rectangle; a gray box where it can't.
  public mutating func draw(_ image: Image, in rect: Rect) {
    guard let pixels = cache.decode(image) else { return drawFrame(in: rect) }
    draw(pixels, in: rect, opacity: 255)
  }

  /// Draws the gray box of an image without pixels.
  mutating func drawFrame(in rect: Rect, opacity: Float = 1) {
    fill(rect, with: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3 * opacity))
  }

  /// Draws pixels, stretched to a rectangle.
  mutating func draw(_ image: PixelImage, in rect: Rect, opacity: UInt8) {
    guard let sampler = ImageSampler(image, in: rect, through: state.transform) else { return }
    let order = order
    let paint = PixelPaint(blending: blending) { row, columns in
      columns.map { column in
        order.arranged(PixelMath.product(sampler.pixel(x: column, y: row), opacity))
      }
    }
    if let box = PixelBox(rect, through: state.transform) {
      fill(box, with: paint)
    } else {
      fill(edges(of: Path(rect)), with: paint)
    }
  }
}
