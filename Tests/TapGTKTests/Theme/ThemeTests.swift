import Foundation
import TapGTK
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

/// The paints that come of a theme's colors.
@Suite struct ThemeTests {
  /// GTK's own themes, light and dark: `theme_text_color`, `theme_base_color`,
  /// `theme_selected_bg_color` of its default theme.
  static let light = Theme(
    foreground: .black, background: .white, accent: Color(red: 0.21, green: 0.52, blue: 0.89))
  static let dark = Theme(
    foreground: .white, background: Color(red: 0.18, green: 0.18, blue: 0.18),
    accent: Color(red: 0.08, green: 0.33, blue: 0.62))

  @Test func `light letters on a dark ground make a dark theme`() {
    #expect(Self.dark.isDark)
    #expect(!Self.light.isDark)
  }

  @Test(arguments: [light, dark])
  func `WCAG: letters and links, visited too, stand out by 4·5 to 1`(theme: Theme) throws {
    let styles = theme.linkStyles
    for state in [LinkState(), .visited, .hovered, .focused, .pressed, [.visited, .focused]] {
      let color = try #require(styles.style(for: state).foreground)
      #expect(Self.contrast(color, theme.background) >= 4.5)
      #expect(styles.style(for: state).isUnderlined == true)
    }
    #expect(Self.contrast(theme.foreground, theme.background) >= 4.5)
  }

  @Test(arguments: [light, dark])
  func `the focus has a ring and a press a veil that lets letters be read`(theme: Theme) throws {
    let styles = theme.linkStyles
    #expect(styles.style(for: .focused).focusRing == theme.accent)
    let veil = try #require(styles.style(for: .pressed).background)
    #expect((0.05...0.3).contains(veil.alpha))
    let color = try #require(styles.style(for: .pressed).foreground)
    let ground = Self.mix(veil, over: theme.background)
    #expect(Self.contrast(color, ground) >= 3)
  }

  @Test func `a theme paints all texts of a tree, however deep`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (scroll, row, deep, top) = (ScrollView(), View(), TextView(), TextView())
    window.addSubview(scroll)
    scroll.addSubview(row)
    row.addSubview(deep)
    window.addSubview(top)
    for theme in [Self.dark, Self.light] {
      theme.paint(window)
      for text in [deep, top] {
        #expect(text.textColor == theme.foreground)
        #expect(text.linkStyles == theme.linkStyles)
      }
    }
  }

  /// The contrast ratio of WCAG 2.1.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func mix(_ top: Color, over ground: Color) -> Color {
    func part(_ above: Float, _ below: Float) -> Float {
      above * top.alpha + below * (1 - top.alpha)
    }
    return Color(
      red: part(top.red, ground.red), green: part(top.green, ground.green),
      blue: part(top.blue, ground.blue))
  }
}
