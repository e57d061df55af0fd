import TapShaping
import TapTestSupport
import Testing

@Suite struct FontFaceTests {
  @Test func `a file that is no font is refused with its name`() {
    #expect(throws: FontError(.malformed, name: "/etc/passwd")) {
      try FontFace(file: "/etc/passwd")
    }
  }

  @Test(arguments: ["/nowhere.ttf", "/usr", "/dev/zero", "/dev/null", "", "/etc/passwd\0"])
  func `what is no regular file is refused unread`(path: String) {
    #expect(throws: FontError(.unreadable, name: path)) { try FontFace(file: path) }
  }

  @Test(arguments: [[], [0], Array("OTTO".utf8), Array("ttcf".utf8), [0, 1, 0, 0, 255, 255]])
  func `bytes that are no font are refused`(_ bytes: [UInt8]) {
    #expect(throws: FontError(.malformed, name: "the font data")) { try FontFace(bytes: bytes) }
  }

  @Test(arguments: [
    ("DejaVuSans.ttf", "DejaVu Sans", "Book", FontStyle()),
    (
      "DejaVuSans-BoldOblique.ttf", "DejaVu Sans", "Bold Oblique",
      FontStyle(weight: 700, slant: .oblique)
    ),
    ("DejaVuSans-ExtraLight.ttf", "DejaVu Sans", "ExtraLight", FontStyle(weight: 200)),
    ("DejaVuSansCondensed.ttf", "DejaVu Sans", "Condensed", FontStyle(width: 87.5)),
    ("DejaVuSerif-Italic.ttf", "DejaVu Serif", "Italic", FontStyle(slant: .italic)),
    ("NotoSans-Bold.ttf", "Noto Sans", "Bold", FontStyle(weight: 700)),
    ("NotoColorEmoji.ttf", "Noto Color Emoji", "Regular", FontStyle()),
  ])
  func `a face tells its names and how it looks`(
    file: String, family: String, styleName: String, style: FontStyle
  ) throws {
    let path = try TestFonts.path(of: file)
    let face = try FontFace(file: path)
    #expect(face.path == path)
    #expect(face.family == family)
    #expect(face.names.style == styleName)
    #expect(face.names.families.contains(family))
    #expect(face.style == style)
    #expect(face.isColored == (file == "NotoColorEmoji.ttf"))
    #expect(face.faceCount == 1)
  }

  @Test func `a face goes by the family names of older programs too`() throws {
    let face = try FontFace(file: TestFonts.path(of: "DejaVuSansCondensed.ttf"))
    #expect(face.names.families == ["DejaVu Sans", "DejaVu Sans Condensed"])
  }

  @Test func `a collection holds faces that differ in their names`() throws {
    let path = try TestFonts.path(of: "NotoSansCJK-Regular.ttc")
    let faces = try FontFace.all(file: path)
    #expect(faces.count == faces[0].faceCount)
    #expect(faces.map(\.index) == Array(0..<faces.count))
    #expect(Set(faces.map(\.family)).count == faces.count)
    #expect(faces[0].family == "Noto Sans CJK JP")
    #expect(try FontFace(file: path, index: 2).family == faces[2].family)
    for index in [-1, faces.count, Int.max] {
      #expect(throws: FontError(.malformed, name: path)) { try FontFace(file: path, index: index) }
    }
  }

  @Test func `a face of a single font has number 0 alone`() throws {
    let path = try TestFonts.path(of: "DejaVuSans.ttf")
    #expect(throws: FontError(.malformed, name: path)) { try FontFace(file: path, index: 1) }
  }

  @Test func `a face of bytes is the face of the file`() throws {
    let file = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    let bytes = try FontFace(bytes: TestFonts.bytes(of: "DejaVuSans.ttf"))
    #expect(bytes.path == nil)
    #expect(bytes.names == file.names)
    #expect(bytes.style == file.style)
    #expect(bytes.unitsPerEm == 2048)
  }

  @Test func `a face covers the characters it has glyphs for`() throws {
    let face = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    #expect("aßя→😀".unicodeScalars.allSatisfy { face.covers($0) })
    #expect(!"漢กक\u{10FFFF}".unicodeScalars.contains { face.covers($0) })
  }
}
