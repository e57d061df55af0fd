import TapUnicode

/// Hard breaks: LF, VT, FF, CR, CR LF, NEL (U+0085), LS (U+2028) and PS (U+2029).
///
/// They are ICU's (UAX #14, classes BK, CR, LF and NL), each with a cluster boundary after it.
extension Span<UInt8> {
  /// Returns the end of the first hard break that starts at or after an offset, if there is one.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  func endOfHardBreak(from start: Int) -> Int? { hardBreak(from: start)?.upperBound }

  /// Returns the end of the last hard break that ends at or before an offset and starts at or after
  /// `floor`, if there is one.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  func endOfHardBreak(before limit: Int, downTo floor: Int = 0) -> Int? {
    var offset = limit
    while offset > floor {
      if offset &- floor >= 8 {
        let word = word(at: offset &- 8)
        if ByteMask.asciiBreaks(word) | ByteMask.longBreakLeads(word) == 0 {
          offset &-= 8
          continue
        }
      }
      // Something in the eight bytes before may start a break: look at each.
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
  func hardBreakCount(upTo limit: Int) -> Int {
    var found = 0
    var offset = 0
    while offset < limit, let end = endOfHardBreak(from: offset), end <= limit {
      found &+= 1
      offset = end
    }
    return found
  }
}
