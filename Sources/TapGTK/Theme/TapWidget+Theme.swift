import CGTK
import TapText

extension TapWidget {
  /// The colors of the desktop's theme, as they are for the widget now.
  public var theme: Theme {
    guard let widget = unsafe widget else {
      return Theme(foreground: .black, background: .white, accent: Color(red: 0, green: 0, blue: 1))
    }
    let white = tap_gtk_color(red: 1, green: 1, blue: 1, alpha: 1)
    let blue = tap_gtk_color(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
    return unsafe Theme(
      foreground: Color(tap_gtk_view_foreground(widget)),
      background: Color(tap_gtk_view_color(widget, "theme_base_color", white)),
      accent: Color(tap_gtk_view_color(widget, "theme_selected_bg_color", blue)))
  }

  /// The theme changed, or came.
  func themeDidChange() {
    let theme = theme
    if let themeHandler { themeHandler(theme) } else { theme.paint(window) }
    display()
  }
}

extension Color {
  fileprivate init(_ color: tap_gtk_color) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
