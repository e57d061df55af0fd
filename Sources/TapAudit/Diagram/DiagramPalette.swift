import TapText

/// The colors of diagrams: what is under or over letters lets them and the page through.
enum DiagramPalette {
  /// The words and the frame of a legend.
  static let legend = Color(red: 0.4, green: 0.4, blue: 0.4)
  static let lineFill = Color(0x7BA0D0, alpha: 0.08)
  static let lineEdge = Color(0x7BA0D0, alpha: 0.35)
  static let leftToRight = Color(0x5F83B5, alpha: 0.7)
  static let rightToLeft = Color(0xC75D80, alpha: 0.7)
  static let caret = Color(0x12908B)
  static let caretOfRightToLeft = Color(0xB5468B)
  static let point = Color(0xD9304F)
  static let cluster = Color(0xFFB400, alpha: 0.5)
  static let label = Color(0xFFFFFF, alpha: 0.92)

  /// The area and the edge of a link; neighbors differ.
  static func link(_ index: Int) -> (fill: Color, edge: Color) {
    let edge = links[index % links.count]
    var fill = edge
    fill.alpha = 0.18
    return (fill, edge)
  }

  private static let links = [
    Color(0x4F86E8), Color(0x35A35A), Color(0xE08A2C), Color(0x8A63D8), Color(0xD9577F),
    Color(0x2B9EA8),
  ]
}

extension Color {
  /// Makes a color of three bytes, red in the highest.
  fileprivate init(_ code: UInt32, alpha: Float = 1) {
    func part(_ shift: UInt32) -> Float { Float(code >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
