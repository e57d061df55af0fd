import Synchronization
import TapText

/// A search for words in one text, which many ranges of a case may name by the same words.
final class WordSearch: Sendable {
  private let last = Mutex<(words: String, ranges: [Range<Int>])?>(nil)

  /// Returns the occurrences of words in the text, in UTF-8 code units.
  ///
  /// - Complexity: O(*n*); O(1) for the words that were looked for last.
  func ranges(of words: String, in text: AttributedText) -> [Range<Int>] {
    last.withLock { last in
      if let last, last.words == words { return last.ranges }
      let ranges = text.ranges(of: words)
      last = (words, ranges)
      return ranges
    }
  }
}
