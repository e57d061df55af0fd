import CHarfBuzz

/// The tables with the vertical metrics of a font, and how its axes change them.
struct MetricTables {
  private let font: hb_font_t
  private let em: Double
  private let hhea: FontTable
  private let os2: FontTable
  private let post: FontTable

  init(of font: hb_font_t, _ face: hb_face_t) {
    self.font = font
    em = Double(hb_face_get_upem(face))
    hhea = FontTable(Tag("hhea").rawValue, of: face, prefix: 36)
    os2 = FontTable(Tag("OS/2").rawValue, of: face, prefix: 96)
    post = FontTable(Tag("post").rawValue, of: face, prefix: 32)
  }

  /// A number of a table in ems, with what the axes add; `nil` where the table ends before it.
  private func value(
    _ table: FontTable, at offset: Int, _ tag: hb_ot_metrics_tag_t
  ) -> Double? {
    guard let units = table.int16(offset) else { return nil }
    let change = hb_ot_metrics_get_variation(font, tag)
    return (Double(units) + Double(change.isFinite ? change : 0)) / em
  }
}

extension MetricTables {
  /// The ascent, the descent and the leading in ems; none is negative.
  ///
  /// Browsers take those of `OS/2` where it says that they are meant (bit 7 of `fsSelection`),
  /// else those of `hhea` unless they are zero, else those of `OS/2`, else those of Windows.
  var vertical: (ascent: Double, descent: Double, leading: Double) {
    let prefersTypo = os2.uint16(62).map { $0 & 0x80 != 0 } ?? false
    for found in prefersTypo ? [typo, horizontal, windows] : [horizontal, typo, windows] {
      guard let found, max(found.ascent, 0) + max(found.descent, 0) > 0 else { continue }
      return (max(found.ascent, 0), max(found.descent, 0), max(found.leading, 0))
    }
    return (0.8, 0.2, 0)
  }

  private typealias Vertical = (ascent: Double, descent: Double, leading: Double)

  private var horizontal: Vertical? { vertical(in: hhea, at: 4) }
  private var typo: Vertical? { vertical(in: os2, at: 68) }

  private func vertical(in table: FontTable, at offset: Int) -> Vertical? {
    guard let ascent = value(table, at: offset, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      let descent = value(table, at: offset + 2, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      let leading = value(table, at: offset + 4, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    else { return nil }
    return (ascent, -descent, leading)
  }

  private var windows: Vertical? {
    guard let ascent = os2.uint16(74), let descent = os2.uint16(76) else { return nil }
    return (Double(ascent) / em, Double(descent) / em, 0)
  }
}

extension MetricTables {
  /// The height of an `x`, measured where no table has it.
  var xHeight: Double {
    height(at: 86, HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? 0.5
  }

  /// The height of an `H`, measured where no table has it.
  var capHeight: Double {
    height(at: 88, HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? 0.7
  }

  private func height(at offset: Int, _ tag: hb_ot_metrics_tag_t) -> Double? {
    guard let version = os2.uint16(0), version >= 2 else { return nil }
    return value(os2, at: offset, tag).flatMap { 0 < $0 && $0 < 2 ? $0 : nil }
  }

  private func height(of letter: Unicode.Scalar) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing) / Double(FontFace.unitScale) / em
  }

  /// The line below letters: of the table `post`, else a tenth of an em below the baseline.
  var underline: FontProportions.Stroke {
    stroke(
      thickness: value(post, at: 10, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      rise: value(post, at: 8, HB_OT_METRICS_TAG_UNDERLINE_OFFSET))
      ?? FontProportions.Stroke(rise: -0.1, thickness: 0.05)
  }

  /// The line through letters: of the table `OS/2`, else through the middle of an `x`.
  var strikeout: FontProportions.Stroke {
    if let stroke = stroke(
      thickness: value(os2, at: 26, HB_OT_METRICS_TAG_STRIKEOUT_SIZE),
      rise: value(os2, at: 28, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET))
    {
      return stroke
    }
    let thickness = underline.thickness
    return FontProportions.Stroke(rise: (xHeight + thickness) / 2, thickness: thickness)
  }

  private func stroke(thickness: Double?, rise: Double?) -> FontProportions.Stroke? {
    guard let thickness, let rise, 0.001...1 ~= thickness, -2...2 ~= rise else { return nil }
    return FontProportions.Stroke(rise: rise, thickness: thickness)
  }

  /// Small letters above others: of the table `OS/2`, else of usual proportions.
  var superscript: FontProportions.Script {
    script(
      size: value(os2, at: 20, HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_SIZE),
      rise: value(os2, at: 24, HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET))
      ?? FontProportions.Script(size: 0.65, rise: 0.35)
  }

  /// Small letters below others: of the table `OS/2`, else of usual proportions.
  var `subscript`: FontProportions.Script {
    script(
      size: value(os2, at: 12, HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_SIZE),
      rise: value(os2, at: 16, HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET).map { -$0 })
      ?? FontProportions.Script(size: 0.65, rise: -0.15)
  }

  private func script(size: Double?, rise: Double?) -> FontProportions.Script? {
    guard let size, let rise, 0.2...1 ~= size, -1...1 ~= rise, rise != 0 else { return nil }
    return FontProportions.Script(size: size, rise: rise)
  }
}
