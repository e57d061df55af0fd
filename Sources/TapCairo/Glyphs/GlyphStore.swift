import CCairo
import TapDraw
import TapLayout

/// The shapes of glyphs, each drawn once for a scale and a quarter of a pixel.
///
/// One store serves many surfaces, one after the other. It holds about as many shapes as some
/// screens of text have, and begins again when there are more.
public final class GlyphStore {
  /// As many shapes as are kept: a few megabytes of letters.
  private static let mostShapes = 16 << 10

  private var sources: [ObjectIdentifier: Source] = [:]
  private var count = 0

  /// Makes an empty store.
  public init() {}

  /// The shapes of one source of glyphs, which is kept so that its identity stays its own.
  private final class Source {
    let outlines: any GlyphOutlines
    var shapes: [GlyphKey: GlyphShape] = [:]

    init(_ outlines: any GlyphOutlines) { self.outlines = outlines }
  }

  /// The shape of a glyph, drawn if it is not known.
  func shape(of key: GlyphKey, in outlines: any GlyphOutlines) -> GlyphShape {
    let source = source(of: outlines)
    if let known = source.shapes[key] { return known }
    let shape = GlyphShape(key, outlines)
    source.shapes[key] = shape
    count += 1
    return shape
  }

  private func source(of outlines: any GlyphOutlines) -> Source {
    if count >= Self.mostShapes {
      sources.removeAll()
      count = 0
    }
    let identity = outlines.identity
    if let known = sources[identity] { return known }
    let source = Source(outlines)
    sources[identity] = source
    return source
  }
}

/// The key of a glyph's shape within one source.
struct GlyphKey: Hashable {
  var font: FontID
  var glyph: UInt16
  /// Pixels a point, in 64ths.
  var scale: UInt32
  /// The quarter of a pixel of the glyph's origin.
  var quarter: UInt8
}
