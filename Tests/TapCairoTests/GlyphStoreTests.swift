import TapPictureSupport
import Synchronization
import TapDraw
import TapCairo
import TapLayout
import TapText
import Testing

/// That each shape is drawn once, and anew where it must be.
@Suite struct GlyphStoreTests {
  /// A font of squares that counts how often it is asked for one.
  private final class Squares: GlyphOutlines {
    private let counter = Mutex(0)

    var count: Int { counter.withLock { $0 } }
    var identity: ObjectIdentifier { ObjectIdentifier(self) }

    func describe(_ font: FontID) -> FontDescription {
      FontDescription(path: nil, family: "Squares", size: 16)
    }

    func draw(_ glyph: UInt16, of font: FontID, with pen: inout some OutlinePen) -> Bool {
      counter.withLock { $0 += 1 }
      let side = 4 + Double(glyph % 8)
      pen.move(toX: 0, y: 0)
      pen.line(toX: side, y: 0)
      pen.line(toX: side, y: -side)
      pen.line(toX: 0, y: -side)
      pen.close()
      return true
    }

    func picture(of glyph: UInt16, in font: FontID) -> GlyphPicture? { nil }

    func decorations(of attributes: TextAttributes) -> FontDecorations {
      FontDecorations(
        underlineOffset: 1, underlineThickness: 1, strikethroughOffset: 4,
        strikethroughThickness: 1)
    }
  }

  private static func draw(
    _ places: [PlacedGlyph], of font: Squares, in store: GlyphStore, scale: Double = 1
  ) throws -> Picture {
    let glyphs = RunGlyphs(font: FontID(rawValue: 0), outlines: font, glyphs: places)
    let run = GlyphRun(text: "", clusters: [], baseline: 40, glyphs: glyphs)
    return try Picture(scale: scale, glyphs: store) { $0.draw(run) }
  }

  private static func glyph(_ number: UInt16, _ x: Double) -> PlacedGlyph {
    PlacedGlyph(glyph: number, x: x, y: 40)
  }

  @Test func `a glyph is asked for once a quarter of a pixel and scale`() throws {
    let (font, store) = (Squares(), GlyphStore())
    let whole = (0..<5).map { Self.glyph(3, Double(20 * $0)) }
    _ = try Self.draw(whole, of: font, in: store)
    #expect(font.count == 1)
    _ = try Self.draw(whole + [Self.glyph(3, 7.25)], of: font, in: store)
    #expect(font.count == 2)
    _ = try Self.draw(whole, of: font, in: store, scale: 2)
    #expect(font.count == 3)
    _ = try Self.draw(whole, of: font, in: store)
    #expect(font.count == 3)
    _ = try Self.draw([Self.glyph(4, 0)], of: font, in: store)
    #expect(font.count == 4)
  }

  @Test func `fonts of two sources never share a shape`() throws {
    let (font, other, store) = (Squares(), Squares(), GlyphStore())
    _ = try Self.draw([Self.glyph(1, 0)], of: font, in: store)
    _ = try Self.draw([Self.glyph(1, 0)], of: other, in: store)
    #expect((font.count, other.count) == (1, 1))
  }

  @Test func `a store that is full begins anew and draws the same`() throws {
    let (font, store) = (Squares(), GlyphStore())
    let first = try Self.draw([Self.glyph(7, 30)], of: font, in: store)
    let many = (0..<UInt16(20_000)).map { Self.glyph($0, 30) }
    _ = try Self.draw(many, of: font, in: store)
    #expect(font.count <= 20_001)
    let again = try Self.draw([Self.glyph(7, 30)], of: font, in: store)
    #expect(again == first)
    #expect(font.count > 16_384)
  }

  @Test func `a glyph from the store stands where one of a new store does`() throws {
    let (font, store) = (Squares(), GlyphStore())
    for step in 0..<40 {
      let place = [Self.glyph(5, 10 + Double(step) * 0.13)]
      let kept = try Self.draw(place, of: font, in: store)
      let new = try Self.draw(place, of: font, in: GlyphStore())
      #expect(kept == new)
    }
  }
}
