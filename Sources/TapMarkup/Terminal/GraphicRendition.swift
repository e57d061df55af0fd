import TapText
import TapUnicode

/// The look that SGR sequences have set (ECMA-48, 8.3.117; ISO 8613-6 for colors).
struct GraphicRendition: Sendable {
  private var isBold = false
  private var isFaint = false
  private var isItalic = false
  private var isUnderlined = false
  private var isStruckThrough = false
  private var isInverse = false
  private var foreground: PackedColor?
  private var background: PackedColor?

  /// Whether what follows is not to be seen.
  var isConcealed: Bool { isHidden || isInItsBackground }

  private var isHidden = false

  /// Whether the letters have the color that is behind them.
  private var isInItsBackground: Bool { foreground != nil && foreground == background }

  /// The look as a style.
  ///
  /// Inverse text is in the color of the page, which is white where nothing says otherwise.
  var style: SpanStyle {
    var style = SpanStyle()
    if isBold { style.traits.insert(.bold) }
    if isFaint, !isBold { style.weight = 300 }
    if isItalic { style.traits.insert(.italic) }
    if isUnderlined { style.traits.insert(.underlined) }
    if isStruckThrough { style.traits.insert(.struckThrough) }
    style.foreground = isInverse ? background ?? PackedColor(hex: 0xFFFFFF) : foreground
    style.background = isInverse ? foreground ?? PackedColor(hex: 0) : background
    return style
  }

  /// Does what the parameters of a sequence say; those that mean nothing are skipped.
  mutating func apply(_ bytes: ArraySlice<UInt8>) {
    // A private sequence, or one with intermediate bytes, is another one.
    let isOwn = bytes.allSatisfy { ASCII.isDigit($0) || $0 == 0x3A || $0 == 0x3B }
    guard isOwn else { return }
    let parameters = bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map(
      Self.numbers)
    var index = 0
    while index < parameters.count {
      let parameter = parameters[index]
      index += 1
      switch parameter[0] {
      case 38, 48, 58:
        let color =
          parameter.count > 1
          ? Self.color(ofColons: parameter[1...]) : Self.color(of: parameters, from: &index)
        guard let color else { continue }
        if parameter[0] == 38 { foreground = color }
        if parameter[0] == 48 { background = color }
      case 4: isUnderlined = parameter.count < 2 || parameter[1] != 0
      default: apply(parameter[0])
      }
    }
  }

  /// Does what one number says.
  private mutating func apply(_ number: Int) {
    switch number {
    case 0: self = GraphicRendition()
    case 1: isBold = true
    case 2: isFaint = true
    case 3: isItalic = true
    case 7: isInverse = true
    case 8: isHidden = true
    case 9: isStruckThrough = true
    case 21: isUnderlined = true
    case 22: (isBold, isFaint) = (false, false)
    case 23: isItalic = false
    case 24: isUnderlined = false
    case 27: isInverse = false
    case 28: isHidden = false
    case 29: isStruckThrough = false
    case 30...37: foreground = TerminalPalette.color(number - 30)
    case 39: foreground = nil
    case 40...47: background = TerminalPalette.color(number - 40)
    case 49: background = nil
    case 90...97: foreground = TerminalPalette.color(number - 90 + 8)
    case 100...107: background = TerminalPalette.color(number - 100 + 8)
    default: break
    }
  }

  /// The numbers of a parameter, between colons; an empty one is 0.
  private static func numbers(_ parameter: ArraySlice<UInt8>) -> [Int] {
    parameter.split(separator: 0x3A, omittingEmptySubsequences: false)
      .map { ASCII.leadingInteger($0) ?? 0 }
  }

  /// The color of `5:n`, `2:r:g:b` or `2:space:r:g:b`.
  private static func color(ofColons parts: ArraySlice<Int>) -> PackedColor? {
    let parts = Array(parts)
    switch parts.first {
    case 5: return parts.count > 1 ? TerminalPalette.color(parts[1]) : nil
    case 2:
      let first = parts.count > 4 ? 2 : 1
      return parts.count >= first + 3 ? color(parts[first..<first + 3]) : nil
    default: return nil
    }
  }

  /// The color of `5;n` or `2;r;g;b`, which are parameters of their own.
  private static func color(of parameters: [[Int]], from index: inout Int) -> PackedColor? {
    guard index < parameters.count else { return nil }
    let count = parameters[index][0] == 5 ? 1 : parameters[index][0] == 2 ? 3 : 0
    let first = index + 1
    index = min(first + count, parameters.count)
    guard index == first + count, count > 0 else { return nil }
    let numbers = parameters[first..<index].map { $0[0] }
    return count == 1 ? TerminalPalette.color(numbers[0]) : color(numbers[...])
  }

  private static func color(_ parts: ArraySlice<Int>) -> PackedColor? {
    let bytes = parts.compactMap { UInt8(exactly: $0) }
    guard bytes.count == 3 else { return nil }
    return PackedColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
