import TapLayout

/// A rectangle of whole pixels, half-open: its left column and top row are inside.
struct PixelBounds: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The rectangle without a pixel.
  static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// Returns the pixels that are in both rectangles.
  func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }
}

/// An upright rectangle in fractions of pixels.
struct PixelBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The greatest coordinate that is drawn exactly, in pixels; those beyond it are clamped to it.
  ///
  /// Far outside of any picture, and near enough that no sum or product of coordinates overflows.
  static let limit = 1e9

  /// Returns a coordinate within the limit; NaN stays NaN.
  static func clamped(_ value: Double) -> Double {
    value < -limit ? -limit : value > limit ? limit : value
  }

  /// Makes the box to which a transform takes a rectangle; `nil` where the transform turns it by
  /// other than right angles, or a coordinate is NaN.
  init?(_ rect: Rect, through transform: Transform) {
    guard (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0) else {
      return nil
    }
    let one = transform.apply(Point(x: rect.x, y: rect.y))
    let other = transform.apply(Point(x: rect.maxX, y: rect.maxY))
    left = Self.clamped(min(one.x, other.x))
    right = Self.clamped(max(one.x, other.x))
    top = Self.clamped(min(one.y, other.y))
    bottom = Self.clamped(max(one.y, other.y))
    guard left <= right, top <= bottom else { return nil }
  }

  /// The pixels that the box touches.
  var bounds: PixelBounds {
    PixelBounds(
      minX: Int(left.rounded(.down)), minY: Int(top.rounded(.down)),
      maxX: Int(right.rounded(.up)), maxY: Int(bottom.rounded(.up)))
  }

  /// The pixels that the box fills, where its edges are within a 512th of whole pixels; else `nil`.
  var wholePixels: PixelBounds? {
    let edges = [left, top, right, bottom]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1.0 / 512 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelBounds(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }
}
