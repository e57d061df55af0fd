import TapText

/// The ranges of whole paragraphs that become chunks, one after the other.
///
/// They depend on the text alone, never on who lays it out: so several tasks make the chunks that
/// one would.
struct ChunkRanges {
  private var start: Int
  private var size: Int
  private var isFirst: Bool

  /// The most bytes of whole paragraphs in a chunk; one paragraph may be longer.
  static let largest = 32 << 10

  /// The ranges from an offset on.
  ///
  /// The first ones of a layout are small, and an empty text has one too.
  init(from start: Int, isFirst: Bool) {
    self.start = start
    self.isFirst = isFirst
    // A lazy layout wants its first lines at once, a whole one few chunks.
    size = isFirst ? 4 << 10 : Self.largest
  }

  /// Takes the next range; `nil` at the end of the text.
  mutating func next(of text: AttributedText) -> Range<Int>? {
    let count = text.utf8Count
    guard start < count || isFirst else { return nil }
    let first = start
    start = first + size < count ? text.rowEnd(from: first + size - 1) : count
    size = min(size * 2, Self.largest)
    isFirst = false
    return first..<start
  }
}
