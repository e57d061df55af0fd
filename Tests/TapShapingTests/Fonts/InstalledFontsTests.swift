import FoundationEssentials
import TapPlatform
import TapShaping
import TapTestSupport
import Testing

/// Fontconfig with the configuration of the tests and some names of our own.
@Suite struct InstalledFontsTests {
  private static let configuration = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <include>\(TestFonts.configuration)</include>
      <alias binding="same"><family>Same Widths</family>
        <accept><family>DejaVu Serif</family></accept></alias>
      <alias><family>Other Widths</family><accept><family>DejaVu Serif</family></accept></alias>
    </fontconfig>
    """

  private static let shared = Result { try FontCollection.system(configuration: configuration) }

  private func fonts() throws -> FontCollection {
    _ = try TestFonts.path(of: "DejaVuSans.ttf")
    return try Self.shared.get()
  }

  private func style(_ request: FontRequest, language: String = "") throws -> String? {
    try fonts().face(for: request, language: language).map { "\($0.family) \($0.names.style)" }
  }

  @Test(arguments: [
    "DejaVuSans.ttf", "DejaVuSansCondensed-Bold.ttf", "DejaVuSerif-Italic.ttf",
    "NotoSans-Regular.ttf", "NotoSansArabic-Bold.ttf", "NotoColorEmoji.ttf",
    "NotoSansCJK-Regular.ttc", "NotoSerifCJK-Bold.ttc",
  ])
  func `an installed family is found by each of its names`(file: String) throws {
    for face in try FontFace.all(file: TestFonts.path(of: file)) {
      for name in face.names.families {
        let request = FontRequest(
          family: name.uppercased(), weight: face.style.weight, width: face.style.width,
          isItalic: face.style.slant != .upright)
        let found = try #require(try fonts().face(for: request))
        #expect(found.names == face.names)
        #expect(found.path == face.path && found.index == face.index)
      }
    }
  }

  @Test(arguments: ["No Such Family", "Other Widths", "", "DejaVu", "漢字"])
  func `a family that is not installed is not replaced`(family: String) throws {
    #expect(try style(FontRequest(family: family)) == nil)
    #expect(try style(FontRequest(family: family), language: "zh-Hans") == nil)
  }

  @Test func `a family that is as good as another stands for it`() throws {
    #expect(try style(FontRequest(family: "same widths")) == "DejaVu Serif Book")
    let bold = FontRequest(family: "Same Widths", weight: 700, isItalic: true)
    #expect(try style(bold) == "DejaVu Serif Bold Italic")
  }

  @Test func `generic families stand for fonts of the language`() throws {
    #expect(try style(FontRequest(family: "sans-serif")) == "DejaVu Sans Book")
    #expect(try style(FontRequest(family: "Monospace", weight: 700)) == "DejaVu Sans Mono Bold")
    #expect(try style(FontRequest(family: "emoji")) == "Noto Color Emoji Regular")
    #expect(try style(FontRequest()) == "DejaVu Sans Book")
    #expect(
      try style(FontRequest(family: "sans-serif"), language: "ja") == "Noto Sans CJK JP Regular")
    #expect(try fonts().faces.map(\.family) == ["DejaVu Sans"])
  }

  @Test(arguments: [
    ("ja", "JP"), ("ja-JP", "JP"), ("ko", "KR"), ("zh", "SC"), ("zh-Hans", "SC"), ("zh-CN", "SC"),
    ("zh-Hant", "TC"), ("zh-TW", "TC"), ("ZH_hant_tw", "TC"),
  ])
  func `the language tells apart fonts of the same characters`(
    language: String, region: String
  ) throws {
    let request = FontRequest(family: "DejaVu Sans")
    let face = try fonts().fallback(
      for: "漢", request, language: language, prefersColor: false)
    #expect(face?.family == "Noto Sans CJK \(region)")
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `what stands in has the characters, and the same each time`(_ file: CorpusFile) throws {
    let fonts = try fonts()
    for scalar in Set(try file.text().unicodeScalars) {
      for prefersColor in [false, true] {
        func face() -> FontFace? {
          fonts.fallback(for: scalar, FontRequest(), language: "", prefersColor: prefersColor)
        }
        guard let found = face() else { continue }
        #expect(found.covers(scalar))
        #expect(found === face())
      }
    }
  }

  @Test func `colored fonts come first only where they are preferred`() throws {
    let fonts = try fonts()
    func family(_ scalar: Unicode.Scalar, _ prefersColor: Bool) -> String? {
      fonts.fallback(for: scalar, FontRequest(), language: "", prefersColor: prefersColor)?.family
    }
    #expect(family("😀", true) == "Noto Color Emoji")
    #expect(family("😀", false) == "DejaVu Sans")
    #expect(family("☺", true) == "Noto Color Emoji")
    #expect(family("☺", false) == "DejaVu Sans")
    #expect(family("🦀", false) == "Noto Color Emoji")
    #expect(family("ß", true) == "DejaVu Sans")
    #expect(family("\u{10FFFF}", true) == nil)
  }

  @Test func `a bold face stands in for bold text`() throws {
    let face = try fonts().fallback(
      for: "क", FontRequest(weight: 700), language: "hi", prefersColor: false)
    #expect(face?.style.weight == 700)
  }

  @Test func `a variable font that is installed serves every weight`() throws {
    let folder = "/tmp/tapline-fonts-\(getpid())"
    var font = try FontTables(of: "DejaVuSans.ttf")
    font.addAxes()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(font.bytes).write(to: URL(fileURLWithPath: "\(folder)/variable.ttf"))
    let fonts = try FontCollection.system(
      configuration: "<fontconfig><dir>\(folder)</dir></fontconfig>")
    for weight in [1, 100, 350, 400, 700, 900] {
      let request = FontRequest(family: "DejaVu Sans", weight: weight)
      let face = try #require(fonts.face(for: request))
      #expect(face === fonts.faces[0])
      #expect(face.instance(for: request).axes["wght"] ?? 400 == Double(max(weight, 100)))
    }
    let wide = FontRequest(family: "DejaVu Sans", weight: 950)
    #expect(fonts.face(for: wide) === fonts.faces[0])
  }

  @Test func `threads that ask in any order get the same faces`() async throws {
    _ = try TestFonts.path(of: "DejaVuSans.ttf")
    let fonts = try FontCollection.system(configuration: Self.configuration)
    let questions = "aß漢कกب한ა😀☺\u{E000}".unicodeScalars.flatMap { [($0, false), ($0, true)] }
    let answers = await withTaskGroup(of: [String: ObjectIdentifier].self) { group in
      for seed in 0..<8 {
        group.addTask {
          var random = SeededGenerator(seed: seed)
          var answers: [String: ObjectIdentifier] = [:]
          for (scalar, prefersColor) in questions.shuffled(using: &random) {
            answers["\(scalar) \(prefersColor)"] = fonts.fallback(
              for: scalar, FontRequest(), language: "", prefersColor: prefersColor
            ).map(ObjectIdentifier.init)
          }
          return answers
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers[0].count == questions.count - 2)
    #expect(Set(answers).count == 1)
  }

  @Test func `the language of the process changes nothing`() async {
    await #expect(processExitsWith: .success) {
      for name in ["LC_ALL", "LANG", "FC_LANG"] { unsafe setenv(name, "zh_TW.UTF-8", 1) }
      let fonts = try FontCollection.system(configuration: Self.configuration)
      let face = fonts.fallback(for: "漢", FontRequest(), language: "", prefersColor: false)
      precondition(face?.family != "Noto Sans CJK TC")
    }
  }
}

@Suite struct SystemFontsTests {
  @Test func `the fonts of the process's configuration answer as they promise`() throws {
    _ = try TestFonts.path(of: "DejaVuSans.ttf")
    let fonts = try FontCollection.system()
    #expect(fonts.face(for: FontRequest()) === fonts.faces[0])
    #expect(fonts.face(for: FontRequest(family: "serif")) != nil)
    #expect(fonts.face(for: FontRequest(family: fonts.faces[0].family)) === fonts.faces[0])
    #expect(fonts.face(for: FontRequest(family: "Surely Not Installed 7")) == nil)
  }

  @Test func `tests find the fonts of the README's packages and no others`() throws {
    _ = try TestFonts.path(of: "DejaVuSans.ttf")
    let fonts = try FontCollection.system()
    let packages = ["/truetype/dejavu/", "/truetype/noto/", "/opentype/noto/"]
    for face in fonts.families.compactMap({ fonts.face(for: FontRequest(family: $0)) }) {
      let path = try #require(face.path)
      #expect(packages.contains { path.hasPrefix("/usr/share/fonts" + $0) })
      #expect(!path.contains("NotoMono") && !path.contains("NotoSansMono"))
    }
    // What other packages have as these families.
    for name in ["Noto Mono", "Noto Sans Mono", "Liberation Sans", "Nimbus Roman", "Helvetica"] {
      #expect(fonts.face(for: FontRequest(family: name)) == nil)
    }
  }

  @Test func `a configuration without fonts is an error`() {
    #expect(throws: FontError(.noFonts, name: "")) {
      try FontCollection.system(configuration: "<fontconfig></fontconfig>")
    }
    #expect(throws: FontError(.noFonts, name: "")) {
      try FontCollection.system(configuration: "no configuration")
    }
  }
}
