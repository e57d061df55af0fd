import TapText

extension Color {
  /// The color multiplied by its opacity: red, green, blue and opacity from the lowest byte.
  ///
  /// Parts beyond 0 to 1 count as the nearest; what is no number counts as 0.
  var premultipliedPixel: UInt32 {
    let opacity = Self.share(alpha)
    return [red, green, blue].enumerated().reduce(Self.byte(opacity) << 24) { pixel, part in
      pixel | Self.byte(Self.share(part.element) * opacity) << UInt32(8 * part.offset)
    }
  }

  private static func share(_ part: Float) -> Double { part > 0 ? min(Double(part), 1) : 0 }

  private static func byte(_ share: Double) -> UInt32 { UInt32(share * 255 + 0.5) }
}
