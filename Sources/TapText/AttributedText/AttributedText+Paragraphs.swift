import TapUnicode

/// Paragraphs, which hard breaks end: LF, VT, FF, CR, CR LF, NEL, LS and PS.
///
/// A text that ends with a hard break has one more paragraph, which is empty; so has an empty text.
extension AttributedText {
  /// The number of paragraphs, one more than the number of hard breaks.
  public var paragraphCount: Int { Int(total.breaks) + 1 }

  /// Returns the end, after its hard break, of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n* + chunk).
  package func paragraphEnd(from offset: Int) -> Int {
    check(offset)
    guard offset < utf8Count else { return utf8Count }
    let index = chunkIndex(at: offset)
    if let end = endOfHardBreak(inChunk: index, from: offset) { return end }
    let passed = sums[index + 1].breaks
    let next = sums.partitioningIndex { $0.breaks > passed } - 1
    return next < chunks.count
      ? endOfHardBreak(inChunk: next, from: chunkStart(next)) ?? utf8Count : utf8Count
  }

  private func endOfHardBreak(inChunk index: Int, from offset: Int) -> Int? {
    guard sums[index].breaks < sums[index + 1].breaks else { return nil }
    let start = chunkStart(index)
    let bytes = chunks[index].bytes
    return bytes.span.hardBreak(from: offset - start).map { start + $0.upperBound }
  }

  /// Returns the end, before its hard break, of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: As for the end after the break.
  package func paragraphTextEnd(from offset: Int) -> Int {
    let end = paragraphEnd(from: offset)
    guard end > offset else { return end }
    // A break lies within one chunk.
    let index = chunkIndex(at: end - 1)
    let start = chunkStart(index)
    let bytes = chunks[index].bytes
    let floor = Swift.max(0, end - start - 3)
    var place = bytes.span.scalarStart(atOrBefore: floor)
    while place < end - start {
      if let length = bytes.span.hardBreakLength(at: place), place + length == end - start {
        return start + place
      }
      place += 1
    }
    return end
  }

  /// Returns the start of the paragraph that holds or starts at an offset.
  ///
  /// The offset after a hard break starts a paragraph; one between CR and LF is in the paragraph
  /// that they end.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n* + chunk).
  package func paragraphStart(at offset: Int) -> Int {
    check(offset)
    guard !isEmpty else { return 0 }
    let index = chunkIndex(at: offset)
    if let end = endOfHardBreak(inChunk: index, before: offset) { return end }
    let before = sums[index].breaks
    guard before > 0 else { return 0 }
    let last = sums.partitioningIndex { $0.breaks >= before } - 1
    return endOfHardBreak(inChunk: last, before: chunkStart(last + 1)) ?? 0
  }

  private func endOfHardBreak(inChunk index: Int, before offset: Int) -> Int? {
    guard sums[index].breaks < sums[index + 1].breaks else { return nil }
    let start = chunkStart(index)
    let bytes = chunks[index].bytes
    return bytes.span.endOfHardBreak(before: offset - start).map { start + $0 }
  }

  /// Returns the ordinal of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n* + chunk).
  public func paragraphIndex(at offset: Int) -> Int {
    check(offset)
    guard !isEmpty else { return 0 }
    let index = chunkIndex(at: offset)
    guard sums[index].breaks < sums[index + 1].breaks else { return Int(sums[index].breaks) }
    let bytes = chunks[index].bytes
    return Int(sums[index].breaks) + bytes.span.hardBreakCount(upTo: offset - chunkStart(index))
  }

  /// Returns the UTF-8 range of a paragraph with its hard break, or `nil` past the last.
  ///
  /// - Complexity: O(log *n* + chunk).
  public func paragraphRange(at index: Int) -> Range<Int>? {
    guard index >= 0, index < paragraphCount else { return nil }
    guard index > 0 else { return 0..<paragraphEnd(from: 0) }
    let next = sums.partitioningIndex { Int($0.breaks) >= index }
    let chunk = next - 1
    let bytes = chunks[chunk].bytes
    var start = 0
    for _ in Int(sums[chunk].breaks)..<index {
      start = bytes.span.hardBreak(from: start)?.upperBound ?? chunks[chunk].count
    }
    start += chunkStart(chunk)
    return start..<paragraphEnd(from: start)
  }

  /// Returns the UTF-8 range, with its hard break, of the paragraph that holds or starts at an
  /// offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n* + chunk).
  public func paragraphRange(containing offset: Int) -> Range<Int> {
    paragraphStart(at: offset)..<paragraphEnd(from: offset)
  }
}
