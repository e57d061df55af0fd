import TapText

extension ShapedText {
  /// The last cluster edge at or before a position, among the edges `low...high`.
  ///
  /// Guesses from the mean advance and walks: over a million clusters that costs a fifth of a
  /// binary search, which misses the cache at each step. Where advances are so uneven that the
  /// walk would grow long, it halves the rest.
  ///
  /// - Precondition: the edge `low` is at or before `target`.
  /// - Complexity: O(1) where advances are even, O(log *n*) at worst.
  func lastEdge(notPast target: Double, _ low: Int, _ high: Int) -> Int {
    let start = position(low)
    let span = position(high) - start
    guard span > 0, high > low else { return high }
    guard target < start + span else { return high }
    let ratio = (target - start) / span * Double(high - low)
    var guess = min(max(low + Int(ratio), low), high)
    if position(guess) <= target {
      var steps = 0
      while guess < high, position(guess + 1) <= target {
        guess += 1
        steps += 1
        if steps == 12 { return halve(target, guess, high) }
      }
      return guess
    }
    var steps = 0
    while guess > low, position(guess) > target {
      guess -= 1
      steps += 1
      if steps == 12 { return halve(target, low, guess) }
    }
    return guess
  }

  private func halve(_ target: Double, _ low: Int, _ high: Int) -> Int {
    var low = low
    var high = high + 1
    // The edge `low` is not past the target, the edge `high` is.
    while high - low > 1 {
      let middle = (low + high) / 2
      if position(middle) <= target { low = middle } else { high = middle }
    }
    return low
  }

  /// The level run of a mixed paragraph that holds a cluster, or -1 before its first run.
  func levelRun(holding cluster: Int, in paragraph: ParagraphRecord) -> Int {
    let index = levels.partitioningIndex { Int($0.first) > cluster } - 1
    return index >= 0 && levels[index].first >= paragraph.first ? index : -1
  }

  /// The embedding level of a cluster.
  func level(of cluster: Int, in paragraph: ParagraphRecord) -> UInt8 {
    guard paragraph.isMixed else { return paragraph.baseLevel }
    let run = levelRun(holding: cluster, in: paragraph)
    return run < 0 ? paragraph.baseLevel : levels[run].level
  }

  /// The first link segment that ends after a cluster.
  func segment(after cluster: Int) -> Int { segments.partitioningIndex { Int($0.end) > cluster } }
}
