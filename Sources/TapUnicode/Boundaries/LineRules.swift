/// What a finder of line breaks does that its locale alone does not ask for (CSS Text 3, 5.2, 5.3).
package struct LineRules: Sendable, Hashable {
  /// How strictly lines keep to the customs of East Asian text.
  package enum Strictness: String, Sendable, Hashable, CaseIterable {
    /// Short lines, as in newspapers: few customs.
    case loose
    /// The most common ones.
    case normal
    /// All: no line starts with a small kana either.
    case strict
  }

  /// Whether lines break inside words.
  package enum Words: String, Sendable, Hashable, CaseIterable {
    /// As each script has it: Latin words hold together, ideographs do not.
    case normal
    /// All words hold together, those of ideographs, kana and Hangul too.
    case keepAll
    /// Letters and digits are as free as ideographs.
    case breakAll
  }

  /// The strictness; `nil` is the locale's own.
  package var strictness: Strictness?
  /// What holds for words.
  package var words = Words.normal

  package init(strictness: Strictness? = nil, words: Words = .normal) {
    self.strictness = strictness
    self.words = words
  }
}
