import CICU

/// The bidi traits of every scalar, by ICU's data, in a table of two stages.
package struct BidiTable: Sendable {
  /// The one table; the first use builds it, in a few milliseconds.
  package static let shared = BidiTable()

  private let table: ScalarTable

  private init() {
    var numbering = BracketNumbering()
    table = ScalarTable(numbering.ranges(bidiRanges()))
  }

  /// The traits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  package subscript(scalar: UInt32) -> BidiTraits { BidiTraits(bits: table[scalar]) }
}

/// Turns CICU's bits into ours, with a number for each pair of brackets.
private struct BracketNumbering {
  /// The number of a pair, by its closing bracket.
  private var numbers: [UInt32: Int] = [:]

  mutating func ranges(_ ranges: [PackedRange]) -> [PackedRange] {
    var result: [PackedRange] = []
    result.reserveCapacity(ranges.count)
    for (position, range) in ranges.enumerated() {
      let isBracket = range.bits & UInt16(icu_bidi_opens | icu_bidi_closes) != 0
      // Neighbors may open in the same way and yet belong to different pairs.
      let next = position + 1 < ranges.count ? ranges[position + 1].first : 0x11_0000
      for scalar in range.first..<(isBracket ? next : range.first + 1) {
        let traits = traits(of: scalar, range.bits, isBracket)
        result.append(PackedRange(first: scalar, bits: traits.bits))
      }
    }
    return result
  }

  private mutating func traits(
    of scalar: UInt32, _ bits: UInt16, _ isBracket: Bool
  ) -> BidiTraits {
    var pair = 0
    if isBracket {
      let closing = icu_bidi_bracket(scalar)
      pair = numbers[closing] ?? numbers.count + 1
      numbers[closing] = pair
    }
    let number = Int(bits & UInt16(icu_bidi_class))
    return BidiTraits(
      number < classes.count ? classes[number] : .otherNeutral,
      opens: bits & UInt16(icu_bidi_opens) != 0,
      closes: bits & UInt16(icu_bidi_closes) != 0, pair: pair)
  }

  /// The classes in ICU's order.
  private let classes: [BidiClass] = [
    .leftToRight, .rightToLeft, .europeanNumber, .europeanSeparator, .europeanTerminator,
    .arabicNumber, .commonSeparator, .paragraphSeparator, .segmentSeparator, .whiteSpace,
    .otherNeutral, .leftToRightEmbedding, .leftToRightOverride, .arabicLetter,
    .rightToLeftEmbedding, .rightToLeftOverride, .popDirectionalFormat, .nonspacingMark,
    .boundaryNeutral, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate,
    .popDirectionalIsolate,
  ]
}
