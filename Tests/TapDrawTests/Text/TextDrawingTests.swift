import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct TextDrawingTests {
  private func commands(
    _ layout: TextLayout, at origin: Point = Point(x: 0, y: 0), in visible: Rect? = nil,
    style: TextStyle = TextStyle()
  ) -> [DrawCommand] {
    var surface = RecordingSurface()
    surface.draw(layout, at: origin, in: visible ?? layout.everything, style: style)
    return surface.commands
  }

  private static func random(_ seed: Int) -> (TextLayout, SeededGenerator) {
    var random = SeededGenerator(seed: seed)
    let text = TextPool.text(of: 5 + random.number(below: 60), &random)
    return (TextLayout.random(of: text, &random), random)
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `each visible cluster of a corpus text is drawn once, in its box`(file: CorpusFile) throws {
    let text = String(try file.text().prefix(2000))
    var random = SeededGenerator(seed: text.utf8.count)
    let plain = TextLayout(AttributedText(text), width: 200)
    for layout in [plain, .random(of: text, &random), .random(of: text, &random)] {
      let owed = DrawnCluster.owed(by: layout, in: layout.everything)
      #expect(DrawnCluster.drawn(by: commands(layout)) == owed)
    }
  }

  @Test(arguments: 0..<200)
  func `each visible cluster of any text is drawn once, in its box`(seed: Int) {
    let (layout, _) = Self.random(seed)
    let owed = DrawnCluster.owed(by: layout, in: layout.everything)
    #expect(DrawnCluster.drawn(by: commands(layout)) == owed)
  }

  @Test(arguments: 0..<200)
  func `all that touches the visible part is drawn and nothing else`(seed: Int) {
    var (layout, random) = Self.random(seed)
    let part = layout.randomPart(&random)
    let visible = part.intersection(layout.everything) ?? .zero
    let commands = commands(layout, in: part)
    #expect(DrawnCluster.drawn(by: commands) == DrawnCluster.owed(by: layout, in: visible))
    for case .fill(let rect, _) in commands { #expect(rect.intersects(visible)) }
    // The words of an object stand somewhere in its box.
    for case .text(let run) in commands where run.text != "object" {
      #expect(run.minX < visible.maxX && run.maxX >= visible.x)
    }
  }

  @Test(arguments: 0..<100)
  func `an origin moves the whole drawing and nothing in it`(seed: Int) {
    var (layout, random) = Self.random(seed)
    // Whole points, or the visible part would not move exactly.
    let place = layout.randomPart(&random)
    let part = Rect(x: place.x.rounded(), y: place.y.rounded(), width: 90, height: 50)
    let there = commands(layout, at: Point(x: 30, y: -7), in: part.translated(x: 30, y: -7))
    let moved = commands(layout, in: part).map { command in
      command == .concatenate(.identity) ? .concatenate(.translation(x: 30, y: -7)) : command
    }
    #expect(there == moved)
  }

  @Test(arguments: 0..<100)
  func `paints leave every letter where and as large as it was`(seed: Int) {
    var (layout, random) = Self.random(seed)
    func color() -> Color? { random.pick([nil, .black, .white, Color(red: 1, green: 0, blue: 0)]) }
    func flag() -> Bool? { random.pick([nil, false, true]) }
    func paint() -> LinkStyle {
      LinkStyle(
        foreground: color(), background: color(), isUnderlined: flag(), isStruckThrough: flag(),
        focusRing: color())
    }
    var style = TextStyle(links: LinkPaints(all: paint()))
    for link in layout.text.links.indices where random.flag() { style.links.own[link] = paint() }
    func shapes(_ commands: [DrawCommand]) -> [GlyphRun] {
      commands.compactMap { command in
        guard case .text(var run) = command else { return nil }
        (run.color, run.isUnderlined, run.isStruckThrough) = (.black, false, false)
        return run
      }
    }
    #expect(shapes(commands(layout, style: style)) == shapes(commands(layout)))
  }

  @Test(arguments: 0..<100)
  func `KEY-1: backgrounds and focus rings cover just the pieces of their link`(seed: Int) {
    let (layout, _) = Self.random(seed)
    func color(_ link: Int) -> Color { Color(red: Float(link) / 64, green: 0.5, blue: 0.25) }
    var style = TextStyle()
    for link in layout.text.links.indices {
      style.links.own[link] = LinkStyle(background: color(link), focusRing: color(link))
    }
    let commands = commands(layout, style: style)
    for link in layout.text.links.indices {
      var rects: [Rect] = []
      layout.rects(ofLink: link, into: &rects)
      let fills = commands.compactMap { command -> Rect? in
        guard case .fill(let rect, color(link)) = command else { return nil }
        return rect
      }
      let rings = commands.filter { command in
        if case .stroke(_, color(link), width: 2) = command { true } else { false }
      }
      #expect(fills == rects, "link \(link)")
      let frames = rects.map { Path($0.inset(by: 1)) }
      #expect(rings == frames.map { .stroke($0, color(link), width: 2) }, "link \(link)")
    }
  }

  @Test(arguments: 0..<50)
  func `neighbors of one look and direction make one run`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = TextPool.text(of: 40, from: [.latin, .han, .digits], &random)
    let layout = TextLayout(AttributedText(words), width: 200)
    let runs = commands(layout).count { if case .text = $0 { true } else { false } }
    #expect(runs >= layout.lineCount)
    let kinds = (0..<layout.lineCount).map { line in
      var directions: Set<WritingDirection> = []
      layout.forEachBox(inLine: line) { directions.insert($0.direction) }
      return directions.count
    }
    if kinds.allSatisfy({ $0 == 1 }) { #expect(runs == layout.lineCount) }
  }

  @Test func `a box that clips draws neither lines nor pieces beyond it`() {
    var options = LayoutOptions()
    options.clips = true
    options.height = 20
    let layout = TextLayout(AttributedText("one\ntwo\nthree"), width: 50, options: options)
    let commands = commands(layout)
    #expect(commands.contains(.clip(layout.bounds)))
    #expect(DrawnCluster.drawn(by: commands).map(\.text).joined() == "onetwo")
  }
}
