package import TapInteraction
package import TapLayout
package import TapText
package import TapViews

/// A window of 400 by 300 with a background that logs taps and long presses, and a text in front.
package struct TestWindow {
  package let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  package let background = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  package let text: TextView
  package let log = Log()

  /// The lines of a log, shared by the closures that write it.
  package final class Log {
    package var lines: [String] = []

    package init() {}
  }

  /// Puts up a text, by default the sentence of fixture T1: its link takes x from 200 to 240.
  package init(
    _ content: AttributedText = TestWindow.sentence,
    frame: Rect = Rect(x: 0, y: 0, width: 400, height: 100)
  ) {
    text = TextView(frame: frame)
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = content
    text.identifier = "text"
    background.identifier = "background"
    background.addGestureRecognizer(TapGestureRecognizer())
    background.addGestureRecognizer(LongPressGestureRecognizer())
    window.addSubview(background)
    window.addSubview(text)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  /// The sentence of fixture T1.
  package static var sentence: AttributedText {
    var text = AttributedText("this textview has a link test.")
    text.addLink(
      Link(id: LinkID(rawValue: 1), destination: "https://www.google.com"), over: 20..<24)
    return text
  }

  /// Sends a step of a pointer.
  package func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, pointer: Int = 0,
    kind: PointerKind = .touch, button: PointerButton = .primary
  ) {
    window.send(
      .pointer(
        PointerEvent(
          phase, pointer: PointerID(pointer), at: Point(x: x, y: y), time: time, kind: kind,
          button: button)))
  }

  /// Taps.
  package func tap(_ x: Double, _ y: Double, at time: Double, kind: PointerKind = .touch) {
    send(.down, x, y, at: time, kind: kind)
    send(.up, x, y, at: time + 0.06, kind: kind)
  }
}
