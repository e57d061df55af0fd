import TapLayout
import TapText
import Testing

@Suite struct TabTests {
  let shaper = CellShaper(width: 10, height: 20)

  @Test(arguments: [12.0, 13, 14.5])
  func `a tab passes by a stop that is less than half a space away`(interval: Double) {
    var options = LayoutOptions()
    options.tabInterval = interval
    let layout = TextLayout(AttributedText("a\tb"), width: 400, options: options, shaper: shaper)
    #expect(box(1, of: layout)?.maxX == 2 * interval)
  }

  @Test func `a tab goes to a stop that is half a space away, and to any explicit one`() {
    var options = LayoutOptions()
    options.tabInterval = 15
    let text = AttributedText("a\tb")
    #expect(box(1, of: TextLayout(text, width: 400, options: options, shaper: shaper))?.maxX == 15)
    options.tabStops = [11]
    #expect(box(1, of: TextLayout(text, width: 400, options: options, shaper: shaper))?.maxX == 11)
  }

  @Test(arguments: ["aaa\tbbb", "אאא\tבבב", "あああ\tい", "aaa\t)", "aaa\t \tbbb"])
  func `a line breaks after a tab, whatever stands there, and the tab hangs`(text: String) {
    var options = LayoutOptions()
    options.tabInterval = 70
    let layout = TextLayout(AttributedText(text), width: 60, options: options, shaper: shaper)
    let spaces = text.utf8.lastIndex { $0 == 0x09 }
    #expect(layout.lineCount == 2)
    #expect(layout.line(at: 1).utf8Range.lowerBound == spaces.map { text.utf8[...$0].count })
  }

  private func box(_ cluster: Int, of layout: TextLayout) -> LineBox? {
    var found: LineBox?
    layout.forEachBox(inLine: 0) { if $0.cluster == cluster { found = $0 } }
    return found
  }
}
