extension LayoutChunk {
  /// The number of runs of a line, from left to right.
  func runCount(of line: LineRecord) -> Int {
    if line.runCount > 0 { return Int(line.runCount) }
    return line.end > line.visibleEnd ? 2 : 1
  }

  /// One run of a line; a line that is a single run has it here, and its hanging spaces.
  func run(_ index: Int, of line: LineRecord) -> RunRecord {
    if line.runCount > 0 { return runs[Int(line.firstRun) + index] }
    let isRightToLeft = line.flags.contains(.rightToLeftRun)
    let isCollapsed = line.end > line.visibleEnd && (index == 0) == isRightToLeft
    return isCollapsed ? collapsedRun(of: line) : textRun(of: line)
  }

  /// The visible run of a line that is a single run.
  func textRun(of line: LineRecord) -> RunRecord {
    RunRecord(
      x: line.x,
      width: shaped.position(Int(line.visibleEnd)) - shaped.position(Int(line.first)),
      first: line.first, end: line.visibleEnd, kind: .text,
      level: line.flags.contains(.rightToLeftRun) ? 1 : 0)
  }

  /// The hanging spaces of a line that is a single run; a hard break adds no width to them.
  func collapsedRun(of line: LineRecord) -> RunRecord {
    let isRightToLeft = line.flags.contains(.rightToLeftRun)
    let middle = shaped.position(Int(line.visibleEnd))
    let width = shaped.position(Int(line.end)) - middle
    let visible = middle - shaped.position(Int(line.first))
    return RunRecord(
      x: isRightToLeft ? line.x - width : line.x + visible, width: width, first: line.visibleEnd,
      end: line.end, kind: .collapsed, level: isRightToLeft ? 1 : 0)
  }

  /// The width of a line's visible boxes.
  func width(of line: LineRecord) -> Double {
    guard line.runCount > 0 else {
      return shaped.position(Int(line.visibleEnd)) - shaped.position(Int(line.first))
    }
    var width = 0.0
    for index in Int(line.firstRun)..<Int(line.firstRun + line.runCount)
    where runs[index].kind != .collapsed {
      width += runs[index].width
    }
    return width
  }

  /// The x of the edge before a cluster of a run, from the layout's left edge.
  ///
  /// Every query takes edges from here, so that what is asked twice has one answer.
  func edge(_ cluster: Int, of run: RunRecord) -> Double {
    switch run.kind {
    case .text, .collapsed:
      return run.isRightToLeft
        ? run.x + (shaped.position(Int(run.end)) - shaped.position(cluster))
        : run.x + (shaped.position(cluster) - shaped.position(Int(run.first)))
    case .reshaped:
      let place = patches.position(cluster, of: run.patch)
      return run.isRightToLeft
        ? run.x + (patches.position(Int(run.end), of: run.patch) - place)
        : run.x + (place - patches.position(Int(run.first), of: run.patch))
    case .single, .object, .ellipsis, .token, .hyphen:
      let isStart = cluster <= Int(run.first)
      return isStart == run.isRightToLeft ? run.x + run.width : run.x
    }
  }

  /// The cluster of a run under an x; a run that is one box answers with its first.
  ///
  /// The x is within the run.
  func cluster(at x: Double, in run: RunRecord) -> Int { slot(at: x, in: run).cluster }

  /// The box of a run under an x, which is within the run.
  ///
  /// Guesses from the mean advance and walks, as `ShapedText.lastEdge` does, but keeps the
  /// edges that it read on its way: they are the answer's.
  func slot(at x: Double, in run: RunRecord) -> Slot {
    let first = Int(run.first)
    let end = Int(run.end)
    guard run.kind.hasEdges, end - first > 1 else {
      return Slot(cluster: first, left: run.x, right: run.x + run.width)
    }
    if run.kind == .reshaped { return halvedSlot(at: x, in: run, first, end) }
    return run.isRightToLeft
      ? rightToLeftSlot(at: x, in: run, first, end) : leftToRightSlot(at: x, in: run, first, end)
  }

  private func leftToRightSlot(at x: Double, in run: RunRecord, _ first: Int, _ end: Int) -> Slot {
    let origin = shaped.position(first)
    var cluster = first + min(Int((x - run.x) / run.width * Double(end - first)), end - first - 1)
    var left = run.x + (shaped.position(cluster) - origin)
    var right = run.x + (shaped.position(cluster + 1) - origin)
    var steps = 0
    while x < left, cluster > first {
      cluster -= 1
      (left, right) = (run.x + (shaped.position(cluster) - origin), left)
      steps += 1
      if steps == 12 {
        cluster = shaped.lastEdge(notPast: origin + (x - run.x), first, cluster) + 1
        cluster = min(cluster, end - 1)
        left = run.x + (shaped.position(cluster) - origin)
        right = run.x + (shaped.position(cluster + 1) - origin)
      }
    }
    while x >= right, cluster < end - 1 {
      cluster += 1
      (left, right) = (right, run.x + (shaped.position(cluster + 1) - origin))
      steps += 1
      if steps == 12 {
        cluster = max(shaped.lastEdge(notPast: origin + (x - run.x), cluster, end) - 1, first)
        left = run.x + (shaped.position(cluster) - origin)
        right = run.x + (shaped.position(cluster + 1) - origin)
      }
    }
    return Slot(cluster: cluster, left: left, right: right)
  }

  /// The same from the right: clusters ascend to the left, and boxes hold their left edge.
  private func rightToLeftSlot(at x: Double, in run: RunRecord, _ first: Int, _ end: Int) -> Slot {
    let origin = shaped.position(end)
    let target = origin - (x - run.x)
    var cluster = min(
      shaped.lastEdge(notPast: max(target, shaped.position(first)), first, end), end - 1)
    var steps = 0
    while steps < 12, cluster > first, edge(cluster, of: run) <= x {
      cluster -= 1
      steps += 1
    }
    while steps < 12, cluster < end - 1, edge(cluster + 1, of: run) > x {
      cluster += 1
      steps += 1
    }
    // Many clusters may have no width.
    if steps == 12 { return halvedSlot(at: x, in: run, first, end) }
    return Slot(
      cluster: cluster, left: edge(cluster + 1, of: run), right: edge(cluster, of: run))
  }

  /// The same by halving, which is enough in a patch, since it is short.
  private func halvedSlot(at x: Double, in run: RunRecord, _ first: Int, _ end: Int) -> Slot {
    var low = first
    var high = end
    while high - low > 1 {
      let middle = (low + high) / 2
      let isPast = run.isRightToLeft ? edge(middle, of: run) > x : edge(middle, of: run) <= x
      if isPast { low = middle } else { high = middle }
    }
    let (start, stop) = (edge(low, of: run), edge(low + 1, of: run))
    return Slot(cluster: low, left: min(start, stop), right: max(start, stop))
  }

  /// The link of a cluster, after the links that start before the chunk.
  func link(of cluster: Int, on line: LineRecord) -> Int32? {
    var index = Int(line.firstSegment)
    let segments = shaped.segments
    guard index < segments.count else { return nil }
    var steps = 0
    while index < segments.count, Int(segments[index].end) <= cluster {
      index += 1
      steps += 1
      if steps == 8 {
        index = shaped.segment(after: cluster)
        break
      }
    }
    guard index < segments.count, Int(segments[index].first) <= cluster else { return nil }
    return segments[index].link
  }

  /// The link that an ellipsis or an added hyphen belongs to: that of the text on both sides.
  func link(bridging run: RunRecord, on line: LineRecord) -> Int32? {
    let first = Int(run.first)
    let end = Int(run.end)
    // An ellipsis at the head of a line bridges to what follows it.
    let isHead = run.kind == .ellipsis && first <= Int(line.first)
    let (hidden, shown) = isHead ? (end - 1, end) : (first, first - 1)
    guard hidden >= 0, shown >= 0, hidden < shaped.clusterCount, shown < shaped.clusterCount,
      let one = link(of: hidden, on: line), let other = link(of: shown, on: line), one == other
    else { return nil }
    return one
  }
}

/// A box of a run.
struct Slot: BitwiseCopyable {
  var cluster: Int
  var left: Double
  var right: Double
}
