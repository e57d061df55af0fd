package import TapLayout

/// The shapes of glyphs, each made once for a font, a scale and a quarter of a pixel.
///
/// It is bounded: once the total cost of its shapes reaches a limit, it removes all of them.
package final class GlyphCache<Shape> {
  private let limit: Int
  private let cost: (Shape) -> Int
  private var sources: [ObjectIdentifier: Source] = [:]
  private var total = 0

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - limit: the cost of all shapes that is kept.
  ///   - cost: what a shape costs, in the unit of the limit.
  package init(limit: Int, cost: @escaping (Shape) -> Int) {
    self.limit = limit
    self.cost = cost
  }

  /// The shapes of one source of glyphs, which is kept so that its identity stays its own.
  private final class Source {
    let outlines: any GlyphOutlines
    var shapes: [GlyphKey: Shape] = [:]

    init(_ outlines: any GlyphOutlines) { self.outlines = outlines }
  }

  /// Returns the shape of a glyph, made by `make` if it is not known.
  package func shape(
    of key: GlyphKey, in outlines: any GlyphOutlines,
    make: (GlyphKey, any GlyphOutlines) -> Shape
  ) -> Shape {
    if let known = sources[outlines.identity]?.shapes[key] { return known }
    let shape = make(key, outlines)
    if total >= limit {
      sources.removeAll()
      total = 0
    }
    source(of: outlines).shapes[key] = shape
    total += cost(shape)
    return shape
  }

  private func source(of outlines: any GlyphOutlines) -> Source {
    let identity = outlines.identity
    if let known = sources[identity] { return known }
    let source = Source(outlines)
    sources[identity] = source
    return source
  }
}

/// The key of a shape among the shapes of one source of glyphs.
package struct GlyphKey: Hashable, Sendable {
  /// The font, which has a size in points.
  package var font: FontID
  /// The number of the glyph in the font.
  package var glyph: UInt16
  /// Pixels a point, in 64ths.
  package var scale: UInt32
  /// The quarter of a pixel at which the origin is.
  package var quarter: UInt8

  /// Makes a key.
  package init(font: FontID, glyph: UInt16, scale: UInt32, quarter: UInt8) {
    self.font = font
    self.glyph = glyph
    self.scale = scale
    self.quarter = quarter
  }
}
