import TapText

/// A range of a text, counted in all four units.
struct OffsetRanges: Hashable {
  private(set) var utf8: Range<Int>
  private(set) var utf16: Range<Int>
  private(set) var scalar: Range<Int>
  /// The clusters whose first code units are in the range.
  private(set) var cluster: Range<Int>

  init(_ range: Range<Int>, in text: AttributedText) {
    utf8 = range
    let start = range.lowerBound
    let end = range.upperBound
    utf16 = text.utf16Offset(at: start).rawValue..<text.utf16Offset(at: end).rawValue
    scalar = text.scalarOffset(at: start).rawValue..<text.scalarOffset(at: end).rawValue
    cluster = Self.firstCluster(from: start, in: text)..<Self.firstCluster(from: end, in: text)
  }

  /// Returns the ranges of the same text behind another.
  func moved(by counts: OffsetCounts) -> OffsetRanges {
    var moved = self
    moved.utf8 = utf8.moved(by: counts.utf8)
    moved.utf16 = utf16.moved(by: counts.utf16)
    moved.scalar = scalar.moved(by: counts.scalar)
    moved.cluster = cluster.moved(by: counts.cluster)
    return moved
  }

  /// The ordinal of the first cluster that begins at an offset or behind it.
  private static func firstCluster(from offset: Int, in text: AttributedText) -> Int {
    let holding = text.clusterIndex(at: offset)
    return text.offset(at: holding) < offset ? holding.rawValue + 1 : holding.rawValue
  }
}

/// The length of a text in all four units.
struct OffsetCounts: Hashable {
  private(set) var utf8 = 0
  private(set) var utf16 = 0
  private(set) var scalar = 0
  private(set) var cluster = 0

  /// Adds the length of a text.
  mutating func add(_ text: AttributedText) {
    utf8 += text.utf8Count
    utf16 += text.utf16Count
    scalar += text.scalarCount
    cluster += text.clusterCount
  }
}

extension Range<Int> {
  fileprivate func moved(by count: Int) -> Range { lowerBound + count..<upperBound + count }
}

extension JSONRecord {
  /// Adds a range in UTF-8, UTF-16 and scalars.
  mutating func addRanges(_ ranges: OffsetRanges) {
    add("utf8", ranges.utf8)
    add("utf16", ranges.utf16)
    add("scalar", ranges.scalar)
  }
}
