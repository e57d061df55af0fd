/// Text of a Markdown source with escapes and character references resolved, and the mapping back.
struct ResolvedText {
  /// A part that is copied from the source, or stands for one reference of it.
  private struct Part {
    let start: Int
    let source: Range<Int>
    let isCopied: Bool
  }

  private(set) var bytes: [UInt8] = []
  private var parts: [Part] = []

  /// Empties it.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// Appends text that the source has at an offset.
  mutating func append(_ text: ArraySlice<UInt8>, from offset: Int) {
    parts.append(Part(start: bytes.count, source: offset..<offset + text.count, isCopied: true))
    bytes += text
  }

  /// Appends what a reference in the source stands for.
  mutating func append(reference character: [UInt8], at range: Range<Int>) {
    parts.append(Part(start: bytes.count, source: range, isCopied: false))
    bytes += character
  }

  /// Returns the range of the source that a range of the text comes from.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of parts.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = part(at: range.lowerBound)
    let last = part(at: range.upperBound - 1)
    let start =
      first.isCopied
      ? first.source.lowerBound + range.lowerBound - first.start : first.source.lowerBound
    let end =
      last.isCopied
      ? last.source.lowerBound + range.upperBound - last.start : last.source.upperBound
    return start..<end
  }

  private func part(at offset: Int) -> Part {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    return parts[low]
  }
}
