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

  /// Makes a style that departs in nothing.
  public init() {}
}
