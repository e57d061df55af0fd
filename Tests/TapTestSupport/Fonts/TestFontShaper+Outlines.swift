package import TapLayout
package import TapText

extension TestFontShaper: GlyphOutlines {
  /// The same for all: their fonts are.
  package var identity: ObjectIdentifier { ObjectIdentifier(TestFontShaper.self) }

  /// What a font is: its number tells the face and the size.
  package func describe(_ font: FontID) -> FontDescription {
    let face = TestLetter.Face(rawValue: UInt8(font.rawValue >> 8)) ?? .regular
    return FontDescription(
      path: "/fonts/\(face).ttf", family: "Test \(face)", size: Double(font.rawValue & 255),
      weight: face == .bold ? 700 : 400)
  }

  /// Draws a glyph: a box with one round side, as high as the number says; a space has none, and
  /// neither has an emoji.
  package func draw(_ glyph: UInt16, of font: FontID, with pen: inout some OutlinePen) -> Bool {
    guard glyph != 32, font.rawValue >> 8 != TestLetter.Face.emoji.rawValue else { return false }
    let unit = Double(font.rawValue & 255) / 16
    let top = -Double(6 + glyph % 7) * unit
    pen.move(toX: unit, y: 0)
    pen.line(toX: unit, y: top)
    pen.quadratic(controlX: 7 * unit, controlY: top, toX: 7 * unit, y: top / 2)
    pen.cubic(
      control1X: 7 * unit, control1Y: top / 4, control2X: 6 * unit, control2Y: 0, toX: 5 * unit,
      y: 0)
    pen.close()
    return true
  }

  /// The picture of an emoji, a square as large as the font.
  package func picture(of glyph: UInt16, in font: FontID) -> GlyphPicture? {
    guard font.rawValue >> 8 == TestLetter.Face.emoji.rawValue else { return nil }
    let size = Double(font.rawValue & 255)
    return GlyphPicture(
      png: Self.png, box: Rect(x: 0, y: -size * 0.75, width: size, height: size))
  }

  /// Lines of 2 points and of 1, whatever the size.
  package static let decorations = FontDecorations(
    underlineOffset: 2, underlineThickness: 2, strikethroughOffset: 4, strikethroughThickness: 1)

  /// The lines of all text.
  package func decorations(of attributes: TextAttributes) -> FontDecorations { Self.decorations }

  /// A PNG file of one orange pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53,
    0xDE, 0x00, 0x00, 0x00, 0x0C, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xBF, 0x40, 0x01,
    0x00, 0x04, 0x61, 0x01, 0xC0, 0x68, 0x80, 0x0B, 0x01, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
