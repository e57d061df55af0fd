extension Span<UInt8> {
  /// Returns eight bytes as one number, the first in its lowest bits.
  @inlinable package func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset &+ 8 <= count, "eight bytes must be inside the text")
    let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// Returns the end of the ASCII bytes that start at an offset.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  @inlinable package func asciiEnd(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let high = word(at: offset) & highBits
      if high != 0 { return offset &+ high.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count, self[offset] < 0x80 { offset &+= 1 }
    return offset
  }
}

/// The top bit of each of eight bytes.
@inlinable package var highBits: UInt64 { 0x8080_8080_8080_8080 }

/// Returns the top bit of each byte that is below `limit`, for bytes below 0x80.
///
/// Exact only where no byte has its top bit set.
@inlinable package func asciiBytes(below limit: UInt8, in word: UInt64) -> UInt64 {
  // 0x80 - limit + byte keeps its top bit clear iff byte < limit; no sum carries over.
  ~(word &+ (0x80 &- UInt64(limit)) &* ByteMask.low) & highBits
}

extension Span<UInt8> {
  /// Returns the end of the ASCII letters that start at an offset.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  @inlinable package func asciiLettersEnd(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let word = word(at: offset)
      let lower = (word | 0x2020_2020_2020_2020) & ~highBits
      let others = asciiBytes(below: 0x61, in: lower) | ~asciiBytes(below: 0x7B, in: lower) | word
      if others & highBits != 0 {
        return offset &+ (others & highBits).trailingZeroBitCount &>> 3
      }
      offset &+= 8
    }
    while offset < count, (self[offset] | 0x20) &- 0x61 < 26 { offset &+= 1 }
    return offset
  }

  /// Returns the offset of the first byte below a limit of at most 0x80, or `count`.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  @inlinable package func firstByte(below limit: UInt8, from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let word = word(at: offset)
      let found = asciiBytes(below: limit, in: word & ~highBits) & ~word
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count, self[offset] >= limit { offset &+= 1 }
    return offset
  }

  /// Returns the offset of the first byte that equals `byte`, or `count`.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  @inlinable package func firstByte(_ byte: UInt8, from start: Int) -> Int {
    firstByte(byte, in: start..<count)
  }

  /// Returns the offset of the first byte of a range that equals `byte`, or the range's end.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  @inlinable package func firstByte(_ byte: UInt8, in range: Range<Int>) -> Int {
    let end = range.upperBound
    var offset = range.lowerBound
    while offset &+ 8 <= end {
      let found = ByteMask.matches(byte, in: word(at: offset))
      // The lowest flag is exact; borrows can only raise flags above it.
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < end, self[offset] != byte { offset &+= 1 }
    return offset
  }
}
