import TapUnicode
import Testing

@Suite struct LineLevelsTests {
  @Test(arguments: [
    ("\u{5D0} \u{5D1}", 0..<3, [1, 1, 0, 1, 1]), ("\u{5D0} \u{5D1}", 3..<5, [1, 1, 1, 1, 1]),
    ("\u{5D0} \u{5D1}", 0..<2, [1, 1, 1, 1, 1]),
  ])
  func `white space at the end of a line takes the paragraph's level (L1)`(
    text: String, line: Range<Int>, wanted: [UInt8]
  ) {
    let bytes = Array(text.utf8)
    var levels: [UInt8] = []
    var resolver = BidiResolver()
    let base = resolver.levels(of: bytes.span, direction: .leftToRight, into: &levels)
    resetLineEnd(&levels, of: bytes.span, line: line, base: base)
    #expect(levels == wanted)
  }

  @Test(arguments: 0..<40)
  func `lines end in the paragraph's level and keep all else (L1)`(seed: Int) {
    let bytes = Array(randomText(seed: seed, count: 30).utf8)
    var resolver = BidiResolver()
    var whole: [UInt8] = []
    let base = resolver.levels(of: bytes.span, into: &whole)
    var start = 0
    while start < bytes.count {
      let end = bytes.span.scalarStart(atOrBefore: min(bytes.count, start + 4 + seed % 9))
      guard end > start else { break }
      var levels = whole
      resetLineEnd(&levels, of: bytes.span, line: start..<end, base: base)
      var isAtEnd = true
      for offset in bytes.indices.reversed() {
        if offset < start || offset >= end {
          #expect(levels[offset] == whole[offset])
          continue
        }
        let first = bytes.span.scalarStart(atOrBefore: offset)
        let scalar = bytes.span.scalar(at: first).value
        if !ScalarProperties.shared[scalar].resetsAtLineEnd { isAtEnd = false }
        #expect(levels[offset] == (isAtEnd ? base : whole[offset]))
      }
      start = end
    }
  }
}
