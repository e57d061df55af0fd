import TapPlatform
import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct HostileFontTests {
  /// Does with a font whatever can be done, if it is one.
  private func use(_ bytes: [UInt8], index: Int = 0) {
    guard let face = try? FontFace(bytes: bytes, index: index) else { return }
    #expect(face.unitsPerEm >= 16)
    let instances = [face.standard, face.instance(for: FontRequest(weight: 700, isItalic: true))]
    for instance in instances {
      let metrics = instance.proportions.metrics(size: 16)
      #expect(metrics.ascent.isFinite && metrics.descent.isFinite && metrics.leading >= 0)
      var box = Extent()
      for glyph in 0..<UInt16(64) {
        _ = instance.draw(glyph, size: 16, slant: 0.2, with: &box)
        _ = instance.picture(of: glyph, size: 16)
      }
      #expect(box.isFinite)
    }
    guard let fonts = try? FontCollection([face]), let shaper = try? HarfBuzzShaper(fonts) else {
      return
    }
    let layout = TextLayout(AttributedText(Self.text), width: 200, shaper: shaper)
    layout.forEachBox(inLine: 0) { #expect($0.minX.isFinite && $0.maxX.isFinite) }
  }

  /// Latin with a ligature and a mark, Lycian, Limbu with its marks, Arabic, an emoji.
  private static let text = "office a\u{301} 𐊀𐊁 ᤀᤡᤠᤣ ᤁᤩᤔ سلام 😀"

  private struct Extent: OutlinePen {
    var isFinite = true
    mutating func move(toX x: Double, y: Double) { add(x, y) }
    mutating func line(toX x: Double, y: Double) { add(x, y) }
    mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
      add(controlX, controlY, x, y)
    }
    mutating func cubic(
      control1X: Double, control1Y: Double, control2X: Double, control2Y: Double,
      toX x: Double, y: Double
    ) {
      add(control1X, control1Y, control2X, control2Y, x, y)
    }
    mutating func close() {}
    private mutating func add(_ numbers: Double...) {
      if !numbers.allSatisfy(\.isFinite) { isFinite = false }
    }
  }

  /// Small fonts that differ in what they have: outlines alone, rules for marks, many rules.
  static let files = [
    "NotoSansLycian-Regular.ttf", "NotoSansLimbu-Regular.ttf", "DejaVuSansMono-Bold.ttf",
  ]

  @Test(arguments: files, 0..<40)
  func `a font with some bytes changed is refused or works`(file: String, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try TestFonts.bytes(of: file)
    for _ in 0..<(1 + random.number(below: 8)) {
      // Half of the changes hit the directory of tables and the short tables after it.
      let end = random.flag() ? bytes.count : 1024
      bytes[random.number(below: end)] = UInt8.random(in: 0...255, using: &random)
    }
    use(bytes)
  }

  @Test(arguments: files, 0..<10)
  func `a font with words of a table changed is refused or works`(file: String, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var font = try FontTables(of: file)
    font.addAxes()
    for name in font.tables.keys.sorted() {
      guard let count = font.tables[name]?.count, count >= 2 else { continue }
      for _ in 0..<2 {
        let number = [0, 1, 0x7FFF, 0x8000, 0xFFFF, random.number(below: 1 << 16)]
        font.write(random.pick(number), to: name, at: random.number(below: count / 2) * 2)
      }
    }
    use(font.bytes)
  }

  @Test(arguments: files)
  func `a font that ends early is refused or works`(file: String) throws {
    let bytes = try TestFonts.bytes(of: file)
    for part in 0..<64 { use(Array(bytes.prefix(bytes.count * part / 64))) }
    for count in 0..<64 { use(Array(bytes.prefix(count))) }
  }

  @Test(arguments: files)
  func `a font that lacks a table is refused or works`(file: String) throws {
    let whole = try FontTables(of: file)
    for name in whole.tables.keys {
      var font = whole
      font.tables[name] = nil
      use(font.bytes)
      font.tables[name] = []
      use(font.bytes)
      font.tables[name] = [UInt8](repeating: 0xFF, count: 4096)
      use(font.bytes)
    }
  }

  @Test(arguments: 0..<100)
  func `bytes at random are refused or work`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let starts: [[UInt8]] = [
      [], [0, 1, 0, 0, 0, 4], Array("OTTO".utf8) + [0, 9], Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0],
    ]
    let start = random.pick(starts)
    use(start + (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test(arguments: [0, 1, 15, 16, 1000, 16384, 16385, 65535])
  func `an em of no sensible size is taken for another`(units: Int) throws {
    var font = try FontTables(of: "NotoSansLycian-Regular.ttf")
    font.write(units, to: "head", at: 18)
    let face = try FontFace(bytes: font.bytes)
    #expect(face.unitsPerEm == (16...16384 ~= units ? units : 1000))
    use(font.bytes)
  }

  @Test func `a collection of a million faces is refused`() {
    let offset: [UInt8] = [0, 0, 0, 12]
    var bytes = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 15, 0x42, 0x40]
    for _ in 0..<1_000_000 { bytes += offset }
    #expect(throws: FontError.self) { try FontFace(bytes: bytes) }
  }

  /// Thirty glyphs, each made of the next one some times.
  private func nested(_ times: Int, depth: Int) throws -> [UInt8] {
    var font = try FontTables(of: "NotoSansLycian-Regular.ttf")
    let count = font.tables["maxp"]?.number(at: 4, bytes: 2) ?? 0
    var glyphs: [UInt8] = []
    var places = [UInt8](number: 0, bytes: 4)
    for glyph in 0..<count {
      if glyph < depth {
        glyphs += [0xFF, 0xFF, 0, 0, 0, 0, 0, 100, 0, 100]
        for time in 1...times {
          glyphs += [0, time < times ? 0x22 : 0x02, 0, UInt8(glyph + 1), 0, 0]
        }
        if glyphs.count % 4 != 0 { glyphs += [0, 0] }
      }
      places += [UInt8](number: glyphs.count, bytes: 4)
    }
    font.tables["glyf"] = glyphs
    font.tables["loca"] = places
    font.write(1, to: "head", at: 50)
    return font.bytes
  }

  @Test func `glyphs made of glyphs without end are refused`() throws {
    #expect(throws: FontError(.malformed, name: "the font data")) {
      try FontFace(bytes: nested(2, depth: 30))
    }
    #expect(throws: FontError(.malformed, name: "the font data")) {
      try FontFace(bytes: nested(40, depth: 3))
    }
    use(try nested(2, depth: 8))
    use(try nested(1, depth: 30))
  }

  @Test func `a pipe without a writer is refused at once`() throws {
    let path = "/tmp/tapline-pipe-\(getpid())"
    let status = unsafe mkfifo(path, 0o600)
    defer { unsafe unlink(path) }
    #expect(status == 0)
    #expect(throws: FontError(.unreadable, name: path)) { try FontFace(file: path) }
  }
}
