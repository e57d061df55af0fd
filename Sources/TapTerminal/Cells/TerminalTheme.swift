public import TapText

/// The colors that a terminal has when nothing asks for others.
public struct TerminalTheme: Sendable, Hashable {
  /// The color of letters.
  public var foreground: Color
  /// The color behind them.
  public var background: Color
  /// The least contrast of a letter to what is behind it, as a ratio from 1 to 21; letters that have
  /// less are drawn lighter or darker.
  ///
  /// 4.5 by default, as WCAG 2.2 asks for (1.4.3).
  public var minimumContrast = 4.5

  /// Makes a theme.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// Light letters on black.
  public static let dark = TerminalTheme(
    foreground: Color(red: 0.9, green: 0.9, blue: 0.9), background: .black)

  /// Black letters on white.
  public static let light = TerminalTheme(foreground: .black, background: .white)

  /// Whether light letters read better than dark ones.
  public var isDark: Bool { CellColor(background).luminance < 0.18 }
}
