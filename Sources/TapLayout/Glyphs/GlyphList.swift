/// The glyphs of some clusters, in flat arrays.
///
/// Nearly every cluster shows one glyph where it begins, and two bytes say so. The others, marks
/// that are stacked, ligatures, letters that are reordered, are in ``groups``.
public struct GlyphList: Sendable, Hashable {
  /// The glyph of each cluster, or ``inGroup``; empty of a shaper that has no glyphs.
  public var glyphs: [UInt16] = []
  /// The clusters that show no glyph, several, or a shifted one, ascending and disjoint.
  public var groups: [GlyphGroup] = []
  /// The glyphs of the groups.
  public var parts: [GlyphPart] = []
  /// The fonts, ascending from the first cluster.
  public var fonts: [FontRun] = []

  /// Stands for the glyph of a cluster that has none of its own, but a group.
  ///
  /// No font has a glyph of this number: a font holds at most 65,535.
  public static let inGroup = UInt16.max

  /// Makes an empty list.
  public init() {}
}

/// Clusters whose glyphs belong together: a ligature, or a letter with its marks.
public struct GlyphGroup: BitwiseCopyable, Sendable, Hashable {
  /// The first cluster.
  public var first: UInt32
  /// The number of clusters.
  public var count: UInt16
  /// The number of parts; none for a character that shows nothing.
  public var partCount: UInt16
  /// The first part.
  public var firstPart: UInt32

  /// Makes a group.
  public init(first: UInt32, count: UInt16, firstPart: UInt32, partCount: UInt16) {
    self.first = first
    self.count = count
    self.firstPart = firstPart
    self.partCount = partCount
  }
}

/// One glyph of a group.
public struct GlyphPart: BitwiseCopyable, Sendable, Hashable {
  /// The glyph.
  public var glyph: UInt16
  /// The distance from the left edge of the group's advance to the glyph's origin, in points.
  public var x: Float
  /// The distance from the baseline down to the glyph's origin, in points.
  public var y: Float

  /// Makes a part.
  public init(glyph: UInt16, x: Float, y: Float) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// The font from a cluster on, up to the next run.
public struct FontRun: BitwiseCopyable, Sendable, Hashable {
  /// The first cluster.
  public var first: UInt32
  /// The font.
  public var font: FontID
  /// How far the baseline is raised, in points.
  public var rise: Float

  /// Makes a run.
  public init(first: UInt32, font: FontID, rise: Float = 0) {
    self.first = first
    self.font = font
    self.rise = rise
  }
}

/// A font of a shaper: a face at a size, by the shaper's own number.
public struct FontID: BitwiseCopyable, Sendable, Hashable {
  /// The number.
  public var rawValue: UInt16

  /// Makes an id.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}
