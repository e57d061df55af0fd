import CCairo
public import TapDraw
package import TapLayout
package import TapText

extension CairoSurface: GlyphRunSurface {
  /// Draws a run of text and its lines.
  public mutating func draw(_ run: GlyphRun) { drawTextAndLines(of: run) }

  /// Draws glyphs by their masks, or by their outlines where a pixel is not square.
  package func draw(_ glyphs: RunGlyphs, _ outlines: any GlyphOutlines, _ color: Color) {
    let (toPixels, device) = self.toPixels
    guard let grid = toPixels.flatMap(PixelGrid.init) else {
      for glyph in glyphs.glyphs { drawOutline(of: glyph, glyphs.font, outlines, color) }
      return
    }
    setSource(color)
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    for glyph in glyphs.glyphs {
      let position = grid.position(x: glyph.x, y: glyph.y)
      let key = GlyphKey(
        font: glyphs.font, glyph: glyph.glyph, scale: grid.scaleKey, quarter: position.quarter)
      let shape = self.glyphs.shape(of: key, in: outlines)
      draw(shape, position, scale: grid.scale, device: device, color)
    }
    unsafe cairo_restore(context)
  }

  /// The transform from points to pixels, `nil` where a pixel is not square, and the pixels of the
  /// target to one unit of it.
  private var toPixels: (Transform?, device: Double) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    var (deviceX, deviceY) = (1.0, 1.0)
    unsafe cairo_surface_get_device_scale(cairo_get_group_target(context), &deviceX, &deviceY)
    guard deviceX == deviceY else { return (nil, deviceX) }
    let toUnits = Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    return (toUnits.concatenating(.scale(x: deviceX, y: deviceX)), deviceX)
  }

  private func draw(
    _ shape: GlyphShape, _ position: PixelGrid.Position, scale: Double, device: Double,
    _ color: Color
  ) {
    let x = Double(position.x + shape.left) / device
    let y = Double(position.y + shape.top) / device
    switch shape.kind {
    case .blank: break
    case .mask:
      unsafe cairo_surface_set_device_scale(shape.surface, device, device)
      unsafe cairo_mask_surface(context, shape.surface, x, y)
    case .picture:
      unsafe cairo_surface_set_device_scale(shape.surface, device, device)
      unsafe cairo_set_source_surface(context, shape.surface, x, y)
      unsafe cairo_paint_with_alpha(context, Double(color.alpha))
      setSource(color)
    case .outline(let path):
      unsafe cairo_save(context)
      unsafe cairo_translate(
        context, (Double(position.x) + Double(position.quarter) / 4) / device,
        Double(position.y) / device)
      unsafe cairo_scale(context, scale / device, scale / device)
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
  package func drawWithoutGlyphs(_ run: GlyphRun) {
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
