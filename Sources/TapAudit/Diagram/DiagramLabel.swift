package import TapDraw
package import TapLayout
import TapText

/// A few words on a diagram: in the fonts of its layout, or in small cells.
struct DiagramLabel {
  private let layout: TextLayout
  private let size: Double

  /// Makes a label of a size in points.
  init(_ words: String, size: Double, like layout: TextLayout?) {
    self.size = size
    if let layout, layout.outlines != nil {
      var attributes = TextAttributes()
      attributes.fontSize = size
      self.layout = layout.label(words, attributes: attributes, direction: .leftToRight)
    } else {
      let cell = CellShaper(width: size * 0.62, height: size * 1.25)
      self.layout = TextLayout(AttributedText(words), width: .infinity, shaper: cell)
    }
  }

  /// The width in points.
  var width: Double { layout.bounds.width }

  /// Draws the words with their letters in the middle of a box.
  func draw(on surface: inout some Surface, centeredIn box: Rect, color: Color) {
    // Capitals and digits reach about 0.72 of the size above the baseline.
    let baseline = box.center.y + size * 0.36
    let origin = Point(
      x: box.center.x - width / 2, y: baseline - layout.line(at: 0).baseline)
    surface.draw(
      layout, at: origin,
      in: box.union(Rect(x: box.x - 1e3, y: box.y - 1e3, width: 2e3, height: 2e3)),
      style: TextStyle(font: Font(size: size), color: color))
  }
}

extension Surface {
  mutating func draw(_ label: DiagramLabel, centeredIn box: Rect, color: Color) {
    label.draw(on: &self, centeredIn: box, color: color)
  }

  /// Draws points that are asked about as crosses, with their names beside them.
  package mutating func draw(
    _ points: [(point: Point, name: String)], in bounds: Rect, lettersLike layout: TextLayout?,
    avoiding taken: [Rect] = []
  ) {
    let seen = points.filter { bounds.contains($0.point) }
    for (point, _) in seen { drawCross(at: point) }
    var tags = DiagramTags(in: bounds, around: seen.map(\.point), avoiding: taken)
    for (point, name) in seen {
      let label = DiagramLabel(name, size: 8, like: layout)
      let tag = tags.place(Size(width: label.width + 8, height: 12), beside: point)
      fill(Path(tag, cornerRadius: 3), with: DiagramPalette.label)
      stroke(
        Path(tag.inset(by: 0.375), cornerRadius: 2.625), with: DiagramPalette.point, width: 0.75)
      draw(label, centeredIn: tag, color: DiagramPalette.point)
    }
  }

  private mutating func drawCross(at point: Point) {
    var cross = Path()
    for (dx, dy) in [(5.0, 0.0), (0.0, 5.0)] {
      cross.move(to: Point(x: point.x - dx, y: point.y - dy))
      cross.addLine(to: Point(x: point.x + dx, y: point.y + dy))
    }
    stroke(cross, with: .white, width: 3)
    stroke(cross, with: DiagramPalette.point, width: 1.25)
  }
}
