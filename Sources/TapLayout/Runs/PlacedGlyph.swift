/// A glyph with its position.
public struct PlacedGlyph: BitwiseCopyable, Sendable, Hashable {
  /// The number of the glyph in its font.
  public var glyph: UInt16
  /// The distance of the glyph's origin from the layout's left edge, in points.
  public var x: Double
  /// The distance of the glyph's origin from the layout's top downwards, in points.
  public var y: Double

  /// Makes a placed glyph.
  public init(glyph: UInt16, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
