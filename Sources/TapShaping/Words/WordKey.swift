import TapUnicode

/// What a cache knows a word by: its first sixteen bytes, its length, its plan and a hash of all.
///
/// Most words are no longer, so that the key alone indicates whether two are the same.
struct WordKey: BitwiseCopyable, Equatable {
  let head: UInt64
  let tail: UInt64
  let hash: UInt64
  let plan: UInt32
  let byteCount: UInt32

  /// The number of bytes that the key itself holds.
  static let ownBytes = 16

  @inline(__always)
  init(_ text: Span<UInt8>, _ word: Range<Int>, plan: UInt32) {
    self.plan = plan
    byteCount = UInt32(word.count)
    head = Self.bytes(text, word.lowerBound, word.upperBound)
    tail = word.count > 8 ? Self.bytes(text, word.lowerBound + 8, word.upperBound) : 0
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (head ^ UInt64(plan) << 32 ^ UInt64(word.count)) &* factor
    hash = (hash ^ hash >> 29 ^ tail) &* factor
    var offset = word.lowerBound + Self.ownBytes
    while offset < word.upperBound {
      hash = (hash ^ hash >> 29 ^ Self.bytes(text, offset, word.upperBound)) &* factor
      offset += 8
    }
    self.hash = hash ^ hash >> 32
  }

  /// Up to eight bytes from an offset on, zeros after the end of the word.
  @inline(__always)
  private static func bytes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let count = end - start
    if start + 8 <= text.count {
      let word = text.word(at: start)
      return count >= 8 ? word : word & (1 << UInt64(8 * count) - 1)
    }
    var word: UInt64 = 0
    for index in 0..<min(count, 8) { word |= UInt64(text[start + index]) << UInt64(8 * index) }
    return word
  }
}
