public import TapDraw
public import TapLayout
import TapViews

extension WindowDriver {
  /// Draws what has changed since the last frame: clears it to ``background``, then draws the views.
  ///
  /// Call it once for each ``WindowHost/setNeedsFrame()``, on a surface that still shows the last
  /// frame and whose coordinates are the window's, in points. Nothing outside of the rectangles is
  /// touched.
  ///
  /// - Returns: The rectangles that were drawn, in points, each of whole device pixels: what the
  ///   host copies to the screen. They may overlap.
  @discardableResult
  public func draw(on surface: inout some Surface) -> [Rect] {
    let rects = takeDamage()
    for rect in rects {
      surface.withSavedState { surface in
        surface.clip(to: rect)
        surface.fill(rect, with: background)
        window.render(on: &surface, visible: rect)
      }
    }
    return rects
  }

  /// Draws a part of the window on a surface that is clear already, whether it has changed or not.
  ///
  /// For hosts that keep pictures of their own, such as tiles, and ask ``takeDamage()`` what of them
  /// is out of date.
  public func draw(on surface: inout some Surface, visible rect: Rect) {
    window.render(on: &surface, visible: rect)
  }

  /// Has everything redrawn at the next frame, as after the host lost the last one.
  public func setNeedsDisplay() { window.setNeedsDisplay() }
}
