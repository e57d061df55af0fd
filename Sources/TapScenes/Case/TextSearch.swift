package import TapText

/// A search for words in a text that never cuts a character.
package enum TextSearch {
  /// Finds each place at which the bytes of `needle` stand from one cluster edge to another, from
  /// left to right, without overlaps.
  ///
  /// So `a` is not found in a decomposed `ą`. An empty needle is found nowhere.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the text and the needle, and
  ///   O(log *n*) for each place.
  package static func ranges(of needle: String, in text: AttributedText) -> [Range<Int>] {
    let needle = Array(needle.utf8)
    guard !needle.isEmpty, needle.count <= text.utf8Count else { return [] }
    let borders = borders(of: needle)
    var ranges: [Range<Int>] = []
    var matched = 0
    var offset = 0
    for byte in text.string(in: 0..<text.utf8Count).utf8 {
      offset += 1
      while matched > 0, needle[matched] != byte { matched = borders[matched - 1] }
      if needle[matched] == byte { matched += 1 }
      guard matched == needle.count else { continue }
      let range = offset - matched..<offset
      if isEdge(range.lowerBound, in: text), isEdge(range.upperBound, in: text) {
        ranges.append(range)
        matched = 0
      } else {
        matched = borders[matched - 1]
      }
    }
    return ranges
  }

  /// Tells whether an offset lies between two clusters.
  package static func isEdge(_ offset: Int, in text: AttributedText) -> Bool {
    offset == text.utf8Count || text.offset(at: text.clusterIndex(at: offset)) == offset
  }

  /// The length, for each prefix, of its longest proper prefix that also ends it (Knuth, Morris and
  /// Pratt).
  private static func borders(of needle: [UInt8]) -> [Int] {
    var borders = [0]
    var length = 0
    for byte in needle.dropFirst() {
      while length > 0, needle[length] != byte { length = borders[length - 1] }
      if needle[length] == byte { length += 1 }
      borders.append(length)
    }
    return borders
  }
}
