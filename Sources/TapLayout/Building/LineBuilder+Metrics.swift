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
