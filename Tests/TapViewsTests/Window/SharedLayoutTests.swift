import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct SharedLayoutTests {
  @Test func `windows of several tasks share one layout, and each answers as if alone`() async {
    var choices = SeededGenerator(seed: 3)
    let layout = TextLayout(RandomWindow.text(&choices), width: 200)
    let alone = Self.play(on: layout)
    #expect(!alone.isEmpty)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { Self.play(on: layout) } }
      for await log in group { #expect(log == alone) }
    }
  }

  /// Taps all over a text in a window of its own; returns the log.
  private static func play(on layout: TextLayout) -> [String] {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let text = TextView(frame: window.bounds)
    text.setLayout(layout, typeface: Typeface(shaper: CellShaper()))
    window.addGestureRecognizer(TapGestureRecognizer())
    window.addSubview(text)
    var log: [String] = []
    window.observer = { log.append($0.line) }
    var time = 0.0
    for step in 0..<400 {
      let point = Point(x: Double(step * 7 % 200), y: Double(step * 3 % 120))
      window.send(.pointer(PointerEvent(.down, at: point, time: time)))
      window.send(.pointer(PointerEvent(.up, at: point, time: time + 0.05)))
      time += 1
    }
    return log
  }
}
