import CHarfBuzz
import TapLayout
import TapText

extension FontFace {
  /// How far letters lean that have no slanted face: a fifth of their height.
  static let syntheticSlant = 0.2

  /// Whether letters slant by themselves.
  var isItalic: Bool { false }

  /// The axes that a request sets on a variable face, with those that are set by name.
  func axes(for request: FontRequest, _ own: [String: Double]) -> [String: Double] { [:] }

  /// The font with some axes set, 64 units to a font unit.
  func font(axes: [String: Double]) -> hb_font_t { font }

  /// How letters of a position are scaled and raised, in parts of the size.
  func shift(to position: VerticalPosition) -> (scale: Double, rise: Double) {
    switch position {
    case .normal: (1, 0)
    case .superscript: (0.65, 0.35)
    case .subscript: (0.65, -0.15)
    }
  }

  /// The vertical metrics at a size in points.
  func metrics(size: Double) -> FontMetrics {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value) * size / Double(unitsPerEm * Self.unitScale)
    }
    return FontMetrics(
      ascent: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER).rounded(),
      descent: (-value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)).rounded(),
      leading: max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)))
  }
}
