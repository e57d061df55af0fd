import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct LinkAccessibilityTests {
  private let stage = TestWindow()
  private let listener = LinkListener()

  init() { stage.text.delegate = listener }

  private func ask(_ action: AccessibilityAction, of link: UInt64?, at time: Double) {
    stage.window.send(
      .accessibility(action, of: link.map(LinkID.init), in: stage.text, time: time))
  }

  @Test func `A11Y-4: a link is followed as by a tap, wherever it is scrolled to`() {
    stage.text.frame.y = -5_000
    ask(.activate, of: 1, at: 0)
    #expect(listener.lines == ["action 1?", "activate 1"])
    #expect(listener.activations.first?.source == .accessibility)
    #expect(stage.log.lines == ["0.000 text activate 0 https://www.google.com"])
    ask(.showMenu, of: 1, at: 1)
    #expect(stage.log.lines.last == "1.000 text menu 0 https://www.google.com")
    ask(.focus, of: 1, at: 2)
    #expect(stage.window.focusedView === stage.text)
  }

  @Test func `A11Y-4: a link that is not there, or a text in another window, does nothing`() {
    ask(.activate, of: 7, at: 0)
    ask(.focus, of: 7, at: 0)
    let window = Window(frame: stage.window.bounds)
    window.send(.accessibility(.activate, of: LinkID(rawValue: 1), in: stage.text, time: 0))
    #expect(listener.lines == [])
    #expect(stage.window.focusedView == nil)
  }

  @Test(arguments: [0, 1, 2])
  func `A11Y-5: a text as a whole stands for its link if it has one alone`(count: Int) {
    var text = AttributedText("this textview has a link test.")
    for number in 0..<count {
      let link = Link(id: LinkID(rawValue: UInt64(number)), destination: "https://a.example")
      text.addLink(link, over: (number * 5)..<(number * 5 + 4))
    }
    stage.text.text = text
    ask(.activate, of: nil, at: 0)
    #expect(listener.activations.count == (count == 1 ? 1 : 0))
  }

  @Test func `A11Y-4: the focus that assistive technology moves leaves the text that had it`() {
    let other = TextView(frame: Rect(x: 0, y: 200, width: 400, height: 20))
    other.text = TestWindow.sentence
    stage.window.addSubview(other)
    #expect(stage.window.focus(other))
    ask(.focus, of: 1, at: 0)
    #expect(stage.window.focusedView === stage.text)
    #expect(!other.linkState(of: LinkID(rawValue: 1)).contains(.focused))
  }

  @Test func `A11Y-9: where the policy takes no links all are shown as disabled`() {
    #expect(stage.text.disabledLinks == [])
    stage.text.policy = .inert
    #expect(stage.text.disabledLinks == [LinkID(rawValue: 1)])
  }
}
