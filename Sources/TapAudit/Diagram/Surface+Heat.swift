import TapDraw
import TapLayout
import TapText

extension LayoutDiagram {
  /// The space that the legend of a heat map takes below the layout, in points.
  static let legendHeight = 34.0
}

extension Surface {
  /// Draws a heat map; where no link is near, nothing.
  mutating func draw(_ map: HeatMap) {
    map.forEachRun { rect, level in
      if let level { fill(rect, with: HeatMap.color(ofLevel: level)) }
    }
  }

  /// Draws the legend of heat maps: the scale with its ends and its middle.
  mutating func drawHeatLegend(in box: Rect, lettersLike layout: TextLayout?) {
    let width = min(box.width, 200)
    let step = width / Double(HeatMap.levels)
    for level in 0..<HeatMap.levels {
      fill(
        Rect(x: box.x + Double(level) * step, y: box.y + 6, width: step, height: 10),
        with: HeatMap.color(ofLevel: level))
    }
    stroke(
      Path(Rect(x: box.x, y: box.y + 6, width: width, height: 10)), with: DiagramPalette.legend,
      width: 0.5)
    for (part, words) in [(0.0, "0 %"), (0.5, "opens the link"), (1.0, "100 %")] {
      let label = DiagramLabel(words, size: 8, like: layout)
      let center = min(max(part * width, label.width / 2), width - label.width / 2)
      draw(
        label,
        centeredIn: Rect(
          x: box.x + center - label.width / 2, y: box.y + 18, width: label.width,
          height: 10), color: DiagramPalette.legend)
    }
  }
}
