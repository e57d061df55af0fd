import Synchronization
public import TapShaping

/// The fonts that a layout is in: families and files, and the size of text that names none.
///
///     let fonts = try LayoutFonts(["DejaVu Sans", "fonts/Mine.ttf"], size: 20)
///     let layout = TextLayout(text, width: 400, shaper: fonts.shaper)
///
/// Equal fonts share one shaper, so that words are shaped once for all texts of a program.
public struct LayoutFonts: Sendable {
  /// The families and paths of files, in the order in which they stand in for one another.
  public let names: [String]
  /// The size in points of text that names none.
  public let size: Double
  /// What shapes text in these fonts.
  public let shaper: HarfBuzzShaper

  /// Finds fonts.
  ///
  /// Files alone leave out what is installed: the same files give the same layout on each machine.
  ///
  /// - Throws: `FontError` with the first name that is no font.
  public init(_ names: [String], size: Double = 16) throws(FontError) {
    self.names = names
    self.size = size
    let key = Key(names: names, size: size)
    if let known = Self.shapers.withLock({ $0[key] }) {
      shaper = known
      return
    }
    shaper = try Self.makeShaper(names, size: size)
    Self.shapers.withLock { $0[key] = shaper }
  }

  /// Whether a name is the path of a file: it has a slash, or the ending of a font's file.
  public static func isFile(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/"))
      || [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func makeShaper(
    _ names: [String], size: Double
  ) throws(FontError) -> HarfBuzzShaper {
    let files = names.filter(isFile)
    let installed = files.count < names.count ? try FontCollection.system() : nil
    guard !files.isEmpty else {
      guard let installed else { throw FontError(.noFonts, name: "") }
      return try HarfBuzzShaper(installed, families: names, size: size)
    }
    var families: [String] = []
    var faces: [FontFace] = []
    for name in names {
      guard isFile(name) else {
        families.append(name)
        continue
      }
      let own = try FontFace.all(file: name)
      faces += own
      if let first = own.first, !families.contains(first.family) { families.append(first.family) }
    }
    let fonts = try FontCollection(faces, then: installed)
    return try HarfBuzzShaper(fonts, families: families, size: size)
  }

  private struct Key: Hashable {
    var names: [String]
    var size: Double
  }

  private static let shapers = Mutex<[Key: HarfBuzzShaper]>([:])
}

extension LayoutFonts: Hashable {
  /// Returns whether two lists name the same fonts in one size.
  public static func == (one: LayoutFonts, other: LayoutFonts) -> Bool {
    one.names == other.names && one.size == other.size
  }

  /// Hashes the names and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(size)
  }
}
