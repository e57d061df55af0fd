import CHarfBuzz

/// The glyphs of a `glyf` table that are made of other glyphs.
///
/// HarfBuzz 6 follows them however many there are: thirty glyphs, each made of the next one
/// twice, would take it hours. Such a font is refused before HarfBuzz draws any of them.
struct CompositeGlyphs {
  private let glyphCount: Int
  private let hasLongPlaces: Bool

  /// The most glyphs that one may be made of, those of its parts included; later releases of
  /// HarfBuzz have the same limit.
  private static let maximalParts = 1024

  /// Whether each glyph of a face is made of few enough.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  static func areBounded(in face: hb_face_t) -> Bool {
    let head = FontTable(Tag("head").rawValue, of: face, prefix: 54)
    let composites = CompositeGlyphs(
      glyphCount: Int(hb_face_get_glyph_count(face)), hasLongPlaces: head.uint16(50) == 1)
    return withTable("glyf", of: face) { glyphs in
      withTable("loca", of: face) { places in composites.areBounded(glyphs, places) }
    }
  }

  /// Reads a table where it is: that of a font of many characters is long.
  private static func withTable(
    _ name: String, of face: hb_face_t, _ body: (Span<UInt8>) -> Bool
  ) -> Bool {
    let blob = hb_face_reference_table(face, Tag(name).rawValue)
    return withExtendedLifetime(blob) {
      var length: UInt32 = 0
      let start = unsafe UnsafeRawPointer(hb_blob_get_data(blob, &length))
      let bytes = unsafe UnsafeRawBufferPointer(
        start: start, count: start == nil ? 0 : Int(length))
      return unsafe bytes.withMemoryRebound(to: UInt8.self) { body(unsafe $0.span) }
    }
  }

  private func areBounded(_ glyphs: Span<UInt8>, _ places: Span<UInt8>) -> Bool {
    if glyphs.isEmpty { return true }
    for glyph in 0..<glyphCount {
      var budget = Self.maximalParts
      guard spend(&budget, on: glyph, glyphs, places) else { return false }
    }
    return true
  }

  /// Takes the glyphs that one is made of from a budget; false where it is not enough.
  private func spend(
    _ budget: inout Int, on glyph: Int, _ glyphs: Span<UInt8>, _ places: Span<UInt8>
  ) -> Bool {
    guard var offset = place(of: glyph, in: places), let contours = glyphs.uint16(at: offset),
      contours >= 0x8000
    else { return true }
    offset += 10
    while let flags = glyphs.uint16(at: offset), let part = glyphs.uint16(at: offset + 2) {
      budget -= 1
      guard budget >= 0, spend(&budget, on: part, glyphs, places) else { return false }
      guard flags & Flags.more != 0 else { break }
      offset += 4 + Flags.length(flags)
    }
    return true
  }

  /// The offset of a glyph that is not empty.
  private func place(of glyph: Int, in places: Span<UInt8>) -> Int? {
    func place(_ glyph: Int) -> Int? {
      guard hasLongPlaces else { return places.uint16(at: 2 * glyph).map { 2 * $0 } }
      guard let high = places.uint16(at: 4 * glyph), let low = places.uint16(at: 4 * glyph + 2)
      else { return nil }
      return high << 16 | low
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

extension Span<UInt8> {
  /// The number in two bytes, the higher first; `nil` past the end.
  fileprivate func uint16(at offset: Int) -> Int? {
    offset + 2 <= count ? Int(self[offset]) << 8 | Int(self[offset + 1]) : nil
  }
}
