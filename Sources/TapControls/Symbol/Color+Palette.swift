public import TapText
import TapViews

extension Color {
  /// What can be used: a blue.
  public static let tint = Color(red: 0, green: 0.48, blue: 1)
  /// What is there but not chosen: a gray.
  public static let unselected = Color(red: 0.56, green: 0.56, blue: 0.58)
  /// What calls for attention: a red.
  public static let badge = Color(red: 1, green: 0.23, blue: 0.19)
  /// A line that parts a bar from the content.
  public static let hairline = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
}
