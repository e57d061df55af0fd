/// The 256 colors of a terminal, as xterm has them.
enum TerminalPalette {
  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Returns a color by its number: 16 named ones, a cube of 216, and 24 grays.
  static func color(_ number: Int) -> PackedColor? {
    switch number {
    case 0..<16: return PackedColor(hex: named[number])
    case 16..<232:
      let place = number - 16
      let levels = [place / 36, place / 6 % 6, place % 6].map { UInt8($0 == 0 ? 0 : 55 + 40 * $0) }
      return PackedColor(red: levels[0], green: levels[1], blue: levels[2])
    case 232..<256:
      let gray = UInt8(8 + 10 * (number - 232))
      return PackedColor(red: gray, green: gray, blue: gray)
    default: return nil
    }
  }
}
