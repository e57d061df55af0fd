import TapText

/// Builds the lines of one chunk: breaks paragraphs, positions runs, stacks lines.
struct LineBuilder {
  let breaker: LineBreaker
  var lines: [LineRecord] = []
  var runs: [RunRecord] = []
  var metrics: [LineMetrics] = []
  var patches = LinePatches()
  /// The items of the line at work, in logical order.
  var items: [RunRecord] = []
  var bottom = 0.0
  var gap = 0.0
  var widest = 0.0
  private var segment = 0
  var tables = ChunkTables()
  /// Whether the lines at work are in a cell of a table.
  var isInCell = false
  /// The sides of that cell: those of its column, or of what is too wide for it.
  var cellSides = ColumnBox(left: 0, right: 0)

  init(_ shaped: ShapedText, from base: Int, plan: LayoutPlan) {
    breaker = LineBreaker(shaped, from: base, plan: plan)
  }

  var shaped: ShapedText { breaker.shaped }
  var measure: LineMeasure { breaker.measure }

  /// Builds the lines of some paragraphs; at most `limit`, of which the last may be truncated.
  ///
  /// `hidesMore` indicates whether visible text follows the chunk. Returns whether the limit was
  /// reached.
  mutating func build(_ paragraphs: Range<Int>, limit: Int, hidesMore: Bool) -> Bool {
    lines.reserveCapacity(min(breaker.likelyLines(of: paragraphs), limit))
    var row = shaped.row(from: paragraphs.lowerBound)
    for index in paragraphs {
      if let next = row, index >= next.first {
        if index == next.first { addRow(next.index) }
        if index + 1 == next.end { row = shaped.row(from: next.end) }
        continue
      }
      let paragraph = shaped.paragraphs[index]
      var start = Int(paragraph.first)
      repeat {
        let limitWidth = breaker.limit(of: paragraph, at: start)
        var (end, ends) = end(of: paragraph, from: start, limit: limitWidth)
        let isLast = end.next >= Int(paragraph.end)
        if lines.count + 1 >= limit {
          let more = hidesMore || breaker.hasVisible(from: isLast ? Int(paragraph.next) : end.next)
          let overflows = isLast && !breaker.plan.options.clips && measure.wrap == .none
          if more || (overflows && breaker.width(from: start, to: end.visibleEnd) > limitWidth) {
            truncate(paragraph, index, from: start, limit: limitWidth)
            return true
          }
        }
        if isLast { end.next = Int(paragraph.next) }
        add(paragraph, index, from: start, end, ends, isLast: isLast)
        start = end.next
        if lines.count >= limit { return true }
        if isLast { break }
      } while true
      gap = breaker.spacing(after: paragraph)
    }
    return false
  }

  /// Whether the last line hides something behind an ellipsis or a token.
  var isTruncated: Bool { lines.last?.flags.contains(.truncated) ?? false }

  /// The finished chunk.
  func chunk() -> LayoutChunk {
    LayoutChunk(
      shaped: shaped, lines: lines, runs: runs, metrics: metrics, patches: patches,
      height: bottom, gap: gap, widest: widest, tables: tables)
  }
}

extension LineBuilder {
  /// Adds the line that `end` ends.
  mutating func add(
    _ paragraph: ParagraphRecord, _ index: Int, from start: Int, _ end: LineEnd,
    _ ends: LineEnds, isLast: Bool
  ) {
    let isJustified = breaker.alignment(of: paragraph) == .justify && !isLast
    let isClipped = isInCell && end.visibleEnd < min(end.next, Int(paragraph.end))
    if paragraph.isIrregular || paragraph.isMixed || isJustified || !ends.isEmpty || isClipped {
      items.removeAll(keepingCapacity: true)
      addItems(paragraph, from: start, to: end.visibleEnd, tabsFrom: 0)
      overlay(ends)
      finishWithHyphen(end, paragraph)
      if isJustified { justify(paragraph, from: start, to: end.visibleEnd) }
      place(
        paragraph, index, from: start, visibleEnd: end.visibleEnd, next: end.next,
        isSoft: !isLast)
      return
    }
    let width = shaped.position(end.visibleEnd) - shaped.position(start)
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    var flags: LineFlags = isRightToLeft ? [.rightToLeftBase, .rightToLeftRun] : []
    if !isLast { flags.insert(.softWrap) }
    append(
      LineRecord(
        x: breaker.left(of: paragraph, at: start, width: width), first: start,
        visibleEnd: end.visibleEnd, end: end.next, paragraph: index, flags: flags),
      width: width + breaker.indent(of: paragraph, at: start))
  }

  /// Stacks a line under those before it.
  mutating func append(_ line: LineRecord, width: Double) {
    var line = line
    let paragraph = Int(line.paragraph)
    if let last = lines.last {
      let space =
        Int(last.paragraph) == paragraph
        ? measure.lineSpacing : breaker.spacing(after: shaped.paragraphs[Int(last.paragraph)])
      // Negative space pulls lines together, never past each other.
      line.top = max(last.top, bottom + space)
    }
    line.metrics = metricsIndex(of: line)
    while segment < shaped.segments.count, shaped.segments[segment].end <= line.first {
      segment += 1
    }
    line.firstSegment = UInt32(segment)
    lines.append(line)
    bottom = line.top + metrics[line.metrics].height
    widest = max(widest, width)
    if isInCell {
      cellSides.left = min(cellSides.left, line.x)
      cellSides.right = max(cellSides.right, line.x + width)
    }
  }
}

extension LineBuilder {
  /// The index of a line's vertical measures, which lines share.
  mutating func metricsIndex(of line: LineRecord) -> Int {
    let own = breaker.lineMetrics(of: line)
    if let last = lines.last, metrics[last.metrics] == own { return last.metrics }
    // Few measures recur in a text; a long search would cost more than a second copy.
    if let known = metrics.suffix(64).lastIndex(of: own) { return known }
    metrics.append(own)
    return metrics.count - 1
  }
}
