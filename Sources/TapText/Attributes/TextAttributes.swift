/// A direction of writing.
public enum WritingDirection: UInt8, BitwiseCopyable, Sendable, Hashable, Codable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// A color in sRGB with straight alpha; each part is 0 to 1.
public struct Color: Sendable, Hashable, Codable {
  /// The red part.
  public var red: Float
  /// The green part.
  public var green: Float
  /// The blue part.
  public var blue: Float
  /// The opacity.
  public var alpha: Float

  /// Makes a color.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A picture or widget that stands in the text like one character, or for a range of it.
public struct InlineObject: Sendable, Hashable, Codable {
  /// The width in points; `nil` is as wide as the alternative text, at most the line.
  public var width: Double?
  /// The height in points; `nil` is as high as the line.
  public var height: Double?
  /// The distance in points from the object's top to the baseline; `nil` sits on it.
  public var baseline: Double?
  /// The words that stand for the object.
  public var alternativeText: String
  /// The address of the picture, where it has one.
  public var source: String?

  /// Makes an inline object.
  public init(
    width: Double? = nil, height: Double? = nil, baseline: Double? = nil,
    alternativeText: String = "", source: String? = nil
  ) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.alternativeText = alternativeText
    self.source = source
  }
}

/// The attributes of one stretch of text: a closed set, and tags for the client's own.
public struct TextAttributes: Sendable, Hashable, Codable {
  /// The font family; `nil` is the layout's.
  public var fontFamily: String?
  /// The font size in points; `nil` is the layout's.
  public var fontSize: Double?
  /// The weight, 100 to 1000; 400 is regular, 700 bold.
  public var fontWeight: Int?
  /// Whether letters slant.
  public var isItalic = false
  /// The BCP 47 language, which picks breaks and glyphs.
  public var language: String?
  /// The direction that overrides the paragraph's own.
  public var direction: WritingDirection?
  /// The extra space after each cluster, in points.
  public var letterSpacing: Double = 0
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
  /// The object that stands for this stretch.
  public var inlineObject: InlineObject?
  /// The client's own values by name.
  public var tags: [String: String] = [:]

  /// Makes plain attributes.
  public init() {}
}

/// How one paragraph departs from the layout's options; `nil` keeps those.
public struct ParagraphStyle: Sendable, Hashable, Codable {
  /// The alignment of the lines.
  public var alignment: TextAlignment?
  /// The base direction.
  public var direction: WritingDirection?
  /// The indent of the first line, in points.
  public var firstLineIndent: Double?
  /// The indent of the other lines, in points.
  public var headIndent: Double?
  /// The space after the paragraph, in points.
  public var spacing: Double?

  /// Makes a style that departs in nothing.
  public init() {}
}

/// How lines stand between the edges.
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the edge where reading starts.
  case start
  /// At the edge where reading ends.
  case end
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle.
  case center
  /// Spread over the whole width, but for a paragraph's last line.
  case justify
}
