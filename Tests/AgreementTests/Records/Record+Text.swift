import TapText

extension Record {
  /// The text of a UTF-8 range.
  func string(in range: Range<Int>) -> String {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  /// Whether a cluster shows as a picture.
  func isEmoji(_ range: Range<Int>) -> Bool {
    string(in: range).unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
        || scalar.properties.isEmojiModifier
    }
  }

  /// Whether a cluster begins at an offset, or the text ends there.
  func isBoundary(_ offset: Int) -> Bool {
    clusters[clusters.partitioningIndex { $0 >= offset }] == offset
  }

  /// The clusters that begin in a range.
  func clusterRanges(in range: Range<Int>) -> [Range<Int>] {
    zip(clusters, clusters.dropFirst()).map { $0..<$1 }.filter { range.contains($0.lowerBound) }
  }

  /// A few clusters before an offset.
  func context(before offset: Int) -> Range<Int> {
    let cluster = clusters.partitioningIndex { $0 >= offset }
    return clusters[max(0, cluster - 8)]..<offset
  }

  /// A few clusters after an offset.
  func context(after offset: Int) -> Range<Int> {
    let cluster = clusters.partitioningIndex { $0 > offset }
    return offset..<max(offset, clusters[min(clusters.count - 1, cluster + 7)])
  }

  /// Whether a cluster is of no script, such as a space, a mark or a digit.
  func isCommon(_ range: Range<Int>) -> Bool {
    string(in: range).unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
  }

  /// The number of letters in a range.
  func letterCount(in range: Range<Int>) -> Int {
    string(in: range).unicodeScalars.count { $0.properties.generalCategory == .otherLetter }
  }

  /// The font size at an offset, in points.
  func size(at offset: Int) -> Double {
    spans.first { $0.range.contains(offset) }?.size ?? size
  }

  /// The letter spacing at an offset, in points.
  func letterSpacing(at offset: Int) -> Double {
    spans.first { $0.range.contains(offset) }?.letterSpacing ?? 0
  }

  /// Whether a cluster of several letters has extra space after it.
  func hasSpacedConjunct(_ range: Range<Int>) -> Bool {
    letterCount(in: range) > 1
      && spans.contains { $0.letterSpacing != nil && $0.range.overlaps(range) }
  }

  /// Whether a cluster is a control character that neither breaks a line nor is a tab.
  func isControl(_ range: Range<Int>) -> Bool {
    string(in: range).unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
    }
  }

  /// Whether a cluster is a soft hyphen.
  func isSoftHyphen(_ range: Range<Int>) -> Bool { string(in: range) == Self.softHyphen }

  private static let softHyphen = "\u{AD}"

  /// Whether a soft hyphen stands before or after an offset.
  func isBesideSoftHyphen(_ offset: Int) -> Bool {
    string(in: clusters(around: offset)).contains(Self.softHyphen)
  }

  /// Whether both characters around an offset are ASCII, and no space before a word.
  func isInOwnTable(_ offset: Int) -> Bool {
    let both = string(in: clusters(around: offset)).utf8
    guard both.count == 2, both.allSatisfy({ 0x20..<0x7F ~= $0 }), let first = both.first,
      let last = both.last
    else { return false }
    return first > 0x20 || !Character(Unicode.Scalar(last)).isLetter
  }

  /// The range of the clusters before and after an offset.
  private func clusters(around offset: Int) -> Range<Int> {
    let next = clusters.partitioningIndex { $0 > offset }
    let previous = clusters.partitioningIndex { $0 >= offset } - 1
    return clusters[max(0, previous)]..<clusters[min(next, clusters.count - 1)]
  }

  /// Whether both sides of an offset are letters that no spaces part into words, so that a
  /// dictionary must (UAX #14, class SA).
  func isInDictionaryWord(_ offset: Int) -> Bool {
    let both = string(in: clusters(around: offset))
    guard let first = both.unicodeScalars.first, let last = both.unicodeScalars.last else {
      return false
    }
    return [first, last].allSatisfy { scalar in
      Self.complexContext.contains { $0.contains(scalar.value) }
    }
  }

  /// Thai, Lao, Myanmar and Khmer.
  private static let complexContext: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF,
  ]

  /// A stretch of a line without the spaces and breaks that hang at its end.
  func visiblePart(of range: Range<Int>) -> Range<Int> {
    var cluster = clusters.partitioningIndex { $0 >= range.upperBound }
    while clusters[cluster] > range.lowerBound {
      let last = string(in: clusters[cluster - 1]..<clusters[cluster])
      guard last.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { break }
      cluster -= 1
    }
    return range.lowerBound..<max(range.lowerBound, clusters[cluster])
  }
}
