import TapLayout
import TapText

/// A face at the size of a style.
struct SizedFont {
  let face: FontFace
  let axes: [String: Double]
  let id: FontID
  /// The points that one of HarfBuzz's units makes.
  let scale: Float
  /// How far the baseline is raised, in points.
  let rise: Float
  /// The vertical metrics of a line with this font.
  private(set) var metrics: FontMetrics

  init(_ face: FontFace, style: ShapingStyle, register: (FontKey) -> FontID) {
    self.face = face
    axes = face.axes(for: style.request, style.axes)
    let shift = face.shift(to: style.position)
    let size = style.size * shift.scale
    let rise = style.size * shift.rise + style.baselineOffset
    id = register(
      FontKey(
        face: face, axes: axes, size: size,
        slant: style.request.isItalic && !face.isItalic ? FontFace.syntheticSlant : 0))
    scale = Float(size / Double(face.unitsPerEm * FontFace.unitScale))
    self.rise = Float(rise)
    let own = face.metrics(size: size)
    metrics = FontMetrics(
      ascent: own.ascent + rise, descent: own.descent - rise, leading: own.leading)
  }

  /// The same with room for a font that it stands in for, which sets the height of the line.
  func standingIn(for first: SizedFont) -> SizedFont {
    var font = self
    font.metrics.ascent = max(metrics.ascent, first.metrics.ascent)
    font.metrics.descent = max(metrics.descent, first.metrics.descent)
    font.metrics.leading = max(metrics.leading, first.metrics.leading)
    return font
  }
}

/// What tells the fonts of a shaper apart.
struct FontKey: Hashable {
  let face: FontFace
  let axes: [String: Double]
  let size: Double
  let slant: Double
}
