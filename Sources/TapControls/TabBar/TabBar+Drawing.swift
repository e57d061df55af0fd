import TapDraw
import TapLayout
import TapText
import TapViews

extension TabBar {
  /// The effective appearance: that of the selected item, or else the bar's (APP-1, APP-2).
  public var effectiveAppearance: TabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    var clear = standard
    clear.isTransparent = true
    return clear
  }

  /// Draws the background, what marks the selected item, and the line above.
  func drawBackground(on surface: inout some Surface) {
    let looks = effectiveAppearance
    if let color = looks.drawnBackground { surface.fill(shape, with: color) }
    if !looks.isTransparent, let image = looks.backgroundImage {
      surface.withSavedState { surface in
        surface.clip(to: shape)
        image.draw(on: &surface, in: bounds, color: .unselected)
      }
    }
    drawShadow(looks, on: &surface)
    guard let index = selectedIndex, itemFrames.indices.contains(index) else { return }
    let cell = itemFrames[index]
    if let color = looks.selectionIndicatorTintColor {
      surface.fill(selectionIndicatorShape(in: cell), with: color)
    }
    looks.selectionIndicatorImage?.draw(on: &surface, in: cell, color: .unselected)
  }

  /// Draws the line or picture that parts the bar from the content, above the bounds (APP-7).
  private func drawShadow(_ looks: TabBarAppearance, on surface: inout some Surface) {
    if let image = looks.drawnShadow {
      let height = Self.shadowHeight
      image.draw(
        on: &surface,
        in: Rect(x: bounds.x, y: bounds.y - height, width: bounds.width, height: height),
        color: .hairline)
    } else if !looks.isTransparent, drawsHairline {
      let line = Rect(x: bounds.x, y: bounds.y - 0.5, width: bounds.width, height: 0.5)
      surface.fill(line, with: looks.shadowColor ?? .hairline)
    }
  }

  /// The height of a picture above the bar, in points.
  private static var shadowHeight: Double { 4 }
}
