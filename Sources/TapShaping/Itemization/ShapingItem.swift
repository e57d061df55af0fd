/// A stretch of clusters that one call can shape: one font, script, language and direction.
struct ShapingItem: Equatable {
  var clusters: Range<Int>
  /// The fonts of its style.
  var style: StyleFonts
  /// The font among those of the style.
  var font: Int
  /// The script, by its ISO 15924 code.
  var script: UInt32
  var isRightToLeft: Bool

  static func == (one: ShapingItem, other: ShapingItem) -> Bool {
    one.clusters == other.clusters && one.isSimilar(to: other)
  }

  /// Whether clusters of two items can be shaped together.
  func isSimilar(to other: ShapingItem) -> Bool {
    style === other.style && font == other.font && script == other.script
      && isRightToLeft == other.isRightToLeft
  }
}
