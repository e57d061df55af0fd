import TapPlatform
import TapShaping

/// The fonts of Debian's packages that fuzzing takes; without them its targets do nothing.
enum FuzzFonts {
  private static let folder = "/usr/share/fonts/"
  private static let scripts = [
    "truetype/dejavu/DejaVuSans.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "truetype/noto/NotoSansThai-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
    "truetype/noto/NotoColorEmoji.ttf",
  ]

  /// A shaper of fonts for many scripts.
  static let shaper: HarfBuzzShaper? = {
    guard let faces = try? scripts.map({ try FontFace(file: folder + $0) }) else { return nil }
    return try? HarfBuzzShaper(FontCollection(faces))
  }()

  /// The bytes of small fonts whose tables differ.
  static let small = [
    "NotoSansOgham-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf",
    "NotoSansKhmer-Regular.ttf", "NotoNaskhArabic-Regular.ttf",
  ].compactMap { bytes(of: folder + "truetype/noto/" + $0) }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&block, 1, block.count, file)
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }
}
