import CHarfBuzz
import TapLayout
import TapUnicode

/// Shaped clusters in HarfBuzz's units, whatever the size of the font.
struct RawClusters {
  private(set) var advances: [Float] = []
  private(set) var glyphs: [UInt16] = []
  /// Whether a line break before each cluster calls for shaping again.
  private(set) var joints: [Bool] = []
  /// Groups count from the first cluster, parts from the first part.
  private(set) var groups: [GlyphGroup] = []
  private(set) var parts: [GlyphPart] = []

  /// Reads what a buffer holds after shaping.
  ///
  /// `starts` has where each cluster starts, and the end, in the numbers that the buffer gave its
  /// characters: offsets in `text`. A cluster of the text may be several of the font's, as a letter
  /// and its mark are, and the font may make one of several clusters: a ligature.
  mutating func read(
    _ buffer: hb_buffer_t, of plan: ShapePlan, _ text: Span<UInt8>, starts: [UInt32]
  ) {
    let count = starts.count - 1
    reset(count)
    var length: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &length),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &length)
    else { return }
    let glyphs = unsafe GlyphSequence(
      infos: infos, positions: positions, count: Int(length), isReversed: plan.isRightToLeft)
    var first = 0
    var glyph = 0
    while unsafe glyph < glyphs.count {
      let start = unsafe glyphs.cluster(glyph)
      while first + 1 < count, starts[first + 1] <= start { first += 1 }
      if starts[first] == start, unsafe glyphs.isJoined(glyph) { joints[first] = true }
      var next = unsafe glyphs.end(ofClusterAt: glyph)
      var end = first + 1
      while true {
        let limit = unsafe next < glyphs.count ? glyphs.cluster(next) : starts[count]
        while end < count, starts[end] < limit { end += 1 }
        // The font's next cluster begins inside one of the text: they are one group.
        guard unsafe next < glyphs.count, limit < starts[end] else { break }
        next = unsafe glyphs.end(ofClusterAt: next)
      }
      let group = first..<end
      if let width = unsafe add(glyphs, glyph..<next, clusters: group) {
        divide(width.pen, width.base, among: Self.shown(group, text, starts), plan)
      }
      glyph = next
      first = end - 1
    }
  }

  /// Makes room for clusters that show nothing yet.
  mutating func reset(_ count: Int) {
    advances.removeAll(keepingCapacity: true)
    advances.append(contentsOf: repeatElement(0, count: count))
    glyphs.removeAll(keepingCapacity: true)
    glyphs.append(contentsOf: repeatElement(GlyphList.inGroup, count: count))
    joints.removeAll(keepingCapacity: true)
    joints.append(contentsOf: repeatElement(false, count: count))
    groups.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// The clusters of a group that have a part of it: a soft hyphen inside a ligature has none.
  private static func shown(_ group: Range<Int>, _ text: Span<UInt8>, _ starts: [UInt32]) -> [Int] {
    guard group.count > 1 else { return [group.lowerBound] }
    let shown = group.filter { cluster in
      !ScalarProperties.shared[text.scalar(at: Int(starts[cluster])).value].isIgnorable
    }
    return shown.isEmpty ? Array(group) : shown
  }

  /// The widest glyph of a group, which names the carets of a ligature.
  private typealias BaseGlyph = (glyph: UInt16, x: Float, advance: Float)

  /// Adds the glyphs of some clusters; returns their width where it is to be divided.
  private mutating func add(
    _ sequence: GlyphSequence, _ range: Range<Int>, clusters: Range<Int>
  ) -> (pen: Float, base: BaseGlyph?)? {
    let first = clusters.lowerBound
    if range.count == 1, clusters.count == 1,
      unsafe sequence.isPlain(range.lowerBound)
    {
      advances[first] = unsafe sequence.advance(range.lowerBound)
      glyphs[first] = unsafe sequence.glyph(range.lowerBound)
      return nil
    }
    let firstPart = parts.count
    var pen: Float = 0
    var base: BaseGlyph?
    // Buffers hold glyphs from left to right, so a reversed range is walked back.
    for step in 0..<range.count {
      let glyph = unsafe sequence.isReversed ? range.upperBound - 1 - step : range.lowerBound + step
      unsafe parts.append(sequence.part(glyph, at: pen))
      let advance = unsafe sequence.advance(glyph)
      if advance > base?.advance ?? 0 { base = unsafe (sequence.glyph(glyph), pen, advance) }
      pen += advance
    }
    groups.append(
      GlyphGroup(
        first: UInt32(first), count: UInt16(clamping: clusters.count),
        firstPart: UInt32(firstPart), partCount: UInt16(clamping: parts.count - firstPart)))
    for cluster in clusters.dropFirst() { joints[cluster] = true }
    return pen > 0 ? (pen, base) : nil
  }

  /// Gives each cluster of a ligature its part: up to the carets that the font has in it, else
  /// an equal one.
  private mutating func divide(
    _ width: Float, _ base: BaseGlyph?, among clusters: [Int], _ plan: ShapePlan
  ) {
    let count = clusters.count
    var edges: [Float] = []
    if count > 1, let base {
      edges = plan.face.ligatureCarets(of: base.glyph, plan, count: count - 1).map { $0 + base.x }
      let all = [0] + edges + [width]
      if zip(all, all.dropFirst()).contains(where: { $0 >= $1 }) { edges = [] }
    }
    for (index, cluster) in clusters.enumerated() {
      guard edges.count == count - 1 else {
        advances[cluster] = width / Float(count)
        continue
      }
      // The first cluster of a reversed ligature is the rightmost.
      let place = plan.isRightToLeft ? count - 1 - index : index
      advances[cluster] =
        (place < edges.count ? edges[place] : width) - (place > 0 ? edges[place - 1] : 0)
    }
  }
}

/// The glyphs of a buffer in the order of reading.
@unsafe private struct GlyphSequence {
  let infos: UnsafeMutablePointer<hb_glyph_info_t>
  let positions: UnsafeMutablePointer<hb_glyph_position_t>
  let count: Int
  let isReversed: Bool

  private func place(_ index: Int) -> Int { unsafe isReversed ? count - 1 - index : index }

  func cluster(_ index: Int) -> UInt32 { unsafe infos[place(index)].cluster }

  func glyph(_ index: Int) -> UInt16 {
    unsafe UInt16(truncatingIfNeeded: infos[place(index)].codepoint)
  }

  func advance(_ index: Int) -> Float { unsafe Float(positions[place(index)].x_advance) }

  /// Whether a line break before a glyph's cluster changes what is around it.
  func isJoined(_ index: Int) -> Bool {
    unsafe infos[place(index)].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

  /// Whether a glyph is at the pen and moves it forward.
  func isPlain(_ index: Int) -> Bool {
    let position = unsafe positions[place(index)]
    return position.x_offset == 0 && position.y_offset == 0 && position.x_advance >= 0
  }

  func part(_ index: Int, at pen: Float) -> GlyphPart {
    let position = unsafe positions[place(index)]
    return unsafe GlyphPart(
      glyph: glyph(index), x: pen + Float(position.x_offset), y: -Float(position.y_offset))
  }

  func end(ofClusterAt index: Int) -> Int {
    var end = index + 1
    while unsafe end < self.count, unsafe cluster(end) == cluster(index) { end += 1 }
    return end
  }
}

extension FontFace {
  /// The x positions inside a ligature at which its parts meet; empty where the font defines
  /// another number.
  fileprivate func ligatureCarets(of glyph: UInt16, _ plan: ShapePlan, count: Int) -> [Float] {
    var found = UInt32(count)
    let carets = unsafe [Int32](unsafeUninitializedCapacity: count) { slots, filled in
      let all = unsafe hb_ot_layout_get_ligature_carets(
        plan.font, plan.direction, UInt32(glyph), 0, &found, slots.baseAddress)
      filled = all == count ? Int(found) : 0
    }
    return carets.map { Float($0) }
  }
}
