import TapText

/// How many runs a line may have that is gone through from end to end, whatever is asked.
private let fewRuns = 16

/// The runs of each line by cluster, where a line with many runs has them in another order.
func orderedRuns(_ runs: [RunRecord], of lines: [LineRecord]) -> [UInt32] {
  var order: [UInt32] = []
  for line in lines where Int(line.runCount) > fewRuns {
    let own = Int(line.firstRun)..<Int(line.firstRun + line.runCount)
    let isOrdered = zip(runs[own], runs[own].dropFirst()).allSatisfy { $0.isBefore($1) }
    if isOrdered { continue }
    if order.isEmpty { order = runs.indices.map { UInt32($0) } }
    order[own].sort { runs[Int($0)].isBefore(runs[Int($1)]) }
  }
  return order
}

extension RunRecord {
  /// Whether the run is before another in the text; a hyphen, which has no cluster, is before
  /// spaces that hang behind it.
  fileprivate func isBefore(_ other: RunRecord) -> Bool {
    (first, end) <= (other.first, other.end) && (first, end) != (other.first, other.end)
  }
}

extension LayoutChunk {
  /// Calls `body` with the runs of a line that have some of the clusters, or are next to them in
  /// the text, from left to right.
  ///
  /// Of a line with few runs it is all of them. With a link only what is near the link's own
  /// clusters counts.
  ///
  /// - Complexity: O(log *n* + *k* log *k*), where *k* is the number of those runs.
  func forEachRun(
    of line: LineRecord, near clusters: Range<Int>, link: Int32? = nil, _ body: (RunRecord) -> Void
  ) {
    let count = runCount(of: line)
    guard count > fewRuns else {
      QueryWork.add(count)
      for index in 0..<count { body(run(index, of: line)) }
      return
    }
    guard let link else { return forEachRun(of: line, in: [runs(of: line, near: clusters)], body) }
    let common = clusters.clamped(to: Int(line.first)..<Int(line.end))
    let ranges = shaped.segments(ofLink: link, in: common).map { index in
      let segment = shaped.segment(inOrderOfLinks: index)
      return runs(of: line, near: Int(segment.first)..<Int(segment.end))
    }
    forEachRun(of: line, in: ranges, body)
  }

  /// The ordinals, by cluster, of the runs of a line that have some clusters or are next to them.
  private func runs(of line: LineRecord, near clusters: Range<Int>) -> Range<Int> {
    let all = 0..<Int(line.runCount)
    let first = all.partitioningIndex {
      Int(run(inTextOrder: $0, of: line).end) >= clusters.lowerBound
    }
    let end = all.partitioningIndex {
      Int(run(inTextOrder: $0, of: line).first) > clusters.upperBound
    }
    return first..<max(first, end)
  }

  private func run(inTextOrder index: Int, of line: LineRecord) -> RunRecord {
    runs[place(ofRun: index, of: line)]
  }

  private func place(ofRun index: Int, of line: LineRecord) -> Int {
    let place = Int(line.firstRun) + index
    return runsByCluster.isEmpty ? place : Int(runsByCluster[place])
  }

  /// Calls `body` with the runs of some ranges of ordinals by cluster, from left to right, each
  /// once.
  private func forEachRun(
    of line: LineRecord, in ranges: [Range<Int>], _ body: (RunRecord) -> Void
  ) {
    if let only = ranges.first, ranges.count == 1, runsByCluster.isEmpty {
      QueryWork.add(only.count)
      for index in only { body(runs[Int(line.firstRun) + index]) }
      return
    }
    var places: [Int] = []
    for range in ranges {
      for index in range { places.append(place(ofRun: index, of: line)) }
    }
    places.sort()
    QueryWork.add(places.count)
    var last: Int?
    for place in places where place != last {
      body(runs[place])
      last = place
    }
  }

  /// The runs of a line that are between two x, and those beside them as far as a link goes on.
  ///
  /// Of a line with few runs it is all of them.
  ///
  /// - Complexity: O(log *n* + runs of the links at the two x).
  func runs(of line: LineRecord, between sides: Range<Double>) -> Range<Int> {
    let count = runCount(of: line)
    guard count > fewRuns else { return 0..<count }
    var first = lastRun(of: line, startingAtOrBefore: sides.lowerBound)
    var end = max(
      first + 1, (first..<count).partitioningIndex { run($0, of: line).x >= sides.upperBound })
    // What has no width begins where the run under the x does.
    while first > 0, run(first - 1, of: line).x + run(first - 1, of: line).width >= sides.lowerBound
    {
      first -= 1
    }
    let before = link(atLeftOf: first, of: line)
    while first > 0, before != nil, before == link(atRightOf: first - 1, of: line) {
      first -= 1
      // The link begins in the run.
      if before != link(atLeftOf: first, of: line) { break }
    }
    let behind = link(atRightOf: end - 1, of: line)
    while end < count, behind != nil, behind == link(atLeftOf: end, of: line) {
      end += 1
      if behind != link(atRightOf: end - 1, of: line) { break }
    }
    QueryWork.add(end - first)
    return first..<end
  }

  private func link(atLeftOf index: Int, of line: LineRecord) -> Int32? {
    let run = run(index, of: line)
    return link(of: run, at: run.isRightToLeft ? run.end - 1 : run.first, line)
  }

  private func link(atRightOf index: Int, of line: LineRecord) -> Int32? {
    let run = run(index, of: line)
    return link(of: run, at: run.isRightToLeft ? run.first : run.end - 1, line)
  }

  private func link(
    of run: RunRecord, at cluster: @autoclosure () -> UInt32, _ line: LineRecord
  ) -> Int32? {
    switch run.kind {
    case .text, .reshaped: link(of: Int(cluster()), on: line)
    case .single, .object: link(of: Int(run.first), on: line)
    case .ellipsis, .hyphen: link(bridging: run, on: line)
    case .collapsed, .token: nil
    }
  }

  /// The clusters of a run that are between two x, with a neighbor on each side; all of a short
  /// run, or of one that is one box.
  func clusters(of run: RunRecord, between sides: Range<Double>) -> Range<Int> {
    let all = Int(run.first)..<Int(run.end)
    guard run.kind.hasEdges, all.count > 4 * fewRuns, run.width > 0 else { return all }
    func step(at x: Double) -> Int {
      let cluster = slot(at: x, in: run).cluster
      return run.isRightToLeft ? all.upperBound - 1 - cluster : cluster - all.lowerBound
    }
    let low = sides.lowerBound > run.x ? step(at: min(sides.lowerBound, run.x + run.width)) - 1 : 0
    let high =
      sides.upperBound < run.x + run.width
      ? step(at: max(sides.upperBound, run.x)) + 2 : all.count
    let steps = (max(0, low)..<max(low, high)).clamped(to: 0..<all.count)
    return run.isRightToLeft
      ? all.upperBound - steps.upperBound..<all.upperBound - steps.lowerBound
      : all.lowerBound + steps.lowerBound..<all.lowerBound + steps.upperBound
  }

  /// The run of a line with many under an x, or the first or last beside all.
  ///
  /// - Complexity: O(log *n*).
  func lastRun(of line: LineRecord, startingAtOrBefore x: Double) -> Int {
    let count = runCount(of: line)
    return max(0, (0..<count).partitioningIndex { run($0, of: line).x > x } - 1)
  }

  /// Calls `body` with the segments of a link among the clusters of a run, from left to right.
  ///
  /// - Complexity: O(log *n* + number of those segments).
  func forEachSegment(
    ofLink link: Int32, in clusters: Range<Int>, isRightToLeft: Bool, _ body: (Range<Int>) -> Void
  ) {
    let own = shaped.segments(ofLink: link, in: clusters)
    QueryWork.add(own.count)
    for step in 0..<own.count {
      let segment = shaped.segment(
        inOrderOfLinks: isRightToLeft ? own.upperBound - 1 - step : own.lowerBound + step)
      body(clusters.clamped(to: Int(segment.first)..<Int(segment.end)))
    }
  }
}

extension Rect {
  /// The x between the left and the right edge; nothing where one is no number.
  var sides: Range<Double> {
    guard !x.isNaN, !maxX.isNaN else { return 0..<0 }
    return min(x, maxX)..<max(x, maxX)
  }
}
