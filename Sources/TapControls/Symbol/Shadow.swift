public import TapDraw
public import TapLayout
public import TapText
import TapViews

/// A soft shade of a shape: paint alone, which is never hit.
///
/// The counterpart of the shadow properties of `CALayer`. A surface has no blur, so it is drawn as
/// a few outlines of growing width, each as faint as its share.
public struct Shadow: Sendable, Hashable {
  /// The color at its darkest.
  public var color: Color
  /// How far it is shifted from the shape, in points.
  public var offset: Point
  /// How far it fades out around the shape, in points.
  public var radius: Double

  /// Makes a shadow.
  public init(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.26),
    offset: Point = Point(x: 0, y: 6), radius: Double = 6
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// The number of outlines.
  private static let steps = 4

  /// Draws the shadow of a shape.
  public func draw(under shape: Path, on surface: inout some Surface) {
    let shifted = shape.applying(.translation(x: offset.x, y: offset.y))
    let part = color.faded(by: 1 / Double(Self.steps + 1))
    surface.fill(shifted, with: part)
    for step in 1...Self.steps {
      let width = 2 * radius * Double(step) / Double(Self.steps)
      surface.stroke(shifted, with: part.faded(by: 1 / Double(step)), width: width)
    }
  }
}

extension Color {
  /// The color with its opacity multiplied by a factor from 0 to 1.
  func faded(by factor: Double) -> Color {
    var color = self
    color.alpha *= Float(factor)
    return color
  }
}

extension Rect {
  /// Returns whether a point of the rectangle is inside its corners when those are round.
  func containsRounded(_ point: Point, radius: Double) -> Bool {
    let radius = min(radius, width / 2, height / 2)
    return inset(by: radius).distance(to: point) <= radius
  }
}
