import TapLayout
import TapTestSupport
import TapText
import Testing

/// The laws of a layout: boxes tile, points hit what they lie in, carets come back.
@Suite struct LayoutLawsTests {
  @Test(arguments: 0..<400)
  func `the laws hold for any text, width and options`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
    RandomLayout.decorate(&text, &random)
    let options = RandomLayout.options(&random)
    let width = RandomLayout.width(&random)
    let layout = TextLayout(text, width: width, options: options)
    #expect(LayoutLaws.violation(in: layout) == nil)
  }
}
