/// The fonts that a shaper may use, in the order in which they stand in for one another.
///
/// Given fonts are the same on each machine; those of the system are what is installed.
///
///     let given = try FontCollection(files: ["DejaVuSans.ttf", "NotoSansArabic-Regular.ttf"])
///     let system = try FontCollection.system()
///     let both = FontCollection(given.faces, then: system)
public final class FontCollection: Sendable {
  /// The faces that were given, the first of which is the default; of the system its default.
  public let faces: [FontFace]
  /// What is asked where no given face will do.
  let next: FontCollection?
  let installed: InstalledFonts?

  /// Makes a collection of some faces; the earlier ones are in first for missing characters.
  ///
  /// - Throws: `FontError` with code `noFonts` where there is no face.
  public init(_ faces: [FontFace], then next: FontCollection? = nil) throws(FontError) {
    guard !faces.isEmpty else { throw FontError(.noFonts, name: "") }
    self.faces = faces
    self.next = next
    installed = nil
  }

  /// Makes a collection of all faces of some files.
  ///
  /// - Throws: `FontError` with the path of the first file that cannot be used.
  public convenience init(
    files: [String], then next: FontCollection? = nil
  ) throws(FontError) {
    var faces: [FontFace] = []
    for file in files { faces += try FontFace.all(file: file) }
    try self.init(faces, then: next)
  }

  /// Makes a collection of what is installed.
  init(_ installed: InstalledFonts) throws(FontError) {
    guard let face = installed.face(for: FontRequest(), language: "") else {
      throw FontError(.noFonts, name: "")
    }
    faces = [face]
    next = nil
    self.installed = installed
  }
}

extension FontCollection {
  /// The face that suits a request best; `nil` where no font has its family.
  ///
  /// The family is one that some font has, in any case and language; of the system also a generic
  /// one, such as `sans-serif`, whose font depends on the language. Of a family's faces the one
  /// is taken that CSS Fonts 4, 5.2, takes.
  ///
  /// - Complexity: O(*n*) with *n* faces; of the system O(1) for a request made before.
  public func face(for request: FontRequest, language: String = "") -> FontFace? {
    if let installed { return installed.face(for: request, language: language) }
    let members =
      request.family.map { family in faces.filter { $0.names.match(family) } }
      ?? faces.filter { $0.family == faces[0].family }
    return members.best(for: request, \.reach) ?? next?.face(for: request, language: language)
  }

  /// The face that stands in for a character that the faces asked for do not have.
  public func fallback(
    for scalar: Unicode.Scalar, _ request: FontRequest, language: String, prefersColor: Bool
  ) -> FontFace? {
    fallback(for: [scalar], request, language: language, prefersColor: prefersColor)
  }

  /// The face that stands in for some characters that are shown together, if it has them all.
  ///
  /// Those that are given are taken in their order; those of the system in the order that
  /// fontconfig finds right for the family, the style and the language, which distinguishes fonts
  /// for the same characters, such as those of Chinese and Japanese. Color fonts come first where
  /// they are preferred, last where not.
  ///
  /// - Complexity: O(*n*) with *n* faces; of the system O(1) for characters asked for before.
  public func fallback(
    for scalars: [Unicode.Scalar], _ request: FontRequest, language: String, prefersColor: Bool
  ) -> FontFace? {
    func able(_ isColored: Bool) -> FontFace? {
      let able = faces.filter { face in
        face.isColored == isColored && scalars.allSatisfy { face.covers($0) }
      }
      return able.filter { $0.family == able[0].family }.best(for: request, \.reach)
    }
    if let installed {
      return installed.fallback(
        for: scalars, request, language: language, prefersColor: prefersColor)
    }
    if let face = able(prefersColor) { return face }
    let later = next?.fallback(
      for: scalars, request, language: language, prefersColor: prefersColor)
    if let later, later.isColored == prefersColor { return later }
    return able(!prefersColor) ?? later
  }
}

extension FontCollection {
  /// The names of all families, in the order of letters.
  ///
  /// - Complexity: O(*n* log *n*) with *n* fonts.
  public var families: [String] { Set(ownFamilies + (next?.families ?? [])).sorted() }

  private var ownFamilies: [String] { installed?.familyNames ?? faces.map(\.family) }
}
