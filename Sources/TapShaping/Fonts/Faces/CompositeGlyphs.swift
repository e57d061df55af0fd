import CHarfBuzz

/// The glyphs of a `glyf` table that are made of other glyphs.
///
/// HarfBuzz up to 7 follows them however many there are: thirty glyphs, each made of the next one
/// twice, would take it hours. Such a font is refused before HarfBuzz draws any of them.
struct CompositeGlyphs {
  private let glyphs: FontTable
  private let places: FontTable
  private let hasLongPlaces: Bool
  private let count: Int

  init(of face: hb_face_t) {
    glyphs = FontTable(Tag("glyf").rawValue, of: face)
    places = FontTable(Tag("loca").rawValue, of: face)
    hasLongPlaces = FontTable(Tag("head").rawValue, of: face, prefix: 54).uint16(50) == 1
    count = Int(hb_face_get_glyph_count(face))
  }

  /// The most glyphs that one may be made of, those of its parts included; later releases of
  /// HarfBuzz have the same limit.
  private static let maximalParts = 1024

  /// Whether each glyph is made of few enough.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  var areBounded: Bool {
    (0..<count).allSatisfy { glyph in
      var budget = Self.maximalParts
      return spend(&budget, on: glyph)
    }
  }

  /// Takes the glyphs that one is made of from a budget; false where it is not enough.
  private func spend(_ budget: inout Int, on glyph: Int) -> Bool {
    guard var offset = place(of: glyph), let contours = glyphs.int16(offset), contours < 0 else {
      return true
    }
    offset += 10
    while let flags = glyphs.uint16(offset), let part = glyphs.uint16(offset + 2) {
      budget -= 1
      guard budget >= 0, spend(&budget, on: part) else { return false }
      guard flags & Flags.more != 0 else { break }
      offset += 4 + Flags.length(flags)
    }
    return true
  }

  /// The offset of a glyph that is not empty.
  private func place(of glyph: Int) -> Int? {
    func place(_ glyph: Int) -> Int? {
      hasLongPlaces ? places.uint32(4 * glyph) : places.uint16(2 * glyph).map { 2 * $0 }
    }
    guard let start = place(glyph), let end = place(glyph + 1), start < end else { return nil }
    return start
  }

  /// What the flags of a part say.
  private enum Flags {
    static let more = 0x20

    /// The bytes of the part that follow its flags and its glyph.
    static func length(_ flags: Int) -> Int {
      let shift = flags & 0x01 != 0 ? 4 : 2
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      return shift + scale
    }
  }
}
