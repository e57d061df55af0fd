import TapLayout
import TapText

extension SVGSurface {
  /// Writes the glyphs of a run by the shapes that are at the top of the file.
  ///
  /// The letters themselves are named for those who cannot see the shapes.
  mutating func draw(_ glyphs: RunGlyphs, in outlines: any GlyphOutlines, of run: GlyphRun) {
    var uses = ""
    for glyph in glyphs.glyphs {
      guard let id = self.glyphs.id(of: glyph.glyph, in: glyphs.font, of: outlines) else {
        continue
      }
      uses += "<use xlink:href=\"#\(id)\" x=\"\(Self.thousandths(glyph.x))\""
      let drop = Self.thousandths(glyph.y - run.baseline)
      uses += drop == "0" ? "/>" : " y=\"\(drop)\"/>"
    }
    guard !uses.isEmpty else { return }
    withSavedState { surface in
      if let cut = glyphs.clip(of: run) { surface.clip(to: cut) }
      surface.write(
        "<g role=\"img\" aria-label=\"\(SVGText.escaped(run.text))\" "
          + "transform=\"translate(0 \(Self.thousandths(run.baseline)))\""
          + "\(surface.paint("fill", run.color))>\(uses)</g>")
    }
  }

  /// A number rounded to a precision that is invisible.
  private static func thousandths(_ value: Double) -> String {
    abs(value) < 1e9 ? SVGText.number((value * 1000).rounded() / 1000) : SVGText.number(value)
  }
}
