import TapLayout

/// The shapes of the glyphs that a picture uses, each written once.
struct SVGGlyphTable {
  /// The elements, in the order in which they were first used.
  private(set) var definitions: [String] = []
  private var numbers: [String: Int] = [:]
  private var known: [Key: Int?] = [:]
  /// The sources, kept so that no other takes the identity of one.
  private var sources: [ObjectIdentifier: any GlyphOutlines] = [:]

  private struct Key: Hashable {
    var source: ObjectIdentifier
    var font: FontID
    var glyph: UInt16
  }

  /// The id of a glyph's shape; `nil` for one that shows nothing.
  mutating func id(of glyph: UInt16, in font: FontID, of source: any GlyphOutlines) -> String? {
    let key = Key(source: source.identity, font: font, glyph: glyph)
    if let known = known[key] { return known.map(Self.id) }
    sources[key.source] = source
    let number = number(of: glyph, in: font, of: source)
    known[key] = .some(number)
    return number.map(Self.id)
  }

  private static func id(_ number: Int) -> String { "g\(number)" }

  private mutating func number(
    of glyph: UInt16, in font: FontID, of source: some GlyphOutlines
  ) -> Int? {
    guard let shape = Self.shape(of: glyph, in: font, of: source) else { return nil }
    if let number = numbers[shape] { return number }
    let number = definitions.count + 1
    numbers[shape] = number
    let tag = shape.prefix { $0 != " " }
    definitions.append("<\(tag) id=\"\(Self.id(number))\"\(shape.dropFirst(tag.count))")
    return number
  }

  /// The element of a glyph's shape without its opening: a picture where there is one, else the
  /// outline.
  private static func shape(
    of glyph: UInt16, in font: FontID, of source: some GlyphOutlines
  ) -> String? {
    if let picture = source.picture(of: glyph, in: font) {
      return "image\(SVGText.frame(picture.box)) preserveAspectRatio=\"none\" "
        + "xlink:href=\"data:image/png;base64,\(SVGText.base64(picture.png))\"/>"
    }
    var outline = SVGOutline()
    guard source.draw(glyph, of: font, with: &outline), !outline.data.isEmpty else { return nil }
    return "path d=\"\(outline.data)\"/>"
  }
}
