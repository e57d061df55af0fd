import TapDraw
import TapLayout
import TapTestSupport
import TapText
import Testing
import TapAudit

@Suite struct LayoutDiagramTests {
  private func diagram(
    _ text: AttributedText, _ parts: LayoutDiagram.Parts, width: Double = 100,
    at points: [Point] = []
  ) -> [DrawCommand] {
    var diagram = LayoutDiagram(TextLayout(text, width: width, shaper: TestFontShaper()))
    diagram.parts = parts
    diagram.points = points
    var surface = RecordingSurface()
    surface.draw(diagram)
    return surface.commands
  }

  private var linked: AttributedText {
    var text = AttributedText("ab cd")
    text.addLink(destination: "https://a.example", over: 3..<5)
    return text
  }

  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private func fills(_ commands: [DrawCommand]) -> [Rect] {
    commands.compactMap { if case .fill(let rect, _) = $0 { rect } else { nil } }
  }

  @Test func `of no part there is no picture`() {
    #expect(diagram(linked, [], at: [Point(x: 1, y: 1)]).isEmpty)
  }

  @Test func `text stands over areas and under marks`() {
    let commands = diagram(
      linked, [.text, .lines, .links, .points], at: [Point(x: 22, y: 8)])
    let letters = commands.firstIndex { if case .text = $0 { true } else { false } }
    let area = commands.firstIndex { if case .fillPath = $0 { true } else { false } }
    let cross = commands.lastIndex { command in
      if case .stroke(_, _, width: 1.25) = command { true } else { false }
    }
    #expect(area ?? .max < letters ?? 0 && letters ?? .max < cross ?? 0)
    #expect(words(commands) == ["ab ", "cd", "0", "cluster, link 0"])
  }

  @Test func `the box of each line is shown`() {
    #expect(
      fills(diagram(AttributedText("ab\n\nc"), .lines)) == [
        Rect(x: 0, y: 0, width: 16, height: 16), Rect(x: 0, y: 32, width: 8, height: 16),
      ])
  }

  @Test func `links are areas with round corners, numbered once`() {
    let commands = diagram(linked, .links, width: 30)
    let areas = commands.compactMap { if case .fillPath(let path, _) = $0 { path } else { nil } }
    #expect(areas.first == Path(Rect(x: 0, y: 16, width: 16, height: 16), cornerRadius: 3))
    #expect(words(commands) == ["0"])
  }

  @Test func `each edge between clusters is shown once`() {
    #expect(
      fills(diagram(AttributedText("ab"), .clusters)).map { $0.x + 0.25 } == [0, 8, 16])
  }

  @Test func `carets stand where reading starts in each cluster, and at the line's end`() {
    let places = fills(diagram(AttributedText("ab\u{5D0}\u{5D1}"), .carets)).map { $0.x + 0.375 }
    #expect(places == [0, 8, 24, 32, 16])
  }

  @Test func `a point marks the box under it and tells the region`() {
    let hit = diagram(linked, .points, at: [Point(x: 4, y: 8)])
    #expect(
      hit.first
        == .fillPath(
          Path(Rect(x: 0, y: 0, width: 8, height: 16), cornerRadius: 2),
          Color(red: 1, green: 180.0 / 255, blue: 0, alpha: 0.5)))
    #expect(words(hit) == ["cluster"])
    #expect(words(diagram(linked, .points, at: [Point(x: 90, y: 8)])) == ["trailingMargin"])
    #expect(words(diagram(linked, .points, at: [Point(x: -9, y: 8)])) == ["outside"])
  }

  @Test func `bounds have room around and reach to points nearby`() {
    var diagram = LayoutDiagram(TextLayout(AttributedText("ab"), width: 100))
    #expect(diagram.bounds == Rect(x: -16, y: -16, width: 132, height: 48))
    diagram.points = [Point(x: 119, y: 8), Point(x: 1e9, y: 8), Point(x: .nan, y: 0)]
    #expect(diagram.bounds == Rect(x: -16, y: -16, width: 152, height: 48))
  }

  @Test(arguments: 0..<100)
  func `names lie in the picture, near their points, over none and apart`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<4).map { _ in
      Point(x: Double(random.number(below: 400)), y: Double(random.number(below: 160)))
    }
    var diagram = LayoutDiagram(TextLayout(AttributedText("ab\ncd\nef\ngh"), width: 400))
    var options = LayoutOptions()
    options.height = 160
    diagram.layout = TextLayout(AttributedText("ab\ncd"), width: 400, options: options)
    diagram.parts = .points
    diagram.points = points
    var surface = RecordingSurface()
    surface.draw(diagram)
    let tags = surface.commands.compactMap { command -> Rect? in
      guard case .fillPath(let path, let color) = command, color.alpha > 0.9, color.alpha < 1 else {
        return nil
      }
      return path.bounds
    }
    #expect(tags.count == points.count)
    for (index, tag) in tags.enumerated() {
      #expect(diagram.bounds.contains(tag))
      let near = tag.inset(by: -30)
      #expect(near.contains(points[index]))
    }
  }
}
