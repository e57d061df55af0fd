extension BoundaryFinder {
  /// Appends line breaks; asks ICU only where the rules for prose don't decide.
  ///
  /// A range with anything else in it goes to ICU, from the last sure break before to the first one
  /// after.
  mutating func appendLines(
    of text: Span<UInt8>, into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    let scan = LineScan.shared
    var known = 0
    var offset = 0
    var state = LineScan.start
    while offset < text.count {
      let (entry, length) = scan.step(state, in: text, at: offset)
      state = entry.state
      if entry.isJoined {
        offset &+= length
      } else if entry.isBroken {
        ends.append(UInt32(offset))
        flags?.append(false)
        known = offset
        offset = text.asciiLettersEnd(from: offset &+ length)
      } else if entry.isHardBreak {
        offset += text.hardBreakLength(at: offset) ?? 1
        ends.append(UInt32(offset))
        flags?.append(true)
        known = offset
      } else {
        known = appendByICU(text, from: known, unsureAt: offset, scan, into: &ends, flags: &flags)
        offset = known
        state = LineScan.start
      }
    }
    if known < text.count {
      ends.append(UInt32(text.count))
      flags?.append(false)
    }
  }

  /// Appends the breaks from a sure one to the next that is worth to stop at; returns that.
  private mutating func appendByICU(
    _ text: Span<UInt8>, from known: Int, unsureAt offset: Int, _ scan: LineScan,
    into ends: inout [UInt32], flags: inout [Bool]?
  ) -> Int {
    let end = sureBreak(in: text, from: offset, scan)
    appendWindows(of: text, from: known, to: end, into: &ends, flags: &flags)
    return end
  }

  /// Returns the first sure break above an offset that is followed by a range without need of ICU;
  /// short ranges are not worth another call.
  private func sureBreak(in text: Span<UInt8>, from start: Int, _ scan: LineScan) -> Int {
    var offset = start
    while offset < text.count {
      // Sure breaks stand after spaces and hard breaks only, and those are quickly found.
      let blank = text.firstByte(below: 0x21, from: offset)
      if blank == text.count { break }
      if let length = text.hardBreakLength(at: blank) { return blank + length }
      if let found = breakAfterBlanks(in: text, at: blank, above: start, scan),
        isPlain(text, from: found, scan)
      {
        return found
      }
      offset = blank + 1
    }
    return text.count
  }

  /// Returns the break after the spaces at `blank`, if those follow a word.
  private func breakAfterBlanks(
    in text: Span<UInt8>, at blank: Int, above start: Int, _ scan: LineScan
  ) -> Int? {
    // A word's last letter and one sign are enough to tell.
    var offset = text.scalarStart(atOrBefore: max(start, blank - 2))
    var state = LineScan.unsure
    while offset < text.count {
      let (entry, length) = scan.step(state, in: text, at: offset)
      if entry.isBroken { return offset }
      if offset > blank, !entry.isJoined { return nil }
      state = entry.state
      offset += length
    }
    return nil
  }

  /// Whether the text from a sure break on is plain for a while.
  private func isPlain(_ text: Span<UInt8>, from start: Int, _ scan: LineScan) -> Bool {
    var offset = start
    var state = LineScan.start
    while offset < text.count, offset - start < 24 {
      let (entry, length) = scan.step(state, in: text, at: offset)
      if entry.isHardBreak { return true }
      if !entry.isJoined, !entry.isBroken { return false }
      state = entry.state
      offset += length
    }
    return true
  }
}
