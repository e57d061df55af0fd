import TapTestSupport
import TapUnicode
import Testing

@Suite struct BoundaryFinderTests {
  @Test(arguments: BoundaryFinder.Kind.allCases, 0..<50)
  func `boundaries tile any text`(_ kind: BoundaryFinder.Kind, seed: Int) throws {
    let bytes = Array(randomText(seed: seed, count: seed * 4).utf8)
    let ends = try boundaries(kind, bytes)
    #expect(zip(ends, ends.dropFirst()).allSatisfy(<))
    #expect(ends.first != 0)
    #expect(ends.last.map(Int.init) == (bytes.isEmpty ? nil : bytes.count))
    #expect(ends.allSatisfy { $0 == bytes.count || bytes[Int($0)] & 0xC0 != 0x80 })
  }

  @Test(arguments: BoundaryFinder.Kind.allCases, 0..<50)
  func `boundaries tile ill-formed bytes too`(_ kind: BoundaryFinder.Kind, seed: Int) throws {
    let bytes = randomBytes(seed: seed, count: 1 + seed)
    let ends = try boundaries(kind, bytes)
    #expect(zip(ends, ends.dropFirst()).allSatisfy(<))
    #expect(ends.last.map(Int.init) == bytes.count)
  }

  @Test(arguments: BoundaryFinder.Kind.allCases, 0..<20)
  func `a finder that takes over from another finds what a new one finds`(
    _ kind: BoundaryFinder.Kind, seed: Int
  ) throws {
    for number in 0..<4 {
      let count = seed == 0 && number == 1 ? 20_000 : number * 10
      let bytes = Array(randomText(seed: seed * 4 + number, count: count).utf8)
      // Only one of two at a time can have what an earlier one left.
      var ends: [[UInt32]] = [[], []]
      var first = try BoundaryFinder(kind)
      var second = try BoundaryFinder(kind)
      first.boundariesByICU(of: bytes.span, into: &ends[0])
      second.boundariesByICU(of: bytes.span, into: &ends[1])
      #expect(ends[0] == ends[1])
    }
  }

  @Test(arguments: BoundaryFinder.Kind.allCases, 0..<60)
  func `a text cut into windows has the boundaries of the whole`(
    _ kind: BoundaryFinder.Kind, seed: Int
  ) throws {
    // Sentences may look ahead as far as they like, so theirs are cut at hard breaks.
    let pieces = (0..<20).map { randomText(seed: seed * 100 + $0, count: 12) }
    let bytes = Array(pieces.joined(separator: kind == .sentence ? "\n" : "").utf8)
    let whole = try boundaries(kind, bytes)
    for size in [400, 521, 1000] {
      #expect(try boundaries(kind, bytes, window: size) == whole)
      // The fast paths leave little to cut.
      var finder = try BoundaryFinder(kind)
      finder.windowSize = size
      var ends: [UInt32] = []
      finder.boundariesByICU(of: bytes.span, into: &ends)
      #expect(ends == whole)
    }
  }

  @Test(arguments: BoundaryFinder.Kind.allCases)
  func `a word beyond ICU's window is one piece`(_ kind: BoundaryFinder.Kind) throws {
    let word = [UInt8](repeating: 0x78, count: 600_000)
    var marks: [UInt8] = [0x78]
    for _ in 0..<300_000 { marks += [0xCC, 0x81] }
    #expect(try boundaries(kind, marks) == [600_001])
    if kind != .cluster { #expect(try boundaries(kind, word) == [600_000]) }
  }

  @Test(arguments: BoundaryFinder.Kind.allCases)
  func `a text beyond ICU's window has the boundaries of its parts`(
    _ kind: BoundaryFinder.Kind
  ) throws {
    // Hard breaks cut what ICU looks at, so each part alone gives the same.
    let part = Array("A word, \"quoted\" (1.5) \u{E9}e\u{301} \u{65E5}\u{672C}.\n".utf8)
    let alone = try boundaries(kind, part)
    let count = 20_000
    let ends = try boundaries(kind, Array(repeatElement(part, count: count).joined()))
    #expect(ends.count == alone.count * count)
    let last = UInt32(part.count * (count - 1))
    #expect(Array(ends.suffix(alone.count)) == alone.map { $0 + last })
  }

  @Test(arguments: 0..<100)
  func `clusters found without ICU are those of ICU`(seed: Int) throws {
    // ICU sees all of a text where a joining scalar stands every few scalars.
    let bytes = Array(randomText(seed: seed, count: 200).utf8)
    let fast = try boundaries(.cluster, bytes)
    var slow: [UInt32] = []
    var finder = try BoundaryFinder(.cluster)
    finder.boundariesByICU(of: bytes.span, into: &slow)
    #expect(fast == slow)
  }

  @Test(arguments: ["", "en", "ja", "fi", "sv", "zh", "ko", "th", "ja-u-lb-loose"], 0..<60)
  func `line breaks found without ICU are those of ICU`(locale: String, seed: Int) throws {
    for text in [randomText(seed: seed, count: 200), randomProse(seed: seed, count: 300)] {
      let bytes = Array(text.utf8)
      var finder = try BoundaryFinder(.line, locale: locale)
      var fast: [UInt32] = []
      var slow: [UInt32] = []
      var fastHard: [Bool] = []
      var slowHard: [Bool] = []
      finder.lineBreaks(of: bytes.span, into: &fast, hard: &fastHard)
      finder.lineBreaksByICU(of: bytes.span, into: &slow, hard: &slowHard)
      #expect(fast == slow)
      #expect(fastHard == slowHard)
    }
  }

  @Test(arguments: [
    ("", []), ("a", [1]), ("abc", [1, 2, 3]), ("a\r\nb", [1, 3, 4]), ("\r\n", [2]),
    ("\r\r\n\n", [1, 3, 4]), ("ma\u{301}s", [1, 4, 5]), ("\u{301}a", [2, 3]),
    ("\u{1F1EF}\u{1F1F5}\u{1F1E7}", [8, 12]),
    ("0123456789\r\nx", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]),
  ])
  func `clusters are what readers take for characters`(text: String, ends: [UInt32]) throws {
    #expect(try boundaries(.cluster, Array(text.utf8)) == ends)
  }

  @Test func `line breaks tell which are hard`() throws {
    var finder = try BoundaryFinder(.line)
    var ends: [UInt32] = []
    var hard: [Bool] = []
    let text = "two words\nnext\u{2028}\r\nend"
    finder.lineBreaks(of: text.utf8Span.span, into: &ends, hard: &hard)
    #expect(ends == [4, 10, 17, 19, 22])
    #expect(hard == [false, true, true, true, false])
  }

  @Test func `words tell which are like words`() throws {
    var finder = try BoundaryFinder(.word, locale: "en")
    var ends: [UInt32] = []
    var isWordLike: [Bool] = []
    finder.words(of: "it's 3.5, \u{65E5}".utf8Span.span, into: &ends, isWordLike: &isWordLike)
    #expect(ends == [4, 5, 8, 9, 10, 13])
    #expect(isWordLike == [true, false, true, false, false, true])
  }

  @Test func `IC-14: the locale decides line breaks`() throws {
    // Japanese may break before a small kana, the root locale may not.
    let bytes = Array("\u{3042}\u{3041}".utf8)
    #expect(try boundaries(.line, bytes) == [6])
    #expect(try boundaries(.line, bytes, locale: "ja") == [3, 6])
  }

  @Test func `appending keeps what is there`() throws {
    var finder = try BoundaryFinder(.line)
    var ends: [UInt32] = [7]
    var hard = [true]
    finder.lineBreaks(of: "a b".utf8Span.span, into: &ends, hard: &hard)
    #expect(ends == [7, 2, 3])
    #expect(hard == [true, false, false])
  }

  @Test func `finders of one kind do not disturb one another`() throws {
    let text = randomText(seed: 1, count: 100)
    var first = try BoundaryFinder(.word)
    var second = try BoundaryFinder(.word)
    var ends: ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    first.boundaries(of: text.utf8Span.span, into: &ends.0)
    second.boundaries(of: "other".utf8Span.span, into: &ends.1)
    first.boundaries(of: text.utf8Span.span, into: &ends.2)
    #expect(ends.0 == ends.2)
    #expect(ends.1 == [5])
  }
}

private func boundaries(
  _ kind: BoundaryFinder.Kind, _ bytes: [UInt8], locale: String = "", window: Int = 512 * 1024
) throws -> [UInt32] {
  var finder = try BoundaryFinder(kind, locale: locale)
  finder.windowSize = window
  var ends: [UInt32] = []
  finder.boundaries(of: bytes.span, into: &ends)
  return ends
}
