import TapUnicode

extension Span<UInt8> {
  /// Counts the bytes from the start over which two spans agree.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  func commonPrefix(with other: Span<UInt8>) -> Int {
    let limit = Swift.min(count, other.count)
    var offset = 0
    while offset &+ 8 <= limit {
      let difference = word(at: offset) ^ other.word(at: offset)
      if difference != 0 { return offset &+ difference.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < limit, self[offset] == other[offset] { offset &+= 1 }
    return offset
  }

  /// Counts the bytes from the end over which two spans agree.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  func commonSuffix(with other: Span<UInt8>) -> Int {
    let limit = Swift.min(count, other.count)
    var length = 0
    while length &+ 8 <= limit {
      let difference =
        word(at: count &- length &- 8) ^ other.word(at: other.count &- length &- 8)
      if difference != 0 { return length &+ difference.leadingZeroBitCount / 8 }
      length &+= 8
    }
    while length < limit, self[count &- length &- 1] == other[other.count &- length &- 1] {
      length &+= 1
    }
    return length
  }
}
