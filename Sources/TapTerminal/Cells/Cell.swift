/// What one cell of a terminal shows.
struct Cell: BitwiseCopyable, Hashable, Sendable {
  /// The glyph: 0 is blank, up to U+10FFFF a scalar, beyond it an entry of the surface's clusters.
  var glyph: UInt32 = 0
  /// The color of the letter.
  var foreground = CellColor.standard
  /// The color behind it.
  var background = CellColor.standard
  /// The number of the link in the surface's table; 0 is none.
  var link: UInt32 = 0
  /// How the letter is drawn.
  var traits: CellTraits = []
  /// The cells that the glyph takes: 1, or 2; 0 for the second cell of a wide one.
  var width: UInt8 = 1
}

/// How the letter of a cell is drawn.
struct CellTraits: OptionSet, BitwiseCopyable, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = CellTraits(rawValue: 1)
  static let italic = CellTraits(rawValue: 2)
  static let underlined = CellTraits(rawValue: 4)
  static let struckThrough = CellTraits(rawValue: 8)
  /// The colors of the letter and of what is behind it are exchanged.
  static let inverse = CellTraits(rawValue: 16)
}
