import TapLayout
import TapText

/// Holds a recorded line against one of ours that ends at the same place.
struct LineComparison {
  let ours: OurLine
  private let apart: Set<Cause>
  private let hasEqualDivisions: Bool
  private(set) var pairs: [ClusterPair] = []
  /// Where the edges must be by their causes; `nil` of a program that is not asked for that.
  private var prediction: LinePrediction?

  /// Pairs the clusters of a line, the first of which is a certain one of the record.
  init(
    _ subject: Subject, _ recorded: RecordedLayout, _ line: RecordedLine, first: Int,
    ours: OurLine
  ) {
    let record = subject.record
    self.ours = ours
    apart = record.rival.apart
    hasEqualDivisions = record.rival == .chromium
    let boxes = ours.boxes()
    for index in 0..<line.count {
      guard let sides = line.sides(of: index) else { continue }
      let range = record.clusters[first + index]..<record.clusters[first + index + 1]
      pairs.append(ClusterPair(range: range, theirs: sides, boxes: boxes))
    }
    for index in pairs.indices {
      pairs[index].cause = pairs[index].ownCause(in: subject, recorded)
    }
    findDivisions()
    explainShifts(in: record)
    if record.rival.mustPredict, pairs.contains(where: { $0.cause != nil }) {
      prediction = LinePrediction(subject, recorded, ours, pairs)
    }
  }

  /// The first cause that does not stand apart; `nil` where every edge agrees but for those.
  var firstCause: Cause? { pairs.lazy.compactMap(\.cause).first { !apart.contains($0) } }

  /// Finds stretches that both make as wide, of which the parts are equal in Chromium: Pango has
  /// carets of the font too.
  private mutating func findDivisions() {
    for index in pairs.indices where pairs[index].cause == .advance {
      let parts = division(over: index)
      for part in parts {
        pairs[part].division = parts
        if pairs[part].cause == .advance { pairs[part].cause = .division }
      }
    }
  }

  /// The shortest such stretch that a cluster is part of; empty where there is none.
  private func division(over index: Int) -> Range<Int> {
    for start in (max(0, index - Self.longestDivision)...index).reversed() {
      if let end = endOfDivision(from: start, over: index) { return start..<end }
    }
    return index..<index
  }

  /// The most clusters that are looked at as one.
  private static let longestDivision = 8

  private func endOfDivision(from start: Int, over index: Int) -> Int? {
    guard let left = pairs[start].offsets?.left else { return nil }
    for last in start..<min(pairs.count, start + Self.longestDivision) {
      guard let right = pairs[last].offsets?.right,
        !hasEqualDivisions || abs(pairs[last].width - pairs[start].width) < 0.04
      else { return nil }
      if last > start, last >= index, abs(right - left) < 0.05 { return last + 1 }
    }
    return nil
  }

  /// Says of clusters that only stand elsewhere what moved them.
  private mutating func explainShifts(in record: Record) {
    let causes = Set(pairs.compactMap(\.cause))
    let hasEmoji = pairs.contains { record.isEmoji($0.range) }
    let mover: Cause? = hasEmoji ? .emoji : Self.movers.first(where: causes.contains)
    for index in pairs.indices where !pairs[index].isNear && pairs[index].cause == nil {
      let isRounded = pairs[index].isRounded(by: record.rival)
      pairs[index].cause = mover ?? (isRounded ? .rounding : .placement)
      pairs[index].isMoved = true
    }
  }

  /// The causes that move what stands beside them, the gravest first.
  private static let movers: [Cause] = [
    .segmentation, .advance, .missing, .neighborFont, .justification, .control, .spacing,
    .softHyphen,
  ]

  /// Counts edges and points.
  func count(into tally: inout Tally) {
    for index in pairs.indices {
      let offsets = pairs[index].offsets ?? (.infinity, .infinity)
      tally.edges.count(cause(of: index, \.lowerBound, offsets.left))
      tally.edges.count(cause(of: index, \.upperBound, offsets.right))
    }
    for pair in pairs where pair.width > 2 * ClusterPair.tolerance {
      for fraction in [0.3, 0.7] { countPoint(fraction, of: pair, into: &tally) }
    }
  }

  /// Why an edge differs: its cause, if that predicts it.
  private func cause(
    of index: Int, _ side: KeyPath<ClosedRange<Double>, Double>, _ offset: Double
  ) -> Cause? {
    guard abs(offset) > ClusterPair.tolerance, let cause = pairs[index].cause else { return nil }
    let isExplained = prediction?.holds(index, side) ?? true
    return isExplained || cause.isUnexplained ? cause : .unpredicted
  }

  /// The first cluster with a difference that its cause does not predict, with its prediction.
  var firstUnpredicted: (pair: ClusterPair, edges: ClosedRange<Double>?)? {
    guard let prediction else { return nil }
    for index in pairs.indices where pairs[index].cause != nil && !pairs[index].isNear {
      if !prediction.holds(index, \.lowerBound) || !prediction.holds(index, \.upperBound) {
        return (pairs[index], prediction.edges[index])
      }
    }
    return nil
  }

  private func countPoint(_ fraction: Double, of pair: ClusterPair, into tally: inout Tally) {
    let x = pair.theirs.lowerBound + fraction * pair.width
    // Where rectangles overlap, the other program names no single cluster either.
    let isShared = pairs.contains { other in
      other.range != pair.range && other.theirs.lowerBound < x && x < other.theirs.upperBound
    }
    guard !isShared else { return }
    let isSame = ours.cluster(at: x).map(pair.holds) ?? false
    tally.points.count(isSame ? nil : pair.cause ?? .hit)
  }
}
