import TapLayout
import TapTestSupport
import TapText
import TapUnicode
import Testing

/// Where lines break, under each rule for lines and for words.
@Suite struct LineBreakTests {
  @Test(arguments: CorpusFile.all(in: "texts"), LineBreakRule.allCases)
  func `lines take all that fits up to a place where ICU lets them break`(
    file: CorpusFile, rule: LineBreakRule
  ) throws {
    let text = AttributedText(try file.text().filter { $0 != "\t" && $0 != "\u{AD}" })
    for wordBreak in WordBreakRule.allCases {
      for (language, width) in [("", 24.0), ("ja", 72), ("th", 200)] {
        var options = LayoutOptions()
        options.lineBreak = rule
        options.wordBreak = wordBreak
        options.language = language
        let layout = TextLayout(text, width: width, options: options)
        let starts = (0..<layout.lineCount).map { layout.line(at: $0).utf8Range.lowerBound }
        #expect(
          starts == GreedyLines(text, options, cells: Int(width) / 8).starts,
          "\(wordBreak), \(language), \(width)")
      }
    }
  }

  @Test(arguments: [LineBreakRule.loose, .normal, .strict])
  func `the language and the strictness decide whether a small kana starts a line`(
    rule: LineBreakRule
  ) {
    let text = AttributedText("\u{3042}\u{3042}\u{3041}")
    #expect(lines(of: text, width: 32) { $0.language = "ja" } == ["\u{3042}\u{3042}", "\u{3041}"])
    #expect(lines(of: text, width: 32) { _ in } == ["\u{3042}", "\u{3042}\u{3041}"])
    let strict = lines(of: text, width: 32) {
      $0.language = "ja"
      $0.lineBreak = rule
    }
    #expect(strict.count == 2 && (strict[0].utf8.count == 3) == (rule == .strict))
  }

  @Test func `a paragraph's own rules hold for it alone`() {
    var text = AttributedText("\u{65E5}\u{672C} a\n\u{65E5}\u{672C} a")
    text.updateAttributes(in: 0..<9) { attributes in
      var style = ParagraphStyle()
      style.wordBreak = .keepAll
      attributes.paragraph = style
    }
    // Three cells: an ideograph takes two of them, so only a forced break parts a kept word.
    #expect(
      lines(of: text, width: 40) { _ in } == [
        "\u{65E5}\u{672C} ", "a\n", "\u{65E5}\u{672C} ", "a",
      ])
    let kept = "x\u{65E5} a"
    var other = AttributedText(kept + "\n" + kept)
    other.updateAttributes(in: 0..<kept.utf8.count + 1) { attributes in
      var style = ParagraphStyle()
      style.lineBreak = .anywhere
      attributes.paragraph = style
    }
    #expect(
      lines(of: other, width: 20) { $0.wordBreak = .keepAll } == [
        "x", "\u{65E5} ", "a\n", "x", "\u{65E5} ", "a",
      ])
  }

  @Test func `spaces hang where lines break anywhere`() {
    let text = AttributedText("abc  de(f) g")
    #expect(
      lines(of: text, width: 24) { $0.lineBreak = .anywhere } == ["abc  ", "de(", "f) ", "g"])
    #expect(
      lines(of: text, width: 24) { $0.wordBreak = .breakAll } == ["abc  ", "de", "(f) ", "g"])
    #expect(lines(of: text, width: 24) { _ in } == ["abc  ", "de(", "f) ", "g"])
  }

  @Test(arguments: [
    ("aaa \u{308} bbb", 24.0, ["aaa", " \u{308} ", "bbb"]),
    ("aaa \u{308} bbb", 36, ["aaa \u{308} ", "bbb"]),
    ("aaa\u{2003}\u{301} b", 36, ["aaa\u{2003}\u{301} ", "b"]),
    ("قال \u{6D6} ثم", 36, ["قال \u{6D6} ", "ثم"]),
    ("aaa \u{FE0F} bbb", 36, ["aaa \u{FE0F} ", "bbb"]),
  ])
  func `a space with a mark is a letter, which is drawn and never hangs`(
    string: String, width: Double, expected: [String]
  ) {
    let text = AttributedText(string)
    #expect(lines(of: text, width: width) { _ in } == expected)
    let layout = TextLayout(text, width: width)
    for line in 0..<layout.lineCount {
      layout.forEachBox(inLine: line) { box in
        let isPlainSpace = text.string(in: box.utf8Range) == " "
        #expect((box.region == .collapsedSpace) == isPlainSpace, "\(box)")
      }
    }
  }

  @Test(arguments: [
    ("\u{4E16} \u{4E16}", ["\u{4E16} ", "\u{4E16}"]), ("\u{4E16}  a", ["\u{4E16}  ", "a"]),
    ("\u{4E16} ", ["\u{4E16} "]), ("\u{4E16}\u{2003}a", ["\u{4E16}\u{2003}", "a"]),
    ("a\u{4E16} a", ["a", "\u{4E16} ", "a"]),
  ])
  func `a space after a cluster wider than the box hangs`(string: String, expected: [String]) {
    let text = AttributedText(string)
    #expect(lines(of: text, width: 12) { _ in } == expected)
  }

  @Test(arguments: [LineBreakRule.automatic, .anywhere])
  func `words that break between letters show no hyphens`(rule: LineBreakRule) {
    let text = AttributedText("ab\u{AD}cdef")
    func change(_ options: inout LayoutOptions) {
      options.lineBreak = rule
      options.wordBreak = rule == .anywhere ? .normal : .breakAll
      options.hyphenationPoints = [6]
    }
    #expect(lines(of: text, width: 24, change) == ["ab\u{AD}c", "def"])
    #expect(regions(of: text, width: 24, change).allSatisfy { $0 == .cluster })
    // So it is without the rule: both kinds of hyphens show.
    #expect(
      lines(of: text, width: 24) { $0.hyphenationPoints = [6] } == ["ab\u{AD}", "cd", "ef"])
    #expect(regions(of: text, width: 24) { $0.hyphenationPoints = [6] }.contains(.hyphen))
  }

  private func lines(
    of text: AttributedText, width: Double, _ change: (inout LayoutOptions) -> Void
  ) -> [String] {
    var options = LayoutOptions()
    change(&options)
    let layout = TextLayout(text, width: width, options: options)
    return (0..<layout.lineCount).map { text.string(in: layout.line(at: $0).utf8Range) }
  }

  private func regions(
    of text: AttributedText, width: Double, _ change: (inout LayoutOptions) -> Void
  ) -> [Region] {
    var options = LayoutOptions()
    change(&options)
    let layout = TextLayout(text, width: width, options: options)
    var regions: [Region] = []
    for line in 0..<layout.lineCount {
      layout.forEachBox(inLine: line) { regions.append($0.region) }
    }
    return regions
  }
}

/// Lines broken greedily from ICU's answers, one candidate after the other.
private struct GreedyLines {
  private(set) var starts: [Int] = []
  private let cells: Int
  /// The offset of each cluster of the paragraph at work and of its end.
  private var edges: [Int] = []
  private var widths: [Int] = []
  private var isSpace: [Bool] = []
  private var mayBreak: [Bool] = []

  init(_ text: AttributedText, _ options: LayoutOptions, cells: Int) {
    self.cells = cells
    var start = 0
    repeat {
      let end = text.utf8Count == 0 ? 0 : text.paragraphEnd(from: start)
      read(text, start..<end, options)
      breakLines(at: start)
      start = end
    } while start < text.utf8Count
    if text.endsInHardBreak { starts.append(start) }
  }

  private mutating func read(_ text: AttributedText, _ range: Range<Int>, _ options: LayoutOptions)
  {
    var clusters: [UInt32] = []
    text.clusterStarts(in: range, into: &clusters)
    edges = clusters.map(Int.init) + [range.count]
    let pieces = zip(edges, edges.dropFirst()).map {
      text.string(in: range.lowerBound + $0..<range.lowerBound + $1)
    }
    widths = pieces.map { Int(CellShaper(width: 1).width(of: $0, attributes: TextAttributes())) }
    isSpace = pieces.map { piece in
      // A space with a mark is a letter (UAX #14, rule LB10).
      guard piece.unicodeScalars.count == 1, let space = piece.unicodeScalars.first?.value else {
        return false
      }
      return space == 0x20 || space == 0x1680 || space == 0x205F || space == 0x3000
        || (0x2000...0x200A).contains(space) && space != 0x2007
    }
    if let last = pieces.last?.unicodeScalars.first,
      ScalarProperties.shared[last.value].isHardBreak
    {
      edges.removeLast()
    }
    let breaks = Set(breaks(of: Array(text.string(in: range).utf8), options))
    mayBreak = edges.map { options.lineBreak == .anywhere || breaks.contains($0) }
  }

  private func breaks(of bytes: [UInt8], _ options: LayoutOptions) -> [Int] {
    let strictness = LineRules.Strictness(rawValue: options.lineBreak.rawValue)
    let words = LineRules.Words(rawValue: options.wordBreak.rawValue) ?? .normal
    let rules = LineRules(strictness: strictness, words: words)
    guard var finder = try? BoundaryFinder(.line, locale: options.language, rules: rules) else {
      return []
    }
    var ends: [UInt32] = []
    var hard: [Bool] = []
    finder.lineBreaksByICU(of: bytes.span, into: &ends, hard: &hard)
    return ends.map(Int.init)
  }

  private mutating func breakLines(at base: Int) {
    let last = edges.count - 1
    var start = 0
    repeat {
      starts.append(base + edges[start])
      let ends = (start + 1..<max(start + 1, last + 1)).filter { $0 == last || mayBreak[$0] }
      if let best = ends.last(where: { visibleWidth(start, $0) <= cells }) {
        start = best
      } else {
        // A word wider than the line.
        var end = start
        while end < last, width(start, end + 1) <= cells || end == start { end += 1 }
        while end < last, widths[end] == 0 { end += 1 }
        while end < last, isSpace[end] { end += 1 }
        start = end
      }
    } while start < last
  }

  private func width(_ start: Int, _ end: Int) -> Int { widths[start..<end].reduce(0, +) }

  private func visibleWidth(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isSpace[end - 1] { end -= 1 }
    return width(start, end)
  }
}

extension AttributedText {
  fileprivate var endsInHardBreak: Bool {
    string(in: 0..<utf8Count).unicodeScalars.last.map {
      ScalarProperties.shared[$0.value].isHardBreak
    } ?? false
  }
}
