import TapText
import TapUnicode

extension LineRun {
  /// Calls `body` with each glyph from left to right, cluster by cluster.
  ///
  /// A glyph is at the box of its letters: at the left edge, or with a right-to-left run at the
  /// right edge, so that letter spacing and justification add space at the end in reading order. A
  /// ligature is listed once, for all of its clusters. There are no glyphs without a ``font``.
  ///
  /// - Complexity: O(*n* + log *m*) for *n* clusters of a text of *m*. Allocates nothing.
  public func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    guard font != nil else { return }
    let chunk = chunk
    let record = chunk.lines[place.line]
    var last: Int?
    for index in items {
      let item = chunk.run(index, of: record)
      let own = (Int(item.first)..<Int(item.end)).clamped(to: clusters)
      guard !own.isEmpty, !chunk.shaped.flags[own.lowerBound].contains(.tab) else { continue }
      let place = ItemGlyphs(
        item, in: chunk, of: text, from: snapshot.window(self.place.chunk).byte,
        spacing: attributes.letterSpacing)
      for step in 0..<own.count {
        let cluster = item.isRightToLeft ? own.upperBound - 1 - step : own.lowerBound + step
        let glyph = place.glyph(of: cluster)
        if glyph != GlyphList.inGroup {
          body(PlacedGlyph(glyph: glyph, x: place.left(of: cluster) + shift, y: baseline))
        } else if let group = place.group(holding: cluster), group != last {
          last = group
          place.forEachPart(of: group, from: cluster) { part, left in
            body(
              PlacedGlyph(
                glyph: part.glyph, x: left + Double(part.x) + shift, y: baseline + Double(part.y)))
          }
        }
      }
    }
  }
}

/// The glyphs of one item of a line, and where they are.
struct ItemGlyphs {
  private let item: RunRecord
  private let chunk: LayoutChunk
  // There where letter spacing asks for the text's letters; a copy would be counted for each item.
  private let text: AttributedText?
  /// The offset of the chunk in the text.
  private let base: Int
  private let spacing: Double
  private let isPatch: Bool
  private let list: GlyphList
  /// The offset from a cluster to its index in the list of glyphs.
  private let offset: Int

  init(
    _ item: RunRecord, in chunk: LayoutChunk, of text: AttributedText, from base: Int,
    spacing: Double
  ) {
    self.item = item
    self.chunk = chunk
    self.text = spacing == 0 ? nil : text
    self.base = base
    self.spacing = spacing.isFinite ? spacing : 0
    isPatch = item.kind == .reshaped
    list = isPatch ? chunk.patches.glyphs : chunk.shaped.glyphs
    offset = isPatch ? chunk.patches.offset(ofPatch: item.patch) : 0
  }

  /// The glyph of a cluster; `inGroup` where a group may have some.
  func glyph(of cluster: Int) -> UInt16 { list.glyphs[cluster + offset] }

  /// The number of the group that a cluster belongs to.
  func group(holding cluster: Int) -> Int? {
    let groups = list.groups
    let index = groups.partitioningIndex { Int($0.first) > cluster + offset } - 1
    guard index >= 0, cluster + offset < Int(groups[index].first) + Int(groups[index].count) else {
      return nil
    }
    return index
  }

  /// The clusters of a group.
  func clusters(ofGroup index: Int) -> Range<Int> {
    let group = list.groups[index]
    let first = Int(group.first) - offset
    return first..<first + Int(group.count)
  }

  /// Calls `body` with the parts of a group and the left edge that they count from.
  ///
  /// `cluster` is one of the group's that the item shows.
  func forEachPart(of index: Int, from cluster: Int, _ body: (GlyphPart, Double) -> Void) {
    let group = list.groups[index]
    let first = Int(group.first) - offset
    // The item may show only the end of a ligature, which then begins outside.
    let shown = max(first, Int(item.first))
    var left = chunk.edge(shown, of: item)
    if item.isRightToLeft {
      left += width(first..<shown)
      for cluster in first..<first + Int(group.count) { left -= naturalWidth(of: cluster) }
    } else {
      left -= width(first..<shown)
    }
    for part in Int(group.firstPart)..<Int(group.firstPart) + Int(group.partCount) {
      body(list.parts[part], left)
    }
  }

  /// The left edge of a cluster's glyph.
  func left(of cluster: Int) -> Double {
    guard item.isRightToLeft else { return chunk.edge(cluster, of: item) }
    return chunk.edge(cluster, of: item) - naturalWidth(of: cluster)
  }

  private func width(_ clusters: Range<Int>) -> Double {
    guard !clusters.isEmpty else { return 0 }
    return isPatch
      ? chunk.patches.position(clusters.upperBound, of: item.patch)
        - chunk.patches.position(clusters.lowerBound, of: item.patch)
      : chunk.shaped.width(of: clusters)
  }

  /// The advance of a cluster as it was shaped, without letter spacing.
  private func naturalWidth(of cluster: Int) -> Double {
    let width = width(cluster..<cluster + 1)
    guard spacing != 0, width > 0, isSpaced(cluster) else { return width }
    return max(0, width - spacing)
  }

  /// Whether letter spacing follows a cluster that shows, as `ShapedClusters.addSpacing` has it.
  private func isSpaced(_ cluster: Int) -> Bool {
    let start = base + chunk.shaped.byte(cluster)
    let next = base + chunk.shaped.byte(cluster + 1)
    let isCursive = text?.withUTF8(in: start..<next) { Script.isCursive($0.scalar(at: 0).value) }
    guard isCursive == false else { return false }
    guard glyph(of: cluster) == GlyphList.inGroup, let group = group(holding: cluster) else {
      return true
    }
    let end = clusters(ofGroup: group).upperBound
    return width(cluster + 1..<end) <= 0
  }
}
