import TapText

extension LineBuilder {
  /// Appends the items of some clusters in logical order; returns the width from the line's start.
  @discardableResult
  mutating func addItems(
    _ paragraph: ParagraphRecord, from start: Int, to end: Int, tabsFrom origin: Double
  ) -> Double {
    var x = origin
    let limit = breaker.limit(of: paragraph, at: start)
    forEachLevelRun(paragraph, from: start, to: end) { builder, clusters, level in
      guard !paragraph.isIrregular else {
        return builder.addIrregular(clusters, level, at: &x, limit: limit)
      }
      let width = builder.shaped.width(of: clusters)
      builder.add(.text, clusters, width, level)
      x += width
      return clusters.upperBound
    }
    return x
  }

  /// Calls `body` with each range of one embedding level, in logical order.
  ///
  /// It returns how far it came: an object takes what it stands for out of later ranges.
  private mutating func forEachLevelRun(
    _ paragraph: ParagraphRecord, from start: Int, to end: Int,
    _ body: (inout LineBuilder, Range<Int>, UInt8) -> Int
  ) {
    guard start < end else { return }
    guard paragraph.isMixed else {
      _ = body(&self, start..<end, paragraph.baseLevel)
      return
    }
    // Spaces at the end of a line take the direction of the paragraph (UAX #9, rule L1).
    var spaces = end
    while spaces > start, shaped.flags[spaces - 1].contains(.space) { spaces -= 1 }
    var run = shaped.levelRun(holding: start, in: paragraph)
    var first = start
    while first < spaces {
      let level = run < 0 ? paragraph.baseLevel : shaped.levels[run].level
      run = run < 0 ? shaped.levels.partitioningIndex { $0.first > first } : run + 1
      let next = run < shaped.levels.count ? min(Int(shaped.levels[run].first), spaces) : spaces
      if level == paragraph.baseLevel, next == spaces { break }
      guard first < next else {
        add(.text, first..<first, 0, level)
        continue
      }
      first = body(&self, first..<next, level)
      if first > next { run = shaped.levelRun(holding: first, in: paragraph) }
    }
    if first < end { _ = body(&self, first..<end, paragraph.baseLevel) }
  }

  /// Appends the items of clusters of one level among which are tabs, objects or hyphens;
  /// returns their end.
  private mutating func addIrregular(
    _ clusters: Range<Int>, _ level: UInt8, at x: inout Double, limit: Double
  ) -> Int {
    var cluster = clusters.lowerBound
    while cluster < clusters.upperBound {
      let flags = shaped.flags[cluster]
      let step = breaker.advance(of: cluster, at: x, limit: limit)
      if flags.contains(.object) {
        add(.object, cluster..<step.next, step.width, level)
      } else if flags.contains(.tab) {
        add(.single, cluster..<step.next, step.width, level)
      } else if let last = items.last, last.kind == .text, last.level == level,
        Int(last.end) == cluster
      {
        items[items.count - 1].end = UInt32(step.next)
        items[items.count - 1].width =
          shaped.position(step.next) - shaped.position(Int(last.first))
      } else {
        add(.text, cluster..<step.next, step.width, level)
      }
      x += step.width
      cluster = step.next
    }
    return cluster
  }

  mutating func add(_ kind: RunKind, _ clusters: Range<Int>, _ width: Double, _ level: UInt8) {
    items.append(
      RunRecord(
        x: 0, width: width, first: UInt32(clusters.lowerBound),
        end: UInt32(clusters.upperBound), kind: kind, level: level))
  }

  /// Shows the hyphen of a line that breaks inside a word.
  mutating func finishWithHyphen(_ end: LineEnd, _ paragraph: ParagraphRecord) {
    switch end.hyphen {
    case .none: return
    case .soft:
      // The visible hyphen stands for the soft hyphen, which is a cluster of the text.
      let cluster = end.visibleEnd - 1
      let level = items.last?.level ?? paragraph.baseLevel
      if var last = items.last, last.kind.isText {
        last.end = UInt32(cluster)
        items[items.count - 1] = last
        if last.first == last.end { items.removeLast() }
      }
      let width = breaker.hyphenWidth(before: end.visibleEnd)
      add(.single, cluster..<cluster + 1, width, level)
    case .added:
      let level = items.last?.level ?? paragraph.baseLevel
      let width = breaker.hyphenWidth(before: end.visibleEnd)
      add(.hyphen, end.visibleEnd..<end.visibleEnd, width, level)
    }
  }

  /// Appends what an item shows of some of its clusters.
  func append(
    part clusters: Range<Int>, of item: RunRecord, _ kind: RunKind, to parts: inout [RunRecord]
  ) {
    guard !clusters.isEmpty else { return }
    var part = item
    part.kind = kind == .single ? item.kind : kind
    part.first = UInt32(clusters.lowerBound)
    part.end = UInt32(clusters.upperBound)
    part.width = width(of: clusters, in: part)
    part.kind = kind
    parts.append(part)
  }

  /// Brings the items into visual order and adds them as a line.
  mutating func place(
    _ paragraph: ParagraphRecord, _ index: Int, from start: Int, visibleEnd: Int, next: Int,
    isSoft: Bool, isTruncated: Bool = false
  ) {
    reorderVisually()
    // What kept items apart has done its work.
    items.removeAll { $0.kind == .text && $0.first == $0.end }
    let width = items.reduce(0) { $0 + $1.width }
    let left = breaker.left(of: paragraph, at: start, width: width)
    var x = left
    for item in items.indices {
      items[item].x = x
      x += items[item].width
    }
    if !isTruncated {
      addCollapsed(paragraph, visibleEnd..<min(next, Int(paragraph.end)), left: left, right: x)
    }
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    var flags: LineFlags = isRightToLeft ? .rightToLeftBase : []
    if isSoft { flags.insert(.softWrap) }
    if isTruncated { flags.insert(.truncated) }
    let line = LineRecord(
      x: left, first: start, visibleEnd: visibleEnd, end: next, paragraph: index, flags: flags,
      runs: runs.count..<runs.count + items.count)
    // A line may be the whole text, so its runs are not here twice.
    if runs.isEmpty { swap(&runs, &items) } else { runs += items }
    append(line, width: width + breaker.indent(of: paragraph, at: start))
  }

  /// Rule L2 of UAX #9: reverses each range of items at or above each level, highest first.
  private mutating func reorderVisually() {
    let highest = items.reduce(0) { max($0, $1.level) }
    guard highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var first = 0
      while first < items.count {
        guard items[first].level >= level else {
          first += 1
          continue
        }
        var end = first + 1
        while end < items.count, items[end].level >= level { end += 1 }
        items[first..<end].reverse()
        first = end
      }
    }
  }

  /// Adds the spaces that hang at a soft wrap, beyond the end of the line.
  private mutating func addCollapsed(
    _ paragraph: ParagraphRecord, _ clusters: Range<Int>, left: Double, right: Double
  ) {
    guard !clusters.isEmpty else { return }
    let width = shaped.width(of: clusters)
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let run = RunRecord(
      x: isRightToLeft ? left - width : right, width: width, first: UInt32(clusters.lowerBound),
      end: UInt32(clusters.upperBound), kind: .collapsed, level: paragraph.baseLevel,
      patch: isInCell ? breaker.clipEdge(isLeft: isRightToLeft) : 0)
    items.insert(run, at: isRightToLeft ? 0 : items.count)
  }
}
