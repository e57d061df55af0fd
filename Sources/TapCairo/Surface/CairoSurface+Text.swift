import CCairo
public import TapDraw
import TapLayout
import TapText

extension CairoSurface {
  /// Draws a run of text and its lines.
  public mutating func draw(_ run: GlyphRun) {
    if let glyphs = run.glyphs, let outlines = glyphs.outlines {
      drawGlyphs(of: run, glyphs, outlines)
    } else {
      drawText(of: run)
    }
    for line in [run.underline, run.strikethrough] {
      if let line, !line.isEmpty { fill(line, with: run.color) }
    }
  }

  private mutating func drawGlyphs(
    of run: GlyphRun, _ glyphs: RunGlyphs, _ outlines: any GlyphOutlines
  ) {
    let isCut = glyphs.sides.lowerBound.isFinite || glyphs.sides.upperBound.isFinite
    guard isCut else { return draw(glyphs, outlines, run.color) }
    let height = 4 * run.font.size
    let left = max(glyphs.sides.lowerBound, run.minX - height)
    let right = min(glyphs.sides.upperBound, run.maxX + height)
    withSavedState { surface in
      surface.clip(
        to: Rect(x: left, y: run.baseline - height, width: right - left, height: 2 * height))
      surface.draw(glyphs, outlines, run.color)
    }
  }

  private func draw(_ glyphs: RunGlyphs, _ outlines: any GlyphOutlines, _ color: Color) {
    guard let grid = unsafe PixelGrid(of: context) else {
      for glyph in glyphs.glyphs { drawOutline(of: glyph, glyphs.font, outlines, color) }
      return
    }
    setSource(color)
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    for glyph in glyphs.glyphs {
      let place = grid.place(x: glyph.x, y: glyph.y)
      let key = GlyphKey(
        font: glyphs.font, glyph: glyph.glyph, scale: grid.scaleKey, quarter: place.quarter)
      let shape = self.glyphs.shape(of: key, in: outlines)
      draw(shape, place, grid, color)
    }
    unsafe cairo_restore(context)
  }

  private func draw(
    _ shape: GlyphShape, _ place: PixelGrid.Place, _ grid: PixelGrid, _ color: Color
  ) {
    let x = Double(place.x + shape.left) / grid.device
    let y = Double(place.y + shape.top) / grid.device
    switch shape.kind {
    case .blank: break
    case .mask:
      unsafe cairo_surface_set_device_scale(shape.surface, grid.device, grid.device)
      unsafe cairo_mask_surface(context, shape.surface, x, y)
    case .picture:
      unsafe cairo_surface_set_device_scale(shape.surface, grid.device, grid.device)
      unsafe cairo_set_source_surface(context, shape.surface, x, y)
      unsafe cairo_paint_with_alpha(context, Double(color.alpha))
      setSource(color)
    case .outline(let path):
      unsafe cairo_save(context)
      unsafe cairo_translate(
        context, (Double(place.x) + Double(place.quarter) / 4) / grid.device,
        Double(place.y) / grid.device)
      unsafe cairo_scale(context, grid.scale / grid.device, grid.scale / grid.device)
      add(path)
      unsafe cairo_fill(context)
      unsafe cairo_restore(context)
    }
  }

  /// Draws a glyph that is at an angle or is stretched.
  private func drawOutline(
    of glyph: PlacedGlyph, _ font: FontID, _ outlines: any GlyphOutlines, _ color: Color
  ) {
    var pen = OutlinePath()
    unsafe cairo_save(context)
    unsafe cairo_translate(context, glyph.x, glyph.y)
    if outlines.draw(glyph.glyph, of: font, with: &pen) {
      add(pen.path)
      setSource(color)
      unsafe cairo_fill(context)
    } else if let picture = outlines.picture(of: glyph.glyph, in: font) {
      draw(png: picture.png, in: picture.box)
    }
    unsafe cairo_restore(context)
  }

  /// Draws each cluster in the middle of its box, in a font of one width.
  private func drawText(of run: GlyphRun) {
    let slant = run.font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL
    let weight = run.font.weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
    unsafe cairo_select_font_face(context, run.font.family ?? "monospace", slant, weight)
    unsafe cairo_set_font_size(context, run.font.size)
    setSource(run.color)
    for cluster in run.clusters {
      let text = String(run.text(of: cluster))
      var extents = cairo_text_extents_t()
      unsafe cairo_text_extents(context, text, &extents)
      guard extents.width > 0 else { continue }
      let middle = (cluster.minX + cluster.maxX) / 2
      unsafe cairo_move_to(context, middle - extents.x_advance / 2, run.baseline)
      unsafe cairo_show_text(context, text)
    }
  }
}
