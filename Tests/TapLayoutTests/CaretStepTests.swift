import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct CaretStepTests {
  @Test(arguments: 0..<200)
  func `walking to one side visits carets once and ends`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = AttributedText(TextPool.text(of: 12, &random))
    let layout = TextLayout(text, width: random.flag() ? 60 : 400)
    for side in HorizontalSide.allCases {
      var caret = layout.caret(at: random.flag() ? 0 : text.utf8Count)
      var steps = 0
      while let next = layout.caret(after: caret, to: side) {
        if next.line == caret.line {
          #expect(side == .right ? next.x > caret.x : next.x < caret.x)
        }
        caret = next
        steps += 1
        guard steps <= 2 * (text.utf8Count + layout.lineCount + 1) else { break }
      }
      #expect(steps <= 2 * (text.utf8Count + layout.lineCount + 1))
    }
  }

  @Test(arguments: 0..<100)
  func `stepping in the text visits every cluster edge both ways`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = AttributedText(TextPool.text(of: 12, &random))
    let layout = TextLayout(text, width: 100)
    var forward = [0]
    var caret = layout.caret(at: 0)
    while let next = layout.caret(followingInText: caret) {
      caret = next
      forward.append(caret.offset)
    }
    var back = [text.utf8Count]
    while let next = layout.caret(precedingInText: caret) {
      caret = next
      back.append(caret.offset)
    }
    #expect(forward == back.reversed())
    #expect(forward.count == text.clusterCount + 1)
  }

  @Test func `where directions meet there are a strong and a weak caret (report/BID-06)`() {
    let layout = TextLayout(AttributedText("abcعرب"), width: 300)
    let carets = layout.carets(at: 3)
    #expect(carets.strong.x == 24 && carets.strong.affinity == .upstream)
    #expect(carets.weak.x == 48 && carets.weak.affinity == .downstream)
    #expect(layout.carets(at: 1).strong == layout.carets(at: 1).weak)
  }
}
