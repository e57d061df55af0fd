import CHarfBuzz

/// A face with its axes at certain values: what is shaped with, measured and drawn.
public struct FontInstance: Sendable {
  /// The axes of a variable font that are not at their standard, by tag.
  public let axes: [String: Double]
  /// How tall letters and lines are.
  public let proportions: FontProportions
  /// The font, 64 units to a font unit.
  let font: hb_font_t
  /// How many of HarfBuzz's units an em has.
  let unitsPerEm: Double

  /// Makes an instance; the values are of all axes of the face in their order.
  init(of face: hb_face_t, _ axes: [FontAxis], at values: [Double]) {
    let scale = Int32(hb_face_get_upem(face)) * Int32(FontFace.unitScale)
    font = hb_font_create(face)
    hb_font_set_scale(font, scale, scale)
    if !values.isEmpty {
      unsafe hb_font_set_var_coords_design(
        font, values.map { Float($0) }, UInt32(values.count))
    }
    hb_font_make_immutable(font)
    unitsPerEm = Double(scale)
    proportions = FontProportions(MetricTables(of: font, face))
    self.axes = [String: Double](
      zip(axes, values).filter { $0.standard != $1 }.map { ($0.tag, $1) },
      uniquingKeysWith: { first, _ in first })
  }
}
