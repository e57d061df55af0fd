import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct SelectionTests {
  private let stage = TestWindow()

  @Test(arguments: [(210.0, 10.0), (100, 10), (350, 10), (50, 80)])
  func `SEL-1, SEL-2: taps and long presses anywhere select nothing`(x: Double, y: Double) {
    for index in 0..<3 {
      stage.tap(x, y, at: Double(index) * 0.15)
      #expect(stage.text.selectedRange == nil)
    }
    stage.send(.down, x, y, at: 3)
    stage.window.advance(to: 4)
    #expect(stage.text.selectedRange == nil)
    stage.send(.up, x, y, at: 5)
    #expect(stage.text.selectedRange == nil)
  }

  @Test func `SEL-1, LS-A4: quick taps on a link follow it once, or by policy each time`() {
    for index in 0..<3 { stage.tap(210, 10, at: Double(index) * 0.15) }
    #expect(stage.log.lines.count { $0.contains("activate") } == 1)
    #expect(stage.log.lines.count { $0.contains("press") } == 3)
    stage.text.policy.repetition = .every
    for index in 0..<3 { stage.tap(210, 10, at: 2 + Double(index) * 0.15) }
    #expect(stage.log.lines.count { $0.contains("activate") } == 4)
  }

  @Test
  func `SEL-3, KEY-9: the text never is the first responder, though its links have the focus`() {
    #expect(!stage.text.becomeFirstResponder())
    #expect(stage.window.focus(stage.text))
    #expect(stage.window.focusedView === stage.text)
    #expect(!stage.text.becomeFirstResponder())
  }

  @Test func `SEL-4: neither a program nor a drag nor Shift with arrows selects`() {
    stage.text.selectedRange = 0..<9
    #expect(stage.text.selectedRange == nil)
    stage.window.focus(stage.text)
    for key in KeyEvent.Key.allCases where key != .tab {
      stage.window.send(.key(KeyEvent(key, modifiers: [.shift, .command], time: 1)))
    }
    stage.send(.down, 10, 10, at: 2, kind: .mouse)
    stage.send(.move, 210, 10, at: 2.1, kind: .mouse)
    stage.send(.up, 210, 10, at: 2.2, kind: .mouse)
    #expect(stage.text.selectedRange == nil)
  }

  @Test func `SEL-5: only the menu of a link offers to copy, and where it leads at that`() {
    let listener = LinkListener()
    stage.text.delegate = listener
    stage.send(.down, 210, 10, at: 0)
    stage.send(.up, 210, 10, at: 1)
    #expect(listener.menus.map(\.items) == [[.open, .copy]])
    stage.send(.down, 100, 10, at: 2)
    stage.send(.up, 100, 10, at: 3)
    #expect(listener.menus.count == 1)
  }

  @Test func `SEL-6: a policy that changes calls off the press under way`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.policy = .inert
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.log.lines == ["0.000 text press 0", "0.000 text cancel 0"])
    #expect(stage.window.hitTest(Point(x: 210, y: 10)) === stage.background)
  }
}
