import TapShaping
import TapTestSupport
import Testing

@Suite struct FontInstanceTests {
  private func variableFace() throws -> FontFace {
    var font = try FontTables(of: "DejaVuSans.ttf")
    font.addAxes()
    return try FontFace(bytes: font.bytes)
  }

  @Test func `a font that is not variable has one instance`() throws {
    let face = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    #expect(face.axes.isEmpty)
    #expect(face.instance(axes: ["wght": 700]).axes.isEmpty)
    #expect(face.instance(for: FontRequest(weight: 700)).proportions == face.standard.proportions)
  }

  @Test func `a variable font tells its axes`() throws {
    let axes = try variableFace().axes
    #expect(axes.map(\.tag) == ["wght", "slnt"])
    #expect(axes.map(\.minimum) == [100, -20])
    #expect(axes.map(\.standard) == [400, 0])
    #expect(axes.map(\.maximum) == [900, 0])
  }

  struct Wish: Sendable {
    let wanted: [String: Double]
    let axes: [String: Double]

    static let all: [Wish] = [
      Wish(wanted: ["wght": 700], axes: ["wght": 700]),
      Wish(wanted: ["wght": 400], axes: [:]),
      Wish(wanted: ["wght": 5000], axes: ["wght": 900]),
      Wish(wanted: ["wght": .nan], axes: [:]),
      Wish(wanted: ["wght": -.infinity], axes: ["wght": 100]),
      Wish(wanted: ["opsz": 12, "": 3], axes: [:]),
      Wish(wanted: ["slnt": -10, "wght": 401], axes: ["slnt": -10, "wght": 401]),
    ]
  }

  @Test(arguments: Wish.all)
  func `an instance stands at the nearest values that its axes have`(_ wish: Wish) throws {
    #expect(try variableFace().instance(axes: wish.wanted).axes == wish.axes)
  }

  @Test func `a request sets the axes of weight and slant`() throws {
    let face = try variableFace()
    let bold = FontRequest(weight: 700, isItalic: true)
    #expect(face.instance(for: bold).axes == ["wght": 700, "slnt": -14])
    #expect(face.instance(for: FontRequest()).axes.isEmpty)
    #expect(face.instance(for: bold, axes: ["wght": 250]).axes == ["wght": 250, "slnt": -14])
    #expect(face.syntheticSlant(for: bold) == 0)
  }

  @Test func `metrics follow the axes`() throws {
    let face = try variableFace()
    func ascent(_ weight: Double) -> Double {
      face.instance(axes: ["wght": weight]).proportions.ascent * 2048
    }
    #expect(ascent(400) == 1901)
    #expect(ascent(650) == 2151)
    #expect(ascent(900) == 2401)
    #expect(ascent(100) == 1901)
  }

  @Test func `more instances than are kept stay right`() throws {
    let face = try variableFace()
    let instances = (100...900).map { face.instance(axes: ["wght": Double($0)]) }
    for (index, instance) in instances.enumerated() {
      let weight = Double(100 + index)
      #expect(instance.axes == (weight == 400 ? [:] : ["wght": weight]))
      #expect(instance.proportions == face.instance(axes: ["wght": weight]).proportions)
    }
  }

  @Test func `letters lean by force only where the face has none that lean`() throws {
    let italic = FontRequest(isItalic: true)
    func slant(_ file: String, _ request: FontRequest) throws -> Double {
      try FontFace(file: TestFonts.path(of: file)).syntheticSlant(for: request)
    }
    #expect(try slant("DejaVuSans.ttf", italic) == 0.25)
    #expect(try slant("DejaVuSans.ttf", FontRequest()) == 0)
    #expect(try slant("DejaVuSans-Oblique.ttf", italic) == 0)
    #expect(try slant("DejaVuSerif-Italic.ttf", italic) == 0)
    #expect(try slant("NotoColorEmoji.ttf", italic) == 0)
  }
}
