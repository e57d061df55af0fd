import TapDraw
import TapLayout
import TapText
import TapViews

/// A veil that shows where links can be hit, and takes no touch itself.
final class RegionsView: View {
  override func contains(_ point: Point) -> Bool { false }
  override var hitBounds: Rect? { .zero }
  override var drawBounds: Rect? { bounds }

  override func draw(on surface: inout some Surface, visible: Rect) {
    guard let window else { return }
    drawRegions(of: window, on: &surface, visible: visible)
  }

  private func drawRegions(of view: View, on surface: inout some Surface, visible: Rect) {
    guard !view.isHidden, view !== self else { return }
    if let text = view as? TextView { drawLinks(of: text, on: &surface, visible: visible) }
    for child in view.subviews where view.convertToRoot(child.frame).intersects(visible) {
      drawRegions(of: child, on: &surface, visible: visible)
    }
  }

  private func drawLinks(of text: TextView, on surface: inout some Surface, visible: Rect) {
    let top = text.convertFromRoot(Point(x: visible.x, y: visible.y)) ?? Point(x: 0, y: 0)
    let seen = Rect(x: top.x, y: top.y, width: visible.width, height: visible.height)
    var boxes: [Rect] = []
    text.layout.forEachLinkFragment(in: seen) { _, box in boxes.append(text.convertToRoot(box)) }
    for box in boxes {
      surface.fill(box, with: Color(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.25))
      surface.stroke(
        Path(box.inset(by: 0.5)), with: Color(red: 0.9, green: 0.2, blue: 0.3), width: 1)
    }
  }
}
