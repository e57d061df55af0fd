import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Pictures of text in fonts.
@Suite struct SVGGlyphTests {
  private func svg(_ text: AttributedText) -> String {
    let layout = TextLayout(text, width: 40, shaper: TestFontShaper())
    var surface = SVGSurface(bounds: layout.bounds)
    surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
    return surface.svg
  }

  @Test func `a small picture is just this`() {
    #expect(
      svg(AttributedText("abba")) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        version="1.1" width="40" height="16" viewBox="0 0 40 16" xml:space="preserve">
        <defs>
        <path id="g1" d="m1 0v-12q6 0 6 6c0 3-1 6-2 6z"/>
        <path id="g2" d="m1 0v-6q6 0 6 3c0 1.5-1 3-2 3z"/>
        </defs>
        <g role="img" aria-label="abba" transform="translate(0 12)" fill="#000000">\
        <use xlink:href="#g1" x="0"/><use xlink:href="#g2" x="8"/><use xlink:href="#g2" x="16"/>\
        <use xlink:href="#g1" x="24"/></g>
        </svg>

        """)
  }

  @Test func `each shape stands in the file once and each glyph uses its own`() throws {
    var text = AttributedText("ab \u{1F600}a\u{1F600}")
    text.updateAttributes(in: 3..<7) { $0.foreground = .white }
    let reading = try #require(XMLReading.reading(svg(text)))
    let shapes = reading.elements("path") + reading.elements("image")
    #expect(Set(shapes.map { $0.attributes["id"] }) == ["g1", "g2", "g3"])
    #expect(shapes.count == 3)
    let uses = reading.elements("use").map { $0.attributes["xlink:href"] }
    #expect(uses == ["#g1", "#g2", "#g3", "#g1", "#g3"])
    let picture = try #require(reading.elements("image").first)
    #expect(picture.attributes["y"] == "-12" && picture.attributes["height"] == "16")
    #expect(
      picture.attributes["xlink:href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
    // A space has no shape, but the words have all their letters.
    #expect(reading.elements("g").map { $0.attributes["aria-label"] }.contains("ab "))
  }

  @Test func `one size of a font is one shape, another another`() throws {
    var text = AttributedText("aa")
    text.updateAttributes(in: 1..<2) { $0.fontSize = 8 }
    let reading = try #require(XMLReading.reading(svg(text)))
    let paths = reading.elements("path").map { $0.attributes["d"] }
    #expect(paths == ["m1 0v-12q6 0 6 6c0 3-1 6-2 6z", "m.5 0v-6q3 0 3 3c0 1.5-.5 3-1 3z"])
  }

  @Test func `half a ligature is clipped`() throws {
    var text = AttributedText("fi")
    text.updateAttributes(in: 1..<2) { $0.foreground = .white }
    let reading = try #require(XMLReading.reading(svg(text)))
    let clips = reading.elements("rect").map { element in
      ["x", "width"].map { element.attributes[$0].flatMap(Double.init) ?? .nan }
    }
    #expect(clips.count == 2)
    #expect(clips[0][0] < 0 && clips[0][0] + clips[0][1] == 4)
    #expect(clips[1][0] == 4 && clips[1][1] > 4)
    #expect(reading.elements("use").count == 2)
  }
}
