extension FontCollection {
  /// The fonts that are installed, as they were when first asked for.
  ///
  /// What it answers depends on the fonts and on fontconfig's configuration, not on the language
  /// of the process.
  ///
  /// - Throws: `FontError` with code `noFonts` where fontconfig finds none that can be used.
  public static func system() throws(FontError) -> FontCollection { try shared.get() }

  private static let shared = Result { () throws(FontError) in
    guard let fonts = InstalledFonts() else { throw FontError(.noFonts, name: "") }
    return try FontCollection(fonts)
  }

  /// The fonts that fontconfig finds by a configuration in its own format.
  package static func system(configuration: String) throws(FontError) -> FontCollection {
    guard let fonts = InstalledFonts(configuration: configuration) else {
      throw FontError(.noFonts, name: "")
    }
    return try FontCollection(fonts)
  }
}
