/// What a line shows otherwise than the text as a whole: the patches at its two ends.
struct LineEnds {
  /// The patch at the line's start.
  var head: UInt32?
  /// The patch at the line's end.
  var tail: UInt32?

  var isEmpty: Bool { head == nil && tail == nil }
}

extension LineBuilder {
  /// How many clusters behind and before a break are shaped again at most, for a word may be the
  /// whole text; what is farther from it measures the same with the break or without.
  private static let reach = 64

  /// Finds the end of a line, with what a break inside a word changes.
  ///
  /// A break that no longer fits once its letters are apart gives way to the one before.
  mutating func end(
    of paragraph: ParagraphRecord, from start: Int, limit: Double
  ) -> (LineEnd, LineEnds) {
    guard !shaped.joints.isEmpty else {
      return (breaker.end(of: paragraph, from: start, limit: limit), LineEnds())
    }
    var ends = LineEnds()
    var headEnd = start
    var gain = 0.0
    if start > Int(paragraph.first), shaped.isJoined(before: start) {
      headEnd = firstLoose(from: start + 1, to: min(start + Self.reach, Int(paragraph.end)))
      ends.head = addPatch(start..<headEnd, paragraph)
      gain = patchWidth(ends.head) - shaped.width(of: start..<headEnd)
    }
    var end = breaker.end(of: paragraph, from: start, limit: limit - gain)
    while end.visibleEnd < Int(paragraph.end), shaped.isJoined(before: end.visibleEnd) {
      let isInHead = end.visibleEnd < headEnd
      let first =
        isInHead
        ? start
        : lastLoose(to: end.visibleEnd, from: max(start, headEnd, end.visibleEnd - Self.reach))
      let part = reshape(first..<end.visibleEnd, paragraph)
      let own = part.advances.dropLast().reduce(0) { $0 + Double(max(0, $1)) }
      let width =
        breaker.width(from: start, to: first) + own + (isInHead ? 0 : gain) + hyphenWidth(end)
      let fits = width <= limit + LineMeasure.tolerance || end.visibleEnd <= start + 1
      // Nothing before it: a single cluster may be wider than the line.
      guard !fits, let before = lineEnd(before: end, of: paragraph, from: start) else {
        if isInHead { ends.head = nil }
        ends.tail = patches.append(part, first: first)
        return (end, ends)
      }
      end = before
    }
    return (end, ends)
  }

  /// The last end of a line that comes before another; `nil` where none does.
  private func lineEnd(
    before end: LineEnd, of paragraph: ParagraphRecord, from start: Int
  ) -> LineEnd? {
    let width = breaker.width(from: start, to: end.visibleEnd)
    for limit in [width + hyphenWidth(end), width] where limit > 0 {
      let before = breaker.end(
        of: paragraph, from: start, limit: limit - 2 * LineMeasure.tolerance)
      if before.visibleEnd < end.visibleEnd { return before }
      // Without a hyphen the two limits are one.
      if end.hyphen == .none { return nil }
    }
    return nil
  }

  private func hyphenWidth(_ end: LineEnd) -> Double {
    end.hyphen == .none ? 0 : breaker.hyphenWidth(before: end.visibleEnd)
  }

  /// Replaces what a line's items show of its patches, in logical order.
  mutating func overlay(_ ends: LineEnds) {
    for number in [ends.head, ends.tail] {
      guard let number else { continue }
      let clusters = patches.patches[Int(number)].clusters
      var replaced: [RunRecord] = []
      for item in items {
        let own = Int(item.first)..<Int(item.end)
        let common = own.clamped(to: clusters)
        guard item.kind == .text, !common.isEmpty else {
          replaced.append(item)
          continue
        }
        append(part: own.lowerBound..<common.lowerBound, of: item, .text, to: &replaced)
        var part = item
        part.patch = number
        append(part: common, of: part, .reshaped, to: &replaced)
        append(part: common.upperBound..<own.upperBound, of: item, .text, to: &replaced)
      }
      items = replaced
    }
  }

  /// The width of some clusters of an item that has an edge for each.
  func width(of clusters: Range<Int>, in item: RunRecord) -> Double {
    guard item.kind == .reshaped else { return shaped.width(of: clusters) }
    return patches.position(clusters.upperBound, of: item.patch)
      - patches.position(clusters.lowerBound, of: item.patch)
  }

  private func reshape(_ clusters: Range<Int>, _ paragraph: ParagraphRecord) -> ShapedClusters {
    Reshaper(plan: breaker.plan, base: breaker.base).shape(clusters, paragraph, of: shaped)
  }

  private mutating func addPatch(_ clusters: Range<Int>, _ paragraph: ParagraphRecord) -> UInt32 {
    patches.append(reshape(clusters, paragraph), first: clusters.lowerBound)
  }

  private func patchWidth(_ number: UInt32?) -> Double {
    guard let number else { return 0 }
    return patches.position(patches.patches[Int(number)].clusters.upperBound, of: number)
  }

  private func firstLoose(from cluster: Int, to end: Int) -> Int {
    var cluster = cluster
    while cluster < end, shaped.isJoined(before: cluster) { cluster += 1 }
    return cluster
  }

  private func lastLoose(to cluster: Int, from start: Int) -> Int {
    var cluster = cluster - 1
    while cluster > start, shaped.isJoined(before: cluster) { cluster -= 1 }
    return max(cluster, start)
  }
}
