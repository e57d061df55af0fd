/// How one paragraph departs from the layout's options; `nil` keeps those.
public struct ParagraphStyle: Sendable, Hashable, Codable {
  /// The alignment of the lines.
  public var alignment: TextAlignment?
  /// The base direction.
  public var direction: WritingDirection?
  /// The indent of the first line, in points.
  public var firstLineIndent: Double?
  /// The indent of the other lines, in points.
  public var headIndent: Double?
  /// The space after the paragraph, in points.
  public var spacing: Double?
  /// How strictly lines keep to the customs of East Asian text.
  public var lineBreak: LineBreakRule?
  /// Whether lines break inside words.
  public var wordBreak: WordBreakRule?
  /// What the paragraph is in a document; `nil` is a paragraph without indent or background.
  public var block: BlockStyle?

  /// Makes a style that departs in nothing.
  public init() {}
}

/// The horizontal alignment of lines (CSS `text-align`).
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the edge where reading starts.
  case start
  /// At the edge where reading ends.
  case end
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle.
  case center
  /// Spread over the whole width, but for a paragraph's last line.
  case justify
}

/// A direction of writing.
public enum WritingDirection: UInt8, BitwiseCopyable, Sendable, Hashable, Codable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

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
