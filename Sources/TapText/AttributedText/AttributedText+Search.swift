import TapUnicode

extension AttributedText {
  /// Returns the UTF-8 ranges of a string in the text, from the start on, without overlaps.
  ///
  /// Bytes are compared as they are: no folding, no normalization. A match never cuts a cluster:
  /// "a" is not found in "a\u{328}".
  ///
  ///     AttributedText("ka\u{328}sa").ranges(of: "a")  // [5..<6]
  ///
  /// An empty string has no matches.
  ///
  /// - Complexity: O(*n* + length of `needle`).
  public func ranges(of needle: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var search = PatternSearch(Array(needle.utf8))
    let length = search.length
    guard length > 0 else { return [] }
    for (index, chunk) in chunks.enumerated() {
      let start = chunkStart(index)
      let bytes = chunk.bytes
      search.scan(bytes.span) { end in
        let match = start + end - length..<start + end
        guard isClusterBoundary(match.lowerBound), isClusterBoundary(match.upperBound) else {
          return false
        }
        ranges.append(match)
        return true
      }
    }
    return ranges
  }
}

/// A search for a pattern in bytes that come in parts, by Knuth, Morris and Pratt.
private struct PatternSearch {
  private let pattern: [UInt8]
  /// For each prefix of the pattern, how long its longest proper prefix is that also ends it.
  private let borders: [Int]
  private var matched = 0

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
    var borders = [0]
    var border = 0
    for index in pattern.indices.dropFirst() {
      while border > 0, pattern[index] != pattern[border] { border = borders[border - 1] }
      if pattern[index] == pattern[border] { border += 1 }
      borders.append(border)
    }
    self.borders = borders
  }

  var length: Int { pattern.count }

  /// Goes over the next bytes and calls `accept` with the end of each match, which may have begun
  /// in bytes before; an accepted match shares no byte with the next.
  mutating func scan(_ bytes: Span<UInt8>, accept: (Int) -> Bool) {
    var offset = 0
    while offset < bytes.count {
      if matched == 0 {
        offset = bytes.firstByte(pattern[0], from: offset)
        guard offset < bytes.count else { return }
      }
      let byte = bytes[offset]
      while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
      if pattern[matched] == byte { matched += 1 }
      offset += 1
      if matched == pattern.count { matched = accept(offset) ? 0 : borders[matched - 1] }
    }
  }
}
