import TapText

/// Where a line ends.
struct LineEnd {
  /// The end of the visible clusters.
  var visibleEnd: Int
  /// The first cluster of the next line, or the paragraph's end.
  var next: Int
  /// The hyphen that the break shows.
  var hyphen = Hyphen.none

  enum Hyphen {
    /// No hyphen.
    case none
    /// The soft hyphen before `next` shows.
    case soft
    /// A hyphen that the text does not have.
    case added
  }
}

/// Breaks the paragraphs of a chunk into lines, greedily: each line takes all that fits.
///
/// An object, for it is large and mostly does not change: who builds lines asks it over and over.
final class LineBreaker {
  let shaped: ShapedText
  let plan: LayoutPlan
  /// The plan's, available for each line.
  let measure: LineMeasure
  /// The offset of the chunk in the text.
  let base: Int
  /// The left edge of the box that lines are broken for: the content box, or a cell of a table.
  var left: Double
  /// The right edge of that box.
  var right: Double
  /// Where lines of that box may break.
  var wrap: WrapMode

  init(_ shaped: ShapedText, from base: Int, plan: LayoutPlan) {
    self.shaped = shaped
    self.plan = plan
    measure = plan.measure
    self.base = base
    left = measure.contentLeft
    right = measure.contentRight
    wrap = measure.wrap
  }

  /// Finds the end of the line that starts at `start` and may be `limit` wide, whatever a break
  /// may change.
  func end(of paragraph: ParagraphRecord, from start: Int, limit: Double) -> LineEnd {
    let end = Int(paragraph.end)
    if keepsLines(of: paragraph) { return LineEnd(visibleEnd: end, next: end) }
    return paragraph.isIrregular
      ? irregularEnd(from: start, to: end, limit: limit)
      : regularEnd(from: start, to: end, limit: limit)
  }

  /// The common case: the width of every cluster is the same at any position, so the end can be
  /// guessed.
  private func regularEnd(from start: Int, to end: Int, limit: Double) -> LineEnd {
    guard wrap != .none, start < end else { return LineEnd(visibleEnd: end, next: end) }
    let target = shaped.position(start) + limit + LineMeasure.tolerance
    let fit = shaped.lastEdge(notPast: target, start, end)
    guard fit < end else { return LineEnd(visibleEnd: end, next: end) }
    return softEnd(from: start, to: end, fit: fit)
  }

  /// Ends a line of which the clusters up to `fit` fit, at the best offset at or before it.
  private func softEnd(from start: Int, to end: Int, fit: Int) -> LineEnd {
    guard wrap == .word else { return forcedEnd(from: start, to: end, fit: fit) }
    let scan = spacesEnd(from: fit, to: end)
    if scan == end { return LineEnd(visibleEnd: fit, next: end) }
    var next = scan
    while next > start, !shaped.flags[next].contains(.breakBefore) { next -= 1 }
    return next > start
      ? wordEnd(from: start, at: next) : forcedEnd(from: start, to: end, fit: fit)
  }

  private func spacesEnd(from cluster: Int, to end: Int) -> Int {
    var scan = cluster
    while scan < end, shaped.flags[scan].contains(.space) { scan += 1 }
    return scan
  }

  private func wordEnd(from start: Int, at next: Int) -> LineEnd {
    var visibleEnd = next
    while visibleEnd > start, shaped.flags[visibleEnd - 1].contains(.space) { visibleEnd -= 1 }
    return LineEnd(visibleEnd: visibleEnd, next: next)
  }

  /// Breaks between clusters: a word wider than the line gives way, and a cluster wider than
  /// the line is alone on it, with the clusters that have no width.
  ///
  /// Spaces after the break hang as after any other, where lines break at words.
  private func forcedEnd(from start: Int, to end: Int, fit: Int) -> LineEnd {
    var next = fit
    if next <= start {
      next = start + 1
      if let object = shaped.object(at: start) { next = Int(object.end) }
      while next < end, shaped.position(next) == shaped.position(next + 1),
        shaped.flags[next].isDisjoint(with: .widthDependsOnLine)
      { next += 1 }
    }
    guard wrap == .word else { return LineEnd(visibleEnd: next, next: next) }
    return LineEnd(visibleEnd: next, next: spacesEnd(from: next, to: end))
  }

  /// Tabs, objects and hyphens: the width of a cluster depends on what comes before it.
  private func irregularEnd(from start: Int, to end: Int, limit: Double) -> LineEnd {
    guard wrap != .none else { return LineEnd(visibleEnd: end, next: end) }
    var best: LineEnd?
    var x = 0.0
    var cluster = start
    while cluster < end {
      if cluster > start, let found = opportunity(from: start, at: cluster, x: x, limit: limit) {
        best = found
      }
      let (advance, next) = advance(of: cluster, at: x, limit: limit)
      if x + advance > limit + LineMeasure.tolerance {
        guard wrap == .word else { return forcedEnd(from: start, to: end, fit: cluster) }
        let scan = spacesEnd(from: cluster, to: end)
        if scan == end { return LineEnd(visibleEnd: cluster, next: end) }
        if scan > cluster, shaped.flags[scan].contains(.breakBefore) {
          return wordEnd(from: start, at: scan)
        }
        return best ?? forcedEnd(from: start, to: end, fit: cluster)
      }
      x += advance
      cluster = next
    }
    return LineEnd(visibleEnd: end, next: end)
  }

  /// The end of the line if it broke before `cluster`, where it may.
  private func opportunity(
    from start: Int, at cluster: Int, x: Double, limit: Double
  ) -> LineEnd? {
    let flags = shaped.flags[cluster]
    if flags.contains(.breakBefore) {
      guard shaped.flags[cluster - 1].contains(.softHyphen) else {
        return wordEnd(from: start, at: cluster)
      }
      guard x + hyphenWidth(before: cluster) <= limit + LineMeasure.tolerance else { return nil }
      return LineEnd(visibleEnd: cluster, next: cluster, hyphen: .soft)
    }
    guard flags.contains(.hyphenBefore),
      x + hyphenWidth(before: cluster) <= limit + LineMeasure.tolerance
    else { return nil }
    return LineEnd(visibleEnd: cluster, next: cluster, hyphen: .added)
  }

  /// The width of the hyphen of a line that ends before a cluster: that of its word's font.
  func hyphenWidth(before cluster: Int) -> Double {
    let hyphens = shaped.hyphens
    guard !hyphens.isEmpty else { return measure.hyphenWidth }
    return Double(hyphens[hyphens.partitioningIndex { $0.first >= cluster } - 1].width)
  }

  /// The width of a cluster at a distance `x` from the line's start, and the cluster after it.
  func advance(of cluster: Int, at x: Double, limit: Double) -> (width: Double, next: Int) {
    let flags = shaped.flags[cluster]
    if flags.contains(.tab) {
      let width = measure.tabWidth(at: x)
      // In a grid the last tab of a row reaches its end; else it would open the next row.
      return (wrap == .cluster && x < limit ? min(width, limit - x) : width, cluster + 1)
    }
    if flags.contains(.object) {
      guard let object = shaped.object(at: cluster) else { return (0, cluster + 1) }
      return (min(object.width, limit), Int(object.end))
    }
    return (shaped.position(cluster + 1) - shaped.position(cluster), cluster + 1)
  }
}
