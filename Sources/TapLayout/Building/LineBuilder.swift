import TapText

/// Builds the lines of one chunk: breaks paragraphs, places runs, stacks lines.
struct LineBuilder {
  let shaped: ShapedText
  let measure: LineMeasure
  let options: LayoutOptions
  let breaker: LineBreaker
  let reshaper: Reshaper
  var lines: [LineRecord] = []
  var runs: [RunRecord] = []
  var metrics: [LineMetrics] = []
  var patches = LinePatches()
  /// The items of the line at work, in logical order.
  var items: [RunRecord] = []
  private var bottom = 0.0
  private var gap = 0.0
  private(set) var widest = 0.0
  private var segment = 0

  init(
    shaped: ShapedText, measure: LineMeasure, options: LayoutOptions, reshaper: Reshaper
  ) {
    self.shaped = shaped
    self.reshaper = reshaper
    self.measure = measure
    self.options = options
    breaker = LineBreaker(shaped: shaped, measure: measure, wrap: options.wrap)
  }

  /// Builds the lines of some paragraphs; at most `limit`, of which the last may be truncated.
  ///
  /// `hidesMore` tells whether visible text follows the chunk. Returns whether the limit was
  /// reached.
  mutating func build(_ paragraphs: Range<Int>, limit: Int, hidesMore: Bool) -> Bool {
    for index in paragraphs {
      let paragraph = shaped.paragraphs[index]
      var start = Int(paragraph.first)
      repeat {
        let limitWidth = self.limit(of: paragraph, at: start)
        var (end, ends) = end(of: paragraph, from: start, limit: limitWidth)
        let isLast = end.next >= Int(paragraph.end)
        if lines.count + 1 >= limit {
          let more = hidesMore || hasVisible(from: isLast ? Int(paragraph.next) : end.next)
          let overflows = isLast && !options.clips && options.wrap == .none
          if more || (overflows && width(from: start, to: end.visibleEnd) > limitWidth) {
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
      gap = spacing(after: paragraph)
    }
    return false
  }

  /// Whether the last line hides something behind an ellipsis or a token.
  var isTruncated: Bool { lines.last?.flags.contains(.truncated) ?? false }

  /// The finished chunk.
  consuming func chunk() -> LayoutChunk {
    LayoutChunk(
      shaped: shaped, lines: lines, runs: runs, metrics: metrics, patches: patches,
      height: bottom, gap: gap, widest: widest)
  }

  private func spacing(after paragraph: ParagraphRecord) -> Double {
    guard paragraph.style >= 0, let own = shaped.styles[Int(paragraph.style)].spacing,
      own.isFinite
    else { return measure.paragraphSpacing }
    return own
  }

  /// Whether a cluster from `start` on is more than the end of a paragraph.
  private func hasVisible(from start: Int) -> Bool {
    shaped.flags[min(start, shaped.clusterCount)...].contains { !$0.contains(.hardBreak) }
  }
}

extension LineBuilder {
  /// The indent of a line that starts at a cluster.
  func indent(of paragraph: ParagraphRecord, at start: Int) -> Double {
    let style = paragraph.style >= 0 ? shaped.styles[Int(paragraph.style)] : nil
    return start == Int(paragraph.first)
      ? finite(style?.firstLineIndent ?? measure.firstLineIndent)
      : finite(style?.headIndent ?? measure.headIndent)
  }

  /// How wide a line that starts at a cluster may be.
  func limit(of paragraph: ParagraphRecord, at start: Int) -> Double {
    max(0, measure.contentRight - measure.contentLeft - indent(of: paragraph, at: start))
  }

  /// The width of clusters that stand at the start of a line.
  func width(from start: Int, to end: Int) -> Double {
    var x = 0.0
    var cluster = start
    while cluster < end {
      let step = breaker.advance(of: cluster, at: x, limit: .infinity)
      x += step.width
      cluster = step.next
    }
    return x
  }

  /// Adds the line that `end` ends.
  private mutating func add(
    _ paragraph: ParagraphRecord, _ index: Int, from start: Int, _ end: LineEnd,
    _ ends: LineEnds, isLast: Bool
  ) {
    let isJustified = alignment(of: paragraph) == .justify && !isLast
    if paragraph.isIrregular || paragraph.isMixed || isJustified || !ends.isEmpty {
      items.removeAll(keepingCapacity: true)
      addItems(paragraph, from: start, to: end.visibleEnd, tabsFrom: 0)
      overlay(ends)
      finishWithHyphen(end, paragraph)
      if isJustified { justify(paragraph, from: start) }
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
        x: left(of: paragraph, at: start, width: width), first: start,
        visibleEnd: end.visibleEnd, end: end.next, paragraph: index, flags: flags),
      width: width + indent(of: paragraph, at: start))
  }

  func alignment(of paragraph: ParagraphRecord) -> TextAlignment {
    guard paragraph.style >= 0 else { return options.alignment }
    return shaped.styles[Int(paragraph.style)].alignment ?? options.alignment
  }

  /// The left edge of a line's visible boxes.
  ///
  /// A line wider than its box starts where reading starts, whatever its alignment (CSS Text 3).
  func left(of paragraph: ParagraphRecord, at start: Int, width: Double) -> Double {
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let indent = indent(of: paragraph, at: start)
    let left = measure.contentLeft + (isRightToLeft ? 0 : indent)
    let right = measure.contentRight - (isRightToLeft ? indent : 0)
    let room = right - left - width
    // A box without a width of its own has its lines at its left edge.
    guard right.isFinite else { return left }
    guard room > 0 else { return isRightToLeft ? right - width : left }
    return switch alignment(of: paragraph) {
    case .left: left
    case .right: left + room
    case .center: left + room / 2
    case .start, .justify: isRightToLeft ? left + room : left
    case .end: isRightToLeft ? left : left + room
    }
  }

  /// Stacks a line under those before it.
  mutating func append(_ line: LineRecord, width: Double) {
    var line = line
    let paragraph = Int(line.paragraph)
    if let last = lines.last {
      let space =
        Int(last.paragraph) == paragraph
        ? measure.lineSpacing : spacing(after: shaped.paragraphs[Int(last.paragraph)])
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
  }
}
