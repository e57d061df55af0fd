import TapTestSupport
import TapText
import Testing

@testable import TapMarkup

@Suite struct PlaceCounterTests {
  private static let pieces = [
    "a", "some words in a row", "é", "日本語", "😀", "\n", "\r", "\r\n", "\t", "\u{0B}", "\u{2028}",
  ]

  /// Counts scalar by scalar from the start.
  private static func place(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var place = SourcePosition(line: 1, column: 1)
    for index in 0..<offset {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        place = SourcePosition(line: place.line, column: place.column + 1)
      }
    }
    return place
  }

  @Test(arguments: 0..<50)
  func `Steps of many bytes count lines and columns as steps of one do`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let bytes = Array(words.joined().utf8)
    var counter = PositionCounter()
    var offset = 0
    while offset <= bytes.count {
      #expect(counter.place(of: offset, in: bytes) == Self.place(of: offset, in: bytes))
      offset += Int.random(in: 1...40, using: &random)
    }
  }

  @Test(arguments: 0..<20)
  func `Positions may be asked for in any order, at a bounded cost each`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<4_000).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let bytes = Array(words.joined().utf8)
    let descending = stride(from: bytes.count, through: 0, by: -7).map { $0 }
    let anywhere = (0..<2_000).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    let start = [SourcePosition(line: 1, column: 1)]
    let places = bytes.indices.reduce(into: start) { places, offset in
      var next = places[offset]
      let isPair =
        bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isPair {
        next = SourcePosition(line: next.line + 1, column: 1)
      } else if bytes[offset] & 0xC0 != 0x80 {
        next.column += 1
      }
      places.append(next)
    }
    for offsets in [descending, anywhere] {
      var counter = PositionCounter()
      #expect(offsets.allSatisfy { counter.place(of: $0, in: bytes) == places[$0] })
      #expect(counter.steps <= bytes.count + 513 * offsets.count)
    }
  }

  @Test(arguments: 0..<50)
  func `Bytes that the source lacks count nowhere`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let source = Array(words.joined().utf8)
    var copy: [UInt8] = []
    var inserted: [Int] = []
    var offsets: [Int] = []
    for byte in source {
      while byte & 0xC0 != 0x80, byte != 0x0A, Int.random(in: 0..<20, using: &random) == 0 {
        inserted.append(copy.count)
        copy.append(UInt8(ascii: "x"))
      }
      offsets.append(copy.count)
      copy.append(byte)
    }
    var counter = PositionCounter(insertedOffsets: inserted)
    for (offset, place) in zip(offsets, source.indices) {
      #expect(counter.place(of: offset, in: copy) == Self.place(of: place, in: source))
    }
  }
}
