public import TapLayout

/// The glyphs of a run, and the font that has their shapes.
public struct RunGlyphs: Sendable {
  /// The font.
  public var font: FontID
  /// Where the outlines of the font's glyphs come from; `nil` if the layout has none.
  public var outlines: (any GlyphOutlines)?
  /// The glyphs from left to right.
  public var glyphs: [PlacedGlyph]
  /// Between which x the glyphs show; infinite but for a run that ends in a ligature's middle.
  public var sides: ClosedRange<Double>

  /// Makes glyphs.
  public init(
    font: FontID, outlines: (any GlyphOutlines)?, glyphs: [PlacedGlyph],
    sides: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    self.font = font
    self.outlines = outlines
    self.glyphs = glyphs
    self.sides = sides
  }
}

extension RunGlyphs: Hashable {
  /// Returns whether the glyphs and their positions are the same, wherever their outlines come
  /// from.
  public static func == (one: RunGlyphs, other: RunGlyphs) -> Bool {
    one.font == other.font && one.glyphs == other.glyphs && one.sides == other.sides
  }

  /// Hashes the font, the glyphs and the sides.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(glyphs)
    hasher.combine(sides)
  }
}

extension RunGlyphs {
  /// Where the glyphs of a run show, for one that ends in a ligature's middle; else `nil`.
  package func clip(of run: GlyphRun) -> Rect? {
    guard sides.lowerBound.isFinite || sides.upperBound.isFinite else { return nil }
    // More than any letter is high or leans.
    let height = 4 * run.font.size
    let left = max(sides.lowerBound, run.minX - height)
    let right = min(sides.upperBound, run.maxX + height)
    return Rect(x: left, y: run.baseline - height, width: right - left, height: 2 * height)
  }
}
