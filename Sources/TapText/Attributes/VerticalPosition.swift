/// The position of letters relative to the baseline, and their size (CSS `vertical-align`).
public enum VerticalPosition: String, Sendable, Hashable, Codable, CaseIterable {
  /// On the baseline.
  case normal
  /// Smaller and raised, as an exponent.
  case superscript
  /// Smaller and lowered, as an index.
  case `subscript`
}
