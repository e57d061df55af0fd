import TapText
import TapUnicode

/// A counter of lines and columns that goes through a source once.
///
/// Lines end at LF, CR LF or CR, as Markdown says. Columns count Unicode scalars; a byte order
/// mark is one of them.
struct PositionCounter {
  /// Where the counter is.
  private struct State {
    var offset = 0
    var line = 1
    var column: Int
    /// The number of inserted bytes before the offset.
    var passedInsertions = 0
  }

  /// The bytes between two states that are kept to go back to.
  private static let interval = 512

  private var state: State
  private var kept: [State] = []
  private let insertedOffsets: [Int]

  /// The bytes that were walked over so far.
  private(set) var steps = 0

  /// Makes a counter; `skippedScalars` come before the first byte on the first line, and the bytes
  /// at `insertedOffsets`, which ascend, are none of the source.
  init(skippedScalars: Int = 0, insertedOffsets: [Int] = []) {
    state = State(column: 1 + skippedScalars)
    kept = [state]
    self.insertedOffsets = insertedOffsets
  }

  /// Returns the position of a byte.
  ///
  /// - Complexity: O(1) beside one pass over the source for all bytes that are asked for.
  mutating func place(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    if target < state.offset || target - state.offset > Self.interval { goNear(target) }
    while state.offset < target {
      let start = state.offset
      let last = kept[kept.count - 1].offset
      let next = start >= last ? last + Self.interval : .max
      advance(to: min(target, max(next, start + 1)), in: bytes)
      steps += state.offset - start
      if state.offset >= next { kept.append(state) }
    }
    return SourcePosition(line: state.line, column: state.column)
  }

  /// Goes to the last state that was kept before a byte, unless the counter is between.
  private mutating func goNear(_ target: Int) {
    var low = 0
    var high = kept.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if kept[middle].offset <= target { low = middle } else { high = middle }
    }
    if state.offset > target || state.offset < kept[low].offset { state = kept[low] }
  }

  private mutating func advance(to target: Int, in bytes: [UInt8]) {
    while state.offset < target {
      passPlainWords(before: target, in: bytes)
      guard state.offset < target else { break }
      let byte = bytes[state.offset]
      let isInserted =
        state.passedInsertions < insertedOffsets.count
        && insertedOffsets[state.passedInsertions] == state.offset
      state.offset += 1
      guard !isInserted else {
        state.passedInsertions += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"):
        state.line += 1
        state.column = 1
      case UInt8(ascii: "\r")
      where state.offset == bytes.count || bytes[state.offset] != UInt8(ascii: "\n"):
        state.line += 1
        state.column = 1
      default:
        if byte & 0xC0 != 0x80 { state.column += 1 }
      }
    }
  }

  /// Passes bytes, eight at a step, up to one that the source lacks or a break other than LF.
  private mutating func passPlainWords(before target: Int, in bytes: [UInt8]) {
    let inserted =
      state.passedInsertions < insertedOffsets.count
      ? insertedOffsets[state.passedInsertions] : target
    let end = min(target, inserted)
    let span = bytes.span
    while state.offset &+ 8 <= end {
      let word = span.word(at: state.offset)
      let breaks = ByteMask.asciiBreaks(word)
      guard breaks != 0 else {
        state.column &+= 8 &- ByteMask.continuations(word).nonzeroBitCount
        state.offset &+= 8
        continue
      }
      let bits = breaks.trailingZeroBitCount & ~7
      let plain = word & (1 &<< UInt64(bits) &- 1)
      state.column &+= bits &>> 3 &- ByteMask.continuations(plain).nonzeroBitCount
      state.offset &+= bits &>> 3
      guard span[state.offset] == UInt8(ascii: "\n") else { return }
      state.line &+= 1
      state.column = 1
      state.offset &+= 1
    }
  }
}
