/// A range of clusters that one call can shape: one font, script, language and direction.
struct ShapingItem {
  var clusters: Range<Int>
  /// The fonts of its style.
  var style: StyleFonts
  /// The font among those of the style.
  var font: Int
  /// The script, by its ISO 15924 code.
  var script: UInt32
  var isRightToLeft: Bool
  /// Whether nothing is shaped here, at a break or a tab; the font gives the height of the line.
  var isGap = false
}

extension [ShapingItem] {
  /// Adds a break, a tab or an object: its font gives the line its height.
  mutating func addGap(_ cluster: Int, _ style: StyleFonts) {
    if let last, last.isGap, last.style === style { return }
    append(
      ShapingItem(
        clusters: cluster..<cluster + 1, style: style, font: 0, script: 0, isRightToLeft: false,
        isGap: true))
  }
}
