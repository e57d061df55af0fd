import TapTestSupport
import TapUnicode
import Testing

@Suite struct LineRulesTests {
  @Test(arguments: allRules, 0..<20)
  func `line breaks found without ICU are those of ICU under every rule`(
    _ rules: LineRules, seed: Int
  ) throws {
    for locale in ["", "ja", "zh", "ko", "th", "fi"] {
      for text in [randomText(seed: seed, count: 120), randomProse(seed: seed, count: 200)] {
        let bytes = Array(text.utf8)
        var finder = try BoundaryFinder(.line, locale: locale, rules: rules)
        var (fast, slow): ([UInt32], [UInt32]) = ([], [])
        var (fastHard, slowHard): ([Bool], [Bool]) = ([], [])
        finder.lineBreaks(of: bytes.span, into: &fast, hard: &fastHard)
        finder.lineBreaksByICU(of: bytes.span, into: &slow, hard: &slowHard)
        #expect(fast == slow)
        #expect(fastHard == slowHard)
      }
    }
  }

  @Test(arguments: allRules, 0..<20)
  func `breaks tile any bytes under every rule`(_ rules: LineRules, seed: Int) throws {
    for bytes in [
      randomBytes(seed: seed, count: 1 + seed), Array(randomText(seed: seed, count: 80).utf8),
    ] {
      let ends = try breaks(of: bytes, rules)
      #expect(zip(ends, ends.dropFirst()).allSatisfy(<))
      #expect(ends.first != 0)
      #expect(ends.last.map(Int.init) == (bytes.isEmpty ? nil : bytes.count))
    }
  }

  @Test(arguments: allRules, 0..<10)
  func `a text cut into windows has the breaks of the whole under every rule`(
    _ rules: LineRules, seed: Int
  ) throws {
    let bytes = Array((0..<20).map { randomText(seed: seed * 100 + $0, count: 12) }.joined().utf8)
    let whole = try breaks(of: bytes, rules)
    for size in [400, 521] {
      #expect(try breaks(of: bytes, rules, window: size) == whole)
    }
  }

  @Test(arguments: LineRules.Strictness.allCases, 0..<10)
  func `a strictness is that of the locale's own keyword`(
    _ strictness: LineRules.Strictness, seed: Int
  ) throws {
    let bytes = Array(randomText(seed: seed, count: 100).utf8)
    for language in ["ja", "zh-Hant", "ko", "en"] {
      let tag = "\(language)-u-lb-\(strictness.rawValue)"
      #expect(
        try breaks(of: bytes, LineRules(strictness: strictness), locale: language)
          == breaks(of: bytes, LineRules(), locale: tag))
    }
  }

  @Test(arguments: 0..<60)
  func `words kept whole lose only the breaks between letters`(seed: Int) throws {
    let bytes = Array(randomText(seed: seed, count: 150).utf8)
    let all = Set(try breaks(of: bytes, LineRules()))
    let kept = Set(try breaks(of: bytes, LineRules(words: .keepAll)))
    #expect(kept.isSubset(of: all))
    for offset in all where Int(offset) < bytes.count {
      #expect(kept.contains(offset) != partsLetters(Int(offset), of: bytes))
    }
  }

  @Test(arguments: 0..<60)
  func `words broken anywhere keep the breaks that they had`(seed: Int) throws {
    let bytes = Array(randomText(seed: seed, count: 150).utf8)
    let all = Set(try breaks(of: bytes, LineRules()))
    #expect(all.subtracting(try breaks(of: bytes, LineRules(words: .breakAll))) == [])
  }

  @Test(arguments: [
    // A small kana, the prolonged sound mark, a wave dash, an iteration mark, the middle dot.
    ("\u{3042}\u{3041}", "ja", [true, true, true, false]),
    ("\u{3042}\u{30FC}", "ja", [true, true, true, false]),
    ("\u{3042}\u{301C}", "ja", [false, true, true, false]),
    ("\u{3042}\u{3005}", "ja", [false, true, false, false]),
    ("\u{3042}\u{30FB}", "ja", [false, true, false, false]),
    ("\u{3042}\u{3002}", "ja", [false, false, false, false]),
    ("\u{3042}\u{3041}", "", [false, true, true, false]),
    ("\u{3042}\u{301C}", "en", [false, false, false, false]),
  ])
  func `strictness decides whether a mark may start a line`(
    text: String, language: String, breaks: [Bool]
  ) throws {
    let strictnesses: [LineRules.Strictness?] = [nil, .loose, .normal, .strict]
    let found = try strictnesses.map {
      try self.breaks(of: Array(text.utf8), LineRules(strictness: $0), locale: language).count == 2
    }
    #expect(found == breaks)
  }

  @Test(arguments: [
    ("\u{65E5}\u{672C}\u{8A9E}\u{3002}\u{65E5}", [12, 15]),
    ("\u{D55C}\u{AD6D} \u{C5B4}", [7, 10]), ("100\u{5186} ok", [7, 9]),
    ("\u{3042}\u{3099}\u{3042}", [9]), ("a-b", [2, 3]),
    // Thai words are found in a dictionary, so they stay apart.
    ("\u{E44}\u{E17}\u{E22}\u{E01}\u{E34}\u{E19}", [9, 18]),
  ])
  func `words kept whole break beside other marks alone`(text: String, ends: [UInt32]) throws {
    #expect(try breaks(of: Array(text.utf8), LineRules(words: .keepAll), locale: "th") == ends)
  }

  @Test(arguments: [
    ("word, 12", [1, 2, 3, 6, 7, 8]), ("e\u{301}a", [3, 4]), ("(a)", [3]),
    ("\u{E44}\u{E17}\u{E22}", [3, 6, 9]), ("\u{5D0}\u{5D1}", [2, 4]),
    // Small kana keep to the strictness, which here forbids them to start a line.
    ("\u{3042}\u{3041}", [6]),
  ])
  func `words broken anywhere break between letters and digits`(text: String, ends: [UInt32]) throws
  {
    #expect(try breaks(of: Array(text.utf8), LineRules(words: .breakAll)) == ends)
  }

  @Test(arguments: ["ja@lb", "ja;;;=@=", "@@", "\u{FFFD}", String(repeating: "a", count: 400)])
  func `a locale that takes no keyword is the root's`(locale: String) throws {
    let bytes = Array("\u{3042}\u{3041} a".utf8)
    #expect(
      try breaks(of: bytes, LineRules(strictness: .normal), locale: locale)
        == breaks(of: bytes, LineRules(strictness: .normal)))
  }

  /// Whether both neighbors of an offset are letters that no dictionary parts.
  private func partsLetters(_ offset: Int, of bytes: [UInt8]) -> Bool {
    let before = Array(String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars)
      .last { !$0.properties.generalCategory.isMark && $0 != "\u{200D}" }
    let after = String(decoding: bytes[offset...], as: UTF8.self).unicodeScalars.first
    guard let before, let after else { return false }
    let isThai = [before, after].allSatisfy { (0xE00..<0xE80).contains($0.value) }
    return LineTable.shared[before.value].isLetter && LineTable.shared[after.value].isLetter
      && !isThai
  }

  private func breaks(
    of bytes: [UInt8], _ rules: LineRules, locale: String = "", window: Int = 512 * 1024
  ) throws -> [UInt32] {
    var finder = try BoundaryFinder(.line, locale: locale, rules: rules)
    finder.windowSize = window
    var ends: [UInt32] = []
    finder.boundaries(of: bytes.span, into: &ends)
    return ends
  }
}

private let allRules = LineRules.Words.allCases.flatMap { words in
  ([nil] + LineRules.Strictness.allCases).map { LineRules(strictness: $0, words: words) }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(self)
  }
}
