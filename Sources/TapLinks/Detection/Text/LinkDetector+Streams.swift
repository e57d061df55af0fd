import TapUnicode

extension LinkDetector {
  /// Returns the length of the settled beginning of a text, whose links stay the same whatever
  /// follows (LD-20).
  ///
  /// So a stream can be read in chunks: the links of the settled bytes and those of the rest are
  /// the links of the whole. The last settled character is a blank or a hard break. With phone
  /// numbers, paths or your own recognizers it is always a hard break, because those contain
  /// spaces. Returns 0 if nothing is settled; the bytes before `start` are known to settle nothing.
  ///
  /// - Precondition: `start` is at most the length of the text.
  /// - Complexity: O(*n*), where *n* is the distance of the settled offset from the end.
  public func settledCount(of text: Span<UInt8>, from start: Int = 0) -> Int {
    precondition(0...text.count ~= start, "the start is in the text")
    var offset = text.count
    // What followed the last bytes was not known before.
    while offset > max(0, start - 4) {
      if settles(text, offset) { return offset }
      offset -= 1
    }
    return 0
  }

  /// Whether a text may be cut at an offset that is not its start.
  private func settles(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    let before = text.scalar(before: offset)
    guard before.isWellFormed, ScalarProperties.shared[before.value].isWhiteSpace else {
      return false
    }
    guard !ScalarProperties.shared[before.value].isHardBreak else {
      // Nothing joins a break, but a line feed the carriage return before it (UAX #29, GB3 to GB5).
      return before.value != 0x0D || offset < text.count && text[offset] != 0x0A
    }
    // What follows a blank may join it, so it must be known.
    guard offset < text.count, text.scalar(at: offset).isWellFormed || offset + 4 <= text.count
    else { return false }
    return barrier.isBarrier(text, offset)
  }
}
