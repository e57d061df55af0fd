import TapDraw
import TapLayout
import TapText

extension Surface {
  /// Draws the edges between clusters.
  mutating func drawClusters(of layout: TextLayout) {
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index).rect
      var edges: [(x: Double, color: Color)] = []
      layout.forEachBox(inLine: index) { box in
        guard box.minX < box.maxX else { return }
        let color =
          box.direction == .leftToRight
          ? DiagramPalette.leftToRight : DiagramPalette.rightToLeft
        for x in [box.minX, box.maxX] where edges.last?.x != x { edges.append((x, color)) }
      }
      for edge in edges {
        fill(Rect(x: edge.x - 0.25, y: line.y, width: 0.5, height: line.height), with: edge.color)
      }
    }
  }

  /// Draws caret positions: a stroke as high as the line with a small foot on the side of the text
  /// that it belongs to.
  mutating func drawCarets(of layout: TextLayout) {
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index).rect
      layout.forEachBox(inLine: index) { box in
        guard box.minX < box.maxX, box.region != .collapsedSpace else { return }
        let isLeftToRight = box.direction == .leftToRight
        drawCaret(
          at: isLeftToRight ? box.minX : box.maxX, isLeftToRight ? 1 : -1, in: line)
      }
      guard line.height > 0 else { continue }
      let end = layout.caret(at: layout.line(at: index).utf8Range.upperBound, affinity: .upstream)
      if end.line == index { drawCaret(at: end.x, 0, in: line) }
    }
  }

  private mutating func drawCaret(at x: Double, _ side: Double, in line: Rect) {
    let color = side < 0 ? DiagramPalette.caretOfRightToLeft : DiagramPalette.caret
    fill(Rect(x: x - 0.375, y: line.y + 1, width: 0.75, height: line.height - 2), with: color)
    guard side != 0 else { return }
    var foot = Path()
    foot.move(to: Point(x: x, y: line.maxY - 1))
    foot.addLine(to: Point(x: x, y: line.maxY - 4))
    foot.addLine(to: Point(x: x + 3 * side, y: line.maxY - 1))
    foot.close()
    fill(foot, with: color)
  }
}
