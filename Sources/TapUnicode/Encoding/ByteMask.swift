/// Masks over a word of eight bytes.
@usableFromInline package enum ByteMask {
  /// The lowest bit of each byte.
  @inlinable package static var low: UInt64 { 0x0101_0101_0101_0101 }

  /// Marks, by its top bit, each byte from 0x0A to 0x0D: LF, VT, FF, CR.
  @inlinable package static func asciiBreaks(_ word: UInt64) -> UInt64 {
    let seven = word & ~highBits
    return (seven &+ 0x7676_7676_7676_7676) & ~(seven &+ 0x7272_7272_7272_7272) & ~word & highBits
  }

  /// Marks the lowest byte that is 0xC2 or 0xE2; bytes above it may be marked in error.
  @inlinable package static func longBreakLeads(_ word: UInt64) -> UInt64 {
    matches(0xE2, in: word | 0x2020_2020_2020_2020)
  }

  /// Marks the lowest byte that equals `byte`; bytes above it may be marked in error.
  @inlinable package static func matches(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let zeroWhereEqual = word ^ (low &* UInt64(byte))
    return (zeroWhereEqual &- low) & ~zeroWhereEqual & highBits
  }

  /// Marks, by its top bit, each continuation byte of UTF-8: 10xxxxxx.
  @inlinable package static func continuations(_ word: UInt64) -> UInt64 {
    word & ~(word &<< 1) & highBits
  }

  /// Marks, by its top bit, each byte that leads a scalar of four bytes: 1111xxxx.
  @inlinable package static func fourByteLeads(_ word: UInt64) -> UInt64 {
    word & (word &<< 1) & (word &<< 2) & (word &<< 3) & highBits
  }

  /// Adds up eight lanes of counts.
  @inlinable package static func sum(_ lanes: UInt64) -> Int {
    let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ ((lanes >> 8) & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}
