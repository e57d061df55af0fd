import TapUnicode

/// Paragraphs, which hard breaks end: LF, VT, FF, CR, CR LF, NEL, LS and PS.
///
/// A text that ends with a hard break has one more paragraph, which is empty; so has an empty text.
extension AttributedText {
  /// The number of paragraphs, one more than the number of hard breaks.
  public var paragraphCount: Int { Int(total.breaks) + 1 }

  /// Returns the end, after its hard break, of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset lies in the text.
  /// - Complexity: O(log *n* + chunk + number of chunks of the paragraph).
  package func paragraphEnd(from offset: Int) -> Int {
    check(offset)
    guard offset < utf8Count else { return utf8Count }
    let first = chunkIndex(at: offset)
    for index in first..<chunks.count where chunks[index].measure.breaks > 0 {
      let start = chunkStart(index)
      let bytes = chunks[index].bytes
      if let end = bytes.span.endOfHardBreak(from: Swift.max(0, offset - start)) {
        return start + end
      }
    }
    return utf8Count
  }

  /// Returns the end, before its hard break, of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset lies in the text.
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
  /// - Precondition: The offset lies in the text.
  /// - Complexity: O(log *n* + chunk + number of chunks of the paragraph).
  package func paragraphStart(at offset: Int) -> Int {
    check(offset)
    guard !isEmpty else { return 0 }
    var index = chunkIndex(at: offset)
    while index >= 0 {
      if chunks[index].measure.breaks > 0 {
        let start = chunkStart(index)
        let bytes = chunks[index].bytes
        let limit = Swift.min(chunks[index].count, offset - start)
        if let end = bytes.span.endOfHardBreak(before: limit) { return start + end }
      }
      index -= 1
    }
    return 0
  }

  /// Returns the ordinal of the paragraph that holds or starts at an offset.
  ///
  /// - Precondition: The offset lies in the text.
  /// - Complexity: O(log *n* + chunk).
  public func paragraphIndex(at offset: Int) -> Int {
    check(offset)
    guard !isEmpty else { return 0 }
    let index = chunkIndex(at: offset)
    guard chunks[index].measure.breaks > 0 else { return Int(sums[index].breaks) }
    let bytes = chunks[index].bytes
    let limit = Swift.min(chunks[index].count, offset - chunkStart(index))
    return Int(sums[index].breaks) + bytes.span.hardBreakCount(upTo: limit)
  }

  /// Returns the UTF-8 range of a paragraph with its hard break, or `nil` past the last.
  ///
  /// - Complexity: O(log *n* + chunk + number of chunks of the paragraph).
  public func paragraphRange(at index: Int) -> Range<Int>? {
    guard index >= 0, index < paragraphCount else { return nil }
    guard index > 0 else { return 0..<paragraphEnd(from: 0) }
    let next = sums.partitioningIndex { Int($0.breaks) >= index }
    let chunk = next - 1
    let bytes = chunks[chunk].bytes
    var start = 0
    for _ in Int(sums[chunk].breaks)..<index {
      start = bytes.span.endOfHardBreak(from: start) ?? chunks[chunk].count
    }
    start += chunkStart(chunk)
    return start..<paragraphEnd(from: start)
  }

  /// Returns the UTF-8 range, with its hard break, of the paragraph that holds or starts at an
  /// offset.
  ///
  /// - Precondition: The offset lies in the text.
  /// - Complexity: O(log *n* + chunk + number of chunks of the paragraph).
  public func paragraphRange(containing offset: Int) -> Range<Int> {
    paragraphStart(at: offset)..<paragraphEnd(from: offset)
  }
}
