/// The attributes of one range of text: a closed set, and tags for the client's own.
public struct TextAttributes: Sendable, Hashable, Codable {
  /// The font family; `nil` is the layout's.
  public var fontFamily: String?
  /// The font size in points; `nil` is the layout's.
  public var fontSize: Double?
  /// The font size in multiples of the layout's, where no size in points is given; `nil` is 1.
  ///
  /// For text whose size depends on the text around it, such as a heading.
  public var fontScale: Double?
  /// The weight, 100 to 1000; 400 is regular, 700 bold.
  public var fontWeight: Int?
  /// Whether letters slant.
  public var isItalic = false
  /// The width of letters in percent of the normal one; `nil` is the layout's.
  public var fontWidth: Double?
  /// The OpenType features that are switched by tag: 0 is off, 1 on, more picks an alternative.
  public var fontFeatures: [String: Int] = [:]
  /// The axes of a variable font by tag, over those that weight and width set.
  public var fontAxes: [String: Double] = [:]
  /// Whether letters are small and above or below the baseline (superscript or subscript).
  public var verticalPosition: VerticalPosition = .normal
  /// The BCP 47 language, which picks breaks and glyphs.
  public var language: String?
  /// The direction that overrides the paragraph's own.
  public var direction: WritingDirection?
  /// The extra space after each cluster, in points.
  public var letterSpacing: Double = 0
  /// The extra space at each space between words, in points (CSS Text 3, `word-spacing`).
  public var wordSpacing: Double = 0
  /// The shift of the baseline in points, up positive.
  public var baselineOffset: Double = 0
  /// The color of the letters.
  public var foreground: Color?
  /// The color behind the letters.
  public var background: Color?
  /// Whether a line runs below the letters.
  public var isUnderlined = false
  /// Whether a line runs through the letters.
  public var isStruckThrough = false
  /// The style of the whole paragraph, read at its first character.
  public var paragraph: ParagraphStyle?
  /// The object that stands for this range.
  public var inlineObject: InlineObject?
  /// The client's own values by name.
  public var tags: [String: String] = [:]

  /// Makes plain attributes.
  public init() {}
}

extension TextAttributes {
  /// Reads attributes from a decoder; what it leaves out is plain.
  ///
  /// So a text that was written before an attribute existed can still be read.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
      value = try stored.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    self.init()
    try read(&fontFamily, .fontFamily)
    try read(&fontSize, .fontSize)
    try read(&fontScale, .fontScale)
    try read(&fontWeight, .fontWeight)
    try read(&isItalic, .isItalic)
    try read(&fontWidth, .fontWidth)
    try read(&fontFeatures, .fontFeatures)
    try read(&fontAxes, .fontAxes)
    try read(&verticalPosition, .verticalPosition)
    try read(&language, .language)
    try read(&direction, .direction)
    try read(&letterSpacing, .letterSpacing)
    try read(&wordSpacing, .wordSpacing)
    try read(&baselineOffset, .baselineOffset)
    try read(&foreground, .foreground)
    try read(&background, .background)
    try read(&isUnderlined, .isUnderlined)
    try read(&isStruckThrough, .isStruckThrough)
    try read(&paragraph, .paragraph)
    try read(&inlineObject, .inlineObject)
    try read(&tags, .tags)
  }
}
