import TapUnicode
import Testing

@Suite struct BidiResolverTests {
  @Test(arguments: BaseDirection.allCases, 0..<60)
  func `each byte of a scalar has its level`(_ direction: BaseDirection, seed: Int) {
    let bytes = paragraph(seed: seed)
    let (levels, base) = resolve(bytes, direction)
    #expect(levels.count == bytes.count)
    #expect(base == 0 || base == 1)
    if direction != .automatic { #expect(Int32(base) == direction.rawValue) }
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 == 0x80 {
      #expect(levels[offset] == levels[offset - 1])
    }
    #expect(levels.allSatisfy { $0 >= base && $0 <= base + 127 })
  }

  @Test(arguments: 0..<60)
  func `levels found fast are those found by the rules`(seed: Int) {
    let bytes = paragraph(seed: seed)
    var resolver = BidiResolver()
    var fast: [UInt8] = []
    var slow: [UInt8] = []
    #expect(
      resolver.levels(of: bytes.span, into: &fast)
        == resolver.levelsByRules(of: bytes.span, into: &slow))
    #expect(fast == slow)
  }

  @Test(arguments: BaseDirection.allCases, 0..<60)
  func `what rule X9 removes has a level from beside it`(
    _ direction: BaseDirection, seed: Int
  ) {
    let bytes = paragraph(seed: seed)
    let (levels, base) = resolve(bytes, direction)
    for offset in bytes.indices {
      let scalar = bytes.span.scalar(at: bytes.span.scalarStart(atOrBefore: offset))
      // LRE, RLE, PDF, LRO, RLO, ZWJ and the like.
      guard (0x202A...0x202E).contains(scalar.value) || scalar.value == 0x200B else { continue }
      let start = bytes.span.scalarStart(atOrBefore: offset)
      let before = start == 0 ? base : levels[start - 1]
      let end = start + scalar.length
      let after = end == bytes.count ? base : levels[end]
      #expect([before, after, base].contains(levels[offset]))
    }
  }

  @Test(arguments: [
    ("", BaseDirection.automatic, 0), ("abc", .automatic, 0), ("123", .automatic, 0),
    ("\u{5D0}", .automatic, 1), ("12 \u{5D0}", .automatic, 1), ("\u{627} a", .automatic, 1),
    ("\u{2067}a\u{2069}\u{5D0}", .automatic, 1), ("\u{2067}\u{5D0}\u{2069}a", .automatic, 0),
    ("\u{2067}\u{5D0}", .automatic, 0), ("\u{5D0}", .leftToRight, 0), ("abc", .rightToLeft, 1),
    ("", .rightToLeft, 1),
  ])
  func `the first strong letter outside isolates decides (P2, P3)`(
    text: String, direction: BaseDirection, level: UInt8
  ) {
    #expect(resolve(Array(text.utf8), direction).base == level)
  }

  @Test func `letters, numbers and neutrals get their levels`() {
    let text = "a \u{5D0}\u{5D1} 12!"
    let (levels, _) = resolve(Array(text.utf8), .leftToRight)
    #expect(levels == [0, 0, 1, 1, 1, 1, 1, 2, 2, 0])
  }

  @Test func `the hard break of a paragraph has the paragraph's level (L1)`() {
    #expect(resolve(Array("\u{5D0}\n".utf8), .leftToRight).levels == [1, 1, 0])
  }

  @Test(arguments: [
    // A separator inside ends what is open; the paragraph's level holds on.
    ("\u{202E}a\u{1C}b", [1, 1, 1, 1, 0, 0]), ("\u{2067}a\u{1C}b", [0, 0, 0, 2, 0, 0]),
  ])
  func `a paragraph separator ends embeddings and isolates (X8)`(text: String, wanted: [UInt8]) {
    #expect(resolve(Array(text.utf8), .leftToRight).levels == wanted)
  }

  private func paragraph(seed: Int) -> [UInt8] {
    let bytes = Array(randomText(seed: seed, count: 40).utf8)
    return Array(bytes[..<(bytes.span.hardBreak(from: 0)?.upperBound ?? bytes.count)])
  }

  private func resolve(
    _ bytes: [UInt8], _ direction: BaseDirection
  ) -> (levels: [UInt8], base: UInt8) {
    var resolver = BidiResolver()
    var levels: [UInt8] = [9]
    let base = resolver.levels(of: bytes.span, direction: direction, into: &levels)
    return (levels, base)
  }
}
