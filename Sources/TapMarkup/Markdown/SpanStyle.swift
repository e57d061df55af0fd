import TapText

/// The look of a stretch of text, small enough to compare at each step.
struct SpanStyle: Hashable {
  /// The traits that spans switch on.
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let bold = Traits(rawValue: 2)
    static let struckThrough = Traits(rawValue: 4)
    static let code = Traits(rawValue: 8)
    static let codeBlock = Traits(rawValue: 16)
  }

  var traits: Traits = []

  /// The level of the heading, or 0.
  var heading: UInt8 = 0

  /// The alignment of the cell: 0 none, 1 left, 2 center, 3 right.
  var alignment: UInt8 = 0

  /// The number of the code block's language, or 0.
  var language = 0

  /// The number of the image from 1, or 0.
  var image = 0

  /// Font sizes by level, in multiples of that of the body.
  private static let scales: [Double] = [1, 2, 1.5, 1.25, 1.125, 1, 0.875]
  private static let alignments = ["", "left", "center", "right"]

  /// Whether nothing departs from plain text.
  var isPlain: Bool { self == SpanStyle() }

  /// The attributes without the image.
  func attributes(languages: [String]) -> TextAttributes {
    var attributes = TextAttributes()
    if traits.contains(.italic) { attributes.isItalic = true }
    if traits.contains(.bold) || heading > 0 { attributes.fontWeight = 700 }
    if traits.contains(.struckThrough) { attributes.isStruckThrough = true }
    if traits.contains(.code) || traits.contains(.codeBlock) {
      attributes.fontFamily = "monospace"
    }
    if heading > 0 {
      attributes.fontScale = Self.scales[Int(heading)]
      attributes.tags[MarkdownTag.heading] = String(heading)
    }
    if alignment > 0 { attributes.tags[MarkdownTag.alignment] = Self.alignments[Int(alignment)] }
    if language > 0 { attributes.tags[MarkdownTag.language] = languages[language - 1] }
    return attributes
  }
}
