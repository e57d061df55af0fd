import TapShaping
import TapTestSupport
import Testing

@Suite struct FontCollectionTests {
  static let sans = [
    "DejaVuSans.ttf", "DejaVuSans-ExtraLight.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf",
    "DejaVuSans-BoldOblique.ttf", "DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf",
    "DejaVuSansCondensed-Oblique.ttf", "DejaVuSansCondensed-BoldOblique.ttf",
  ]

  static func collection(_ files: [String]) throws -> FontCollection {
    try FontCollection(files: files.map(TestFonts.path))
  }

  @Test func `there is no collection of nothing`() {
    #expect(throws: FontError(.noFonts, name: "")) { try FontCollection([]) }
  }

  @Test func `a file that cannot be used is named`() throws {
    let good = try TestFonts.path(of: "DejaVuSans.ttf")
    #expect(throws: FontError(.unreadable, name: "/nowhere")) {
      try FontCollection(files: [good, "/nowhere", "/etc/passwd"])
    }
  }

  @Test(arguments: ["DejaVu Sans", "dejavu sans", "DEJAVU SANS CONDENSED"])
  func `a family is found by each of its names in any case`(family: String) throws {
    let fonts = try Self.collection(["DejaVuSerif.ttf", "DejaVuSansCondensed.ttf"])
    let face = try #require(fonts.face(for: FontRequest(family: family)))
    #expect(face.names.style == "Condensed")
  }

  @Test(arguments: ["DejaVu", "DejaVu Sans ", "", "sans-serif"])
  func `a family that no face has is not replaced`(family: String) throws {
    let fonts = try Self.collection(Self.sans)
    #expect(fonts.face(for: FontRequest(family: family)) == nil)
  }

  @Test func `without a family the first one is meant`() throws {
    let fonts = try Self.collection(["DejaVuSans.ttf", "NotoSans-Bold.ttf", "DejaVuSans-Bold.ttf"])
    #expect(fonts.face(for: FontRequest()) == fonts.faces[0])
    #expect(fonts.face(for: FontRequest(weight: 700)) == fonts.faces[2])
  }

  /// What a request for DejaVu Sans gives.
  struct Choice: Sendable, CustomTestStringConvertible {
    let request: FontRequest
    let style: String
    var testDescription: String { "\(request.weight) \(request.width) \(request.isItalic)" }

    init(_ weight: Int, width: Double = 100, isItalic: Bool = false, _ style: String) {
      request = FontRequest(
        family: "DejaVu Sans", weight: weight, width: width, isItalic: isItalic)
      self.style = style
    }

    static let all: [Choice] = [
      Choice(400, "Book"), Choice(500, "Book"), Choice(450, "Book"), Choice(399, "ExtraLight"),
      Choice(100, "ExtraLight"), Choice(501, "Bold"), Choice(700, "Bold"), Choice(1000, "Bold"),
      Choice(400, isItalic: true, "Oblique"), Choice(200, isItalic: true, "Oblique"),
      Choice(900, isItalic: true, "Bold Oblique"), Choice(400, width: 87.5, "Condensed"),
      Choice(400, width: 50, "Condensed"), Choice(700, width: 99, "Condensed Bold"),
      Choice(400, width: 150, "Book"), Choice(200, width: 80, "Condensed"),
      Choice(700, width: 60, isItalic: true, "Condensed Bold Oblique"),
    ]
  }

  @Test(arguments: Choice.all)
  func `width decides, then slant, then weight`(_ choice: Choice) throws {
    let fonts = try Self.collection(Self.sans)
    #expect(fonts.face(for: choice.request)?.names.style == choice.style)
  }

  @Test(arguments: 0..<12)
  func `the face is the one that the steps of CSS leave`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let files = Self.sans.shuffled(using: &random).prefix(1 + random.number(below: 9))
    let fonts = try Self.collection(Array(files))
    for _ in 0..<40 {
      let request = FontRequest(
        family: "DejaVu Sans", weight: 1 + random.number(below: 1000),
        width: [50, 75, 80, 87.5, 90, 100, 110, 200][random.number(below: 8)],
        isItalic: random.flag())
      let face = fonts.face(for: request)
      #expect(face == CSSMatch(fonts.faces).face(for: request), "\(request)")
    }
  }

  @Test func `the first face that has a character stands in`() throws {
    let fonts = try Self.collection([
      "DejaVuSans.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansDevanagari-Bold.ttf",
      "NotoSerifDevanagari-Regular.ttf", "NotoColorEmoji.ttf",
    ])
    func name(_ scalar: Unicode.Scalar, weight: Int = 400, color: Bool = false) -> String? {
      let request = FontRequest(weight: weight)
      let face = fonts.fallback(for: scalar, request, language: "", prefersColor: color)
      return face.map { "\($0.family) \($0.names.style)" }
    }
    #expect(name("क") == "Noto Sans Devanagari Regular")
    #expect(name("क", weight: 600) == "Noto Sans Devanagari Bold")
    #expect(name("क", color: true) == "Noto Sans Devanagari Regular")
    #expect(name("漢") == nil)
    #expect(name("😀") == "DejaVu Sans Book")
    #expect(name("😀", color: true) == "Noto Color Emoji Regular")
    #expect(name("🦀") == "Noto Color Emoji Regular")
  }

  @Test func `what is shown together stands in one face`() throws {
    let fonts = try Self.collection([
      "DejaVuSansMono.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf",
    ])
    for text in ["a\u{327}", "ж\u{1DC4}", "0\u{20E3}", "漢\u{301}"] {
      let scalars = Array(text.unicodeScalars)
      let face = fonts.fallback(for: scalars, FontRequest(), language: "", prefersColor: false)
      #expect(face == fonts.faces.first { face in scalars.allSatisfy(face.covers) })
    }
  }

  @Test func `what comes next is asked for what is missing`() throws {
    let emoji = try Self.collection(["NotoColorEmoji.ttf", "NotoSans-Regular.ttf"])
    let fonts = try FontCollection(
      [FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))], then: emoji)
    #expect(fonts.face(for: FontRequest()) == fonts.faces[0])
    #expect(fonts.face(for: FontRequest(family: "noto sans")) == emoji.faces[1])
    func face(_ scalar: Unicode.Scalar, color: Bool) -> FontFace? {
      fonts.fallback(for: scalar, FontRequest(), language: "", prefersColor: color)
    }
    #expect(face("a", color: false) == fonts.faces[0])
    #expect(face("😀", color: true) == emoji.faces[0])
    #expect(face("😀", color: false) == fonts.faces[0])
    #expect(face("🦀", color: false) == emoji.faces[0])
    #expect(face("→", color: true) == fonts.faces[0])
  }
}
