import TapTestSupport
import TapText
import Testing

@Suite struct TypingTests {
  /// "ab\ncd": weights 1, 2 (the break too), 3, 4.
  private static func text() -> AttributedText {
    var text = AttributedText("ab\ncd")
    for (range, weight) in [(0..<1, 1), (1..<3, 2), (3..<4, 3), (4..<5, 4)] {
      text.updateAttributes(in: range) { $0.fontWeight = weight }
    }
    return text
  }

  @Test(arguments: [
    (0..<0, 1), (1..<1, 1), (2..<2, 2), (3..<3, 3), (4..<4, 3), (5..<5, 4), (0..<2, 1), (4..<5, 4),
  ])
  func `typed text takes on what stands there`(range: Range<Int>, weight: Int) {
    var text = Self.text()
    text.replaceSubrange(range, with: "x")
    #expect(text.attributes(at: range.lowerBound).fontWeight == weight)
    #expect(text.invariantViolations() == [])
  }

  @Test func `an empty last paragraph goes on as the one before`() {
    var text = Self.text()
    text.append("\n")
    text.append("x")
    #expect(text.attributes(at: 6).fontWeight == 4)
  }

  @Test func `an inline object is not taken on`() {
    var text = AttributedText("a\u{FFFC}")
    text.updateAttributes(in: 1..<4) {
      $0.inlineObject = InlineObject(width: 3)
      $0.isItalic = true
    }
    text.append("b")
    #expect(text.attributes(at: 4).inlineObject == nil)
    #expect(text.attributes(at: 4).isItalic)
  }

  @Test func `text put in keeps its own attributes`() {
    var text = Self.text()
    text.insert(AttributedText("x"), at: 1)
    #expect(text.attributes(at: 1) == TextAttributes())
    #expect(text.attributes(at: 2).fontWeight == 2)
  }

  @Test(arguments: 0..<20)
  func `attributes set together are attributes set one by one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var single = AttributedText(TextPool.text(of: 60, &random), chunkSize: 32)
    single.updateAttributes(in: 0..<single.utf8Count / 2) { $0.fontSize = 3 }
    var together = single
    var runs: [AttributeRun] = []
    var start = 0
    while start < single.utf8Count {
      let end = min(start + random.number(below: 40), single.utf8Count)
      var attributes = TextAttributes()
      attributes.fontWeight = random.pick([nil, 700])
      if random.flag() { runs.append(AttributeRun(utf8Range: start..<end, attributes: attributes)) }
      start = end + random.number(below: 3)
    }
    for run in runs { single.updateAttributes(in: run.utf8Range) { $0 = run.attributes } }
    together.setAttributes(runs)
    #expect(together == single)
    #expect(together.invariantViolations() == [])
  }

  @Test func `a change runs once for each stretch`() {
    var text = Self.text()
    var calls = 0
    text.updateAttributes(in: 0..<5) {
      calls += 1
      $0.fontWeight = nil
    }
    #expect(calls == 4)
    #expect(text == AttributedText("ab\ncd"))
    #expect(text.hasPlainAttributes(in: 0..<5))
  }
}
