import TapShaping
import TapTestSupport

/// Shapers of fixed fonts, each made once: what one test shapes serves the next.
enum TestShapers {
  /// Fonts for all scripts of the corpus, the first for Latin.
  static let everyScript = [
    "DejaVuSans.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansBengali-Regular.ttf",
    "NotoSansTamil-Regular.ttf", "NotoSansTelugu-Regular.ttf", "NotoSansKannada-Regular.ttf",
    "NotoSansMalayalam-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansLao-Regular.ttf",
    "NotoSansKhmer-Regular.ttf", "NotoSansMyanmar-Regular.ttf", "NotoSerifTibetan-Regular.ttf",
    "NotoSansCJK-Regular.ttc", "NotoSansSinhala-Regular.ttf", "NotoSansEthiopic-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf", "NotoSansArmenian-Regular.ttf", "NotoSansSyriac-Regular.ttf",
    "NotoSansNKo-Regular.ttf", "NotoSansAdlam-Regular.ttf", "NotoSansMongolian-Regular.ttf",
    "NotoSansGujarati-Regular.ttf", "NotoSansGurmukhi-Regular.ttf", "NotoSansOriya-Regular.ttf",
    "NotoSansJavanese-Regular.ttf", "NotoSansThaana-Regular.ttf", "NotoColorEmoji.ttf",
  ]

  /// The fonts that the peers were measured with.
  static let peers = [
    "DejaVuSans.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf",
    "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  /// Makes a shaper of some font files; the test is skipped where one is missing.
  static func shaper(
    _ names: [String] = everyScript, size: Double = 16
  ) throws -> HarfBuzzShaper {
    let faces = try names.map { try FontFace(file: TestFonts.path(of: $0)) }
    return try HarfBuzzShaper(FontCollection(faces), size: size)
  }
}
