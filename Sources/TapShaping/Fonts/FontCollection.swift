/// The fonts that a shaper may use, in the order in which they stand in for one another.
public final class FontCollection: Sendable {
  /// The faces that were given, the first of which is the default.
  public let faces: [FontFace]

  /// Makes a collection of some faces; the earlier ones stand in first for missing characters.
  ///
  /// - Throws: `FontError` with code `noFonts` where there is no face.
  public init(_ faces: [FontFace]) throws(FontError) {
    guard !faces.isEmpty else { throw FontError(.noFonts, name: "") }
    self.faces = faces
  }

  /// The face that suits a request best; `nil` where no font has its family.
  public func face(for request: FontRequest) -> FontFace? {
    guard let family = request.family else { return faces.first }
    return faces.first { $0.family == family }
  }

  /// The face that stands in for a character that the faces asked for do not have.
  ///
  /// The language tells apart fonts of the same characters, such as those of Chinese and Japanese.
  public func fallback(
    for scalar: Unicode.Scalar, _ request: FontRequest, language: String, prefersColor: Bool
  ) -> FontFace? {
    let able = faces.filter { $0.covers(scalar) }
    return able.first { $0.isColored == prefersColor } ?? able.first
  }
}
