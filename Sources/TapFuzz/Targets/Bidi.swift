import TapTestSupport
import TapUnicode

extension FuzzTarget {
  /// Levels of any bytes are those of the rules, found in linear time, and put each byte of a line
  /// in one position; an isolated range does not reach outside.
  static let bidi = FuzzTarget(name: "bidi") { bytes in
    guard bytes.count <= 8_000 else { return }
    var input = FuzzInput(bytes)
    let lineStart = input.number(below: 65_536)
    var links = SeededGenerator(seed: input.number(below: 65_536))
    // Half of the time as it stands, ill-formed as it may be.
    let text = input.flag() ? input.rest() : Array(input.text().utf8)
    let isolates = stretches(of: text, &links)
    var resolver = BidiResolver()
    for direction in BaseDirection.allCases {
      checkLevels(of: text, direction, lineStart, &resolver)
      checkIsolates(isolates, of: text, direction, &resolver)
    }
  }

  private static func checkLevels(
    of text: [UInt8], _ direction: BaseDirection, _ lineStart: Int, _ resolver: inout BidiResolver
  ) {
    var fast: [UInt8] = []
    let fastBase = resolver.levels(of: text.span, direction: direction, into: &fast)
    var levels: [UInt8] = []
    let base = resolver.levelsByRules(of: text.span, direction: direction, into: &levels)
    require(fast == levels && fastBase == base, "levels found fast are those of the rules")
    require(resolver.steps <= 70 * (text.count + 1), "levels take linear time")
    check(levels, of: text, base, direction)

    let start = text.span.scalarStart(atOrBefore: lineStart % (text.count + 1))
    resetLineEnd(&levels, of: text.span, line: start..<text.count, base: base)
    let line = Array(levels[start...])
    require(
      visualOrder(levels: line.span).sorted().elementsEqual(line.indices),
      "visual order holds each byte of a line once")
  }

  private static func check(
    _ levels: [UInt8], of text: [UInt8], _ base: UInt8, _ direction: BaseDirection
  ) {
    require(levels.count == text.count, "a level a byte")
    require(
      base <= 1 && (direction == .automatic || Int32(base) == direction.rawValue),
      "the paragraph has the direction that was asked for")
    require(levels.allSatisfy { $0 >= base && $0 <= 127 }, "levels are in range")
    var offset = 0
    while offset < text.count {
      let length = text.span.scalar(at: offset).length
      require(
        levels[offset..<offset + length].allSatisfy { $0 == levels[offset] },
        "the bytes at \(offset) have one level")
      offset += length
    }
  }

  private static func checkIsolates(
    _ isolates: [Range<Int>], of text: [UInt8], _ direction: BaseDirection,
    _ resolver: inout BidiResolver
  ) {
    var levels: [UInt8] = []
    let base = resolver.levelsByRules(
      of: text.span, isolating: isolates, direction: direction, into: &levels)
    require(resolver.steps <= 70 * 8 * (text.count + 1), "isolated ranges take linear time")
    check(levels, of: text, base, direction)

    // Where levels run out, an isolate is none, and its letters meet those around it (BD2, X5c).
    guard levels.allSatisfy({ $0 < 124 }) else { return }
    let plain = blanked(text, in: isolates)
    var others: [UInt8] = []
    let fixed: BaseDirection = base == 1 ? .rightToLeft : .leftToRight
    _ = resolver.levelsByRules(
      of: plain.span, isolating: isolates, direction: fixed, into: &others)
    var stretch = 0
    for offset in text.indices {
      while stretch < isolates.count, isolates[stretch].upperBound <= offset { stretch += 1 }
      if stretch < isolates.count, isolates[stretch].contains(offset) { continue }
      // What rule X9 removes has a level from beside it, which may be of a stretch.
      let start = text.span.scalarStart(atOrBefore: offset)
      if ScalarProperties.shared[text.span.scalar(at: start).value].resetsAtLineEnd { continue }
      require(levels[offset] == others[offset], "\(offset) depends on the content of an isolate")
    }
  }

  /// A text with signs of no direction in some ranges; ends of paragraphs stay.
  private static func blanked(_ text: [UInt8], in stretches: [Range<Int>]) -> [UInt8] {
    var text = text
    for stretch in stretches {
      var offset = stretch.lowerBound
      while offset < stretch.upperBound {
        let scalar = text.span.scalar(at: offset)
        if BidiTable.shared[scalar.value].bidiClass != .paragraphSeparator {
          for place in offset..<offset + scalar.length { text[place] = 0x21 }
        }
        offset += scalar.length
      }
    }
    return text
  }

  /// Some ranges of whole scalars, disjoint and in order.
  private static func stretches(
    of text: [UInt8], _ choices: inout SeededGenerator
  ) -> [Range<Int>] {
    var starts: [Int] = []
    var offset = 0
    while offset < text.count {
      starts.append(offset)
      offset += text.span.scalar(at: offset).length
    }
    starts.append(text.count)
    var stretches: [Range<Int>] = []
    var place = 0
    let longest = 1 + choices.number(below: 40)
    while place < starts.count - 1 {
      let first = min(place + choices.number(below: longest), starts.count - 1)
      let end = min(first + 1 + choices.number(below: longest), starts.count - 1)
      if first < end { stretches.append(starts[first]..<starts[end]) }
      place = end
    }
    return stretches
  }
}
