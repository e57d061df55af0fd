import TapLayout

/// How points map to pixels where glyphs are neither turned nor stretched.
///
/// Glyphs start at quarters of a pixel in x and at whole pixels in y, so that few masks serve a text
/// and its baseline is even.
package struct PixelGrid {
  /// The pixels to one point.
  package let scale: Double
  private let originX: Double
  private let originY: Double

  /// Makes a grid of a transform from points to pixels; `nil` where glyphs would be at an angle or
  /// stretched, or the scale is not a multiple of a 64th.
  package init?(_ transform: Transform) {
    guard transform.b == 0, transform.c == 0, transform.a == transform.d,
      transform.a > 1.0 / 64, transform.a < 65_536
    else { return nil }
    scale = (transform.a * 64).rounded() / 64
    (originX, originY) = (transform.tx, transform.ty)
    guard abs(scale - transform.a) < 1e-9 else { return nil }
  }

  /// The scale for a key: pixels a point, in 64ths.
  package var scaleKey: UInt32 { UInt32(scale * 64) }

  /// A pixel, and how many quarters of one beyond it.
  package struct Position {
    package var x: Int
    package var y: Int
    package var quarter: UInt8
  }

  /// Returns where a point is: in x to a quarter of a pixel, in y to a whole one.
  package func position(x: Double, y: Double) -> Position {
    let quarters = Self.whole((originX + x * scale) * 4)
    return Position(
      x: quarters >> 2, y: Self.whole(originY + y * scale), quarter: UInt8(quarters & 3))
  }

  /// The nearest whole number that a surface can have.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.isNaN ? 0 : value.rounded(), -1e9), 1e9))
  }
}
