/// A picture or widget that takes the position of one character in the text, or stands for a range
/// of it.
public struct InlineObject: Sendable, Hashable, Codable {
  /// The width in points; `nil` is as wide as the alternative text, at most the line.
  public var width: Double?
  /// The height in points; `nil` is as high as the line.
  public var height: Double?
  /// The distance in points from the object's top to the baseline; `nil` sits on it.
  public var baseline: Double?
  /// The words that stand for the object.
  public var alternativeText: String
  /// The address of the picture, where it has one.
  public var source: String?

  /// Makes an inline object.
  public init(
    width: Double? = nil, height: Double? = nil, baseline: Double? = nil,
    alternativeText: String = "", source: String? = nil
  ) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.alternativeText = alternativeText
    self.source = source
  }
}
