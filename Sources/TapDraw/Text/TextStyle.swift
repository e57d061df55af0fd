public import TapText

/// How text is drawn that says nothing of its own: paint and font, never places.
public struct TextStyle: Sendable, Hashable {
  /// The font, each part of which the text's attributes may replace.
  public var font: Font
  /// The color of the letters.
  public var color: Color
  /// The paints of the links.
  public var links: LinkPaints

  /// Whether all text has the size of ``font``: cells are as large for a heading as for prose.
  var ignoresSizes = false

  /// Makes a style.
  public init(font: Font = Font(), color: Color = .black, links: LinkPaints = LinkPaints()) {
    self.font = font
    self.color = color
    self.links = links
  }

  /// Returns the font of text with some attributes.
  func font(of attributes: TextAttributes) -> Font {
    Font(
      family: attributes.fontFamily ?? font.family,
      size: ignoresSizes ? font.size : attributes.fontSize ?? font.size,
      weight: attributes.fontWeight ?? font.weight,
      isItalic: attributes.isItalic || font.isItalic)
  }
}
