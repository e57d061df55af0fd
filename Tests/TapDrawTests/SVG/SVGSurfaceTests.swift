import Foundation
import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct SVGSurfaceTests {
  private static let page = Rect(x: 0, y: 0, width: 400, height: 300)

  /// A run of random text, one cluster a Swift character, each 8 points wide.
  private static func run(_ random: inout SeededGenerator) -> GlyphRun {
    let text = TextPool.text(of: random.number(below: 12), &random)
    let isRightToLeft = random.flag()
    var offset = 0
    let ranges = text.map { character in
      defer { offset += character.utf8.count }
      return offset..<offset + character.utf8.count
    }
    let clusters = (isRightToLeft ? ranges.reversed() : ranges).enumerated().map { place, range in
      GlyphRun.Cluster(utf8Range: range, minX: Double(place) * 8, maxX: Double(place + 1) * 8)
    }
    return GlyphRun(
      text: text, clusters: clusters, baseline: 13,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      font: Font(family: random.flag() ? TextPool.text(of: 3, &random) : nil, size: 13),
      isUnderlined: random.flag(), isStruckThrough: random.flag())
  }

  /// What XML can hold of a text, by production 2 of XML 1.0.
  private static func allowed(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let value = scalar.value
      let isForbidden =
        value < 0x20 && ![9, 10, 13].contains(value) || value == 0xFFFE || value == 0xFFFF
      return isForbidden ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: 0..<200)
  func `a run of any text is well-formed and reads back whole`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let run = Self.run(&random)
    var surface = SVGSurface(bounds: Self.page)
    surface.draw(run)
    let reading = try #require(XMLReading.reading(surface.svg), "\(surface.svg)")
    let spans = reading.elements("tspan")
    // By bytes: two texts that look alike must not count as one.
    #expect(Array(spans.map(\.text).joined().utf8) == Array(Self.allowed(run.text).utf8))
    #expect(reading.elements("text").count == (run.text.isEmpty ? 0 : 1))
  }

  @Test(arguments: 0..<100)
  func `each letter stands in the middle of its cells`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let run = Self.run(&random)
    var surface = SVGSurface(bounds: Self.page)
    surface.draw(run)
    let reading = try #require(XMLReading.reading(surface.svg))
    let length = Double(run.text.count)
    var place = 0.0
    for span in reading.elements("tspan") {
      let middle = try #require(span.attributes["x"].flatMap(Double.init))
      // Pieces come in the order of reading, each as many cells wide as it has letters.
      let half = (run.direction == .leftToRight ? middle / 8 : length - middle / 8) - place
      #expect(half > 0 && (half * 2).truncatingRemainder(dividingBy: 1) == 0)
      place += half * 2
    }
    #expect(place == length)
  }

  @Test(arguments: 0..<100)
  func `any sequence of calls is well-formed and balanced`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var surface = SVGSurface(bounds: Self.page, background: random.flag() ? .white : nil)
    var (depth, groups) = ([0], 0)
    func box() -> Rect {
      Rect(
        x: .random(in: -1e3...1e3, using: &random), y: Double(random.number(below: 99)),
        width: 1e-9, height: random.pick([0, 1, .infinity, .nan, 1e300]))
    }
    for _ in 0..<random.number(below: 30) {
      switch random.number(below: 9) {
      case 0:
        surface.save()
        depth.append(0)
      case 1 where depth.count > 1:
        surface.restore()
        depth.removeLast()
      case 2:
        surface.concatenate(random.flag() ? .rotation(1) : .translation(x: 1, y: .nan))
        depth[depth.count - 1] += 1
      case 3:
        if random.flag() { surface.clip(to: box()) } else { surface.clip(to: Path(box())) }
        depth[depth.count - 1] += 1
      case 4: surface.stroke(.random(&random), with: .black, width: 2)
      case 5: surface.fill(.random(&random), with: Color(red: 2, green: .nan, blue: -1, alpha: 7))
      case 6: surface.fill(box(), with: .black)
      case 7:
        surface.draw(
          Image(
            source: TextPool.text(of: 4, &random), width: 1, height: 1,
            png: random.flag() ? [1, 2] : nil), in: box())
      default: surface.draw(Self.run(&random))
      }
      groups = max(groups, depth.reduce(0, +))
    }
    let reading = try #require(XMLReading.reading(surface.svg), "\(surface.svg)")
    // A group with a title stands for an image without pixels.
    #expect((groups...groups + 1).contains(reading.deepestGroup))
    let clips = reading.elements("clipPath").compactMap { $0.attributes["id"] }
    let uses = reading.elements("g").compactMap { $0.attributes["clip-path"] }
    #expect(Set(clips).count == clips.count)
    #expect(clips.map { "url(#\($0))" }.sorted() == uses.sorted())
    #expect(!surface.svg.contains("nan") && !surface.svg.contains("inf"))
  }

  @Test func `a picture is one file of shapes, in the shortest numbers`() {
    var surface = SVGSurface(bounds: Rect(x: 0, y: 0, width: 20.5, height: 10), background: .white)
    surface.withSavedState { surface in
      surface.concatenate(.translation(x: 1, y: 0.25))
      surface.clip(to: Rect(x: 0, y: -0.0, width: 1e-7, height: 4))
      surface.fill(Path(Rect(x: 1, y: 2, width: 3, height: 4)), with: .black)
    }
    surface.concatenate(.identity)
    surface.stroke(
      Path(), with: Color(red: 1, green: 0.5, blue: 0, alpha: 0.3), width: 1)
    #expect(
      surface.svg == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        version="1.1" width="20.5" height="10" viewBox="0 0 20.5 10" xml:space="preserve">
        <rect x="0" y="0" width="20.5" height="10" fill="#ffffff"/>
        <g transform="translate(1 0.25)">
        <clipPath id="clip1"><rect x="0" y="0" width="1e-7" height="4"/></clipPath>
        <g clip-path="url(#clip1)">
        <path d="M1 2L4 2L4 6L1 6Z" fill="#000000"/>
        </g>
        </g>
        <path d="" fill="none" stroke="#ff8000" stroke-opacity="0.3" stroke-width="1"/>
        </svg>

        """)
  }

  @Test func `Arabic letters of a word stay together and brackets know their direction`() throws {
    let text = "\u{644}\u{627} (\u{628}\u{628})"
    let ranges = [0..<2, 2..<4, 4..<5, 5..<6, 6..<8, 8..<10, 10..<11]
    let clusters = ranges.reversed().enumerated().map { place, range in
      GlyphRun.Cluster(utf8Range: range, minX: Double(place) * 8, maxX: Double(place + 1) * 8)
    }
    var surface = SVGSurface(bounds: Self.page)
    surface.draw(
      GlyphRun(text: text, clusters: clusters, baseline: 13, direction: .rightToLeft))
    let reading = try #require(XMLReading.reading(surface.svg))
    let words = ["\u{644}\u{627}", " ", "(", "\u{628}\u{628}", ")"]
    #expect(reading.elements("tspan").map(\.text) == words)
    #expect(reading.elements("text").first?.attributes["direction"] == "rtl")
  }

  @Test func `controls without a width are not written`() throws {
    let clusters = [
      GlyphRun.Cluster(utf8Range: 0..<1, minX: 0, maxX: 8),
      GlyphRun.Cluster(utf8Range: 1..<2, minX: 8, maxX: 8),
      GlyphRun.Cluster(utf8Range: 2..<5, minX: 8, maxX: 8),
      GlyphRun.Cluster(utf8Range: 5..<6, minX: 8, maxX: 16),
    ]
    var surface = SVGSurface(bounds: Self.page)
    surface.draw(GlyphRun(text: "a\u{1}\u{200E}b", clusters: clusters, baseline: 13))
    let reading = try #require(XMLReading.reading(surface.svg))
    #expect(reading.elements("tspan").map(\.text) == ["a", "b"])
  }

  @Test(arguments: 0..<40)
  func `pixels are in the file itself`(count: Int) throws {
    var random = SeededGenerator(seed: count)
    let bytes = (0..<count).map { _ in UInt8(random.number(below: 256)) }
    var surface = SVGSurface(bounds: Self.page)
    surface.draw(
      Image(source: "https://example.org/a.png", width: 1, height: 1, png: bytes), in: Self.page)
    let reading = try #require(XMLReading.reading(surface.svg))
    let address = try #require(reading.elements("image").first?.attributes["xlink:href"])
    let prefix = "data:image/png;base64,"
    #expect(address.hasPrefix(prefix))
    #expect(Data(base64Encoded: String(address.dropFirst(prefix.count))) == Data(bytes))
    #expect(!surface.svg.contains("example.org"))
  }
}
