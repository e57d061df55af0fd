import TapText

/// The mapping from HTML that was made from Markdown back to the Markdown.
struct MarkdownOrigin {
  /// Where a part of the HTML comes from, up to the next part.
  struct Part {
    /// The offset in the HTML.
    let start: Int
    /// The offset in the bytes that the parser of Markdown read; `nil` where no source has the part.
    let source: Int?
    /// Whether the bytes of the part are those of the source, rather than one tag for a mark of it.
    let isCopied: Bool
    /// Whether the offset is one in the source before footnotes were moved.
    var isUnmoved = false
  }

  private let parts: [Part]
  private let source: MarkdownSource
  private var counter: PositionCounter

  /// Makes the mapping; parts ascend.
  init(parts: [Part], source: MarkdownSource) {
    self.parts = parts
    self.source = source
    counter = source.makeCounter()
  }

  /// Returns the position in the Markdown of a tag, by its offset in the HTML.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of parts, beside one pass over the source.
  mutating func position(of offset: Int) -> SourcePosition? {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    guard low < parts.count, let start = parts[low].source else { return nil }
    let found = parts[low].isCopied ? start + offset - parts[low].start : start
    return source.position(of: found, isUnmoved: parts[low].isUnmoved, counter: &counter)
  }
}
