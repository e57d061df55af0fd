import CHarfBuzz

/// One face of a font file: the shapes, and which characters it has.
///
/// Immutable, so that any number of shapers and threads share it.
public final class FontFace: Sendable {
  /// The path of the file; `nil` for a font that came as bytes.
  public let path: String?
  /// The number of the face in the file.
  public let index: Int
  /// The number of faces in the file.
  public let faceCount: Int
  /// The names: of the family, in each language, and of the style.
  public let names: FontNames
  /// How the letters look: their weight, width and slant.
  public let style: FontStyle
  /// The size of the em square in font units, at least 16.
  public let unitsPerEm: Int
  /// Whether glyphs are colored pictures, as those of emoji are.
  public let isColored: Bool
  /// The axes along which a variable font changes; none of another.
  public let axes: [FontAxis]
  let face: hb_face_t
  let coverage: Coverage
  /// The styles that the face can show.
  let reach: StyleReach
  let instances: FontInstanceCache
  /// What is known of the spaces of the face.
  let spaces = SpaceMemo()

  /// How many of HarfBuzz's units a font unit has.
  ///
  /// Sizes are multiplied in later, so that shaped words serve every size.
  static let unitScale = 64

  /// Reads a face of a font file, which must not shrink while the face is in use.
  ///
  /// - Throws: `FontError` with code `unreadable` for what is no regular file, `malformed` for a
  ///   file that is no font or has no face of this number.
  public convenience init(file path: String, index: Int = 0) throws(FontError) {
    try self.init(FontData(file: path), index: index)
  }

  /// Reads a face of the bytes of a font file, which it copies.
  public convenience init(bytes: [UInt8], index: Int = 0) throws(FontError) {
    try self.init(FontData(bytes: bytes), index: index)
  }

  /// Reads all faces of a font file.
  public static func all(file path: String) throws(FontError) -> [FontFace] {
    let data = try FontData(file: path)
    var faces: [FontFace] = []
    for index in 0..<data.faceCount { faces.append(try FontFace(data, index: index)) }
    return faces
  }

  private init(_ data: FontData, index: Int) throws(FontError) {
    guard 0..<data.faceCount ~= index else { throw FontError(.malformed, name: data.name) }
    face = hb_face_create(data.blob, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0, CompositeGlyphs.areBounded(in: face) else {
      throw FontError(.malformed, name: data.name)
    }
    hb_face_make_immutable(face)
    path = data.path
    self.index = index
    faceCount = data.faceCount
    unitsPerEm = Int(hb_face_get_upem(face))
    axes = FontAxis.all(of: face)
    instances = FontInstanceCache(face, axes: axes)
    names = FontNames(of: face)
    style = FontStyle(of: instances.standard.font, named: names.style)
    reach = StyleReach(style, axes)
    isColored = face.isColored
    coverage = Coverage(of: face)
  }
}

extension FontFace {
  /// The family.
  public var family: String { names.family }

  /// Whether the face has a glyph for a character.
  public func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }

  /// The glyph of a character by itself, before any rule of the font applies; `nil` without one.
  public func glyph(for scalar: Unicode.Scalar) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
    return UInt16(exactly: glyph)
  }
}

extension hb_face_t {
  /// Whether it has colored glyphs, in any of the formats there are.
  fileprivate var isColored: Bool {
    if hb_ot_color_has_png(self) != 0 || hb_ot_color_has_svg(self) != 0 { return true }
    let layers = hb_face_reference_table(self, Tag("COLR").rawValue)
    return hb_blob_get_length(layers) > 0
  }
}
