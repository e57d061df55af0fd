/// The arithmetic of bytes that stand for shares from 0 to 1, rounded to the nearest.
enum PixelMath {
  /// The product of two shares.
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    let sum = UInt32(one) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (sum + sum >> 8) >> 8)
  }

  /// A pixel whose four bytes are each multiplied by a share.
  static func product(_ pixel: UInt32, _ share: UInt8) -> UInt32 {
    let even = (pixel & 0xFF_00FF) * UInt32(share) + 0x80_0080
    let odd = (pixel >> 8 & 0xFF_00FF) * UInt32(share) + 0x80_0080
    return (even + (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
      | (odd + (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
  }

  /// A premultiplied pixel over another.
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let rest = product(destination, 255 - UInt8(truncatingIfNeeded: source >> 24))
    let even = (source & 0xFF_00FF) + (rest & 0xFF_00FF)
    let odd = (source >> 8 & 0xFF_00FF) + (rest >> 8 & 0xFF_00FF)
    return saturated(even) | saturated(odd) << 8
  }

  /// Two sums of bytes, each cut off at 255: memory of a caller may hold what no product gives.
  private static func saturated(_ sums: UInt32) -> UInt32 {
    (sums | (sums >> 8 & 0x1_0001) * 255) & 0xFF_00FF
  }
}
