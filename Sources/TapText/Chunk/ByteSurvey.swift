import TapUnicode

/// What one pass over the bytes of a chunk finds.
struct ByteSurvey {
  var measure = TextMeasure()
  var isASCII = true
  /// Whether the text has a CR LF, the one pair of ASCII characters that make a single cluster.
  var hasPairs = false
  /// One checkpoint a stride; empty in ASCII, where all units agree.
  var checkpoints: [Checkpoint] = []

  /// Joins the surveys of two ASCII texts; `splitsPair` means that the first ends in CR and the
  /// second starts with LF.
  init(_ left: ByteSurvey, _ right: ByteSurvey, splitsPair: Bool) {
    measure = left.measure &+ right.measure
    hasPairs = left.hasPairs || right.hasPairs || splitsPair
    if splitsPair { measure.breaks -= 1 }
  }

  init() {}

  /// Surveys well-formed bytes.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  init(_ bytes: Span<UInt8>) {
    measure.bytes = UInt32(bytes.count)
    if surveyASCII(bytes) {
      measure.utf16 = measure.bytes
      measure.scalars = measure.bytes
    } else {
      isASCII = false
      surveyLong(bytes)
    }
  }

  /// Counts the breaks, as long as all is ASCII; returns false where it is not.
  private mutating func surveyASCII(_ bytes: Span<UInt8>) -> Bool {
    var breaks = 0
    var returns: UInt64 = 0
    var offset = 0
    let wordsEnd = bytes.count & ~7
    while offset < wordsEnd {
      // A lane of eight bits holds the counts of 255 words at most.
      let end = min(offset &+ 255 &* 8, wordsEnd)
      var high: UInt64 = 0
      var lanes: UInt64 = 0
      while offset < end {
        let word = bytes.word(at: offset)
        high |= word
        lanes &+= ByteMask.asciiBreaks(word) >> 7
        returns |= ByteMask.matches(0x0D, in: word)
        offset &+= 8
      }
      if high & highBits != 0 { return false }
      breaks &+= ByteMask.sum(lanes)
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 { return false }
      if (0x0A...0x0D).contains(byte) { breaks &+= 1 }
      if byte == 0x0D { returns = 1 }
      offset &+= 1
    }
    if returns != 0 {
      let pairs = bytes.pairCount()
      hasPairs = pairs > 0
      breaks &-= pairs
    }
    measure.breaks = UInt32(breaks)
    return true
  }

  private mutating func surveyLong(_ bytes: Span<UInt8>) {
    var breaks = 0
    var counts = Checkpoint()
    checkpoints.reserveCapacity(bytes.count / Checkpoint.stride + 1)
    var start = 0
    while start < bytes.count {
      checkpoints.append(counts)
      let end = min(start &+ Checkpoint.stride, bytes.count)
      counts = bytes.counts(in: start..<end, after: counts, breaks: &breaks)
      start = end
    }
    let pairs = bytes.pairCount()
    hasPairs = pairs > 0
    measure.breaks = UInt32(breaks - pairs)
    measure.scalars = counts.scalars
    measure.utf16 = counts.utf16
  }
}

extension Span<UInt8> {
  /// Counts scalars, UTF-16 code units and breaks (CR LF as two) of at most 512 bytes.
  fileprivate func counts(
    in range: Range<Int>, after before: Checkpoint, breaks: inout Int
  ) -> Checkpoint {
    var continuations: UInt64 = 0
    var quads: UInt64 = 0
    var asciiBreaks: UInt64 = 0
    var offset = range.lowerBound
    var tally = before
    while offset &+ 8 <= range.upperBound {
      let word = word(at: offset)
      continuations &+= ByteMask.continuations(word) >> 7
      quads &+= ByteMask.fourByteLeads(word) >> 7
      asciiBreaks &+= ByteMask.asciiBreaks(word) >> 7
      if ByteMask.longBreakLeads(word) != 0 {
        for place in offset..<offset &+ 8 where self[place] >= 0x80 {
          if hardBreakLength(at: place) != nil { breaks &+= 1 }
        }
      }
      offset &+= 8
    }
    let starts = offset &- range.lowerBound &- ByteMask.sum(continuations)
    tally.scalars &+= UInt32(starts)
    tally.utf16 &+= UInt32(starts &+ ByteMask.sum(quads))
    breaks &+= ByteMask.sum(asciiBreaks)
    while offset < range.upperBound {
      let byte = self[offset]
      if byte & 0xC0 != 0x80 {
        tally.scalars &+= 1
        tally.utf16 &+= byte >= 0xF0 ? 2 : 1
        if hardBreakLength(at: offset) != nil { breaks &+= 1 }
      }
      offset &+= 1
    }
    return tally
  }

  /// Counts the CR LF pairs.
  fileprivate func pairCount() -> Int {
    var pairs = 0
    var offset = 0
    while offset < count {
      if offset &+ 8 <= count, ByteMask.matches(0x0D, in: word(at: offset)) == 0 {
        offset &+= 8
        continue
      }
      let end = Swift.min(offset &+ 8, count)
      while offset < end {
        if self[offset] == 0x0D, offset &+ 1 < count, self[offset &+ 1] == 0x0A { pairs &+= 1 }
        offset &+= 1
      }
    }
    return pairs
  }
}
