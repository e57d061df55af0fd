import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct DrawingTests {
  private let page = Rect(x: 0, y: 0, width: 400, height: 300)

  private func lines(_ view: View) -> [String] {
    var surface = RecordingSurface()
    view.render(on: &surface, visible: page)
    return surface.description.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  @Test func `views draw from behind to front, each where it is hit`() {
    let root = View(frame: page)
    root.backgroundColor = .white
    let card = View(frame: Rect(x: 10, y: 20, width: 50, height: 40))
    card.backgroundColor = .black
    card.clipsToBounds = true
    card.alpha = 0.5
    root.addSubview(card)
    #expect(
      lines(root) == [
        "save", "concatenate translation 0,0", "fill 0,0 400x300 #ffffff",
        "save", "concatenate translation 10,20", "clip 0,0 50x40", "fade 0.5",
        "fill 0,0 50x40 #000000", "restore", "restore",
      ])
  }

  @Test func `what is hidden, transparent, turned to nothing or out of sight draws nothing`() {
    let root = View(frame: page)
    for index in 0..<4 {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .black
      if index == 0 { view.isHidden = true }
      if index == 1 { view.alpha = 0.009 }
      if index == 2 { view.transform = .scale(x: 0, y: 1) }
      if index == 3 {
        view.clipsToBounds = true
        view.center = Point(x: 900, y: 900)
      }
      root.addSubview(view)
    }
    #expect(!lines(root).contains { $0.hasPrefix("fill") })
  }

  @Test func `a pressed link gets its color on its own fragment, and no letter moves`() {
    let stage = TestWindow()
    let before = texts(stage)
    stage.send(.down, 210, 10, at: 0)
    #expect(texts(stage) == before)
    #expect(lines(stage.window).contains("fill 200,0 40x20 #000000 alpha 0.15"))
    stage.send(.up, 210, 10, at: 0.1)
    #expect(!lines(stage.window).contains { $0.hasPrefix("fill 200,0") })
    #expect(texts(stage) == before)
  }

  @Test func `KEY-1: the focused link has a frame on each of its fragments`() {
    var text = AttributedText("one two")
    text.addLink(Link(id: LinkID(rawValue: 7), destination: "https://example.org"), over: 0..<7)
    let stage = TestWindow(text, frame: Rect(x: 0, y: 0, width: 50, height: 100))
    stage.window.moveFocus(forward: true)
    #expect(lines(stage.window).filter { $0.hasPrefix("stroke") }.count == 2)
    stage.window.moveFocus(forward: true)
    #expect(lines(stage.window).filter { $0.hasPrefix("stroke") }.isEmpty)
  }

  private func texts(_ stage: TestWindow) -> [String] {
    var surface = RecordingSurface()
    stage.window.render(on: &surface, visible: page)
    return surface.commands.compactMap { command in
      if case .text(let run) = command { "\(run.text) \(run.minX) \(run.baseline)" } else { nil }
    }
  }
}
