public import TapDraw
public import TapLayout
public import TapText
import TapViews

/// The picture of an item or a button: one of a single color that it is given, or one of its own.
public enum Icon: Sendable, Hashable {
  /// A symbol, which is drawn in the tint color.
  case symbol(Symbol)
  /// A picture, which keeps its colors.
  case image(Image)

  /// What it shows, in a word.
  public var name: String {
    switch self {
    case .symbol(let symbol): symbol.name
    case .image(let image): image.source
    }
  }

  /// Draws the icon into a rectangle, which a picture fills.
  public func draw(on surface: inout some Surface, in rect: Rect, color: Color) {
    switch self {
    case .symbol(let symbol): symbol.draw(on: &surface, in: rect, color: color)
    case .image(let image): surface.draw(image, in: rect)
    }
  }
}
