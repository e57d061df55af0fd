public import TapInteraction
public import TapText
public import TapViews

/// The colors that a desktop's theme has for text.
public struct Theme: Sendable, Hashable {
  /// The color of letters.
  public var foreground: Color
  /// The color behind text.
  public var background: Color
  /// The color of what is pointed out: links, the focus.
  public var accent: Color

  /// Makes a theme.
  public init(foreground: Color, background: Color, accent: Color) {
    self.foreground = foreground
    self.background = background
    self.accent = accent
  }

  /// Whether light letters are on a dark ground.
  public var isDark: Bool { foreground.brightness > background.brightness }

  /// The appearance of links: dark ones on light ground and the other way round, so that they can
  /// be read (WCAG 1.4.3).
  public var linkStyles: LinkStyles {
    var styles = LinkStyles.standard
    styles.normal.foreground =
      isDark
      ? Color(red: 0.47, green: 0.68, blue: 0.93) : Color(red: 0.1, green: 0.37, blue: 0.71)
    styles.visited.foreground =
      isDark
      ? Color(red: 0.76, green: 0.62, blue: 0.95) : Color(red: 0.33, green: 0.1, blue: 0.55)
    styles.focused.focusRing = accent
    var veil = foreground
    veil.alpha = 0.15
    styles.pressed.background = veil
    var muted = foreground
    muted.alpha = 0.6
    styles.inert.foreground = muted
    return styles
  }

  /// Paints all texts of a tree, those within other views too.
  public func paint(_ view: View) {
    if let text = view as? TextView {
      text.textColor = foreground
      text.linkStyles = linkStyles
    }
    for child in view.subviews { paint(child) }
  }
}

extension Color {
  /// How bright a color is, from 0 to 1, by the weights of BT709.
  fileprivate var brightness: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
