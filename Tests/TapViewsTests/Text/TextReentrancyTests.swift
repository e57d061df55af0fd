import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

/// Delegates of texts that change the text as they hear of its links.
@Suite struct TextReentrancyTests {
  private let stage = TestWindow()
  private let listener = LinkListener()

  init() { stage.text.delegate = listener }

  @Test func `a delegate may set another text when it hears of a press`() {
    listener.onLine = { [text = stage.text] line in
      if line == "press 1" { text.text = AttributedText("nothing to press any more") }
    }
    stage.tap(210, 10, at: 0)
    #expect(listener.lines == ["press 1", "cancel 1"])
    stage.tap(210, 10, at: 1)
    #expect(stage.log.lines.last == "1.060 background tap 210,10")
  }

  @Test func `a delegate may change the text, the policy and the tree while a link is followed`() {
    listener.onLine = { [stage] line in
      guard line == "activate 1" else { return }
      stage.text.policy = .inert
      stage.text.text = AttributedText("gone")
      stage.text.removeFromSuperview()
      stage.tap(210, 10, at: 0.5)
    }
    stage.send(.down, 210, 10, at: 0)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(listener.lines == ["press 1", "action 1?", "activate 1"])
    #expect(stage.log.lines.last == "0.560 background tap 210,10")
    #expect(stage.text.superview == nil)
  }

  @Test
  func `a text that is taken away by its own activation calls off its other presses, in the log`() {
    var text = TestWindow.sentence
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "https://b.example"), over: 0..<4)
    stage.text.text = text
    listener.onLine = { [stage] in if $0 == "activate 1" { stage.text.removeFromSuperview() } }
    stage.send(.down, 10, 10, at: 0, pointer: 1)
    stage.tap(210, 10, at: 0.1)
    stage.send(.up, 10, 10, at: 0.3, pointer: 1)
    #expect(listener.lines.suffix(2) == ["activate 1", "cancel 2"])
    #expect(
      stage.log.lines == [
        "0.000 text press 0", "0.100 text press 1",
        "0.160 text activate 1 https://www.google.com", "0.160 text cancel 0",
      ])
  }

  @Test func `a delegate that is asked for an action may take the link away`() {
    listener.onLine = { [text = stage.text] in
      if $0 == "action 1?" { text.text = AttributedText("gone") }
    }
    stage.tap(210, 10, at: 0)
    #expect(listener.lines.first == "press 1")
    #expect(listener.activations.count <= 1)
    #expect(stage.text.linkState(of: LinkID(rawValue: 1)).contains(.pressed) == false)
  }

  @Test func `a delegate may move the focus on as it hears of it`() {
    let control = Control(frame: Rect(x: 0, y: 250, width: 20, height: 20))
    stage.window.addSubview(control)
    listener.onLine = { [window = stage.window] in
      if $0 == "focus 1" { window.focus(control) }
    }
    stage.window.send(.key(KeyEvent(.tab, time: 0)))
    #expect(stage.window.focusedView === control)
    #expect(listener.lines == ["action 1?", "focus 1", "focus none"])
  }

  @Test func `a delegate that moves the text as it is hovered does not hang the window`() {
    listener.onLine = { [text = stage.text] in
      if $0.hasPrefix("hover") { text.frame.y = $0 == "hover 1" ? 100 : 0 }
    }
    stage.window.send(.hover(Point(x: 210, y: 10), kind: .mouse, time: 0))
    for round in 1...5 {
      #expect(stage.window.nextDeadline == Double(round - 1))
      stage.window.advance(to: Double(round))
    }
    #expect(
      listener.lines == ["hover 1", "hover none", "hover 1", "hover none", "hover 1", "hover none"])
  }

  @Test func `a delegate may let events follow from those that it hears of outside of any event`() {
    listener.onLine = { [stage] in
      if $0 == "focus 1" { stage.window.send(.key(KeyEvent(.enter, time: 1))) }
    }
    #expect(stage.window.focus(stage.text))
    #expect(listener.lines == ["action 1?", "focus 1", "action 1?", "activate 1"])
  }
}
