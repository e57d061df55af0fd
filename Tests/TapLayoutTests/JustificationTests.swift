import TapLayout
import TapTestSupport
import TapText
import Testing

/// Lines that fill their boxes.
@Suite struct JustificationTests {
  @Test(arguments: 0..<200)
  func `a line with room somewhere fills its box, each place alike`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pools: [TextPool] = [.latin, .han, .arabic, .spaces, .punctuation, .emoji]
    let text = AttributedText(
      TextPool.text(of: 60, from: pools, &random).filter { $0 != "\t" && $0 != "\u{AD}" })
    let width = Double(60 + random.number(below: 200))
    let (plain, justified) = layouts(of: text, width: width, random.pick([nil, .rightToLeft]))
    #expect(plain.lineCount == justified.lineCount)
    for line in 0..<plain.lineCount {
      let room = width - plain.line(at: line).rect.width
      let grown = growth(of: line, plain, justified)
      guard !grown.isEmpty else { continue }
      #expect(justified.line(at: line).isSoftWrapped)
      #expect(justified.line(at: line).rect.width == width)
      #expect(justified.line(at: line).rect.x == 0)
      let share = room / Double(grown.count)
      var given = 0.0
      for (index, place) in grown.keys.sorted().enumerated() {
        given += grown[place] ?? 0
        #expect(abs(given - Double(index + 1) * share) < 1.0 / 64 + 1e-9)
      }
    }
  }

  @Test(arguments: [
    // Words, with spaces of a fixed width that keep it, and one that may not break.
    ("ab cd\u{2003}ef\u{A0}gh ij klmnop", [2, 8, 11]),
    // Letters in squares open on both sides, marks like them too, but not twice beside a space.
    ("\u{65E5}\u{3002}\u{30AB}\u{FF21}ab\u{65E5} c\u{8A9E} \u{8A9E}", [0, 1, 2, 3, 5, 7, 8]),
    ("\u{65E5}\u{672C}\u{200E}\u{65E5}\u{672C}", [0]),
    ("\u{65E5}\u{672C}\u{3000}\u{65E5}\u{672C}", [0, 1, 2]),
    // Korean opens at spaces alone, and emoji are no letters.
    ("\u{D55C}\u{AD6D} \u{C5B4}\u{B97C} \u{C5B4}", [2]), ("\u{1F600}\u{1F600} a \u{1F600}b", [2]),
  ])
  func `lines open after words and beside letters in squares`(text: String, places: [Int]) {
    let text = AttributedText(text)
    // As wide as all but the last two clusters and half a cell.
    let natural = TextLayout(text, width: .infinity).line(at: 0).rect.width
    let width = natural - 12
    let (plain, justified) = layouts(of: text, width: width, nil)
    #expect(plain.lineCount == 2)
    #expect(growth(of: 0, plain, justified).keys.sorted() == places)
    #expect(growth(of: 1, plain, justified).isEmpty)
  }

  @Test func `nothing before a tab moves`() {
    let text = AttributedText("a b\tc d e ffff")
    let (plain, justified) = layouts(of: text, width: 100, nil)
    #expect(growth(of: 0, plain, justified).keys.sorted() == [5])
    #expect(justified.line(at: 0).rect.width == 100)
    let ends = AttributedText("a b\tcc ffff")
    let (before, after) = layouts(of: ends, width: 90, nil)
    #expect(growth(of: 0, before, after).isEmpty)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `room stands where reading goes on, and belongs to the cluster before it`(
    direction: WritingDirection
  ) {
    // Ideographs under an override, three of two cells in a line of seven.
    let mark = direction == .leftToRight ? "\u{202D}" : "\u{202E}"
    let text = AttributedText(mark + "\u{65E5}\u{672C}\u{8A9E}\u{65E5}")
    let (_, justified) = layouts(of: text, width: 56, direction)
    let box = justified.line(at: 0).rect
    #expect(box == Rect(x: 0, y: 0, width: 56, height: 16))
    let isLeft = direction == .leftToRight
    let inRoom = Point(x: isLeft ? 18 : 56 - 18, y: 8)
    let hit = justified.hit(at: inRoom)
    #expect(hit.utf8Range == 3..<6)
    #expect(hit.box.width == 20)
    #expect(justified.caret(nearest: inRoom).x == (isLeft ? 20 : 36))
  }

  @Test func `letters of two directions do not open between them`() {
    // From right to left, links that stand alone are ordered one by one.
    var text = AttributedText("\u{65E5}\u{672C}\u{65E5}\u{672C} a b")
    text.addLink(destination: "https://a.example", over: 0..<6)
    text.addLink(destination: "https://b.example", over: 6..<12)
    for (isolates, places) in [(false, [0, 1, 2]), (true, [0, 2])] {
      let (plain, justified) = layouts(of: text, width: 78, .rightToLeft, isolates: isolates)
      #expect(growth(of: 0, plain, justified).keys.sorted() == places)
    }
  }

  @Test func `a link over letters in squares has no holes`() {
    var text = AttributedText("\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}")
    text.addLink(destination: "https://a.example", over: 3..<9)
    let (_, justified) = layouts(of: text, width: 70, nil)
    #expect(justified.line(at: 0).rect.width == 70)
    var rects: [Rect] = []
    justified.forEachRect(ofLink: 0) { rects.append($0) }
    #expect(rects.reduce(0) { $0 + $1.width } == 36)
    for x in stride(from: 18.5, to: 54, by: 1) {
      #expect(justified.hit(at: Point(x: x, y: 8)).link == 0)
    }
  }

  private func layouts(
    of text: AttributedText, width: Double, _ direction: WritingDirection?, isolates: Bool = false
  ) -> (plain: TextLayout, justified: TextLayout) {
    var options = LayoutOptions()
    options.direction = direction
    options.isolatesLinks = isolates
    options.alignment = .start
    let plain = TextLayout(text, width: width, options: options)
    options.alignment = .justify
    return (plain, TextLayout(text, width: width, options: options))
  }

  /// By how much each visible cluster of a line grows, by its number in the text.
  private func growth(
    of line: Int, _ plain: TextLayout, _ justified: TextLayout
  ) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    plain.forEachBox(inLine: line) { widths[$0.cluster] = $0.maxX - $0.minX }
    var growth: [Int: Double] = [:]
    justified.forEachBox(inLine: line) { box in
      guard box.region == .cluster, let width = widths[box.cluster] else { return }
      let more = box.maxX - box.minX - width
      if more > 0 { growth[box.cluster] = more }
    }
    return growth
  }
}
