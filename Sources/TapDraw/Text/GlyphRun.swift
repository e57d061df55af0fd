public import TapLayout
public import TapText

/// A range of text on one line, in one direction and style, with the position of each cluster.
///
/// The layout decides the positions, so a surface whose font is wider or narrower than the layout's
/// still draws each cluster at its own position. A layout in real fonts has the glyphs too, and a
/// surface that supports them draws just those; else it shapes the text by itself.
public struct GlyphRun: Sendable, Hashable {
  /// The text in the order of reading.
  public var text: String
  /// The clusters from left to right.
  public var clusters: [Cluster]
  /// The height of the baseline, in points.
  public var baseline: Double
  /// The direction in which the text reads.
  public var direction: WritingDirection
  /// The font.
  public var font: Font
  /// The color of the letters and their lines.
  public var color: Color
  /// Whether a line runs below the letters.
  public var isUnderlined: Bool
  /// Whether a line runs through the letters.
  public var isStruckThrough: Bool
  /// Where the lines run; `nil` leaves it to the size of the font.
  public var decorations: FontDecorations?
  /// The glyphs; `nil` of a layout that has no font.
  public var glyphs: RunGlyphs?

  /// Makes a run.
  public init(
    text: String, clusters: [Cluster], baseline: Double,
    direction: WritingDirection = .leftToRight, font: Font = Font(), color: Color = .black,
    isUnderlined: Bool = false, isStruckThrough: Bool = false,
    decorations: FontDecorations? = nil, glyphs: RunGlyphs? = nil
  ) {
    self.text = text
    self.clusters = clusters
    self.baseline = baseline
    self.direction = direction
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.decorations = decorations
    self.glyphs = glyphs
  }

  /// One cluster of a run: which part of the text, and between which edges.
  public struct Cluster: BitwiseCopyable, Sendable, Hashable {
    var start: Int
    var end: Int
    /// The left edge, in points.
    public var minX: Double
    /// The right edge, in points.
    public var maxX: Double

    /// Makes a cluster of a UTF-8 range of the run's text.
    public init(utf8Range: Range<Int>, minX: Double, maxX: Double) {
      start = utf8Range.lowerBound
      end = utf8Range.upperBound
      self.minX = minX
      self.maxX = maxX
    }

    /// The UTF-8 range in the run's text.
    public var utf8Range: Range<Int> { start..<end }
  }
}
