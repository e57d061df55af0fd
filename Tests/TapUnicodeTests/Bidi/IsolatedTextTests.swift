import TapTestSupport
import TapUnicode
import Testing

/// Stretches resolved as if they stood in isolates.
@Suite struct IsolatedTextTests {
  @Test(arguments: CorpusFile.all(in: "texts"), 0..<4)
  func `LS-B3: levels are those of the text with FSI and PDI around each stretch`(
    file: CorpusFile, seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    for paragraph in paragraphs(of: Array(try file.text().utf8)) {
      let ranges = ranges(in: paragraph, &random).filter { isBalanced(paragraph[$0]) }
      let direction = random.pick(BaseDirection.allCases)
      let own = resolve(paragraph, isolating: ranges, direction)
      let marked = Marked(paragraph, ranges)
      // Where nothing outside has a direction, the stretches decide, and no real isolate would.
      let base: BaseDirection = own.base == 1 ? .rightToLeft : .leftToRight
      let other = resolve(marked.bytes, isolating: [], base)
      #expect(own.levels == marked.own.map { other.levels[$0] })
      #expect(own.base == other.base)
    }
  }

  @Test(arguments: 0..<60)
  func `LS-B3: what stands outside does not feel what stands inside`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = paragraph(&random)
    let ranges = ranges(in: text, &random)
    for direction in [BaseDirection.leftToRight, .rightToLeft] {
      let levels = resolve(text, isolating: ranges, direction).levels
      // Each stretch gives way to as many bytes that have no direction, or to other letters.
      for other in ["!", "a", "\u{5D0}", "\u{202E}", "\u{2069}", "\u{2067}"] {
        var changed = text
        for range in ranges where range.count >= other.utf8.count {
          let filling = Array(other.utf8) + repeatElement(0x21, count: range.count)
          changed.replaceSubrange(range, with: filling.prefix(range.count))
        }
        let others = resolve(changed, isolating: ranges, direction).levels
        for offset in text.indices where !ranges.contains(where: { $0.contains(offset) }) {
          // White space beside a tab of the stretch is reset with it (L1), and what rule X9 removes
          // has a level from beside it.
          guard !isReset(offset, of: text) else { continue }
          #expect(levels[offset] == others[offset], "offset \(offset) of \(text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("a\u{5D0}!\u{5D1}b", [1..<3], BaseDirection.leftToRight, [0, 1, 1, 0, 1, 1, 0]),
    // An override inside ends with the stretch.
    ("\u{202E}ab", [0..<4], .leftToRight, [0, 0, 0, 3, 0]),
    // The end of an isolate that the stretch does not hold ends nothing.
    ("\u{2069}ab", [0..<4], .rightToLeft, [2, 2, 2, 2, 2]),
    ("12 34", [0..<2, 3..<5], .rightToLeft, [2, 2, 1, 2, 2]),
    ("\u{5D0} 1", [0..<2], .automatic, [3, 3, 1, 2]),
    ("\u{5D0} a", [0..<2], .automatic, [1, 1, 0, 0]),
  ])
  func `small texts have the levels that a reader expects`(
    text: String, ranges: [Range<Int>], direction: BaseDirection, wanted: [UInt8]
  ) {
    #expect(resolve(Array(text.utf8), isolating: ranges, direction).levels == wanted)
  }

  @Test(arguments: ["\u{5D0}", "a", "\u{2067}", "\u{2069}", "(", "\t", "\u{1C}"])
  func `steps are linear however many stretches stand alone`(part: String) {
    let unit = Array(part.utf8)
    for count in [100, 5_000] {
      let text = Array(repeatElement(unit, count: count).joined())
      let ranges = (0..<count).filter { $0 % 2 == 0 }.map {
        $0 * unit.count..<($0 + 1) * unit.count
      }
      var resolver = BidiResolver()
      var levels: [UInt8] = []
      _ = resolver.levelsByRules(of: text.span, isolating: ranges, into: &levels)
      #expect(levels.count == text.count)
      #expect(resolver.steps <= 60 * (text.count + 1))
    }
  }

  /// A text with real isolates, and where its own bytes stand.
  private struct Marked {
    var bytes: [UInt8] = []
    var own: [Int] = []

    init(_ text: [UInt8], _ ranges: [Range<Int>]) {
      for offset in 0...text.count {
        if ranges.contains(where: { $0.upperBound == offset }) { bytes += "\u{2069}".utf8 }
        if ranges.contains(where: { $0.lowerBound == offset }) { bytes += "\u{2068}".utf8 }
        guard offset < text.count else { continue }
        own.append(bytes.count)
        bytes.append(text[offset])
      }
    }
  }

  /// Some stretches of whole scalars, some of which touch.
  private func ranges(in text: [UInt8], _ random: inout SeededGenerator) -> [Range<Int>] {
    let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
    var ranges: [Range<Int>] = []
    var place = 0
    while place < starts.count - 1, ranges.count < 5 {
      let first = min(place + random.number(below: 12), starts.count - 1)
      let end = min(first + 1 + random.number(below: 8), starts.count - 1)
      if first < end { ranges.append(starts[first]..<starts[end]) }
      place = end
    }
    return ranges
  }

  /// Whether isolates begin and end in pairs, and no paragraph ends.
  private func isBalanced(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let kind = BidiTable.shared[scalar.value].bidiClass
      if kind == .paragraphSeparator { return false }
      if kind.isIsolateInitiator { depth += 1 }
      if kind == .popDirectionalIsolate { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private func isReset(_ offset: Int, of text: [UInt8]) -> Bool {
    let start = text.span.scalarStart(atOrBefore: offset)
    return ScalarProperties.shared[text.span.scalar(at: start).value].resetsAtLineEnd
  }

  private func paragraph(_ random: inout SeededGenerator) -> [UInt8] {
    paragraphs(of: Array(TextPool.text(of: 40, &random).utf8)).first ?? []
  }

  private func paragraphs(of bytes: [UInt8]) -> [[UInt8]] {
    var paragraphs: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.span.hardBreak(from: start)?.upperBound ?? bytes.count
      paragraphs.append(Array(bytes[start..<end]))
      start = end
    }
    return paragraphs
  }

  private func resolve(
    _ bytes: [UInt8], isolating ranges: [Range<Int>], _ direction: BaseDirection
  ) -> (levels: [UInt8], base: UInt8) {
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    let base = resolver.levelsByRules(
      of: bytes.span, isolating: ranges, direction: direction, into: &levels)
    return (levels, base)
  }
}
