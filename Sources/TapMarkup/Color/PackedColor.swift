import TapText

/// A color in sRGB, eight bits a part.
struct PackedColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8 = 255

  /// The color with parts from 0 to 1.
  var color: Color {
    Color(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      alpha: Float(alpha) / 255)
  }
}

extension PackedColor {
  /// Makes an opaque color of its hexadecimal digits, such as `0xFF8000`.
  init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }
}
