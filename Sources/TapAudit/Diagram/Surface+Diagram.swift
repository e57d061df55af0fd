public import TapDraw
import TapLayout
import TapText

extension Surface {
  /// Draws a diagram: areas first, then the text, then what points at it.
  ///
  /// - Complexity: O(length of the text).
  public mutating func draw(_ diagram: LayoutDiagram) {
    drawAreas(of: diagram)
    if diagram.parts.contains(.text) {
      draw(
        diagram.layout, at: Point(x: 0, y: 0), in: diagram.bounds.union(diagram.everything),
        style: diagram.style)
    }
    drawMarks(of: diagram)
    if diagram.heat != nil {
      let bounds = diagram.layout.bounds
      drawHeatLegend(
        in: Rect(
          x: bounds.x, y: bounds.maxY + 8, width: max(bounds.width, 200),
          height: LayoutDiagram.legendHeight), lettersLike: diagram.layout)
    }
  }

  /// Draws what is under the letters.
  package mutating func drawAreas(of diagram: LayoutDiagram) {
    if let heat = diagram.heat { draw(heat) }
    if diagram.parts.contains(.lines) { drawLines(of: diagram.layout) }
    if diagram.parts.contains(.links) { drawLinks(of: diagram.layout) }
    if diagram.parts.contains(.points) {
      for point in diagram.points { fillBox(of: diagram.layout.hit(at: point, slop: diagram.slop)) }
    }
    if diagram.parts.contains(.clusters) { drawClusters(of: diagram.layout) }
  }

  /// Draws what is over the letters.
  package mutating func drawMarks(of diagram: LayoutDiagram) {
    if diagram.parts.contains(.carets) { drawCarets(of: diagram.layout) }
    let numbers = diagram.parts.contains(.links) ? diagram.layout.linkNumbers : []
    for number in numbers { draw(number) }
    if diagram.parts.contains(.points) {
      draw(
        diagram.points.map { ($0, diagram.layout.hit(at: $0, slop: diagram.slop).caption) },
        in: diagram.bounds,
        lettersLike: diagram.layout, avoiding: numbers.map(\.tag))
    }
  }
}

extension LayoutDiagram {
  /// All that the layout draws, which may hang out of its box.
  fileprivate var everything: Rect {
    Rect(x: -1e6, y: -1e6, width: 2e6, height: 1e6 + max(0, layout.bounds.height) + 1e6)
  }
}

extension Surface {
  private mutating func drawLines(of layout: TextLayout) {
    for index in 0..<layout.lineCount {
      let rect = layout.line(at: index).rect
      guard !rect.isEmpty else { continue }
      fill(rect, with: DiagramPalette.lineFill)
      stroke(Path(rect.inset(by: 0.25)), with: DiagramPalette.lineEdge, width: 0.5)
    }
  }

  private mutating func drawLinks(of layout: TextLayout) {
    for link in layout.text.links.indices {
      let colors = DiagramPalette.link(link)
      var rects: [Rect] = []
      layout.rects(ofLink: link, into: &rects)
      for rect in rects {
        fill(Path(rect, cornerRadius: 3), with: colors.fill)
        stroke(Path(rect.inset(by: 0.375), cornerRadius: 2.625), with: colors.edge, width: 0.75)
      }
    }
  }

  private mutating func draw(_ number: LinkNumber) {
    fill(Path(number.tag, cornerRadius: 5), with: DiagramPalette.link(number.link).edge)
    draw(number.label, centeredIn: number.tag, color: .white)
  }

  private mutating func fillBox(of hit: Hit) {
    guard !hit.box.isEmpty else { return }
    fill(Path(hit.box, cornerRadius: 2), with: DiagramPalette.cluster)
  }
}

/// The number of a link, with its position.
private struct LinkNumber {
  var link: Int
  var label: DiagramLabel
  var tag: Rect
}

extension TextLayout {
  /// The numbers of the links that show, each at the top left corner of its link.
  fileprivate var linkNumbers: [LinkNumber] {
    text.links.indices.compactMap { link in
      var first: Rect?
      forEachRect(ofLink: link) { if first == nil { first = $0 } }
      guard let first else { return nil }
      let label = DiagramLabel("\(link)", size: 7, like: self)
      let tag = Rect(
        x: first.x - 3, y: first.y - 6, width: max(label.width + 5, 10), height: 10)
      return LinkNumber(link: link, label: label, tag: tag)
    }
  }
}
