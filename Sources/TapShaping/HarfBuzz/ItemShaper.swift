import CHarfBuzz
import TapLayout
import TapText
import TapUnicode

/// Shapes ranges of text, word by word through a cache where shaping does not look at spaces.
struct ItemShaper: ~Copyable {
  private let splitsWords: Bool
  var plans: [ShapePlan] = []
  var words: WordCache
  let buffer = GlyphBuffer()
  var raw = RawClusters()
  var batch = WordBatch()
  /// Where the clusters of a range start, for shaping it as a whole.
  private var starts: [UInt32] = []

  init(cacheSize: Int, splitsWords: Bool) {
    words = WordCache(budget: cacheSize)
    self.splitsWords = splitsWords
  }

  /// One range: which clusters, and how.
  struct Work {
    var clusters: Range<Int>
    /// The number of the plan.
    var plan: Int
    /// The points that one of HarfBuzz's units makes.
    var scale: Float
  }

  /// Adds a plan; returns its number.
  mutating func add(_ plan: ShapePlan) -> Int {
    plans.append(plan)
    return plans.count - 1
  }

  /// Makes ready for the ranges of one request.
  mutating func begin() { words.makeRoom() }

  /// Shapes what waits to be shaped, and ends the request.
  mutating func finish(into result: inout ShapedClusters) {
    finishBatch(into: &result)
    result.glyphs.sortGroups()
  }

  /// Shapes a range; some of its words may wait for the end of the request.
  mutating func shape(
    _ work: Work, _ text: Span<UInt8>, _ request: ShapingRequest,
    into result: inout ShapedClusters
  ) {
    guard splitsWords, let space = plans[work.plan].space,
      !plans[work.plan].joinsLetters || !hasLooseSign(work.clusters, text, request)
    else {
      shapeWhole(work.clusters, work, text, request, into: &result)
      return
    }
    let end = request.byte(work.clusters.upperBound)
    let joinsLetters = plans[work.plan].joinsLetters
    let start = request.byte(work.clusters.lowerBound)
    let first = request.clusters.lowerBound
    var offset = start
    var cluster = work.clusters.lowerBound
    while offset < end {
      let (stop, next) = wordEnd(text, from: offset, cluster, to: end, request)
      if stop > offset {
        // A word that meets another font may join its letters to that: both sides count.
        let isOpen =
          joinsLetters
          && (offset == start && !isBlank(text, before: offset)
            || stop == end && !isBlank(text, at: stop))
        if isOpen || next - cluster > WordCache.longestWord
          || stop - offset > WordCache.mostBytes || startsWithMark(text, offset)
        {
          shapeWhole(cluster..<next, work, text, request, into: &result)
        } else {
          let word = PlacedWord(
            bytes: offset..<stop, clusters: cluster..<next, place: cluster - first,
            scale: work.scale)
          place(word, work.plan, text, request, into: &result)
        }
        cluster = next
        offset = stop
      }
      while offset < end, text[offset] <= 0x20, isAlone(cluster, request) {
        if text[offset] == 0x20 {
          result.advances[cluster - first] = space.advance * work.scale
          result.glyphs.glyphs[cluster - first] = space.glyph
        }
        offset += 1
        cluster += 1
      }
    }
  }

  /// The end of a word in bytes and clusters: the next blank that is a cluster by itself.
  ///
  /// A space with a mark, or after a sign that takes it in, is of another kind.
  private func wordEnd(
    _ text: Span<UInt8>, from start: Int, _ cluster: Int, to end: Int, _ request: ShapingRequest
  ) -> (stop: Int, next: Int) {
    var stop = start
    var next = cluster
    while true {
      stop = min(text.firstByte(below: 0x21, from: stop), end)
      guard !request.starts.isEmpty else { return (stop, stop) }
      while Int(request.starts[next]) < stop { next += 1 }
      if stop == end || Int(request.starts[next]) == stop && isAlone(next, request) {
        return (stop, next)
      }
      stop += 1
    }
  }

  /// Whether a word begins with what HarfBuzz takes for a part of the character before it.
  ///
  /// A mark, a joiner or tag, the color of a skin: it would sit on the space between two words.
  private func startsWithMark(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard text[offset] >= 0xC2 else { return false }
    let scalar = text.scalar(at: offset).value
    let traits = ScalarProperties.shared[scalar]
    return traits.group == .mark || traits.isIgnorable || (0x1F3FB...0x1F3FF).contains(scalar)
      || scalar == 0xFF9E || scalar == 0xFF9F
  }

  /// Whether a word of a range begins or ends with a sign that HarfBuzz puts on a letter.
  ///
  /// Where there is none, the sign is on the space beside it, which is the one before it or, where
  /// letters are read backwards, the one after it; without a space it is on a dotted circle.
  private func hasLooseSign(
    _ clusters: Range<Int>, _ text: Span<UInt8>, _ request: ShapingRequest
  ) -> Bool {
    let end = request.byte(clusters.upperBound)
    var offset = request.byte(clusters.lowerBound)
    while offset < end {
      let stop = min(text.firstByte(below: 0x21, from: offset), end)
      if stop > offset, startsWithMark(text, offset) || isModifier(text, at: offset) { return true }
      if stop > offset + 1, endsWithModifier(text, offset..<stop) { return true }
      offset = stop + 1
    }
    return false
  }

  private func endsWithModifier(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    var start = word.upperBound - 1
    while start > word.lowerBound, text[start] & 0xC0 == 0x80 { start -= 1 }
    return isModifier(text, at: start)
  }

  /// Whether a raised or lowered digit is at an offset, which may modify a syllable
  /// (Syllable_Modifier in IndicSyllabicCategory.txt).
  private func isModifier(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard text[offset] == 0xC2 || text[offset] == 0xE2 else { return false }
    switch text.scalar(at: offset).value {
    case 0xB2, 0xB3, 0x2074, 0x2082...0x2084: return true
    default: return false
    }
  }

  private func isAlone(_ cluster: Int, _ request: ShapingRequest) -> Bool {
    request.starts.isEmpty || request.starts[cluster + 1] - request.starts[cluster] == 1
  }

  private func isBlank(_ text: Span<UInt8>, before offset: Int) -> Bool {
    offset == 0 || text[offset - 1] <= 0x20
  }

  private func isBlank(_ text: Span<UInt8>, at offset: Int) -> Bool {
    offset >= text.count || text[offset] <= 0x20
  }

  /// Shapes clusters with all that is around them.
  private mutating func shapeWhole(
    _ clusters: Range<Int>, _ work: Work, _ text: Span<UInt8>, _ request: ShapingRequest,
    into result: inout ShapedClusters
  ) {
    var first = clusters.lowerBound
    while first < clusters.upperBound {
      let end = part(of: clusters, from: first, text, request)
      let bytes = request.byte(first)..<request.byte(end)
      if end == first + 1, bytes.count > LongCluster.longest {
        let cluster = shape(longCluster: bytes, work, text)
        result.set(cluster, at: first - request.clusters.lowerBound, work.scale)
        first = end
        continue
      }
      starts.removeAll(keepingCapacity: true)
      for cluster in first...end { starts.append(UInt32(request.byte(cluster))) }
      if buffer.shape(text, bytes, plans[work.plan]) {
        raw.read(buffer.buffer, of: plans[work.plan], text, starts: starts)
        result.add(raw, at: first - request.clusters.lowerBound, work.scale)
      }
      first = end
    }
  }

  /// Shapes a cluster that is too long for HarfBuzz.
  private mutating func shape(
    longCluster bytes: Range<Int>, _ work: Work, _ text: Span<UInt8>
  ) -> LongCluster {
    let plan = plans[work.plan]
    var cluster = LongCluster()
    let segments = LongCluster.segments(of: bytes, in: text)
    for step in segments.indices {
      // From left to right.
      let index = plan.isRightToLeft ? segments.count - 1 - step : step
      let segment = segments[index]
      guard buffer.shape(text, segment, plan) else { continue }
      raw.read(
        buffer.buffer, of: plan, text,
        starts: [UInt32(segment.lowerBound), UInt32(segment.upperBound)])
      cluster.add(raw, index: index)
    }
    return cluster
  }

  /// The end of a part that is not too long for HarfBuzz, at a space where there is one; a cluster
  /// that is too long is a part by itself.
  private func part(
    of clusters: Range<Int>, from first: Int, _ text: Span<UInt8>, _ request: ShapingRequest
  ) -> Int {
    let most = 16 << 10
    var end = clusters.upperBound
    if end - first > most {
      end = first + most
      for cluster in stride(from: first + most, to: first + most / 2, by: -1)
      where text[request.byte(cluster)] == 0x20 {
        end = cluster
        break
      }
    }
    guard request.byte(end) - request.byte(first) > LongCluster.longest else { return end }
    return request.longCluster(in: first..<end).map { $0 == first ? first + 1 : $0 } ?? end
  }
}

extension ShapingRequest {
  /// Returns the first of some clusters that is too long for HarfBuzz.
  fileprivate func longCluster(in clusters: Range<Int>) -> Int? {
    guard !starts.isEmpty else { return nil }
    let starts = starts.span
    return clusters.first { Int(starts[$0 + 1] - starts[$0]) > LongCluster.longest }
  }
}

extension ShapedClusters {
  /// Adds shaped clusters from an index on.
  mutating func add(_ raw: RawClusters, at place: Int, _ scale: Float) {
    copy(raw, at: place, scale)
    for index in raw.joints.indices where raw.joints[index] && place + index > 0 {
      join(before: place + index)
    }
    if !raw.groups.isEmpty { glyphs.add(raw.groups[...], raw.parts, at: place, scale) }
  }

  private mutating func copy(_ raw: RawClusters, at place: Int, _ scale: Float) {
    let (rawAdvances, rawGlyphs) = (raw.advances.span, raw.glyphs.span)
    var advances = advances.mutableSpan
    for index in rawAdvances.indices { advances[place + index] = rawAdvances[index] * scale }
    var glyphs = glyphs.glyphs.mutableSpan
    for index in rawGlyphs.indices { glyphs[place + index] = rawGlyphs[index] }
  }
}

extension GlyphList {
  /// Brings the groups and their parts into the order of the text, which words shaped late upset.
  mutating func sortGroups() {
    guard zip(groups, groups.dropFirst()).contains(where: { $0.first > $1.first }) else { return }
    groups.sort { $0.first < $1.first }
    var sorted: [GlyphPart] = []
    sorted.reserveCapacity(parts.count)
    for index in groups.indices {
      let start = Int(groups[index].firstPart)
      groups[index].firstPart = UInt32(sorted.count)
      sorted += parts[start..<start + Int(groups[index].partCount)]
    }
    parts = sorted
  }

  /// Adds groups whose clusters count from an index, with their parts.
  mutating func add(
    _ added: ArraySlice<GlyphGroup>, _ source: [GlyphPart], at place: Int, _ scale: Float
  ) {
    for var group in added {
      let start = Int(group.firstPart)
      group.first += UInt32(place)
      group.firstPart = UInt32(parts.count)
      for part in source[start..<start + Int(group.partCount)] {
        parts.append(GlyphPart(glyph: part.glyph, x: part.x * scale, y: part.y * scale))
      }
      groups.append(group)
    }
  }
}
