extension Span<UInt8> {
  /// Returns the range of the first hard break at or after an offset, or `nil`.
  ///
  /// Hard breaks are LF, CR, CR LF as one, VT, FF, NEL, LS and PS: where a paragraph ends.
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
    // Tabs and other controls come too, which costs little. C2 and E2 are the leads to look for.
    let low = asciiBytes(below: 0x0E, in: word & ~highBits) & ~word
    return low | equalBytes(word, 0xC2) | equalBytes(word, 0xE2) != 0
  }
}

/// A flag in the top bit of bytes, set for the lowest byte that equals `byte` at least, and never
/// where none does.
private func equalBytes(_ word: UInt64, _ byte: UInt8) -> UInt64 {
  let zeroWhereEqual = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
  return (zeroWhereEqual &- 0x0101_0101_0101_0101) & ~zeroWhereEqual & highBits
}
