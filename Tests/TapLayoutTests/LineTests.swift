import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct LineTests {
  @Test(arguments: 0..<100)
  func `the lines in a rectangle are those that it reaches in height`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: random.number(below: 80), &random))
    RandomLayout.decorate(&text, &random)
    let layout = TextLayout(
      text, width: RandomLayout.width(&random), options: RandomLayout.options(&random))
    for _ in 0..<20 {
      let rect = Rect(
        x: 0, y: .random(in: -30...layout.bounds.height + 30, using: &random), width: 1,
        height: .random(in: 0.5...200, using: &random))
      let reached = (0..<layout.lineCount).filter { index in
        let line = layout.line(at: index).rect
        return line.y < rect.maxY && line.maxY > rect.y
      }
      #expect(Array(layout.lines(in: rect)) == reached)
    }
    let all = Rect(x: 0, y: -1e12, width: 0, height: 2e12)
    #expect(layout.lines(in: all) == 0..<layout.lineCount)
    #expect(layout.lines(in: .zero).isEmpty)
  }
}
