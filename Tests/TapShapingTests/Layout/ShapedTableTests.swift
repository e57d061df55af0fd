import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// The laws of a layout hold in tables with real fonts as they do with cells.
@Suite struct ShapedTableTests {
  @Test(arguments: 0..<120)
  func `the laws hold for any table, width and options`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomTable.text(&random)
    let options = RandomLayout.options(&random)
    let layout = TextLayout(
      text, width: RandomLayout.width(&random), options: options,
      shaper: try TestShapers.shaper())
    #expect(LayoutLaws.violation(in: layout) == nil)
  }

  @Test(arguments: 0..<30)
  func `a table at another width is the table of that width`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomTable.text(&random)
    let options = RandomLayout.options(&random)
    let shaper = try TestShapers.shaper()
    let layout = TextLayout(text, width: 300, options: options, shaper: shaper).resized(to: 140)
    let fresh = TextLayout(text, width: 140, options: options, shaper: shaper)
    #expect(LayoutLaws.difference(layout, fresh) == nil)
  }
}
