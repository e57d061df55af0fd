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

@Suite struct CorpusLawsTests {
  @Test(arguments: CorpusFile.all(in: "texts"), TextAlignment.allCases)
  func `the laws hold for every text of the corpus`(
    file: CorpusFile, alignment: TextAlignment
  ) throws {
    let text = AttributedText(try file.text())
    for direction in [nil, WritingDirection.leftToRight, .rightToLeft] {
      for width in [24.0, 137.5, 640] {
        var options = LayoutOptions()
        options.alignment = alignment
        options.direction = direction
        let layout = TextLayout(text, width: width, options: options)
        #expect(LayoutLaws.violation(in: layout) == nil)
      }
    }
  }
}
