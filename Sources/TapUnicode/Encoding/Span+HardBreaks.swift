/// Hard breaks: LF, VT, FF, CR, CR LF, NEL (U+0085), LS (U+2028) and PS (U+2029).
///
/// They are ICU's (UAX #14, classes BK, CR, LF and NL), each with a cluster boundary after it, and
/// end a paragraph.
extension Span<UInt8> {
  /// Returns the range of the first hard break that starts at or after an offset, or `nil`.
  ///
  /// - Complexity: O(*n*), eight bytes a step where there is nothing.
  package func hardBreak(from start: Int) -> Range<Int>? {
    var offset = start
    while offset < count {
      while offset &+ 8 <= count, !mayHoldHardBreak(word(at: offset)) { offset &+= 8 }
      let end = Swift.min(offset &+ 8, count)
      while offset < end {
        if let length = hardBreakLength(at: offset) { return offset..<offset &+ length }
        offset &+= 1
      }
    }
    return nil
  }

  /// Returns the end of the last hard break that ends at or before an offset and starts at or after
  /// `floor`, or `nil`.
  ///
  /// - Complexity: O(*n*), eight bytes a step where there is nothing.
  package func endOfHardBreak(before limit: Int, downTo floor: Int = 0) -> Int? {
    var offset = limit
    while offset > floor {
      while offset &- floor >= 8, !mayHoldHardBreak(word(at: offset &- 8)) { offset &-= 8 }
      let stop = Swift.max(floor, offset &- 8)
      while offset > stop {
        offset &-= 1
        if let length = hardBreakLength(at: offset), offset &+ length <= limit {
          return offset &+ length
        }
      }
    }
    return nil
  }

  /// Counts the hard breaks that end at or before `limit`.
  ///
  /// - Complexity: O(*n*), eight bytes a step where there is nothing.
  package func hardBreakCount(upTo limit: Int) -> Int {
    var found = 0
    var offset = 0
    while offset < limit, let end = hardBreak(from: offset)?.upperBound, end <= limit {
      found &+= 1
      offset = end
    }
    return found
  }

  /// Returns the length of the hard break that starts at an offset, or `nil`.
  package func hardBreakLength(at offset: Int) -> Int? {
    switch self[offset] {
    case 0x0A, 0x0B, 0x0C: return 1
    case 0x0D: return offset &+ 1 < count && self[offset &+ 1] == 0x0A ? 2 : 1
    case 0xC2: return offset &+ 1 < count && self[offset &+ 1] == 0x85 ? 2 : nil
    case 0xE2:
      guard offset &+ 2 < count, self[offset &+ 1] == 0x80 else { return nil }
      return self[offset &+ 2] == 0xA8 || self[offset &+ 2] == 0xA9 ? 3 : nil
    default: return nil
    }
  }

  private func mayHoldHardBreak(_ word: UInt64) -> Bool {
    ByteMask.asciiBreaks(word) | ByteMask.longBreakLeads(word) != 0
  }
}
