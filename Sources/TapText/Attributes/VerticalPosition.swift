/// Where letters stand beside the baseline, and in which size.
public enum VerticalPosition: String, Sendable, Hashable, Codable, CaseIterable {
  /// On the baseline.
  case normal
  /// Smaller and raised, as an exponent.
  case superscript
  /// Smaller and lowered, as an index.
  case `subscript`
}
