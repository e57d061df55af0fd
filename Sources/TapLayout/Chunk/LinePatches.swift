/// The clusters of a chunk that lines show in other shapes than the text as a whole has.
///
/// Where a line breaks between letters that are kerned or joined, those next to the break measure
/// and look otherwise. Few lines need it, so their clusters are here once more, patch by patch in
/// the order of the text, in flat arrays that one patch after the other extends.
struct LinePatches: Sendable {
  private(set) var patches: [LinePatch] = []
  /// The distance of each cluster of a patch from its start, and of its end.
  private(set) var edges: [Float] = []
  /// The glyphs, by the index of a cluster in `edges`.
  private(set) var glyphs = GlyphList()

  /// Adds clusters from one on; returns the number of the patch.
  mutating func append(_ shaped: ShapedClusters, first: Int) -> UInt32 {
    let patch = LinePatch(
      first: UInt32(first), count: UInt32(shaped.count), firstEdge: UInt32(edges.count))
    if !shaped.glyphs.glyphs.isEmpty { append(shaped.glyphs, at: edges.count) }
    var sum: Float = 0
    for cluster in 0..<shaped.count {
      edges.append(sum)
      sum += max(0, shaped.advances[cluster])
    }
    edges.append(sum)
    patches.append(patch)
    return UInt32(patches.count - 1)
  }

  private mutating func append(_ list: GlyphList, at offset: Int) {
    glyphs.glyphs += list.glyphs
    glyphs.glyphs.append(GlyphList.inGroup)
    for group in list.groups {
      glyphs.groups.append(
        GlyphGroup(
          first: group.first + UInt32(offset), count: group.count,
          firstPart: group.firstPart + UInt32(glyphs.parts.count), partCount: group.partCount))
    }
    glyphs.parts += list.parts
    for font in list.fonts {
      glyphs.fonts.append(
        FontRun(first: font.first + UInt32(offset), font: font.font, rise: font.rise))
    }
  }

  /// The offset from a cluster of a patch to its index in the arrays.
  func offset(ofPatch number: UInt32) -> Int {
    let patch = patches[Int(number)]
    return Int(patch.firstEdge) - Int(patch.first)
  }

  /// The distance of a cluster, or of the end, from the start of its patch.
  func position(_ cluster: Int, of patch: UInt32) -> Double {
    let patch = patches[Int(patch)]
    return Double(edges[Int(patch.firstEdge) + cluster - Int(patch.first)])
  }
}

/// One patch: clusters that are shaped as if the line broke at one of their ends.
struct LinePatch: BitwiseCopyable, Sendable {
  var first: UInt32
  var count: UInt32
  /// The index of its first cluster in the arrays.
  var firstEdge: UInt32

  var clusters: Range<Int> { Int(first)..<Int(first + count) }
}
