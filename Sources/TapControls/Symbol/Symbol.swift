public import TapDraw
public import TapLayout
public import TapText
import TapViews

/// A small picture of lines and areas in one color, drawn sharp at any size.
///
/// The counterpart of a template image or an SF Symbol. Its own coordinates are a square of 24 by 24.
///
///     var ring = Symbol(name: "ring")
///     ring.lines = Path(ellipseIn: Rect(x: 3, y: 3, width: 18, height: 18))
public struct Symbol: Sendable, Hashable {
  /// The extent of the square in which symbols are drawn.
  public static let extent = 24.0

  /// What it shows, in a word.
  public var name: String
  /// What is filled.
  public var areas = Path()
  /// What is drawn as lines, 2 units wide.
  public var lines = Path()

  /// Makes an empty symbol.
  public init(name: String) { self.name = name }

  /// Draws the symbol into a square or, in the middle of it, a rectangle.
  public func draw(on surface: inout some Surface, in rect: Rect, color: Color) {
    let scale = min(rect.width, rect.height) / Self.extent
    guard scale > 0 else { return }
    let middle = rect.center
    surface.withSavedState { surface in
      surface.concatenate(
        Transform.scale(x: scale, y: scale).concatenating(
          .translation(
            x: middle.x - Self.extent / 2 * scale, y: middle.y - Self.extent / 2 * scale)))
      if !areas.isEmpty { surface.fill(areas, with: color) }
      if !lines.isEmpty { surface.stroke(lines, with: color, width: 2) }
    }
  }
}
