import TapDraw
import TapLayout
import TapText
import Testing

@Suite struct TextStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  private func runs(
    of text: AttributedText, width: Double = 400, options: LayoutOptions = LayoutOptions(),
    style: TextStyle = TextStyle(), shaper: some Shaper = CellShaper()
  ) -> [GlyphRun] {
    let layout = TextLayout(text, width: width, options: options, shaper: shaper)
    var surface = RecordingSurface()
    surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds, style: style)
    return surface.commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  @Test func `attributes replace what the style says, each by itself`() {
    var text = AttributedText("ab")
    text.updateAttributes(in: 1..<2) { attributes in
      attributes.fontFamily = "Own"
      attributes.fontSize = 20
      attributes.fontWeight = 700
      attributes.isItalic = true
      attributes.foreground = Self.red
      attributes.isUnderlined = true
      attributes.isStruckThrough = true
    }
    let style = TextStyle(font: Font(family: "Base", size: 11, weight: 300), color: Self.green)
    let runs = runs(of: text, style: style, shaper: SizedShaper())
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(
      runs.map(\.font) == [
        Font(family: "Base", size: 11, weight: 300),
        Font(family: "Own", size: 20, weight: 700, isItalic: true),
      ])
    #expect(runs.map(\.color) == [Self.green, Self.red])
    #expect(runs.map(\.isUnderlined) == [false, true])
    #expect(runs.map(\.isStruckThrough) == [false, true])
  }

  @Test func `in cells a heading is drawn as large as prose, so that its letters stand apart`() {
    var text = AttributedText("ab")
    text.updateAttributes(in: 1..<2) { $0.fontSize = 32 }
    #expect(runs(of: text).map(\.font.size) == [Font().size, Font().size])
  }

  @Test func `a link's own paint is over that of all, which is over the text's`() {
    var text = AttributedText("abcd")
    text.updateAttributes(in: 0..<4) { $0.foreground = Self.red }
    for index in 1..<4 {
      text.addLink(
        Link(id: LinkID(rawValue: UInt64(index)), destination: "https://example.org"),
        over: index..<index + 1)
    }
    var links = LinkPaints(all: LinkStyle(foreground: Self.green, isUnderlined: true))
    links.own[1] = LinkStyle(foreground: .white, isStruckThrough: true)
    links.own[2] = LinkStyle(isUnderlined: false)
    let runs = runs(of: text, style: TextStyle(links: links))
    #expect(runs.map(\.color) == [Self.red, Self.green, .white, Self.green])
    #expect(runs.map(\.isUnderlined) == [false, true, true, false])
    #expect(runs.map(\.isStruckThrough) == [false, false, true, false])
  }

  @Test func `a paint over another decides just where it says something`() {
    let full = LinkStyle(
      foreground: Self.red, background: Self.green, isUnderlined: true, isStruckThrough: false,
      focusRing: .black)
    #expect(full.overridden(by: LinkStyle()) == full)
    #expect(LinkStyle().overridden(by: full) == full)
    #expect(LinkStyle(foreground: .white, isUnderlined: false).overridden(by: full) == full)
    let one = full.overridden(by: LinkStyle(isUnderlined: false))
    #expect(one.isUnderlined == false && one.foreground == Self.red)
  }

  @Test func `an ellipsis, a token and hyphens are drawn as words`() {
    var options = LayoutOptions()
    options.lineLimit = 1
    #expect(
      runs(of: AttributedText("one two three"), width: 48, options: options).last?.text
        == "\u{2026}")
    options.truncationToken = "more"
    #expect(
      runs(of: AttributedText("one two three"), width: 64, options: options).last?.text == "more")
    options = LayoutOptions()
    options.hyphenationPoints = [3]
    let added = runs(of: AttributedText("abcdef"), width: 40, options: options)
    #expect(added.map(\.text) == ["abc", "\u{2010}", "def"])
    let soft = runs(of: AttributedText("abc\u{AD}def"), width: 40)
    #expect(soft.map(\.text) == ["abc", "\u{2010}", "def"])
  }

  @Test func `an object is a frame of its own size with its words inside`() {
    var text = AttributedText("a\u{FFFC}b")
    text.updateAttributes(in: 1..<4) {
      $0.inlineObject = InlineObject(
        width: 60, height: 30, baseline: 20, alternativeText: "picture")
    }
    let layout = TextLayout(text, width: 400)
    let frame = Rect(x: 8, y: layout.line(at: 0).baseline - 20, width: 60, height: 30)
    var surface = RecordingSurface()
    surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
    #expect(surface.commands.contains(.stroke(Path(frame.inset(by: 0.5)), .black, width: 1)))
    #expect(surface.commands.contains(.clip(frame)))
    #expect(runs(of: text).map(\.text) == ["a", "picture", "b"])
  }
}
