public import TapUnicode

/// Words, sentences and line break opportunities, by ICU's rules for a language.
///
/// Each question looks at one paragraph, which is where these rules look too. A locale is a BCP 47
/// language, such as `ja`; the empty one stands for the root's rules.
extension AttributedText {
  /// Returns the UTF-8 range of the word at an offset, or of the text between two words there;
  /// `nil` before the start or past the end.
  ///
  /// Chinese, Japanese, Thai and their like are cut by dictionary.
  ///
  /// - Throws: `UnicodeError` where ICU has no data or no memory.
  /// - Complexity: O(paragraph).
  public func wordRange(
    at offset: Int, locale: String = ""
  ) throws(UnicodeError) -> Range<Int>? {
    try segment(at: offset, .word, locale: locale)
  }

  /// Returns the UTF-8 range of the sentence that holds the byte at an offset, with the spaces
  /// after it; `nil` past the end or before the start.
  ///
  /// - Throws: `UnicodeError` where ICU has no data or no memory.
  /// - Complexity: O(paragraph).
  public func sentenceRange(
    at offset: Int, locale: String = ""
  ) throws(UnicodeError) -> Range<Int>? {
    try segment(at: offset, .sentence, locale: locale)
  }

  /// Returns the UTF-8 range between two line break opportunities around an offset; `nil` before
  /// the start or past the end.
  ///
  /// - Throws: `UnicodeError` where ICU has no data or no memory.
  /// - Complexity: O(paragraph).
  public func lineSegmentRange(
    at offset: Int, locale: String = ""
  ) throws(UnicodeError) -> Range<Int>? {
    try segment(at: offset, .line, locale: locale)
  }

  private func segment(
    at offset: Int, _ kind: BoundaryFinder.Kind, locale: String
  ) throws(UnicodeError) -> Range<Int>? {
    guard offset >= 0, offset < utf8Count else { return nil }
    let context = context(around: offset, for: kind)
    var ends: [UInt32] = []
    // Opened outside of the closure, which could not say what it throws.
    var finder = try BoundaryFinder(kind, locale: locale)
    withUTF8(in: context) { finder.boundaries(of: $0, into: &ends) }
    let place = UInt32(offset - context.lowerBound)
    let index = ends.partitioningIndex { $0 > place }
    guard index < ends.count else { return nil }
    let start = index > 0 ? Int(ends[index - 1]) : 0
    return context.lowerBound + start..<context.lowerBound + Int(ends[index])
  }

  /// Returns the paragraph around an offset, or the paragraphs that make one for sentences, to
  /// which VT and FF are no more than spaces.
  private func context(around offset: Int, for kind: BoundaryFinder.Kind) -> Range<Int> {
    var range = paragraphRange(containing: offset)
    guard kind == .sentence else { return range }
    while range.lowerBound > 0, endsSofter(range.lowerBound) {
      range = paragraphStart(at: range.lowerBound - 1)..<range.upperBound
    }
    while range.upperBound < utf8Count, endsSofter(range.upperBound) {
      range = range.lowerBound..<paragraphEnd(from: range.upperBound)
    }
    return range
  }

  /// Returns whether the hard break before an offset is VT or FF.
  private func endsSofter(_ offset: Int) -> Bool {
    withUTF8(in: offset - 1..<offset) { $0[0] == 0x0B || $0[0] == 0x0C }
  }
}
