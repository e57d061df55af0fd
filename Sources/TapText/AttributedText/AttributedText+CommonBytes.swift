extension AttributedText {
  /// Counts the bytes from an end over which the bytes of two texts agree, whatever their attributes
  /// and links; the answer may cut a scalar.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func commonBytes(with other: AttributedText, fromEnd: Bool) -> Int {
    guard !isEmpty, !other.isEmpty else { return 0 }
    var cursor = ChunkCursor(self, other, isBackward: fromEnd)
    var agreed = 0
    while let step = cursor.next() {
      let same = step.isShared ? step.length : step.commonBytes(fromEnd: fromEnd)
      agreed += same
      if same < step.length { break }
    }
    return agreed
  }

  /// Whether another text has the same bytes, whatever its attributes and links.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func hasSameBytes(as other: AttributedText) -> Bool {
    utf8Count == other.utf8Count && commonBytes(with: other, fromEnd: false) == utf8Count
  }
}

extension ChunkCursor.Step {
  /// Counts the bytes from an end over which the bytes agree.
  fileprivate func commonBytes(fromEnd: Bool) -> Int {
    let leftBytes = left.chunk.bytes
    let rightBytes = right.chunk.bytes
    let mine = leftBytes.span.extracting(left.range)
    let others = rightBytes.span.extracting(right.range)
    return fromEnd ? mine.commonSuffix(with: others) : mine.commonPrefix(with: others)
  }
}
