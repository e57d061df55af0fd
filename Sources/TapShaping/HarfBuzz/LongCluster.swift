import TapLayout
import TapUnicode

/// The shape of a cluster that is too long for HarfBuzz, put together from segments.
///
/// Any number of marks may follow a letter, and HarfBuzz compares each with those before it. So a
/// cluster of very many is shaped in segments. It keeps its offsets and its width; marks of later
/// segments don't stack on those of the first.
struct LongCluster {
  /// The longest cluster that is shaped at once, in bytes: more than any script has.
  static let longest = 512

  /// The number of segments that are drawn, for a group has at most 65,535 glyphs.
  private static let drawnParts = 96

  private(set) var advance: Float = 0
  private(set) var parts: [GlyphPart] = []
  /// Whether a line break before the cluster calls for shaping again.
  private(set) var isJoined = false

  /// The ranges of the segments in bytes: each ends before a letter, if there is one near its end,
  /// else before any scalar.
  static func segments(of range: Range<Int>, in text: Span<UInt8>) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = min(start + longest, range.upperBound)
      while end < range.upperBound, text[end] & 0xC0 == 0x80 { end -= 1 }
      if end < range.upperBound, let letter = letter(in: end - longest / 4..<end + 1, of: text) {
        end = letter
      }
      segments.append(start..<end)
      start = end
    }
    return segments
  }

  /// The last scalar in a range that is no mark and no joiner.
  private static func letter(in range: Range<Int>, of text: Span<UInt8>) -> Int? {
    var offset = range.upperBound - 1
    while offset > range.lowerBound {
      let traits = ScalarProperties.shared[text.scalar(at: offset).value]
      if traits.group != .mark, !traits.isIgnorable { return offset }
      offset -= text.scalar(before: offset).length
    }
    return nil
  }

  /// Adds a segment, by its index in the text, to the right of those that were added before.
  mutating func add(_ raw: RawClusters, index: Int) {
    if index == 0 { isJoined = raw.joints[0] }
    if index < Self.drawnParts {
      if raw.groups.isEmpty, raw.glyphs[0] != GlyphList.inGroup {
        parts.append(GlyphPart(glyph: raw.glyphs[0], x: advance, y: 0))
      }
      for var part in raw.parts {
        part.x += advance
        parts.append(part)
      }
    }
    advance += raw.advances[0]
  }
}

extension ShapedClusters {
  /// Sets the shape of a cluster.
  mutating func set(_ cluster: LongCluster, at place: Int, _ scale: Float) {
    advances[place] = cluster.advance * scale
    glyphs.glyphs[place] = GlyphList.inGroup
    if cluster.isJoined, place > 0 { join(before: place) }
    let group = GlyphGroup(
      first: 0, count: 1, firstPart: 0, partCount: UInt16(clamping: cluster.parts.count))
    glyphs.add([group], cluster.parts, at: place, scale)
  }
}
