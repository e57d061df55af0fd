import TapInteraction
import TapLayout
import TapText
import TapViews
import Testing

import TapHost
import TapControls

/// What assistive technology is told of the keyboard focus within a widget.
@Suite struct FocusedElementTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 100))
  private let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 50))

  init() {
    var words = AttributedText("see the docs and the  code")
    words.addLink(destination: "https://example.com/docs", over: 8..<12)
    words.addLink(destination: "https://example.com/code", over: 17..<26)
    text.text = words
    window.addSubview(text)
  }

  private var words: String? { FocusedElement(in: window)?.words }

  @Test func `A11Y-2: the focus is told by the words of its link, one after the other`() {
    #expect(words == nil)
    window.moveFocus(forward: true)
    #expect(words == "docs, link")
    window.moveFocus(forward: true)
    #expect(words == "the code, link")
    window.moveFocus(forward: true)
    #expect(words == nil)
  }

  @Test func `another link is another element, the same one is not`() {
    window.moveFocus(forward: true)
    let first = FocusedElement(in: window)
    #expect(first == FocusedElement(in: window))
    window.moveFocus(forward: true)
    #expect(first != FocusedElement(in: window))
  }

  @Test func `a control is told by its label`() {
    let control = Control(frame: Rect(x: 0, y: 60, width: 40, height: 40))
    control.accessibilityLabel = "Send"
    window.addSubview(control)
    window.focus(control)
    #expect(words?.hasPrefix("Send") == true)
  }
}
