import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct LinkTextChangeTests {
  private let stage = TestWindow()

  private func sentence(
    link: UInt64, from start: Int = 20, to destination: String = "https://www.google.com"
  ) -> AttributedText {
    var text = AttributedText("this textview has a link test.")
    text.addLink(
      Link(id: LinkID(rawValue: link), destination: destination), over: start..<(start + 4))
    return text
  }

  @Test func `LINK-28: a press ends with its link, and another one in its place is not followed`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.text = sentence(link: 2)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text cancel -"])
  }

  @Test func `LINK-28: the same link in a new text is followed`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.text = sentence(link: 1)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(
      stage.log.lines == ["0.000 text press 0", "0.100 text activate 0 https://www.google.com"])
  }

  @Test func `LINK-28: one that leads elsewhere is another, though it has the same number`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.text = sentence(link: 1, to: "https://other.example")
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text cancel 0"])
  }

  @Test func `LINK-28: a link that moved away from the finger is not followed`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.text = sentence(link: 1, from: 0)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text leave 0"])
  }

  @Test func `PEER-20: a relayout that moves the link from below the finger ends what it would do`()
  {
    stage.send(.down, 210, 10, at: 0)
    stage.text.bounds.width = 150
    stage.text.frame = Rect(x: 0, y: 0, width: 150, height: 100)
    stage.window.advance(to: 2)
    stage.send(.up, 210, 10, at: 2)
    #expect(!stage.log.lines.contains { $0.contains("menu") || $0.contains("activate") })
  }

  @Test func `PEER-20: a new size tells at once whether the link is still below the finger`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.frame = Rect(x: 0, y: 0, width: 150, height: 100)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text leave 0"])
    stage.text.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    #expect(stage.log.lines.last == "0.000 text press 0")
    stage.text.frame = Rect(x: 50, y: 0, width: 300, height: 100)
    #expect(stage.log.lines.last == "0.000 text leave 0")
  }

  @Test func `a layout made elsewhere is taken as it is, also during a press`() {
    stage.send(.down, 210, 10, at: 0)
    let layout = TextLayout(
      sentence(link: 2), width: 150, shaper: CellShaper(width: 10, height: 20))
    stage.text.setLayout(layout, typeface: Typeface(shaper: CellShaper(width: 10, height: 20)))
    #expect(stage.text.bounds.width == 150)
    #expect(stage.text.layout.lineCount == layout.lineCount)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text cancel -"])
  }

  @Test func `HIT-23: a text that leaves the window calls its presses off, and is heard of that`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.removeFromSuperview()
    stage.window.addSubview(stage.text)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text cancel 0"])
  }

  @Test func `a layout that was made elsewhere keeps the corner of the view, and its presses`() {
    stage.send(.down, 210, 10, at: 0)
    let shaper = CellShaper(width: 10, height: 20)
    stage.text.setLayout(
      TextLayout(TestWindow.sentence, width: 300, shaper: shaper),
      typeface: Typeface(shaper: shaper))
    #expect(stage.text.frame == Rect(x: 0, y: 0, width: 300, height: 100))
    stage.send(.up, 210, 10, at: 0.1)
    #expect(
      stage.log.lines == ["0.000 text press 0", "0.100 text activate 0 https://www.google.com"])
  }

  @Test func `what a text measures follows its width`() {
    #expect(stage.text.height(atWidth: 400) == 20)
    #expect(stage.text.height(atWidth: 150) == 60)
    stage.text.options.verticalAlignment = .bottom
    #expect(stage.window.hitTest(Point(x: 210, y: 10)) === stage.background)
    #expect(stage.window.hitTest(Point(x: 210, y: 90)) === stage.text)
    stage.text.bounds.height = 40
    #expect(stage.text.hit(at: Point(x: 210, y: 30)).link == 0)
  }
}
