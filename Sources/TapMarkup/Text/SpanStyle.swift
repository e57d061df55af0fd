import TapText

/// The look of a range of text, small enough to compare at each step.
struct SpanStyle: Hashable {
  /// The traits that spans switch on.
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let bold = Traits(rawValue: 2)
    static let struckThrough = Traits(rawValue: 4)
    static let code = Traits(rawValue: 8)
    static let codeBlock = Traits(rawValue: 16)
    static let underlined = Traits(rawValue: 32)
  }

  var traits: Traits = []

  /// The weight where it is given as a number, else 0; it decides over bold and heading.
  var weight: UInt16 = 0

  /// The level of the heading, or 0.
  var heading: UInt8 = 0

  /// The alignment of the cell: 0 none, 1 left, 2 center, 3 right.
  var alignment: UInt8 = 0

  /// The position of letters relative to the baseline.
  var position: VerticalPosition = .normal

  /// The size in multiples of that of the body, but for the heading's own.
  var scale = 1.0

  /// The color of the letters.
  var foreground: PackedColor?

  /// The color behind the letters.
  var background: PackedColor?

  /// What the paragraph is in the document.
  var block: BlockStyle?

  /// The alignment of the lines of the whole paragraph.
  var textAlignment: TextAlignment?

  /// The direction of the whole paragraph.
  var direction: WritingDirection?

  /// The number of the natural language among the names, or 0.
  var language = 0

  /// The number of the code block's language among the names, or 0.
  var codeLanguage = 0

  /// The number of the image from 1, or 0.
  var image = 0

  /// Font sizes by level, in multiples of that of the body.
  private static let scales: [Double] = [1, 2, 1.5, 1.25, 1.125, 1, 0.875]
  private static let alignments = ["", "left", "center", "right"]

  /// Hashes what mostly differs between styles: a text may have very many ranges.
  func hash(into hasher: inout Hasher) {
    let look = UInt64(traits.rawValue) | UInt64(heading) << 8 | UInt64(alignment) << 16
    let number = UInt64(truncatingIfNeeded: codeLanguage &+ language &* 31 &+ image &* 961)
    hasher.combine(look | number << 24)
    if let block { hasher.combine(block) }
    if foreground != nil || background != nil || weight > 0 || scale != 1 {
      hasher.combine(foreground)
      hasher.combine(background)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }

  /// Whether nothing departs from plain text.
  var isPlain: Bool { self == SpanStyle() }

  /// The attributes without the image; `names` are those of languages.
  func attributes(names: [String]) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.isItalic = traits.contains(.italic)
    attributes.isStruckThrough = traits.contains(.struckThrough)
    attributes.isUnderlined = traits.contains(.underlined)
    if traits.contains(.bold) || heading > 0 { attributes.fontWeight = 700 }
    if weight > 0 { attributes.fontWeight = Int(weight) }
    if traits.contains(.code) || traits.contains(.codeBlock) {
      attributes.fontFamily = "monospace"
    }
    if heading > 0 { attributes.fontScale = Self.scales[Int(heading)] }
    if scale != 1 { attributes.fontScale = (attributes.fontScale ?? 1) * scale }
    attributes.verticalPosition = position
    attributes.foreground = foreground?.color
    attributes.background = background?.color
    if language > 0 { attributes.language = names[language - 1] }
    if direction != nil || textAlignment != nil || block != nil {
      var paragraph = ParagraphStyle()
      paragraph.block = block
      paragraph.direction = direction
      paragraph.alignment = textAlignment
      attributes.paragraph = paragraph
    }
    addTags(to: &attributes, names: names)
    return attributes
  }

  private func addTags(to attributes: inout TextAttributes, names: [String]) {
    if heading > 0 { attributes.tags[MarkupTag.heading] = String(heading) }
    if alignment > 0 { attributes.tags[MarkupTag.alignment] = Self.alignments[Int(alignment)] }
    if codeLanguage > 0 { attributes.tags[MarkupTag.language] = names[codeLanguage - 1] }
  }
}
