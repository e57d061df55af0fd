import TapText

extension LayoutChunk {
  /// The font of a cluster of an item, with `clusters` cut to those of the same; `nil` where there
  /// are no glyphs.
  func font(of cluster: Int, in item: RunRecord, cutting clusters: inout Range<Int>) -> FontRun? {
    guard item.kind == .reshaped else {
      return Self.font(of: cluster, in: shaped.glyphs.fonts, offset: 0, cutting: &clusters)
    }
    let offset = patches.offset(ofPatch: item.patch)
    return Self.font(of: cluster, in: patches.glyphs.fonts, offset: offset, cutting: &clusters)
  }

  private static func font(
    of cluster: Int, in fonts: [FontRun], offset: Int, cutting clusters: inout Range<Int>
  ) -> FontRun? {
    let next = fonts.partitioningIndex { Int($0.first) > cluster + offset }
    guard next > 0 else { return nil }
    let end = next < fonts.count ? Int(fonts[next].first) - offset : Int.max
    clusters = clusters.clamped(to: Int(fonts[next - 1].first) - offset..<end)
    return fonts[next - 1]
  }
}
