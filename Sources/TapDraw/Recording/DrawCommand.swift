public import TapLayout
public import TapText

/// One call on a surface.
public enum DrawCommand: Sendable, Hashable {
  /// A save of the transform and clip.
  case save
  /// A return to the last save.
  case restore
  /// A transform put before the current one.
  case concatenate(Transform)
  /// A clip to a path.
  case clipPath(Path)
  /// A clip to a rectangle.
  case clip(Rect)
  /// An opacity of all that follows.
  case fade(Double)
  /// A filled path.
  case fillPath(Path, Color)
  /// A filled rectangle.
  case fill(Rect, Color)
  /// A line along a path, with its width in points.
  case stroke(Path, Color, width: Double)
  /// A run of text.
  case text(GlyphRun)
  /// An image in a rectangle.
  case image(Image, Rect)
}
