import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct LinkHoverTests {
  private let stage = TestWindow()

  private func hover(_ x: Double?, _ y: Double = 10, at time: Double) {
    stage.window.send(.hover(x.map { Point(x: $0, y: y) }, kind: .mouse, time: time))
  }

  @Test func `LINK-29: the mouse is a hand over the strict region of the link, and nowhere else`() {
    stage.text.policy.touchTargets = .slop(20)
    for x in stride(from: 190.0, to: 250, by: 0.5) {
      hover(x, at: x)
      #expect(stage.window.cursor == ((200..<240).contains(x) ? .pointer : .arrow))
    }
    hover(210, 20, at: 300)
    #expect(stage.window.cursor == .arrow)
    #expect(stage.log.lines == ["200.000 text hover 0", "240.000 text hover none"])
  }

  @Test func `LINK-29: a mouse that leaves the window leaves the link`() {
    hover(210, at: 0)
    hover(nil, at: 1)
    #expect(stage.log.lines == ["0.000 text hover 0", "1.000 text hover none"])
    #expect(stage.window.cursor == .arrow)
  }

  @Test func `LINK-29: a link that moves below a still mouse is entered and left`() {
    hover(210, at: 0)
    stage.text.frame = Rect(x: 0, y: 50, width: 400, height: 100)
    // The host is told to let time pass, though none needs to.
    #expect(stage.window.nextDeadline == 0)
    stage.window.advance(to: 0)
    #expect(stage.window.cursor == .arrow)
    #expect(stage.window.nextDeadline == nil)
    stage.text.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    stage.window.advance(to: 1)
    stage.text.bounds = Rect(x: 0, y: 0, width: 150, height: 100)
    stage.window.advance(to: 2)
    stage.text.isHidden = true
    stage.window.advance(to: 3)
    #expect(
      stage.log.lines == [
        "0.000 text hover 0", "0.000 text hover none", "1.000 text hover 0",
        "2.000 text hover none",
      ])
  }

  @Test func `LINK-29: a text that changes below a still mouse changes the hover`() {
    hover(210, at: 0)
    stage.text.text = AttributedText("no link at all in this text, only words")
    #expect(stage.log.lines == ["0.000 text hover 0", "0.000 text hover none"])
    stage.text.text = TestWindow.sentence
    stage.window.advance(to: 1)
    #expect(stage.log.lines.last == "1.000 text hover 0")
    #expect(stage.window.cursor == .pointer)
  }

  @Test func `LINK-29: a text that leaves the window ends the hover, and is heard of that`() {
    hover(210, at: 0)
    stage.text.removeFromSuperview()
    #expect(stage.log.lines == ["0.000 text hover 0", "0.000 text hover none"])
    stage.window.advance(to: 1)
    #expect(stage.window.cursor == .arrow)
  }

  @Test func `a view in front keeps the mouse from the link`() {
    hover(210, at: 0)
    let cover = View(frame: stage.window.bounds)
    cover.identifier = "cover"
    cover.addGestureRecognizer(HoverGestureRecognizer())
    stage.window.addSubview(cover)
    stage.window.advance(to: 1)
    hover(211, at: 2)
    cover.removeFromSuperview()
    stage.window.advance(to: 3)
    #expect(
      stage.log.lines == [
        "0.000 text hover 0", "1.000 text hover none", "1.000 cover hover began 210,10",
        "2.000 cover hover changed 211,10", "2.000 cover hover ended 211,10",
        "3.000 text hover 0",
      ])
  }

  @Test func `a recognizer of hovering begins, changes and ends, and is off when it is turned off`()
  {
    let recognizer = HoverGestureRecognizer()
    stage.background.addGestureRecognizer(recognizer)
    hover(10, 200, at: 0)
    hover(10, 200, at: 1)
    hover(20, 200, at: 2)
    recognizer.isEnabled = false
    stage.window.advance(to: 3)
    recognizer.isEnabled = true
    hover(210, 10, at: 4)
    let lines = stage.log.lines.filter { $0.contains("background") }
    #expect(
      lines == [
        "0.000 background hover began 10,200", "2.000 background hover changed 20,200",
        "3.000 background hover ended 20,200",
      ])
  }

  @Test func `a press in between ends no hover`() {
    stage.background.addGestureRecognizer(HoverGestureRecognizer())
    hover(10, 200, at: 0)
    stage.send(.down, 10, 200, at: 1, kind: .mouse)
    stage.send(.up, 10, 200, at: 1.1, kind: .mouse)
    stage.window.advance(to: 2)
    hover(20, 200, at: 3)
    hover(210, 10, at: 4)
    #expect(
      stage.log.lines.filter { $0.contains("hover") } == [
        "0.000 background hover began 10,200", "3.000 background hover changed 20,200",
        "4.000 text hover 0", "4.000 background hover ended 20,200",
      ])
  }

  @Test(arguments: [GestureResponse.fallThrough, .background])
  func `a policy that lets hovers through gives them to what is behind`(response: GestureResponse) {
    stage.text.policy[.link, .hover] = response
    stage.background.addGestureRecognizer(HoverGestureRecognizer())
    hover(210, 10, at: 0)
    #expect(stage.log.lines == ["0.000 background hover began 210,10"])
    #expect(stage.window.cursor == .arrow)
  }

  @Test func `fingers hover over nothing`() {
    stage.tap(210, 10, at: 0)
    #expect(stage.window.cursor == .arrow)
    #expect(!stage.log.lines.contains { $0.contains("hover") })
  }

  @Test func `LINK-29: a mouse that the system takes away leaves the link`() {
    hover(210, at: 0)
    stage.send(.down, 210, 10, at: 1, kind: .mouse)
    stage.send(.cancel, 210, 10, at: 2, kind: .mouse)
    #expect(stage.log.lines.last == "2.000 text hover none")
    #expect(stage.window.cursor == .arrow)
  }

  @Test func `LINK-29: a finger that rests elsewhere does not keep the mouse from a link`() {
    stage.send(.down, 10, 200, at: 0)
    hover(210, at: 0.1)
    #expect(stage.log.lines == ["0.100 text hover 0"])
    #expect(stage.window.cursor == .pointer)
  }

  @Test func `LINK-29: a mouse made up from a touch hovers over nothing`() {
    for phase in [PointerEvent.Phase.down, .move, .up] {
      stage.window.send(
        .pointer(
          PointerEvent(phase, at: Point(x: 210, y: 10), time: 0, kind: .mouse, isEmulated: true)))
    }
    #expect(stage.window.cursor == .arrow)
    #expect(stage.log.lines == [])
  }

  @Test func `LINK-29: a policy that changes below a still mouse changes the hover`() {
    hover(210, at: 0)
    stage.text.policy = .inert
    stage.window.advance(to: 1)
    #expect(stage.log.lines.last?.hasSuffix("text hover none") == true)
    #expect(stage.window.cursor == .arrow)
  }
}
