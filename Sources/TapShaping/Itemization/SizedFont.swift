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

  init(_ face: FontFace, style: ShapingStyle, numbers: FontNumbers) {
    self.face = face
    let instance = face.instance(for: style.request, axes: style.axes)
    axes = instance.axes
    let script = instance.proportions.script(at: style.position)
    let size = style.size * script.size
    let rise = style.size * script.rise + style.baselineOffset
    id = numbers.number(
      of: FontKey(
        face: face, axes: axes, size: size, slant: face.syntheticSlant(for: style.request)))
    scale = Float(size / Double(face.unitsPerEm * FontFace.unitScale))
    self.rise = Float(rise)
    let own = instance.proportions.metrics(size: size)
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

/// The key of a font of a shaper.
struct FontKey: Hashable {
  let face: FontFace
  let axes: [String: Double]
  let size: Double
  let slant: Double
}
