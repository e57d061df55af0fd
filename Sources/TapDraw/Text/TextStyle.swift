public import TapText

/// How text without its own attributes is drawn: paint and font, never positions.
public struct TextStyle: Sendable, Hashable {
  /// The font, each part of which the text's attributes may replace.
  public var font: Font
  /// The color of the letters.
  public var color: Color
  /// The paints of the links.
  public var links: LinkPaints
  /// The color behind text of the family `monospace` that has none of its own, as code in Markdown.
  public var codeBackground: Color?

  /// The color behind code blocks.
  public var codeBlockBackground = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.1)
  /// The color of the bars beside quotes.
  public var quoteBar = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
  /// The color of rules.
  public var rule = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6)

  /// Whether all text has the size of ``font``: cells are as large for a heading as for prose.
  var ignoresSizes = false

  /// Makes a style.
  public init(
    font: Font = Font(), color: Color = .black, links: LinkPaints = LinkPaints(),
    codeBackground: Color? = nil
  ) {
    self.font = font
    self.color = color
    self.links = links
    self.codeBackground = codeBackground
  }

  /// Returns the font of text with some attributes.
  func font(of attributes: TextAttributes) -> Font {
    Font(
      family: attributes.fontFamily ?? font.family,
      size: ignoresSizes
        ? font.size : attributes.fontSize ?? font.size * (attributes.fontScale ?? 1),
      weight: attributes.fontWeight ?? font.weight,
      isItalic: attributes.isItalic || font.isItalic)
  }
}
