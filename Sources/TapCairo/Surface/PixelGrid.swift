import CCairo

/// How points map to pixels where a surface is neither turned nor stretched.
struct PixelGrid {
  /// The pixels of the target to one unit of it.
  let device: Double
  /// The pixels to one point.
  let scale: Double
  private let originX: Double
  private let originY: Double

  /// Reads the state of a context; `nil` where letters would be at an angle or be stretched.
  init?(of context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    var (deviceX, deviceY) = (1.0, 1.0)
    unsafe cairo_surface_get_device_scale(cairo_get_group_target(context), &deviceX, &deviceY)
    let scale = matrix.xx * deviceX
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, deviceX == deviceY,
      scale > 1.0 / 64, scale < 65_536
    else { return nil }
    device = deviceX
    self.scale = (scale * 64).rounded() / 64
    (originX, originY) = (matrix.x0 * deviceX, matrix.y0 * deviceX)
    guard abs(self.scale - scale) < 1e-9 else { return nil }
  }

  /// The scale for a key: pixels a point, in 64ths.
  var scaleKey: UInt32 { UInt32(scale * 64) }

  /// A pixel, and how many quarters of one beyond it.
  struct Place {
    var x: Int
    var y: Int
    var quarter: UInt8
  }

  /// Where a point is: in x to a quarter of a pixel, in y to a whole one.
  func place(x: Double, y: Double) -> Place {
    let quarters = Self.whole((originX + x * scale) * 4)
    return Place(
      x: quarters >> 2, y: Self.whole(originY + y * scale), quarter: UInt8(quarters & 3))
  }

  /// The nearest whole number that a surface can have.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.isNaN ? 0 : value.rounded(), -1e9), 1e9))
  }
}
