public import TapLayout
public import TapText

/// What can be drawn on: a recorder of commands, a picture file, a window.
///
/// A surface has a current transform, clip and opacity, which ``save()`` and ``restore()`` nest.
/// Everything is in points with y downwards, as a transform leaves them. A view draws on any
/// surface alike, an `inout some Surface`, so a test reads from a recorder what a window would show:
///
///     var surface = RecordingSurface()
///     surface.withSavedState { surface in
///       surface.concatenate(.translation(x: 10, y: 20))
///       surface.fill(Rect(x: 0, y: 0, width: 44, height: 44), with: .black)
///     }
///
/// The counterpart of `CGContext`.
public protocol Surface {
  /// Remembers the current transform, clip and opacity.
  mutating func save()

  /// Goes back to the transform, clip and opacity of the last save that was not gone back to.
  ///
  /// One without a save before it is the caller's mistake and traps.
  mutating func restore()

  /// Puts a transform before the current one: what is drawn from now on goes through it first.
  mutating func concatenate(_ transform: Transform)

  /// Intersects the current clip with a path.
  mutating func clip(to path: Path)

  /// Intersects the current clip with a rectangle.
  mutating func clip(to rect: Rect)

  /// Draws what follows, up to the restore, as one picture of an opacity from 0 to 1.
  mutating func fade(to opacity: Double)

  /// Fills a path by the nonzero winding rule.
  mutating func fill(_ path: Path, with color: Color)

  /// Fills a rectangle.
  mutating func fill(_ rect: Rect, with color: Color)

  /// Draws a line along a path, half of its width in points on either side.
  mutating func stroke(_ path: Path, with color: Color, width: Double)

  /// Draws a run of text with its underline and strikethrough.
  mutating func draw(_ run: GlyphRun)

  /// Draws an image, stretched to a rectangle.
  mutating func draw(_ image: Image, in rect: Rect)
}

extension Surface {
  /// Intersects the current clip with a rectangle, as for its path.
  public mutating func clip(to rect: Rect) { clip(to: Path(rect)) }

  /// Fills a rectangle, as for its path.
  public mutating func fill(_ rect: Rect, with color: Color) { fill(Path(rect), with: color) }

  /// Runs `body` between a save and its restore, so that they can't fall apart.
  public mutating func withSavedState(_ body: (inout Self) -> Void) {
    save()
    body(&self)
    restore()
  }
}
