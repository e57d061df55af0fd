import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

/// Three links of ten lines: on the first, the second and the last.
private let threeLinks: AttributedText = {
  var text = AttributedText((0..<10).map { "line \($0)" }.joined(separator: "\n"))
  for (number, start) in [(1, 0), (2, 7), (3, 63)] {
    let link = Link(
      id: LinkID(rawValue: UInt64(number)), destination: "https://a.example/\(number)")
    text.addLink(link, over: start..<(start + 4))
  }
  return text
}()

@Suite struct LinkFocusTests {
  private let stage = TestWindow(threeLinks, frame: Rect(x: 0, y: 0, width: 400, height: 200))

  private func press(
    _ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = [], isRepeat: Bool = false,
    at time: Double
  ) {
    stage.window.send(.key(KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: time)))
    stage.window.send(.key(KeyEvent(key, modifiers: modifiers, isDown: false, time: time)))
  }

  private var words: [String] {
    stage.log.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  /// The rings that are drawn.
  private var rings: Int {
    var recorder = RecordingSurface()
    stage.window.render(on: &recorder, visible: stage.window.bounds)
    return recorder.commands.count { if case .stroke = $0 { true } else { false } }
  }

  @Test func `the focus shows after keys, not after pointers`() {
    press(.tab, at: 0)
    #expect((stage.window.showsFocus, rings) == (true, 1))
    stage.window.profile = .gtk
    stage.window.send(
      .pointer(PointerEvent(.down, at: Point(x: 15, y: 10), time: 1, kind: .mouse)))
    stage.window.send(
      .pointer(PointerEvent(.up, at: Point(x: 15, y: 10), time: 1.1, kind: .mouse)))
    #expect(stage.text.linkState(of: LinkID(rawValue: 1)).contains(.focused))
    #expect((stage.window.showsFocus, rings) == (false, 0))
    press(.down, at: 2)
    #expect((stage.window.showsFocus, rings) == (true, 1))
  }

  @Test func `a window has a stop for the focus where some link or control can have it`() {
    #expect(stage.window.hasFocusStop)
    stage.text.isHidden = true
    #expect(!stage.window.hasFocusStop)
    stage.window.addSubview(Control(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(stage.window.hasFocusStop)
  }

  @Test func `KEY-1, KEY-2: Tab goes from link to link, and then leaves the view`() {
    for index in 0..<4 { press(.tab, at: Double(index)) }
    #expect(words == ["text focus 0", "text focus 1", "text focus 2", "text focus none"])
    #expect(stage.window.focusedView == nil)
    #expect(!stage.text.linkState(of: LinkID(rawValue: 3)).contains(.focused))
  }

  @Test func `TP-13: Tab stops once at a link of two stretches, and goes on behind it`() {
    var text = threeLinks
    let first = text.link(at: 0).link
    text.addLink(first, over: 14..<18)
    let stage = TestWindow(text, frame: Rect(x: 0, y: 0, width: 400, height: 200))
    for index in 0..<4 {
      stage.window.send(.key(KeyEvent(.tab, time: Double(index))))
      stage.window.send(.key(KeyEvent(.tab, isDown: false, time: Double(index))))
    }
    let found = stage.log.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(found == ["text focus 0", "text focus 1", "text focus 3", "text focus none"])
  }

  @Test func `KEY-2: Shift and Tab go back, from the last link on`() {
    for index in 0..<4 { press(.tab, .shift, at: Double(index)) }
    #expect(words == ["text focus 2", "text focus 1", "text focus 0", "text focus none"])
  }

  @Test func `KEY-2: the focus goes on to the next view, and comes back`() {
    let control = Control(frame: Rect(x: 0, y: 250, width: 20, height: 20))
    stage.window.addSubview(control)
    for _ in 0..<4 { #expect(stage.window.moveFocus(forward: true)) }
    #expect(stage.window.focusedView === control)
    #expect(stage.window.moveFocus(forward: false))
    #expect(words.suffix(2) == ["text focus none", "text focus 2"])
    #expect(stage.window.focusedView === stage.text)
    #expect(stage.window.moveFocus(forward: true))
    #expect(!stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView == nil)
  }

  @Test func `KEY-3: Enter follows the focused link once, held or not`() {
    press(.tab, at: 0)
    press(.enter, at: 1)
    press(.enter, isRepeat: true, at: 2)
    press(.keypadEnter, at: 3)
    #expect(
      words == [
        "text focus 0", "text activate 0 https://a.example/1",
        "text activate 0 https://a.example/1",
      ])
  }

  @Test func `KEY-4: the space bar follows nothing`() {
    press(.tab, at: 0)
    press(.space, at: 1)
    #expect(words == ["text focus 0"])
  }

  @Test func `KEY-5, LP-18: the Menu key and Shift with F10 ask for the menu`() {
    press(.menu, at: 0)
    press(.tab, at: 1)
    press(.menu, at: 2)
    press(.f10, .shift, at: 3)
    press(.f10, at: 4)
    let menu = "text menu 0 https://a.example/1"
    #expect(words == ["text focus 0", menu, menu])
  }

  @Test func `KEY-6: a text without a link in sight is passed over`() {
    stage.text.text = AttributedText("no links")
    #expect(!stage.window.moveFocus(forward: true))
    #expect(!stage.text.canBecomeFocused)
    var hidden = AttributedText("one line\nand a link beyond the limit")
    hidden.addLink(Link(id: LinkID(rawValue: 1), destination: "https://a.example"), over: 15..<19)
    stage.text.options.lineLimit = 1
    stage.text.text = hidden
    #expect(!stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView == nil)
    #expect(words == [])
  }

  @Test func `KEY-7: the focus moves on from a link that is gone`() {
    press(.tab, at: 0)
    press(.tab, at: 1)
    var text = threeLinks
    text.removeLink(LinkID(rawValue: 2))
    stage.text.text = text
    #expect(words == ["text focus 0", "text focus 1", "text focus 1"])
    #expect(stage.text.linkState(of: LinkID(rawValue: 3)).contains(.focused))
    text.removeLink(LinkID(rawValue: 3))
    stage.text.text = text
    #expect(words.last == "text focus none")
    #expect(stage.window.focusedView == nil)
  }

  @Test func `KEY-8: a focused link is scrolled into sight`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 60))
    scroll.contentSize = Size(width: 400, height: 200)
    stage.window.addSubview(scroll)
    scroll.addSubview(stage.text)
    press(.tab, .shift, at: 0)
    #expect(scroll.contentOffset == Point(x: 0, y: 140))
    press(.tab, .shift, at: 1)
    #expect(scroll.contentOffset == Point(x: 0, y: 20))
  }

  @Test func `KEY-10: by the rules of GTK a press takes the focus, by those of UIKit not`() {
    stage.tap(10, 10, at: 0)
    #expect(stage.window.focusedView == nil)
    stage.window.profile = .gtk
    stage.tap(10, 30, at: 1)
    #expect(stage.window.focusedView === stage.text)
    #expect(stage.text.linkState(of: LinkID(rawValue: 2)).contains(.focused))
    #expect(
      words.suffix(3) == [
        "text press 1", "text focus 1", "text activate 1 https://a.example/2",
      ])
  }

  @Test func `a press that takes the focus scrolls nothing away from under the pointer`() {
    stage.window.profile = .gtk
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 60))
    scroll.contentSize = Size(width: 400, height: 200)
    scroll.contentOffset = Point(x: 0, y: 30)
    stage.window.addSubview(scroll)
    scroll.addSubview(stage.text)
    stage.tap(10, 5, at: 1)
    #expect(stage.window.focusedView === stage.text)
    #expect(scroll.contentOffset == Point(x: 0, y: 30))
    #expect(words.last == "text activate 1 https://a.example/2")
  }

  @Test func `KEY-11: Escape calls off what is pressed`() {
    stage.send(.down, 10, 10, at: 0)
    press(.escape, at: 0.1)
    stage.send(.up, 10, 10, at: 0.2)
    #expect(words == ["text press 0", "text cancel 0"])
  }

  @Test func `a text that leaves the window loses the focus`() {
    press(.tab, at: 0)
    stage.text.removeFromSuperview()
    #expect(words == ["text focus 0", "text focus none"])
    #expect(stage.window.focusedView == nil)
    #expect(!stage.window.focus(stage.text))
  }

  @Test func `a key goes up from the view that has the focus`() {
    let keys = KeyLogger(frame: stage.window.bounds)
    stage.window.addSubview(keys)
    keys.addSubview(stage.text)
    press(.tab, at: 0)
    press(.space, at: 1)
    press(.enter, at: 2)
    #expect(keys.seen == [.tab, .space, .space, .enter])
  }

  @Test func `KEY-2: Tab passes over what can't be touched`() {
    let changes: [(View) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let control = Control(frame: Rect(x: 0, y: 250, width: 20, height: 20))
      change(control)
      stage.window.addSubview(control)
    }
    for _ in 0..<3 { #expect(stage.window.moveFocus(forward: true)) }
    #expect(!stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView == nil)
  }

  @Test func `KEY-6: where the policy takes no links, Tab leaves the text and does not enter it`() {
    press(.tab, at: 0)
    stage.text.policy = .inert
    press(.tab, at: 1)
    #expect(words == ["text focus 0", "text focus none"])
    #expect(!stage.text.canBecomeFocused)
    #expect(!stage.window.focus(stage.text))
  }

  @Test func `a text that has the focus keeps its link as it is asked to take it`() {
    press(.tab, at: 0)
    press(.tab, at: 1)
    #expect(stage.window.focus(stage.text))
    #expect(words == ["text focus 0", "text focus 1"])
  }

  @Test func `KEY-3: a key older than the last event counts as of that time`() {
    press(.tab, at: 10)
    press(.enter, at: 5)
    press(.enter, at: 10)
    #expect(words == ["text focus 0", "text activate 0 https://a.example/1"])
  }
}

/// A view that notes the keys that come to it, and takes none.
private final class KeyLogger: View {
  var seen: [KeyEvent.Key] = []

  override func keyPressed(_ event: KeyEvent) -> Bool {
    seen.append(event.key)
    return false
  }
}
