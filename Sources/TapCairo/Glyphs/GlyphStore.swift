import TapDraw
import TapLayout

/// The shapes of glyphs, each drawn once for a scale and a quarter of a pixel.
///
/// One store serves many surfaces, one after the other. It holds about as many shapes as some
/// screens of text have, and begins again when there are more.
public final class GlyphStore {
  /// As many shapes as are kept: a few megabytes of letters.
  private static let mostShapes = 16 << 10

  private let cache = GlyphCache<GlyphShape>(limit: mostShapes) { _ in 1 }

  /// Makes an empty store.
  public init() {}

  /// The shape of a glyph, drawn if it is not known.
  func shape(of key: GlyphKey, in outlines: any GlyphOutlines) -> GlyphShape {
    cache.shape(of: key, in: outlines, make: GlyphShape.init)
  }
}
