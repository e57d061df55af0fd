import TapText
import TapUnicode

/// A Markdown source prepared for the parser, with the mapping of offsets back to the source.
///
/// The parser gets a copy without a byte order mark, with U+FFFD for each NUL (as CommonMark
/// says), with a line feed at the end and zeros behind it that it may look at. Delimiter rows of
/// tables are spelled out as it wants them; no other byte changes before it sees it.
struct MarkdownSource {
  /// Bytes that the parser is to see at an offset of the source.
  struct Insertion {
    var offset: Int
    var byte: UInt8
    var count: Int
  }

  /// The zeros behind the text.
  static let padding = 32

  /// The copy that the parser reads, padding included.
  let bytes: [UInt8]

  /// The footnotes, which are moved to the start of the copy; `nil` where there are none.
  let footnotes: Footnotes?

  /// The source before footnotes were moved, if they were.
  private let unmoved: [UInt8]

  /// The length of the byte order mark, which the copy lacks.
  let markCount: Int

  /// The offsets of bytes of the copy that stand for nothing in the source, ascending.
  let insertedOffsets: [Int]

  /// The number of bytes of the copy that are text.
  var count: Int { bytes.count - Self.padding }

  /// Checks and copies a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ source: [UInt8], movesFootnotes: Bool = true) throws(MarkupError) {
    guard source.count <= MarkdownParser.sourceLimit else {
      throw MarkupError(.sourceTooLong, at: MarkdownParser.sourceLimit)
    }
    try MarkupError.checkUTF8(source)
    markCount = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + Self.padding + 1)
    if source.span.firstByte(0, from: 0) < source.count {
      for byte in source[markCount...] {
        if byte == 0 { bytes += [0xEF, 0xBF, 0xBD] } else { bytes.append(byte) }
      }
    } else {
      bytes += source[markCount...]
    }
    footnotes = movesFootnotes ? Footnotes(in: bytes) : nil
    unmoved = footnotes == nil ? [] : bytes
    if let footnotes { bytes = footnotes.bytes }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(0, count: Self.padding)
    var inserted: [Int] = []
    let insertions = DelimiterRows(of: bytes).insertions
    if !insertions.isEmpty { bytes = Self.inserting(insertions, into: bytes, at: &inserted) }
    self.bytes = bytes
    insertedOffsets = inserted
  }

  private static func inserting(
    _ insertions: [Insertion], into bytes: [UInt8], at offsets: inout [Int]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + insertions.reduce(0) { $0 + $1.count })
    var copied = 0
    for insertion in insertions {
      result += bytes[copied..<insertion.offset]
      copied = insertion.offset
      for _ in 0..<insertion.count {
        offsets.append(result.count)
        result.append(insertion.byte)
      }
    }
    result += bytes[copied...]
    return result
  }

  /// Makes a counter of lines and columns for ``position(of:isUnmoved:counter:)``.
  func makeCounter() -> PositionCounter {
    PositionCounter(
      skippedScalars: markCount > 0 ? 1 : 0,
      insertedOffsets: footnotes == nil ? insertedOffsets : [])
  }

  /// Returns the position in the source of a byte of the copy, or of one of the source before
  /// footnotes were moved.
  ///
  /// - Complexity: O(log *n*) beside one pass over the source for all bytes that are asked for.
  func position(
    of offset: Int, isUnmoved: Bool = false, counter: inout PositionCounter
  ) -> SourcePosition {
    guard let footnotes else { return counter.place(of: offset, in: bytes) }
    if isUnmoved { return counter.place(of: offset, in: unmoved) }
    let inserted = insertionIndex(atOrAfter: offset, near: 0)
    let origin = footnotes.origin(of: offset - inserted)
    return counter.place(of: min(origin, unmoved.count), in: unmoved)
  }

  /// Returns the offset in the copy of a byte of the source with moved footnotes.
  func prepared(_ moved: Int) -> Int {
    var offset = moved
    for inserted in insertedOffsets {
      guard inserted <= offset else { break }
      offset += 1
    }
    return offset
  }

  /// Returns a slice of the copy as the source has it.
  ///
  /// `passed` is the number of inserted bytes before the slice that was asked for last, from where
  /// those of this one are looked for.
  func text(in range: Range<Int>, passed: inout Int) -> ArraySlice<UInt8> {
    let slice = bytes[range]
    guard !insertedOffsets.isEmpty else { return slice }
    passed = insertionIndex(atOrAfter: range.lowerBound, near: passed)
    var next = passed
    guard next < insertedOffsets.count, insertedOffsets[next] < range.upperBound else {
      return slice
    }
    var text: ArraySlice<UInt8> = []
    var copied = range.lowerBound
    while next < insertedOffsets.count, insertedOffsets[next] < range.upperBound {
      text += bytes[copied..<insertedOffsets[next]]
      copied = insertedOffsets[next] + 1
      next += 1
    }
    return text + bytes[copied..<range.upperBound]
  }

  /// Returns the index of the first inserted byte from an offset on; it is mostly a few steps after
  /// the one that was found last.
  private func insertionIndex(atOrAfter offset: Int, near hint: Int) -> Int {
    var low = 0
    if hint == 0 || insertedOffsets[hint - 1] < offset {
      let end = min(hint + 4, insertedOffsets.count)
      low = hint
      while low < end, insertedOffsets[low] < offset { low += 1 }
      if low == insertedOffsets.count || insertedOffsets[low] >= offset { return low }
    }
    var high = insertedOffsets.count
    while low < high {
      let middle = (low + high) / 2
      if insertedOffsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
