/// Where a font wants the lines that go with its letters, in points.
public struct FontDecorations: BitwiseCopyable, Sendable, Hashable {
  /// The distance from the baseline down to the middle of an underline.
  public var underlineOffset: Double
  /// The thickness of an underline.
  public var underlineThickness: Double
  /// The distance from the baseline up to the middle of a strikethrough.
  public var strikethroughOffset: Double
  /// The thickness of a strikethrough.
  public var strikethroughThickness: Double

  /// Makes decorations.
  public init(
    underlineOffset: Double, underlineThickness: Double, strikethroughOffset: Double,
    strikethroughThickness: Double
  ) {
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
    self.strikethroughThickness = strikethroughThickness
  }

  /// Makes the decorations of a font that says nothing, at a size in points.
  public init(size: Double) {
    let thickness = max(1, size / 14)
    self.init(
      underlineOffset: size / 8, underlineThickness: thickness, strikethroughOffset: size * 0.3,
      strikethroughThickness: thickness)
  }
}
