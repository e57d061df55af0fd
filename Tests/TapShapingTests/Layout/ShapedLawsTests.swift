import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// The laws of a layout hold with real fonts as they do with cells.
@Suite struct ShapedLawsTests {
  @Test(arguments: 0..<150)
  func `the laws hold for any text, width and options`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
    RandomLayout.decorate(&text, &random)
    let options = RandomLayout.options(&random)
    let width = RandomLayout.width(&random)
    let layout = TextLayout(
      text, width: width, options: options, shaper: try TestShapers.shaper())
    #expect(LayoutLaws.violation(in: layout) == nil)
  }

  @Test(arguments: 0..<60)
  func `an edit leads to the layout of the new text`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: 20 + random.number(below: 200), &random))
    RandomLayout.decorate(&text, &random)
    let options = RandomLayout.options(&random)
    let shaper = try TestShapers.shaper()
    var layout = TextLayout(text, width: 180, options: options, shaper: shaper)
    for _ in 0..<4 {
      let start = random.number(below: text.utf8Count + 1)
      let end = min(text.utf8Count, start + random.number(below: 8))
      // Each end of a change lies between two scalars.
      let low = text.clusterRange(at: start)?.lowerBound ?? text.utf8Count
      let high = text.clusterRange(at: end)?.lowerBound ?? text.utf8Count
      text.replaceSubrange(low..<max(low, high), with: TextPool.text(of: 3, &random))
      layout = layout.updated(to: text)
      let fresh = TextLayout(text, width: 180, options: options, shaper: shaper)
      #expect(LayoutLaws.difference(layout, fresh) == nil)
    }
  }
}
