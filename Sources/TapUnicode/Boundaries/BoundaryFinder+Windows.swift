import CICU

extension BoundaryFinder {
  /// Appends the boundaries of a part of a text, window by window.
  ///
  /// ICU starts afresh at each boundary it finds, so a window may start at any boundary of the one
  /// before. The last boundaries of a window don't count, because what follows it could move them.
  mutating func appendWindows(
    of text: Span<UInt8>, from start: Int, to end: Int,
    into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    var windowStart = start
    while windowStart < end {
      var windowEnd = end
      if end - windowStart > windowSize {
        windowEnd = text.scalarStart(atOrBefore: windowStart + windowSize)
        if windowEnd <= windowStart { windowEnd = windowStart + windowSize }
      }
      let first = ends.count
      appendWindow(of: text, windowStart..<windowEnd, into: &ends, flags: &flags)
      if windowEnd < end {
        let kept = boundariesToKeep(of: text, ends, from: first, windowStart..<windowEnd)
        flags?.removeLast(ends.count - kept)
        ends.removeLast(ends.count - kept)
        windowStart = kept > first ? Int(ends[kept - 1]) : windowEnd
      } else {
        windowStart = windowEnd
      }
    }
  }

  /// Returns how many of the boundaries found so far are sure, whatever follows the window.
  private func boundariesToKeep(
    of text: Span<UInt8>, _ ends: [UInt32], from first: Int, _ window: Range<Int>
  ) -> Int {
    let middle = UInt32(window.lowerBound + window.count / 2)
    let margin = UInt32(window.upperBound - min(1024, window.count / 4))
    var fallback = first
    var found: Int?
    var position = ends.count
    while position > first {
      let end = ends[position - 1]
      if end <= margin {
        if fallback == first { fallback = position }
        if found == nil, isFreeOfContext(Int(end), in: text) { found = position }
        // Nothing reaches over a hard break, so the last one is best if it is not too far back.
        if end < middle, found != nil { break }
      }
      if end >= middle, isHardBreak(before: Int(end), in: text), Int(end) < window.upperBound {
        return position
      }
      position -= 1
    }
    return found ?? fallback
  }

  private func isHardBreak(before offset: Int, in text: Span<UInt8>) -> Bool {
    // LF is enough: CR could be half of a break, the others are rare.
    text[offset - 1] == 0x0A
  }

  /// Whether no dictionary has looked at both sides of a boundary together.
  private func isFreeOfContext(_ offset: Int, in text: Span<UInt8>) -> Bool {
    let before = ScalarProperties.shared[text.scalar(before: offset).value]
    let after = ScalarProperties.shared[text.scalar(at: offset).value]
    return switch kind {
    case .line: !before.needsLineDictionary || !after.needsLineDictionary
    case .word: !before.needsWordDictionary || !after.needsWordDictionary
    case .cluster, .sentence: true
    }
  }

  /// Appends the boundaries of one window, in one call after another of ICU.
  private mutating func appendWindow(
    of text: Span<UInt8>, _ window: Range<Int>, into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    unsafe text.extracting(window).withUnsafeBufferPointer { bytes in
      var status: Int32 = 0
      unsafe icu_breaker_start(
        handle, bytes.baseAddress, Int32(bytes.count), UInt32(window.lowerBound), &status)
      // ICU's only failure here is the lack of memory, on which Swift's own arrays trap as well.
      precondition(status <= 0, "ICU has no memory for a text")
      while true {
        let batch = unsafe icu_breaker_next(handle)
        if unsafe batch.count == 0 { break }
        let count = unsafe Int(batch.count)
        unsafe ends.append(contentsOf: UnsafeBufferPointer(start: batch.ends, count: count))
        unsafe flags?.append(contentsOf: UnsafeBufferPointer(start: batch.flags, count: count))
      }
    }
  }
}
