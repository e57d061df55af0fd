import TapText

extension LineRun {
  /// The left and right edges of the clusters.
  var edges: (left: Double, right: Double) { edges(of: clusters) }

  private func edges(of clusters: Range<Int>) -> (left: Double, right: Double) {
    let chunk = chunk
    let record = chunk.lines[place.line]
    let (first, last) = (
      chunk.run(items.lowerBound, of: record), chunk.run(items.upperBound - 1, of: record)
    )
    let isRightToLeft = direction == .rightToLeft
    return (
      chunk.edge(isRightToLeft ? clusters.upperBound : clusters.lowerBound, of: first) + shift,
      chunk.edge(isRightToLeft ? clusters.lowerBound : clusters.upperBound, of: last) + shift
    )
  }

  /// Narrows the sides where a ligature reaches out of the run.
  mutating func cutLigatures() {
    let start = isCut(before: stretch.lowerBound)
    let end = isCut(before: stretch.upperBound)
    guard start || end else { return }
    let (left, right) = edges(of: stretch)
    let (isLeft, isRight) = direction == .rightToLeft ? (end, start) : (start, end)
    sides = (isLeft ? left : -.infinity)...(isRight ? right : .infinity)
  }

  /// Whether a ligature is on both sides of an end of the run.
  private func isCut(before cluster: Int) -> Bool {
    let chunk = chunk
    let record = chunk.lines[place.line]
    let isStart = cluster == stretch.lowerBound
    let isLeft = isStart == (direction == .leftToRight)
    let item = chunk.run(isLeft ? items.lowerBound : items.upperBound - 1, of: record)
    let inner = isStart ? cluster : cluster - 1
    let glyphs = ItemGlyphs(item, in: chunk, of: text, from: 0, spacing: 0)
    guard glyphs.glyph(of: inner) == GlyphList.inGroup, let group = glyphs.group(holding: inner)
    else { return false }
    let clusters = glyphs.clusters(ofGroup: group)
    return isStart ? clusters.lowerBound < cluster : clusters.upperBound > cluster
  }
}
