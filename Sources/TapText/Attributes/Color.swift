/// A color in sRGB with straight alpha; each part is 0 to 1.
public struct Color: Sendable, Hashable, Codable {
  /// The red part.
  public var red: Float
  /// The green part.
  public var green: Float
  /// The blue part.
  public var blue: Float
  /// The opacity.
  public var alpha: Float

  /// Makes a color.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension Color {
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
}
