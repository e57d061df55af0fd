import TapText

/// The colors of diagrams: pale where text stands on them, strong where they are the news.
enum DiagramPalette {
  static let lineFill = Color(0xF4F7FB)
  static let lineEdge = Color(0xD3DEEC)
  static let leftToRight = Color(0x8FA6C4)
  static let rightToLeft = Color(0xD79AAE)
  static let caret = Color(0x12908B)
  static let caretOfRightToLeft = Color(0xB5468B)
  static let point = Color(0xD9304F)
  static let cluster = Color(0xFFD77A)
  static let label = Color(0xFFFFFF, alpha: 0.92)

  /// The area, the edge and the number of a link; neighbors differ.
  static func link(_ index: Int) -> (fill: Color, edge: Color) { links[index % links.count] }

  private static let links: [(fill: Color, edge: Color)] = [
    (Color(0xDCE9FF), Color(0x4F86E8)), (Color(0xDDF5E3), Color(0x35A35A)),
    (Color(0xFFE9D2), Color(0xE08A2C)), (Color(0xEBE3FF), Color(0x8A63D8)),
    (Color(0xFFE0E8), Color(0xD9577F)), (Color(0xD6F3F5), Color(0x2B9EA8)),
  ]
}

extension Color {
  /// Makes a color of three bytes, red in the highest.
  fileprivate init(_ code: UInt32, alpha: Float = 1) {
    func part(_ shift: UInt32) -> Float { Float(code >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
