import TapLayout
import TapText
import Testing

@Suite struct VisualRangeTests {
  private let shaper = CellShaper(width: 10, height: 20)

  @Test func `a range that direction cuts has several edges on one line`() {
    // Seen from the left: a b, then the Hebrew letters in reverse, then c.
    let layout = TextLayout(
      AttributedText("ab\u{5D0}\u{5D1}\u{5D2}c"), width: 400, shaper: shaper)
    var edges: [[Double]] = []
    layout.forEachVisualRange(of: 1..<4, inLine: 0) { edges.append([$0, $1]) }
    #expect(edges == [[10, 20], [40, 50]])
  }

  @Test func `a range shows on each line only what stands there`() {
    let layout = TextLayout(AttributedText("one two"), width: 40, shaper: shaper)
    var edges: [[Double]] = []
    for line in 0..<layout.lineCount {
      layout.forEachVisualRange(of: 2..<5, inLine: line) { edges.append([Double(line), $0, $1]) }
    }
    #expect(edges == [[0, 20, 30], [1, 0, 10]])
  }

  @Test func `the content is as wide as its widest line, indent included`() {
    var options = LayoutOptions()
    options.firstLineIndent = 30
    options.insets = Insets(left: 7, right: 7)
    let layout = TextLayout(
      AttributedText("abcd\nab"), width: 400, options: options, shaper: shaper)
    #expect(layout.contentWidth == 70)
  }
}
