/// How strictly lines keep to the customs of East Asian text (CSS Text 3, `line-break`).
///
/// Which marks may start or end a line depends on the language too: loose and normal let a wave
/// dash start one in Japanese and Chinese alone.
public enum LineBreakRule: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the language has it: small kana may start a line in Japanese, in other languages not.
  case automatic = "auto"
  /// Few customs, for short lines as in newspapers: iteration marks and centered marks may start
  /// a line, too.
  case loose
  /// The most common customs: small kana and the prolonged sound mark may start a line.
  case normal
  /// All customs: they may not.
  case strict
  /// No customs: a line may end between any two clusters, and spaces there still hang.
  case anywhere
}
