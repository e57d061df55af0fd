import TapText

extension Color {
  /// The color without its opacity, as `#rrggbb`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Self.byte(part), radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func byte(_ part: Float) -> Int {
    // What is no number counts as nothing.
    part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
  }
}
