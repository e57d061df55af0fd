import TapLinks
import TapUnicode

/// A label of a run of letters, digits, hyphens, underscores and dots.
struct TwitterLabel {
  /// The range in the text.
  var start: Int
  var end: Int
  /// Whether it may be in front of a domain: it begins and ends with a letter or digit.
  var isSubdomain: Bool
  /// Whether it may be in front of a top-level domain: no underscore either.
  var isName: Bool
  /// Where the top-level domain that it begins with ends; 0 where it begins with none.
  var topEnd: Int
}

extension TwitterScan {
  /// Reads a label; the top-level domain of it is looked for only if one may be there.
  mutating func label(
    _ text: Span<UInt8>, _ range: Range<Int>, mayBeTop: Bool
  ) -> TwitterLabel {
    steps += range.count
    var hasUnderscore = false
    for k in range where text[k] == UInt8(ascii: "_") { hasUnderscore = true }
    let isSubdomain =
      !range.isEmpty && !isJoint(text[range.lowerBound]) && !isJoint(text[range.upperBound - 1])
    return TwitterLabel(
      start: range.lowerBound, end: range.upperBound, isSubdomain: isSubdomain,
      isName: isSubdomain && !hasUnderscore, topEnd: mayBeTop ? topEnd(text, range) : 0)
  }

  private func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Returns where the top-level domain ends that a label begins with, or 0.
  ///
  /// What follows it is no ASCII letter or digit, and none of `@+-`.
  private func topEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, ASCII.isAlphanumeric(text[end]) { end += 1 }
    if let encoded = encodedEnd(text, range, wordEnd: end) { return encoded }
    if end > range.lowerBound {
      let isFollowed = end < text.count && "@+-".utf8.contains(text[end])
      return !isFollowed && isTop(text, range.lowerBound..<end) ? end : 0
    }
    return wideTopEnd(text, range)
  }

  /// Returns where a label that begins with `xn--` ends in ASCII, or `nil` for another.
  private func encodedEnd(_ text: Span<UInt8>, _ range: Range<Int>, wordEnd: Int) -> Int? {
    guard wordEnd - range.lowerBound == 2, text.has("xn--", at: range.lowerBound) else {
      return nil
    }
    var end = range.lowerBound + 4
    while end < range.upperBound, ASCII.isAlphanumeric(text[end]) || text[end] == UInt8(ascii: "-")
    {
      end += 1
    }
    return end > range.lowerBound + 4 && end <= range.upperBound ? end : nil
  }

  /// Returns where the longest top-level domain beyond ASCII ends that a label begins with, or 0.
  private func wideTopEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    // The longest has 20 letters of three bytes.
    let longest = 64
    var found = 0
    var end = range.lowerBound
    while end < range.upperBound, end - range.lowerBound < longest {
      let scalar = text.scalar(at: end)
      guard scalar.value >= 0x80 else { break }
      end += scalar.length
      let isFollowed =
        end < text.count && (ASCII.isAlphanumeric(text[end]) || "@+-".utf8.contains(text[end]))
      if !isFollowed, isTop(text, range.lowerBound..<end) { found = end }
    }
    return found
  }

  private func isTop(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    detector.topLevelDomains.contains(text.extracting(range))
  }
}
