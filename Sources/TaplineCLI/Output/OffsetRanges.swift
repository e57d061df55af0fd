import TapText

/// A range of a text, counted in all four units.
struct OffsetRanges {
  let utf8: Range<Int>
  let utf16: Range<Int>
  let scalar: Range<Int>
  /// The clusters whose first code units lie in the range.
  let cluster: Range<Int>

  init(_ range: Range<Int>, in text: AttributedText) {
    utf8 = range
    let start = range.lowerBound
    let end = range.upperBound
    utf16 = text.utf16Offset(at: start).rawValue..<text.utf16Offset(at: end).rawValue
    scalar = text.scalarOffset(at: start).rawValue..<text.scalarOffset(at: end).rawValue
    cluster = Self.firstCluster(from: start, in: text)..<Self.firstCluster(from: end, in: text)
  }

  /// The ordinal of the first cluster that begins at an offset or behind it.
  private static func firstCluster(from offset: Int, in text: AttributedText) -> Int {
    let holding = text.clusterIndex(at: offset)
    return text.offset(at: holding) < offset ? holding.rawValue + 1 : holding.rawValue
  }
}

extension JSONRecord {
  /// Adds a range in UTF-8, UTF-16 and scalars.
  mutating func addRanges(_ ranges: OffsetRanges) {
    add("utf8", ranges.utf8)
    add("utf16", ranges.utf16)
    add("scalar", ranges.scalar)
  }
}
