package import TapLayout
package import TapText

extension PixelSurface: GlyphRunSurface {
  /// Draws a run of text and its lines: its glyphs, or where it has none a frame for each cluster.
  public mutating func draw(_ run: GlyphRun) { drawTextAndLines(of: run) }

  /// Draws glyphs by their masks, or by their outlines where the transform is not of whole pixels.
  package mutating func draw(
    _ glyphs: RunGlyphs, _ outlines: any GlyphOutlines, _ color: Color
  ) {
    guard let grid = PixelGrid(state.transform) else {
      for glyph in glyphs.glyphs { drawOutline(of: glyph, glyphs.font, outlines, color) }
      return
    }
    let paint = paint(color)
    for glyph in glyphs.glyphs {
      let position = grid.position(x: glyph.x, y: glyph.y)
      let key = GlyphKey(
        font: glyphs.font, glyph: glyph.glyph, scale: grid.scaleKey, quarter: position.quarter)
      let shape = cache.glyphs.shape(of: key, in: outlines) { key, outlines in
        PixelGlyph(key, outlines, cache.decode)
      }
      if case .mask(let mask) = shape {
        draw(mask, x: position.x, y: position.y, paint)
      } else {
        let x = Double(position.x) + Double(position.quarter) / 4
        draw(
          shape, color,
          through: Transform(
            a: grid.scale, b: 0, c: 0, d: grid.scale, tx: x, ty: Double(position.y)))
      }
    }
  }

  /// Draws a glyph that is at an angle or stretched.
  private mutating func drawOutline(
    of glyph: PlacedGlyph, _ font: FontID, _ outlines: any GlyphOutlines, _ color: Color
  ) {
    let transform = Transform.translation(x: glyph.x, y: glyph.y).concatenating(state.transform)
    var pen = OutlinePath()
    if outlines.draw(glyph.glyph, of: font, with: &pen) {
      draw(.outline(pen.path), color, through: transform)
    } else if let picture = outlines.picture(of: glyph.glyph, in: font) {
      draw(PixelGlyph.image(picture, cache.decode), color, through: transform)
    }
  }

  private mutating func draw(_ mask: CoverageMask, x: Int, y: Int, _ paint: PixelPaint) {
    let own = mask.bounds
    let bounds = PixelBounds(
      minX: own.minX + x, minY: own.minY + y, maxX: own.maxX + x, maxY: own.maxY + y
    ).intersection(state.clip.bounds)
    fill(bounds, with: paint) { row, coverage in
      let start = mask.offset(x: bounds.minX - x, y: row - y)
      for index in 0..<bounds.width { coverage[index] = mask.bytes[start + index] }
    }
  }

  /// Draws a glyph other than by a mask, where a transform from its points to pixels has it.
  private mutating func draw(_ shape: PixelGlyph, _ color: Color, through transform: Transform) {
    withSavedState { surface in
      surface.setTransform(transform)
      switch shape {
      case .blank, .mask: break
      case .outline(let path): surface.fill(path, with: color)
      case .image(let image, let box):
        surface.draw(image, in: box, opacity: CoverageRow.byte(Double(color.alpha)))
      case .unreadable(let box): surface.drawFrame(in: box, opacity: color.alpha)
      }
    }
  }

  /// Draws a frame around each cluster that is not blank, as high as capital letters.
  package mutating func drawWithoutGlyphs(_ run: GlyphRun) {
    let (size, line) = (run.font.size, run.font.size / 16)
    for cluster in run.clusters where cluster.maxX - cluster.minX > 4 * line {
      guard !run.text(of: cluster).allSatisfy(\.isWhitespace) else { continue }
      let frame = Rect(
        x: cluster.minX + line, y: run.baseline - 0.7 * size,
        width: cluster.maxX - cluster.minX - 2 * line, height: 0.7 * size)
      stroke(Path(frame.inset(by: line / 2)), with: run.color, width: line)
    }
  }
}
