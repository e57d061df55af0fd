/// A range of one line of a Markdown source in which the parser found nothing but text, character
/// references and marks of emphasis.
struct PlainSegment {
  /// A range that is text or one character reference.
  struct Slice {
    let range: Range<Int>
    let isReference: Bool
  }

  /// A mark that opens or closes emphasis.
  struct Mark {
    let range: Range<Int>
    /// The number of the emphasis in its block.
    let emphasis: Int
    let isOpener: Bool
  }

  /// Where the text begins from which a detector may read: one scalar before the segment, unless
  /// the segment begins its line.
  private(set) var contextStart = 0

  /// Where the segment is; empty until it has text.
  private(set) var range = 0..<0

  private(set) var slices: [Slice] = []
  private(set) var marks: [Mark] = []

  /// Whether it has no text.
  var isEmpty: Bool { slices.isEmpty }

  /// Empties it.
  mutating func removeAll() {
    range = 0..<0
    slices.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
  }

  /// Returns whether a slice at an offset continues the segment: at most the backslash of an escape
  /// is between.
  func isContinued(at offset: Int, in bytes: [UInt8]) -> Bool {
    if offset == range.upperBound { return true }
    return offset == range.upperBound + 1 && bytes[offset - 1] == UInt8(ascii: "\\")
  }

  /// Begins it with a slice.
  mutating func begin(with slice: Slice, isLineStart: Bool, in bytes: [UInt8]) {
    removeAll()
    contextStart = slice.range.lowerBound
    if !isLineStart {
      repeat { contextStart -= 1 } while contextStart > 0 && bytes[contextStart] & 0xC0 == 0x80
      contextStart = max(0, contextStart)
    }
    range = slice.range
    slices.append(slice)
  }

  /// Continues it with a slice.
  mutating func append(_ slice: Slice) {
    range = range.lowerBound..<slice.range.upperBound
    slices.append(slice)
  }

  /// Continues it with a mark of so many bytes.
  mutating func append(markOf count: Int, emphasis: Int, isOpener: Bool) {
    let end = range.upperBound + count
    marks.append(Mark(range: range.upperBound..<end, emphasis: emphasis, isOpener: isOpener))
    range = range.lowerBound..<end
  }
}
