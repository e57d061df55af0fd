import TapText

/// The color of a cell: the terminal's own, or 8 bits each of red, green and blue.
struct CellColor: BitwiseCopyable, Hashable, Sendable {
  /// `0x00RRGGBB`, or all ones.
  let bits: UInt32

  /// The terminal's own color for letters, or for what is behind them.
  static let standard = CellColor(bits: .max)

  init(bits: UInt32) { self.bits = bits }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The nearest color of 8 bits a part, without its opacity.
  init(_ color: Color) {
    func part(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: part(color.red), green: part(color.green), blue: part(color.blue))
  }

  var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// The mix with another color: `share` of 1 is the other.
  func mixed(with other: CellColor, share: Double) -> CellColor {
    func part(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return CellColor(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  /// The relative luminance, 0 to 1 (WCAG 2.2).
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast to another color, 1 to 21 (WCAG 2.2).
  func contrast(to other: CellColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The color, or the mix of it with white or black, whichever is farther from the background,
  /// that has at least some contrast.
  func readable(on background: CellColor, contrast wanted: Double) -> CellColor {
    guard contrast(to: background) < wanted else { return self }
    let white = CellColor(bits: 0xFFFFFF)
    let black = CellColor(bits: 0)
    let end = white.contrast(to: background) > black.contrast(to: background) ? white : black
    for step in 1...9 {
      let mixed = mixed(with: end, share: Double(step) / 10)
      if mixed.contrast(to: background) >= wanted { return mixed }
    }
    return end
  }

  /// The linear light of each value of 8 bits (sRGB).
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    guard share > 0.04045 else { return share / 12.92 }
    return power((share + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4: the fifth root of its twelfth power, by Newton's method.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    let twelfth = square * square * square * square * square * square
    var root = max(base, 0.1)
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - twelfth) / (5 * fourth)
    }
    return root
  }
}
