/// What is between the text so far and the next: line ends and white space.
struct LineState {
  /// The line ends that the document wrote itself.
  private var writtenEnds = 0

  /// The line ends that blocks ask for beyond those; the greatest demand counts, as with margins.
  private var requiredEnds = 0

  /// Whether a line end that the document wrote is the last thing before the next text: it then
  /// is one of those that the next block asks for.
  private var isAfterEnd = false

  /// Whether a space of the document would be seen: not at the start of a line, nor after another.
  private(set) var takesSpace = false

  /// Whether the last thing is a space that vanishes where the line ends.
  private(set) var endsWithSpace = false

  /// Records that text was written.
  mutating func hasText() {
    takesSpace = true
    endsWithSpace = false
  }

  /// Records that a space was written.
  mutating func hasSpace() {
    takesSpace = false
    endsWithSpace = true
  }

  /// Notes that the space is gone again.
  mutating func dropSpace() { endsWithSpace = false }

  /// Ends a line where the document says so.
  mutating func end() {
    writtenEnds += requiredEnds + 1
    requiredEnds = 0
    isAfterEnd = true
    startLine()
  }

  /// Asks for line ends before the next text.
  mutating func require(_ count: Int) {
    requiredEnds = max(requiredEnds, isAfterEnd ? count - 1 : count)
    startLine()
  }

  /// Lowers the demand of the blocks that have ended, where the one around them asks for less.
  mutating func limitRequired(to count: Int) { requiredEnds = min(requiredEnds, count) }

  /// Drops the demand of blocks, as before the first text.
  mutating func dropRequired() { requiredEnds = 0 }

  /// Suppresses a space, as at the start of a cell.
  mutating func startLine() {
    takesSpace = false
    endsWithSpace = false
  }

  /// Forgets line ends, as at the end of a cell.
  mutating func dropLineEnds() { _ = takeLineEnds() }

  /// Returns the line ends before the text that is here next.
  mutating func takeLineEnds() -> Int {
    defer {
      writtenEnds = 0
      requiredEnds = 0
      isAfterEnd = false
    }
    return writtenEnds + requiredEnds
  }
}
