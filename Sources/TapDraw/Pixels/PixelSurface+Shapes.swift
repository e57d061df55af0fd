public import TapLayout
public import TapText

extension PixelSurface {
  /// Fills a path by the nonzero winding rule.
  public mutating func fill(_ path: Path, with color: Color) {
    fill(edges(of: path), with: paint(color))
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, with color: Color) {
    guard let box = PixelBox(rect, through: state.transform) else {
      return fill(Path(rect), with: color)
    }
    fill(box, with: paint(color))
  }

  /// Draws a line along a path.
  public mutating func stroke(_ path: Path, with color: Color, width: Double) {
    guard let pen = StrokePen(width: width, transform: state.transform),
      let pixels = path.inPixels(through: state.transform), let bounds = pixels.bounds,
      let box = PixelBox(bounds.inset(by: -pen.reach * StrokePen.miterLimit), through: .identity)
    else { return }
    var edges = EdgeList(bounds: state.clip.bounds.intersection(box.bounds))
    pen.stroke(pixels, into: &edges)
    fill(edges, with: paint(color))
  }

  /// The paint of a color.
  func paint(_ color: Color) -> PixelPaint {
    PixelPaint(color: order.arranged(color.premultipliedPixel), blending: blending)
  }

  /// Fills an upright box, each pixel by the area of the box in it.
  mutating func fill(_ box: PixelBox, with paint: PixelPaint) {
    let bounds = box.bounds.intersection(state.clip.bounds)
    let columns = (bounds.minX..<max(bounds.maxX, bounds.minX)).map { column in
      min(box.right, Double(column + 1)) - max(box.left, Double(column))
    }
    fill(bounds, with: paint) { row, coverage in
      let height = min(box.bottom, Double(row + 1)) - max(box.top, Double(row))
      for (index, width) in columns.enumerated() {
        coverage[index] = CoverageRow.byte(width * height)
      }
    }
  }
}
