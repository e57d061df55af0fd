package import TapLayout
package import TapText

/// A surface that draws the glyphs of a run itself.
///
/// What all of them do alike is here: which of the two ways a run takes, the clip of a letter that is
/// cut in two, and the lines below and through the text.
package protocol GlyphRunSurface: Surface {
  /// Draws glyphs by their outlines or masks.
  mutating func draw(_ glyphs: RunGlyphs, _ outlines: any GlyphOutlines, _ color: Color)

  /// Draws a run that has no glyphs: one of a layout in cells.
  mutating func drawWithoutGlyphs(_ run: GlyphRun)
}

extension GlyphRunSurface {
  /// Draws a run of text and its lines.
  package mutating func drawTextAndLines(of run: GlyphRun) {
    if let glyphs = run.glyphs, let outlines = glyphs.outlines {
      if let cut = glyphs.clip(of: run) {
        withSavedState { surface in
          surface.clip(to: cut)
          surface.draw(glyphs, outlines, run.color)
        }
      } else {
        draw(glyphs, outlines, run.color)
      }
    } else {
      drawWithoutGlyphs(run)
    }
    for line in [run.underline, run.strikethrough] {
      if let line, !line.isEmpty { fill(line, with: run.color) }
    }
  }
}
