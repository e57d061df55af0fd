import TapUnicode
import Testing

@Suite struct SpanTests {
  @Test(arguments: 0..<50)
  func `scalars decode forward and backward`(seed: Int) {
    let text = randomText(seed: seed, count: 30)
    let bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      let found = bytes.span.scalar(at: offset)
      #expect(found.value == scalar.value && found.isWellFormed)
      #expect(found.length == UTF8.width(scalar))
      offset += found.length
      #expect(bytes.span.scalar(before: offset) == found)
    }
    #expect(offset == bytes.count)
  }

  @Test(arguments: 0..<100)
  func `any bytes decode backward into what they decode into forward`(seed: Int) {
    let bytes = randomBytes(seed: seed, count: 40)
    var starts: [Int] = []
    var offset = 0
    while offset < bytes.count {
      starts.append(offset)
      offset += bytes.span.scalar(at: offset).length
    }
    var backward: [Int] = []
    while offset > 0 {
      offset -= bytes.span.scalar(before: offset).length
      backward.append(offset)
    }
    #expect(backward.reversed() == starts)
  }

  @Test(arguments: 0..<50)
  func `hard breaks are where the line finder says a line must end`(seed: Int) throws {
    let bytes = Array(randomText(seed: seed, count: 100).utf8)
    var ends: [UInt32] = []
    var hard: [Bool] = []
    var finder = try BoundaryFinder(.line)
    finder.lineBreaks(of: bytes.span, into: &ends, hard: &hard)
    var found: [UInt32] = []
    var offset = 0
    while let range = bytes.span.hardBreak(from: offset) {
      found.append(UInt32(range.upperBound))
      offset = range.upperBound
    }
    #expect(found == zip(ends, hard).filter(\.1).map(\.0))
  }

  @Test(arguments: 0..<50)
  func `hard breaks are the same backwards`(seed: Int) {
    let bytes = Array(randomText(seed: seed, count: 100).utf8)
    var forwards: [Int] = []
    var offset = 0
    while let range = bytes.span.hardBreak(from: offset) {
      forwards.append(range.upperBound)
      offset = range.upperBound
    }
    var backwards: [Int] = []
    offset = bytes.count
    while let end = bytes.span.endOfHardBreak(before: offset) {
      backwards.append(end)
      #expect(bytes.span.endOfHardBreak(before: offset, downTo: end) == nil)
      offset = end - 1
      // CR LF ends once, and after its CR alone it would end again.
      if offset > 0, bytes[offset] == 0x0A, bytes[offset - 1] == 0x0D { offset -= 1 }
    }
    #expect(backwards.reversed() == forwards)
    #expect(bytes.span.hardBreakCount(upTo: bytes.count) == forwards.count)
  }

  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func `letters end where they should`(byte: UInt8) {
    let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    for offset in 0..<20 {
      var bytes = Array("AZazMmBYbyQqAZazMmBY".utf8)
      bytes[offset] = byte
      #expect(bytes.span.asciiLettersEnd(from: 0) == (isLetter ? 20 : offset))
    }
  }

  @Test(arguments: 0..<24)
  func `a byte is found wherever it stands`(offset: Int) {
    var bytes = Array(repeating: UInt8(0x80), count: 24)
    bytes[offset] = 0x0D
    #expect(bytes.span.firstByte(0x0D, from: 0) == offset)
    #expect(bytes.span.firstByte(0x0D, from: offset + 1) == 24)
    #expect(bytes.span.firstByte(0x0D, in: 0..<12) == min(offset, 12))
    #expect(bytes.span.firstByte(below: 0x0E, from: 0) == offset)
    #expect(bytes.span.firstByte(below: 0x0D, from: 0) == 24)
    #expect(bytes.span.asciiEnd(from: 0) == (offset == 0 ? 1 : 0))
  }
}
