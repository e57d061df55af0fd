extension BoundaryFinder {
  /// Appends cluster boundaries; asks ICU only where two scalars may belong together.
  ///
  /// Two plain scalars in a row are two clusters whatever is around them. A range with other
  /// scalars in it goes to ICU, from the last sure boundary before to the first one after.
  mutating func appendClusters(of text: Span<UInt8>, into ends: inout [UInt32]) {
    guard text.count > 0 else { return }
    let properties = ScalarProperties.shared
    var noFlags: [Bool]?
    // The last boundary found, and the scalar before `offset`.
    var known = 0
    var previous = text.scalar(at: 0)
    var offset = previous.length
    while offset < text.count {
      let isPlain = properties[previous.value].isPlain
      let asciiEnd = isPlain ? text.asciiEnd(from: offset) : offset
      if asciiEnd > offset {
        known = appendASCII(of: text, offset..<asciiEnd, known: known, into: &ends)
        previous = text.scalar(at: asciiEnd - 1)
        offset = asciiEnd
        continue
      }
      let next = text.scalar(at: offset)
      if isPlain && properties[next.value].isPlain {
        ends.append(UInt32(offset))
        known = offset
        previous = next
        offset += next.length
        continue
      }
      let end = sureBoundary(of: text, from: offset, properties)
      appendWindows(of: text, from: known, to: end, into: &ends, flags: &noFlags)
      if end == text.count { return }
      known = end
      previous = text.scalar(at: end)
      offset = end + previous.length
    }
    ends.append(UInt32(text.count))
  }

  /// Appends a boundary before each byte of an ASCII range that follows a plain scalar, except
  /// between CR and LF; returns the last boundary.
  private func appendASCII(
    of text: Span<UInt8>, _ range: Range<Int>, known: Int, into ends: inout [UInt32]
  ) -> Int {
    var known = known
    var start = range.lowerBound
    while start < range.upperBound {
      if text[start] == 0x0A && text[start - 1] == 0x0D {
        start += 1
        continue
      }
      // Up to the LF of the next CR LF, which the next round leaves out.
      let end = min(text.firstByte(0x0D, in: start..<range.upperBound) + 1, range.upperBound)
      ends.append(contentsOf: UInt32(start)..<UInt32(end))
      known = end - 1
      start = end
    }
    return known
  }

  /// Returns the first boundary after `start` that is sure without ICU and followed by a range that
  /// needs no ICU; short ranges are not worth another call.
  private func sureBoundary(
    of text: Span<UInt8>, from start: Int, _ properties: ScalarProperties
  ) -> Int {
    var candidate: Int?
    var length = 0
    var wasPlain = false
    var previous: UInt32 = 0
    var offset = start
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let isPlain = properties[scalar.value].isPlain
      if !isPlain {
        candidate = nil
        length = 0
      } else if wasPlain, previous != 0x0D || scalar.value != 0x0A {
        if candidate == nil { candidate = offset }
        length += 1
        if length >= 16 { break }
      }
      wasPlain = isPlain
      previous = scalar.value
      offset += scalar.length
    }
    return candidate ?? text.count
  }
}
