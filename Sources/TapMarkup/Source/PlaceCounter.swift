import TapText
import TapUnicode

/// A counter of lines and columns that goes through a source once.
///
/// Lines end at LF, CR LF or CR, as Markdown says. Columns count Unicode scalars; a byte order
/// mark is one of them.
struct PlaceCounter {
  private var offset = 0
  private var line = 1
  private var column: Int
  private let firstColumn: Int
  private let insertedOffsets: [Int]
  /// The number of inserted bytes before the offset.
  private var passedInsertions = 0

  /// Makes a counter; `skippedScalars` come before the first byte on the first line, and the bytes
  /// at `insertedOffsets`, which ascend, are none of the source.
  init(skippedScalars: Int = 0, insertedOffsets: [Int] = []) {
    firstColumn = 1 + skippedScalars
    column = firstColumn
    self.insertedOffsets = insertedOffsets
  }

  /// Returns the position of a byte.
  ///
  /// - Complexity: O(*n*), where *n* is the distance from the last position asked for; from the
  ///   start if that is after the target.
  mutating func place(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    if target < offset {
      offset = 0
      line = 1
      column = firstColumn
      passedInsertions = 0
    }
    while offset < target {
      passPlainWords(before: target, in: bytes)
      guard offset < target else { break }
      let byte = bytes[offset]
      let isInserted =
        passedInsertions < insertedOffsets.count && insertedOffsets[passedInsertions] == offset
      offset += 1
      guard !isInserted else {
        passedInsertions += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case UInt8(ascii: "\r") where offset == bytes.count || bytes[offset] != UInt8(ascii: "\n"):
        line += 1
        column = 1
      default:
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// Passes bytes, eight at a step, up to one that the source lacks or a break other than LF.
  private mutating func passPlainWords(before target: Int, in bytes: [UInt8]) {
    let inserted =
      passedInsertions < insertedOffsets.count ? insertedOffsets[passedInsertions] : target
    let end = min(target, inserted)
    let span = bytes.span
    while offset &+ 8 <= end {
      let word = span.word(at: offset)
      let breaks = ByteMask.asciiBreaks(word)
      guard breaks != 0 else {
        column &+= 8 &- ByteMask.continuations(word).nonzeroBitCount
        offset &+= 8
        continue
      }
      let bits = breaks.trailingZeroBitCount & ~7
      let plain = word & (1 &<< UInt64(bits) &- 1)
      column &+= bits &>> 3 &- ByteMask.continuations(plain).nonzeroBitCount
      offset &+= bits &>> 3
      guard span[offset] == UInt8(ascii: "\n") else { return }
      line &+= 1
      column = 1
      offset &+= 1
    }
  }
}
