public import TapText

/// Everything about a layout but its text, width and shaper.
///
///     var options = LayoutOptions()
///     options.alignment = .center
///     options.lineLimit = 2
public struct LayoutOptions: Sendable, Hashable, Codable {
  /// The horizontal alignment of lines (CSS `text-align`).
  public var alignment: TextAlignment = .start
  /// The base direction; `nil` takes each paragraph's first strong letter.
  public var direction: WritingDirection?
  /// The height of lines.
  public var lineHeight: LineHeight = .natural
  /// The space between two lines of a paragraph, in points.
  public var lineSpacing: Double = 0
  /// The space between two paragraphs, in points.
  public var paragraphSpacing: Double = 0
  /// The indent of each paragraph's first line, in points.
  public var firstLineIndent: Double = 0
  /// The indent of the other lines, in points.
  public var headIndent: Double = 0
  /// The space around the text, in points.
  public var insets = Insets()
  /// The height of the box, in points; `nil` is the text's own.
  public var height: Double?
  /// The vertical alignment of the text in a higher box.
  public var verticalAlignment: VerticalAlignment = .top
  /// Where lines may break.
  public var wrap: WrapMode = .word
  /// Whether the lines of code blocks wrap; if not, they leave the box as with ``WrapMode/none``.
  public var wrapsCode = true
  /// How strictly lines that wrap between words keep to the customs of East Asian text.
  public var lineBreak: LineBreakRule = .automatic
  /// Whether lines that wrap between words break inside them.
  public var wordBreak: WordBreakRule = .normal
  /// Whether what leaves the box is cut off.
  public var clips = false
  /// The most lines shown; `nil` shows all.
  public var lineLimit: Int?
  /// Which end of the last line gives way under a line limit.
  public var truncation: TruncationMode = .tail
  /// The words shown in place of the ellipsis; a hit region of their own.
  public var truncationToken: String?
  /// The distance between tab stops, in points; `nil` is eight spaces.
  public var tabInterval: Double?
  /// The positions of explicit tab stops, in points from the line's start, ascending.
  public var tabStops: [Double] = []
  /// Whether lines may break at soft hyphens and at `hyphenationPoints`.
  public var hyphenates = true
  /// UTF-8 offsets, ascending, at which a word may break with a hyphen.
  public var hyphenationPoints: [Int] = []
  /// The BCP 47 language of text that names none.
  public var language: String = ""
  /// Which of several links over one cluster owns it.
  public var overlap: LinkOverlap = .innermost
  /// Whether the letters of each link are ordered by themselves, as in a bidi isolate (UAX #9): a
  /// link cannot reorder the text around it, nor can that text reorder the link.
  public var isolatesLinks = false

  /// Makes the default options.
  public init() {}
}

/// The height of a line.
public enum LineHeight: Sendable, Hashable, Codable {
  /// The font's own.
  case natural
  /// A multiple of the font's own; 0 or less is the font's own.
  case multiple(Double)
  /// A height in points; 0 or less is the font's own.
  case absolute(Double)
}

/// The vertical alignment of text in a higher box.
public enum VerticalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}

/// Where lines may break.
public enum WrapMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Between words; within a word that is wider than the line.
  case word
  /// Between any two clusters.
  case cluster
  /// Only at hard breaks.
  case none
}

/// Which part of a text gives way to an ellipsis.
public enum TruncationMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}
