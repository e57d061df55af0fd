/// Whether lines break inside words (CSS Text 3, `word-break`).
public enum WordBreakRule: String, Sendable, Hashable, Codable, CaseIterable {
  /// As each script has it: Latin words hold together, ideographs, kana and Hangul do not.
  case normal
  /// All words hold together: no break parts two letters or digits of any script, but where a
  /// dictionary ends a word, as in Thai.
  case keepAll
  /// A line may end between any two letters or digits, without a hyphen; punctuation keeps its
  /// customs.
  case breakAll
}
