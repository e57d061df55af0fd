import TapUnicode

/// Copies of spans: all that needs `unsafe` in this module.
extension Span<UInt8> {
  /// Returns a copy as an array.
  func copied() -> [UInt8] {
    unsafe withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Appends the bytes to an array.
  func append(to array: inout [UInt8]) {
    unsafe withUnsafeBufferPointer { unsafe array.append(contentsOf: $0) }
  }

  /// Returns the bytes as a string; parts of a scalar become U+FFFD.
  func decoded() -> String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Feeds the bytes to a hasher.
  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// Masks over a word of eight bytes.
enum ByteMask {
  /// The lowest bit of each byte.
  static let low: UInt64 = 0x0101_0101_0101_0101

  /// Marks, by its top bit, each byte from 0x0A to 0x0D: LF, VT, FF, CR.
  static func asciiBreaks(_ word: UInt64) -> UInt64 {
    let seven = word & ~highBits
    return (seven &+ 0x7676_7676_7676_7676) & ~(seven &+ 0x7272_7272_7272_7272) & ~word & highBits
  }

  /// Marks the lowest byte that is 0xC2 or 0xE2; bytes above it may be marked in error.
  static func longBreakLeads(_ word: UInt64) -> UInt64 {
    let other = (word | 0x2020_2020_2020_2020) ^ 0xE2E2_E2E2_E2E2_E2E2
    return (other &- low) & ~other & highBits
  }

  /// Marks the lowest byte that equals `byte`; bytes above it may be marked in error.
  static func matches(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ (low &* UInt64(byte))
    return (other &- low) & ~other & highBits
  }

  /// Marks, by its top bit, each continuation byte of UTF-8.
  static func continuations(_ word: UInt64) -> UInt64 { word & ~(word << 1) & highBits }

  /// Marks, by its top bit, each byte that leads a scalar of four bytes.
  static func fourByteLeads(_ word: UInt64) -> UInt64 {
    word & (word << 1) & (word << 2) & (word << 3) & highBits
  }

  /// Adds up eight lanes of counts.
  static func sum(_ lanes: UInt64) -> Int {
    let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ ((lanes >> 8) & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}
