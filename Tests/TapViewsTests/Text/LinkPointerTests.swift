import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// Words from 0 to 40, link 0 from 40 to 80, a space, link 1 from 90 to 130, and words.
private let twoLinks: AttributedText = {
  var text = AttributedText("see docs help now")
  for (number, range) in [(1, 4..<8), (2, 9..<13)] {
    let destination = "https://a.example/\(number)"
    text.addLink(Link(id: LinkID(rawValue: UInt64(number)), destination: destination), over: range)
  }
  return text
}()

@Suite struct LinkPointerTests {
  private let stage = TestWindow(twoLinks)

  @Test(arguments: [(20.0, 10.0), (100, 10), (500, 10), (50, 250), (50, -9)])
  func `LINK-12: a mouse let go off its link follows nothing`(x: Double, y: Double) {
    stage.send(.down, 50, 10, at: 0, kind: .mouse)
    stage.send(.move, x, y, at: 0.1, kind: .mouse)
    stage.send(.up, x, y, at: 0.2, kind: .mouse)
    #expect(stage.log.lines.prefix(2) == ["0.000 text press 0", "0.100 text leave 0"])
    #expect(!stage.log.lines.contains { $0.contains("activate") })
    #expect(!stage.text.linkState(of: LinkID(rawValue: 1)).contains(.pressed))
  }

  @Test func `LINK-13: a mouse pressed on one line is let go on another line of the link`() {
    var text = AttributedText("see docs help now")
    text.addLink(Link(id: LinkID(rawValue: 9), destination: "https://a.example"), over: 4..<13)
    let wrapped = TestWindow(text, frame: Rect(x: 0, y: 0, width: 60, height: 100))
    wrapped.send(.down, 5, 30, at: 0, kind: .mouse)
    wrapped.send(.up, 5, 50, at: 0.1, kind: .mouse)
    #expect(
      wrapped.log.lines.prefix(2) == [
        "0.000 text press 0", "0.100 text activate 0 https://a.example",
      ])
  }

  @Test func `LINK-30: two fingers press two links, each for itself`() {
    stage.send(.down, 50, 10, at: 0)
    stage.send(.down, 100, 10, at: 0.1, pointer: 1)
    stage.send(.up, 50, 10, at: 0.2)
    stage.send(.up, 100, 10, at: 0.3, pointer: 1)
    #expect(
      stage.log.lines == [
        "0.000 text press 0", "0.100 text press 1", "0.200 text activate 0 https://a.example/1",
        "0.300 text activate 1 https://a.example/2",
      ])
  }

  @Test func `LINK-30: by policy a second finger calls the press off`() {
    stage.text.policy.allowsOnePointerOnly = true
    stage.send(.down, 50, 10, at: 0)
    stage.send(.down, 100, 10, at: 0.1, pointer: 1)
    stage.send(.up, 50, 10, at: 0.2)
    stage.send(.up, 100, 10, at: 0.3, pointer: 1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.100 text cancel 0"])
  }

  @Test func `LINK-30: by policy a third finger presses nothing until the others are up`() {
    stage.text.policy.allowsOnePointerOnly = true
    stage.send(.down, 50, 10, at: 0)
    stage.send(.down, 100, 10, at: 0.1, pointer: 1)
    stage.send(.down, 55, 10, at: 0.2, pointer: 2)
    stage.send(.up, 55, 10, at: 0.3, pointer: 2)
    stage.send(.up, 50, 10, at: 0.4)
    stage.send(.down, 55, 10, at: 0.5, pointer: 2)
    stage.send(.up, 55, 10, at: 0.6, pointer: 2)
    stage.send(.up, 100, 10, at: 0.7, pointer: 1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.100 text cancel 0"])
    stage.tap(55, 10, at: 1)
    #expect(
      stage.log.lines.dropFirst(2) == [
        "1.000 text press 0", "1.060 text activate 0 https://a.example/1",
      ])
  }

  @Test func `GES-05: two fingers on one link follow it once`() {
    stage.send(.down, 50, 10, at: 0)
    stage.send(.down, 55, 10, at: 0.04, pointer: 1)
    stage.send(.up, 50, 10, at: 0.12)
    stage.send(.up, 55, 10, at: 0.18, pointer: 1)
    #expect(
      stage.log.lines == ["0.000 text press 0", "0.120 text activate 0 https://a.example/1"])
  }

  @Test func `GES-05: a finger on the link and one beside it do not disturb each other`() {
    stage.send(.down, 50, 10, at: 0)
    stage.send(.down, 20, 10, at: 0.04, pointer: 1)
    stage.send(.up, 50, 10, at: 0.12)
    stage.send(.up, 20, 10, at: 0.18, pointer: 1)
    #expect(
      stage.log.lines == [
        "0.000 text press 0", "0.120 text activate 0 https://a.example/1",
        "0.180 background tap 20,10",
      ])
  }

  @Test func `GES-09: a press beside a link that is let go on it neither hovers nor follows`() {
    stage.send(.down, 20, 10, at: 0, kind: .mouse)
    stage.send(.move, 50, 10, at: 0.1, kind: .mouse)
    #expect(stage.window.cursor == .arrow)
    stage.send(.up, 50, 10, at: 0.25, kind: .mouse)
    #expect(!stage.log.lines.contains { $0.contains("activate") || $0.contains("press") })
    // Once it is let go the mouse is over the link.
    #expect(stage.log.lines.last == "0.250 text hover 0")
  }

  @Test func `GES-16: a click made up from a touch that closed a panel does not go through`() {
    let panel = View(frame: stage.window.bounds)
    stage.window.addSubview(panel)
    panel.addGestureRecognizer(TapGestureRecognizer { $0.view?.removeFromSuperview() })
    stage.tap(50, 10, at: 0)
    #expect(panel.superview == nil)
    for (phase, time) in [(PointerEvent.Phase.down, 0.36), (.up, 0.37)] {
      let event = PointerEvent(
        phase, at: Point(x: 50, y: 10), time: time, kind: .mouse, isEmulated: true)
      stage.window.send(.pointer(event))
    }
    #expect(!stage.log.lines.contains { $0.contains("text") })
    #expect(stage.window.cursor == .arrow)
    stage.tap(50, 10, at: 2)
    #expect(stage.log.lines.last == "2.060 text activate 0 https://a.example/1")
  }

  @Test(arguments: [
    (PointerButton.primary, "activate 0 https://a.example/1"),
    (.secondary, "menu 0 https://a.example/1"), (.middle, ""),
  ])
  func `GES-17, LP-18: the main button follows, the second asks for the menu, others do nothing`(
    button: PointerButton, outcome: String
  ) {
    stage.send(.down, 50, 10, at: 0, kind: .mouse, button: button)
    stage.send(.up, 50, 10, at: 0.1, kind: .mouse, button: button)
    let words = stage.log.lines.filter { !$0.contains("press") && !$0.contains("hover") }
    #expect(words == (outcome.isEmpty ? [] : ["0.100 text \(outcome)"]))
  }

  @Test
  func `LP-18: where the platform opens menus on a press, the second button needs no release`() {
    stage.window.profile = .gtk
    stage.send(.down, 50, 10, at: 0, kind: .mouse, button: .secondary)
    stage.window.advance(to: 2)
    stage.send(.up, 50, 10, at: 2, kind: .mouse, button: .secondary)
    #expect(
      stage.log.lines.filter { !$0.contains("hover") } == ["0.000 text menu 0 https://a.example/1"])
  }

  @Test func `LP-18: the second button held is no long press`() {
    stage.send(.down, 50, 10, at: 0, kind: .mouse, button: .secondary)
    stage.window.advance(to: 2)
    #expect(stage.log.lines == [])
    stage.send(.up, 50, 10, at: 2, kind: .mouse)
    #expect(stage.log.lines.first == "2.000 text menu 0 https://a.example/1")
  }

  @Test func `GES-16: a click made up soon after one of the mouse is no echo`() {
    stage.tap(50, 200, at: 0, kind: .mouse)
    for (phase, time) in [(PointerEvent.Phase.down, 0.3), (.up, 0.4)] {
      let event = PointerEvent(
        phase, at: Point(x: 50, y: 200), time: time, kind: .mouse, isEmulated: true)
      stage.window.send(.pointer(event))
    }
    #expect(stage.log.lines == ["0.060 background tap 50,200", "0.400 background tap 50,200"])
  }

  @Test(arguments: [(25.0, 0.5, 1), (25.5, 0.5, 2), (0, 0.999, 1), (0, 1, 2)])
  func `GES-16: an echo comes within a second, and at most 25 points off`(
    distance: Double, time: Double, taps: Int
  ) {
    stage.send(.down, 50, 200, at: 0)
    stage.send(.up, 50, 200, at: 0)
    for phase in [PointerEvent.Phase.down, .up] {
      let place = Point(x: 50 + distance, y: 200)
      stage.window.send(
        .pointer(PointerEvent(phase, at: place, time: time, kind: .mouse, isEmulated: true)))
    }
    #expect(stage.log.lines.count { $0.contains("background tap") } == taps)
  }
}
