import TapLayout
import TapTestSupport
import TapText
import Testing

/// A layout made from an earlier one is the layout made anew.
@Suite struct ChangeTests {
  @Test(arguments: 0..<300)
  func `an edited text is laid out as if anew`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = randomText(&random)
    var options = RandomLayout.options(&random)
    if random.flag() { options.lineLimit = nil }
    let width = RandomLayout.width(&random)
    var layout = TextLayout(text, width: width, options: options)
    for _ in 0..<8 {
      edit(&text, &random)
      layout = layout.updated(to: text)
      expectSame(layout, TextLayout(text, width: width, options: options))
    }
  }

  @Test(arguments: [
    ("\u{2029}", "\u{E9}"), ("\u{2028}", "\u{E8}"), ("\u{2028}", "\u{3028}"), ("\u{85}", "\u{105}"),
    ("\r\n", "a\n"), ("\u{2029}", "\u{2028}"),
  ])
  func `a break is told from another character by all its bytes`(one: String, other: String) {
    let (one, other) = ("word \(one)next line", "word \(other)next line")
    for (before, after) in [(one, other), (other, one)] {
      let layout = TextLayout(AttributedText(before), width: 100)
      expectSame(
        layout.updated(to: AttributedText(after)), TextLayout(AttributedText(after), width: 100))
    }
  }

  @Test(arguments: 0..<4)
  func `an edit in a text of many chunks leaves the others right`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var string = ""
    for _ in 0..<2500 { string += TextPool.text(of: 12, from: [.latin, .spaces], &random) + "\n" }
    var text = AttributedText(string)
    for number in 0..<200 {
      let start = text.offset(at: ClusterIndex(random.number(below: text.clusterCount)))
      let end = min(start + (random.once(in: 10) ? 40_000 : 30), text.utf8Count)
      text.addLink(destination: "https://a.example/\(number)", over: start..<end)
    }
    var layout = TextLayout(text, width: 200)
    for _ in 0..<4 {
      edit(&text, &random)
      layout = layout.updated(to: text)
      expectSame(layout, TextLayout(text, width: 200))
    }
  }

  @Test(arguments: 0..<200)
  func `another width gives the layout of that width`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = randomText(&random)
    let options = RandomLayout.options(&random)
    var layout = TextLayout(text, width: RandomLayout.width(&random), options: options)
    for _ in 0..<4 {
      let width = random.once(in: 6) ? .infinity : RandomLayout.width(&random)
      layout = layout.resized(to: width)
      expectSame(layout, TextLayout(text, width: width, options: options))
    }
  }

  @Test(arguments: 0..<60)
  func `a lazy layout is a piece of the whole one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var string = ""
    for _ in 0..<20 { string += TextPool.text(of: 200, &random) }
    let text = AttributedText(string)
    let whole = TextLayout(text, width: 300)
    var lazy = TextLayout(lazily: text, width: 300)
    #expect(lazy.lineCount == 0)
    #expect(lazy.hit(at: Point(x: 4, y: 4)).region == .notLaidOut)
    for y in [0.0, 300, 5000, 1e9] {
      lazy = lazy.prepared(upTo: y)
      #expect(lazy.lineCount > 0)
      let last = lazy.line(at: lazy.lineCount - 1).rect.maxY
      #expect(last > y || lazy.isComplete)
      for index in 0..<lazy.lineCount {
        #expect(lazy.line(at: index) == whole.line(at: index))
      }
      if !lazy.isComplete {
        #expect(lazy.hit(at: Point(x: 4, y: last + 1)).region == .notLaidOut)
      }
    }
    expectSame(lazy, whole)
  }
}

private func randomText(_ random: inout SeededGenerator) -> AttributedText {
  var text = AttributedText(TextPool.text(of: random.number(below: 80), &random))
  RandomLayout.decorate(&text, &random)
  return text
}
