import CHarfBuzz

/// One face of a font file: the shapes, and which characters it has.
///
/// Immutable, so that any number of shapers and threads share it.
public final class FontFace: Sendable {
  /// The path of the file; `nil` for a font that came as bytes.
  public let path: String?
  /// The number of the face in the file.
  public let index: Int
  /// The family.
  public let family: String
  /// The size of the em square in font units, at least 16.
  public let unitsPerEm: Int
  /// Whether glyphs are colored pictures, as those of emoji are.
  public let isColored: Bool
  let face: hb_face_t
  /// The font with its axes at their defaults, 64 units to a font unit.
  let font: hb_font_t
  let coverage: Coverage

  /// How many of HarfBuzz's units a font unit has.
  ///
  /// Sizes are multiplied in later, so that shaped words serve every size.
  static let unitScale = 64

  /// Reads a face of a font file.
  public convenience init(file path: String, index: Int = 0) throws(FontError) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw FontError(.unreadable, name: path)
    }
    try self.init(blob, path: path, index: index)
  }

  private init(_ blob: hb_blob_t, path: String?, index: Int) throws(FontError) {
    face = hb_face_create(blob, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0 else {
      throw FontError(.malformed, name: path ?? "the data")
    }
    unitsPerEm = Int(hb_face_get_upem(face))
    font = hb_font_create(face)
    let scale = Int32(unitsPerEm * Self.unitScale)
    hb_font_set_scale(font, scale, scale)
    hb_font_make_immutable(font)
    self.path = path
    self.index = index
    family = path ?? ""
    isColored = hb_ot_color_has_png(face) != 0
    coverage = Coverage(of: face)
  }

  /// Whether the face has a glyph for a character.
  public func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }
}
