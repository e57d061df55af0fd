import TapUnicode

extension Span<UInt8> {
  /// Returns whether all bytes are ASCII and no CR LF is among them, so that each is a cluster.
  func isSingleByteClusters() -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      let word = word(at: offset)
      if word & highBits != 0 || ByteMask.matches(0x0D, in: word) != 0 { break }
      offset &+= 8
    }
    while offset < count {
      if self[offset] >= 0x80 { return false }
      if self[offset] == 0x0D, offset &+ 1 < count, self[offset &+ 1] == 0x0A { return false }
      offset &+= 1
    }
    return true
  }
}
