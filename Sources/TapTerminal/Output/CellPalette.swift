/// A color as SGR sets it: the terminal's own, one of 16 or of 256 by its index, or any.
struct ColorCode: BitwiseCopyable, Hashable {
  /// The form in the upper 8 bits, the index or the color below.
  private let bits: UInt32

  /// The terminal's own color.
  static let standard = ColorCode(bits: 0)

  private init(bits: UInt32) { self.bits = bits }

  /// One of the 16.
  static func ansi(_ index: Int) -> ColorCode { ColorCode(bits: 1 << 24 | UInt32(index)) }

  /// One of the 256.
  static func indexed(_ index: Int) -> ColorCode { ColorCode(bits: 2 << 24 | UInt32(index)) }

  /// Any color.
  static func trueColor(_ color: CellColor) -> ColorCode { ColorCode(bits: 3 << 24 | color.bits) }

  /// The parameters for letters, or 10 more for what is behind them.
  func parameters(_ shift: Int) -> String {
    let value = Int(bits & 0xFF_FFFF)
    switch bits >> 24 {
    case 1: return "\((value < 8 ? 30 : 82) + value + shift)"
    case 2: return "\(38 + shift);5;\(value)"
    case 3: return "\(38 + shift);2;\(value >> 16);\(value >> 8 & 255);\(value & 255)"
    default: return ""
    }
  }
}

/// The look of a cell as SGR sets it.
struct CellStyleCode: BitwiseCopyable, Hashable {
  var traits: CellTraits = []
  /// The color of letters.
  var foreground = ColorCode.standard
  /// The color behind them.
  var background = ColorCode.standard

  /// The shortest `CSI … m` that sets this look after another one.
  func sequence(after old: CellStyleCode?) -> [UInt8] {
    guard self != CellStyleCode() else { return Array("\u{1B}[m".utf8) }
    // What has an end of its own is not supported everywhere, so what ends begins again.
    guard let old, old.traits.isSubset(of: traits),
      foreground != .standard || old.foreground == .standard,
      background != .standard || old.background == .standard
    else { return wrapped(["0"] + parameters(after: CellStyleCode())) }
    return wrapped(parameters(after: old))
  }

  private func parameters(after old: CellStyleCode) -> [String] {
    let added = traits.subtracting(old.traits)
    var words: [String] = []
    if added.contains(.bold) { words.append("1") }
    if added.contains(.italic) { words.append("3") }
    if added.contains(.underlined) { words.append("4") }
    if added.contains(.inverse) { words.append("7") }
    if added.contains(.struckThrough) { words.append("9") }
    if foreground != old.foreground { words.append(foreground.parameters(0)) }
    if background != old.background { words.append(background.parameters(10)) }
    return words
  }

  private func wrapped(_ parameters: [String]) -> [UInt8] {
    Array("\u{1B}[\(parameters.joined(separator: ";"))m".utf8)
  }
}

/// The colors of cells as a terminal of some depth can show them.
struct CellPalette {
  private let depth: ColorDepth
  private let background: CellColor

  init(depth: ColorDepth, surface: CellSurface) {
    self.depth = depth
    background = surface.standardBackground
  }

  /// The look of a cell.
  func code(of cell: Cell) -> CellStyleCode {
    var code = CellStyleCode(traits: cell.traits)
    // A blank shows neither its color nor its slant.
    if cell.glyph == 0 { code.traits.subtract([.bold, .italic]) }
    switch depth {
    case .none:
      // What differs much from the page is set off, such as a status line.
      if cell.background != .standard, cell.background.contrast(to: background) >= 3 {
        code.traits.formSymmetricDifference(.inverse)
      }
      return code
    case .trueColor:
      if cell.foreground != .standard { code.foreground = .trueColor(cell.foreground) }
      if cell.background != .standard { code.background = .trueColor(cell.background) }
    case .indexed256:
      if cell.foreground != .standard {
        code.foreground = .indexed(Self.index(of: cell.foreground))
      }
      if cell.background != .standard {
        code.background = .indexed(Self.index(of: cell.background))
      }
    case .ansi16: setANSI(cell, &code)
    }
    if cell.glyph == 0, !cell.traits.contains(.inverse),
      cell.traits.isDisjoint(with: [.underlined, .struckThrough])
    {
      code.foreground = .standard
    }
    return code
  }

  /// The nearest of the colors 16 to 255 of xterm, which users seldom change: a cube of six steps a
  /// part, and 24 grays.
  static func index(of color: CellColor) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    let (red, green, blue) = (nearest(color.red), nearest(color.green), nearest(color.blue))
    let gray = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let level = min(max((gray - 3) / 10, 0), 23)
    func distance(_ parts: (Int, Int, Int)) -> Int {
      let differences = [
        parts.0 - Int(color.red), parts.1 - Int(color.green), parts.2 - Int(color.blue),
      ]
      return differences.reduce(0) { $0 + $1 * $1 }
    }
    let shade = 8 + 10 * level
    let isGray =
      distance((shade, shade, shade)) < distance((steps[red], steps[green], steps[blue]))
    return isGray ? 232 + level : 16 + 36 * red + 6 * green + blue
  }

  private func setANSI(_ cell: Cell, _ code: inout CellStyleCode) {
    let letters = cell.foreground == .standard ? nil : Self.ansi(cell.foreground)
    let behind = cell.background == .standard ? nil : Self.ansi(cell.background)
    if let behind { code.background = .ansi(behind) }
    guard var letters else {
      // The terminal's own letters may not be readable on another color.
      if behind != nil { code.foreground = .ansi(cell.background.luminance < 0.18 ? 15 : 0) }
      return
    }
    let page = behind.map { Self.shades[$0] } ?? background
    if Self.shades[letters].contrast(to: page) < 3 { letters = page.luminance < 0.18 ? 15 : 0 }
    code.foreground = .ansi(letters)
  }

  /// The nearest of the 16 colors, by hue first: a dark blue is blue rather than black.
  static func ansi(_ color: CellColor) -> Int {
    shades.indices.min { distance(shades[$0], color) < distance(shades[$1], color) } ?? 7
  }

  private static func distance(_ one: CellColor, _ other: CellColor) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }

  /// The 16 colors as xterm has them unless the user changes them.
  static let shades: [CellColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { CellColor(bits: $0) }
}
