import CHarfBuzz

extension FontFace {
  /// The advance and the glyph of a space, if shaping with some plan never looks at spaces.
  ///
  /// Then words shaped one by one look and measure as in the whole text, so that each distinct
  /// word need be shaped once. It holds where no lookup that is on for the script, the language
  /// and the features has the glyph of the space in its input, backtrack or lookahead, no class
  /// rule speaks of "all other glyphs", and no pair of a `kern` table has it.
  ///
  /// Found out once for each plan of a face, since it reads all lookups of the font.
  func transparentSpace(
    _ key: ShapePlanKey, font: hb_font_t, language: hb_language_t?, features: [hb_feature_t]
  ) -> TransparentSpace? {
    spaces.value(for: key) {
      unsafe findSpace(key, font: font, language: language, features: features)
    }
  }

  private func findSpace(
    _ key: ShapePlanKey, font: hb_font_t, language: hb_language_t?, features: [hb_feature_t]
  ) -> TransparentSpace? {
    var space: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0, space <= UInt16.max,
      hb_aat_layout_has_substitution(face) == 0 || hb_ot_layout_has_substitution(face) != 0,
      hb_aat_layout_has_positioning(face) == 0, hb_aat_layout_has_tracking(face) == 0
    else { return nil }
    var properties = unsafe hb_segment_properties_t()
    unsafe properties.direction = key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe properties.script = hb_script_t(rawValue: key.script)
    unsafe properties.language = language
    let plan = unsafe features.withUnsafeBufferPointer { features in
      unsafe tap_hb_shape_plan(
        face, &properties, features.baseAddress, UInt32(features.count))
    }
    for table in [LookupTable.Tag.substitution, .positioning] {
      let lookups = hb_set_create()
      hb_ot_shape_plan_collect_lookups(plan, table.rawValue, lookups)
      guard hb_set_is_empty(lookups) == 0 else { continue }
      let content = LookupTable(table, of: face)
      var lookup = UInt32.max
      while unsafe hb_set_next(lookups, &lookup) != 0 {
        if collects(space, lookup, table) || content.mayConcern(glyph: UInt16(space), in: lookup) {
          return nil
        }
      }
    }
    if hasLegacyKerning(key), KerningTable(of: face).mayConcern(glyph: UInt16(space)) {
      return nil
    }
    return TransparentSpace(
      advance: Float(hb_font_get_glyph_h_advance(font, space)), glyph: UInt16(space))
  }

  /// Whether a lookup names a glyph, but for the class of all other glyphs.
  private func collects(_ glyph: UInt32, _ lookup: UInt32, _ table: LookupTable.Tag) -> Bool {
    let sets = (hb_set_create(), hb_set_create(), hb_set_create())
    hb_ot_layout_lookup_collect_glyphs(
      face, table.rawValue, lookup, sets.0, sets.1, sets.2, nil)
    return hb_set_has(sets.0, glyph) != 0 || hb_set_has(sets.1, glyph) != 0
      || hb_set_has(sets.2, glyph) != 0
  }

  /// Whether HarfBuzz kerns by the `kern` table: where no positioning feature of that name is on.
  private func hasLegacyKerning(_ key: ShapePlanKey) -> Bool {
    var count: UInt32 = 4
    var tags = [hb_tag_t](repeating: 0, count: 4)
    var languageCount: UInt32 = 0
    unsafe hb_ot_tags_from_script_and_language(
      hb_script_t(rawValue: key.script), nil, &count, &tags, &languageCount, nil)
    var script: UInt32 = 0
    unsafe hb_ot_layout_table_select_script(
      face, LookupTable.Tag.positioning.rawValue, count, tags, &script, nil)
    var feature: UInt32 = 0
    return unsafe hb_ot_layout_language_find_feature(
      face, LookupTable.Tag.positioning.rawValue, script,
      UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX), 0x6B65_726E, &feature) == 0
  }
}
