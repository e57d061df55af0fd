import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"))
struct HitCostTests {
  /// A window with a hundred groups of a hundred views, and a text in front.
  private func window() -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    for row in 0..<100 {
      let group = View(frame: Rect(x: 0, y: Double(row) * 10, width: 1_000, height: 10))
      window.addSubview(group)
      for column in 0..<100 {
        group.addSubview(View(frame: Rect(x: Double(column) * 10, y: 0, width: 10, height: 10)))
      }
    }
    window.addGestureRecognizer(LongPressGestureRecognizer())
    window.addGestureRecognizer(TapGestureRecognizer())
    let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = TestWindow.sentence
    window.addSubview(text)
    return window
  }

  @Test(arguments: [Point(x: 105, y: 10), Point(x: 205, y: 10), Point(x: 805, y: 905)])
  func `to find the view at a point asks for no memory`(point: Point) {
    let window = window()
    // The first time makes the indices of subviews.
    _ = window.hitTest(point)
    #expect(AllocationCounter.count { _ = window.hitTest(point) }.allocations == 0)
  }

  @Test(arguments: [400, Double.infinity, .nan, -5])
  func `a text is laid out once, also in a width that no text can have`(width: Double) {
    let text = TestWindow().text
    text.bounds.width = width
    _ = text.layout
    #expect(AllocationCounter.count { _ = text.layout.width }.allocations == 0)
  }
}
