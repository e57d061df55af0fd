import TapTestSupport
import TapText
import Testing

@Suite struct SearchTests {
  static let table: [(text: String, needle: String, ranges: [Range<Int>])] = [
    // report/OFF-10: half of a character is no match, decomposed or not.
    ("ka\u{328}sa", "a", [5..<6]), ("k\u{105}sa", "a", [4..<5]),
    ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}", []), ("a\r\nb", "\r", []), ("a\r\nb", "\n", []),
    ("aaaa", "aa", [0..<2, 2..<4]), ("abab", "bab", [1..<4]), ("abc", "", []), ("", "a", []),
    ("a\u{301}a", "a\u{301}", [0..<3]), ("\0x\0", "\0", [0..<1, 2..<3]),
    ("aa\u{301}a", "aa", []), ("\u{1F1E6}\u{1F1E7}\u{1F1E6}", "\u{1F1E6}", [8..<12]),
  ]

  @Test(arguments: table)
  func `a match never cuts a cluster`(text: String, needle: String, ranges: [Range<Int>]) {
    #expect(AttributedText(text).ranges(of: needle) == ranges)
  }

  @Test(arguments: 0..<60)
  func `a search finds what comparing at each place finds`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let string = String(
      (0..<300).map { _ in random.pick(["a", "b", "\u{301}", "\u{E9}"]) as Character })
    let text = AttributedText(string, chunkSize: 16)
    let bytes = Array(string.utf8)
    for needle in ["a", "ab", "aab", "b\u{301}", "\u{E9}\u{E9}", "abab", "aaaaaaaaaaaaaaaaaaaaaaa"]
    {
      let wanted = Array(needle.utf8)
      var expected: [Range<Int>] = []
      var offset = 0
      while offset + wanted.count <= bytes.count {
        let range = offset..<offset + wanted.count
        if Array(bytes[range]) == wanted, text.isClusterBoundary(range.lowerBound),
          text.isClusterBoundary(range.upperBound)
        {
          expected.append(range)
          offset = range.upperBound
        } else {
          offset += 1
        }
      }
      #expect(text.ranges(of: needle) == expected)
    }
  }

  @Test func `pieces make up the whole text`() {
    // report/OFF-05
    var text = AttributedText("\u{1F44B} see https://example.com for more")
    text.addLink(destination: "https://example.com", over: 9..<28)
    let pieces = text.fragments()
    #expect(
      pieces.map { text.string(in: $0.utf8Range) }
        == ["\u{1F44B} see ", "https://example.com", " for more"])
    #expect(pieces.map(\.link) == [nil, 0, nil])
  }

  @Test(arguments: 0..<40)
  func `pieces tile any text`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: 40, &random), chunkSize: 24)
    for _ in 0..<5 {
      text.addLink(destination: "d", over: random.range(within: text.utf8Count))
    }
    let pieces = text.fragments(overlap: random.pick(LinkOverlap.allCases))
    #expect(
      pieces.map { text.string(in: $0.utf8Range) }.joined().utf8.elementsEqual(text.string.utf8))
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.utf8Range.upperBound == next.utf8Range.lowerBound && piece.link != next.link)
      #expect(!piece.utf8Range.isEmpty && text.isClusterBoundary(piece.utf8Range.upperBound))
    }
  }
}
