import TapUnicode
import Testing

@Suite struct BidiResolverTests {
  @Test(arguments: BaseDirection.allCases, 0..<60)
  func `each byte of a scalar has its level`(_ direction: BaseDirection, seed: Int) throws {
    let bytes = paragraph(seed: seed)
    let (levels, base) = try resolve(bytes, direction)
    #expect(levels.count == bytes.count)
    #expect(base == 0 || base == 1)
    if direction != .automatic { #expect(Int32(base) == direction.rawValue) }
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 == 0x80 {
      #expect(levels[offset] == levels[offset - 1])
    }
    #expect(levels.allSatisfy { $0 >= base && $0 <= base + 127 })
  }

  @Test(arguments: 0..<60)
  func `levels found without ICU are those of ICU`(seed: Int) throws {
    let bytes = paragraph(seed: seed)
    var resolver = try BidiResolver()
    var fast: [UInt8] = []
    var slow: [UInt8] = []
    #expect(
      try resolver.levels(of: bytes.span, into: &fast)
        == resolver.levelsByICU(of: bytes.span, into: &slow))
    #expect(fast == slow)
  }

  @Test(arguments: BaseDirection.allCases, 0..<60)
  func `what rule X9 removes has a level from beside it`(
    _ direction: BaseDirection, seed: Int
  ) throws {
    let bytes = paragraph(seed: seed)
    let (levels, base) = try resolve(bytes, direction)
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
  ) throws {
    #expect(try resolve(Array(text.utf8), direction).base == level)
  }

  @Test func `letters, numbers and neutrals get their levels`() throws {
    let text = "a \u{5D0}\u{5D1} 12!"
    let (levels, _) = try resolve(Array(text.utf8), .leftToRight)
    #expect(levels == [0, 0, 1, 1, 1, 1, 1, 2, 2, 0])
  }

  @Test func `the hard break of a paragraph has the paragraph's level (L1)`() throws {
    #expect(try resolve(Array("\u{5D0}\n".utf8), .leftToRight).levels == [1, 1, 0])
  }

  @Test(arguments: 0..<40)
  func `a text cut into windows has the levels of the whole`(seed: Int) throws {
    // Words of both directions and numbers between them; no brackets and no explicit marks.
    let words = ["one", "\u{5D0}\u{5D1}", "12", "\u{627}\u{644}", ",", "two", "3.5"]
    let text = (0..<300).map { words[($0 * (seed + 3) + $0 / 7) % words.count] }
    let bytes = Array(text.joined(separator: " ").utf8)
    for direction in BaseDirection.allCases {
      let (whole, base) = try resolve(bytes, direction)
      let (parts, partBase) = try resolve(bytes, direction, window: 200)
      #expect(base == partBase)
      #expect(parts == whole)
    }
  }

  @Test(arguments: BaseDirection.allCases)
  func `a paragraph beyond ICU's window has the levels of its start`(
    _ direction: BaseDirection
  ) throws {
    let part = Array("one \u{5D0}\u{5D1} 12, (\u{627}\u{644}) two ".utf8)
    let (start, base) = try resolve(part + part, direction)
    let text = Array(repeatElement(part, count: 25_000).joined())
    let (levels, longBase) = try resolve(text, direction)
    #expect(text.count > 512 * 1024)
    #expect(longBase == base)
    #expect(levels.count == text.count)
    for offset in stride(from: 0, to: text.count - part.count, by: part.count) {
      #expect(levels[offset..<offset + part.count] == start[..<part.count])
    }
  }

  private func paragraph(seed: Int) -> [UInt8] {
    let bytes = Array(randomText(seed: seed, count: 40).utf8)
    return Array(bytes[..<(bytes.span.hardBreak(from: 0)?.upperBound ?? bytes.count)])
  }

  private func resolve(
    _ bytes: [UInt8], _ direction: BaseDirection, window: Int = 512 * 1024
  ) throws -> (levels: [UInt8], base: UInt8) {
    var resolver = try BidiResolver()
    resolver.windowSize = window
    var levels: [UInt8] = [9]
    let base = try resolver.levels(of: bytes.span, direction: direction, into: &levels)
    return (levels, base)
  }
}
