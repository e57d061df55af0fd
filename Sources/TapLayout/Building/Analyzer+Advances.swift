import TapText

extension Analyzer {
  /// Asks the shaper for the advances and sums them up.
  mutating func measure(_ bytes: Span<UInt8>, in shaped: inout ShapedText) {
    let count = shaped.clusterCount
    // The advances stand in the array of edges until their sums replace them.
    var edges = [Float](repeating: 0, count: count + 1)
    var advances = edges.mutableSpan
    shaper.shape(
      bytes, starts: shaped.starts.span, attributes: attributes, advances: &advances)
    space(&edges, in: shaped)
    shaped.bases = sum(&edges, shaped.flags)
    shaped.edges = edges
    guard !shaper.hasUniformMetrics else { return }
    if attributes.isEmpty {
      shaped.metrics = [MetricsRun(first: 0, metrics: shaper.metrics(of: TextAttributes()))]
    }
    for run in attributes {
      let first = shaped.cluster(from: run.range.lowerBound)
      let metrics = shaper.metrics(of: run.attributes)
      if shaped.metrics.last?.metrics != metrics {
        shaped.metrics.append(MetricsRun(first: UInt32(first), metrics: metrics))
      }
    }
  }

  /// Replaces advances by the sums before them, relative to a base each 64; returns the bases.
  ///
  /// What a line decides, a tab, an object or a soft hyphen, adds nothing here.
  private func sum(_ edges: inout [Float], _ flags: [ClusterFlags]) -> [Double] {
    let count = flags.count
    var bases = [Double](repeating: 0, count: count >> 6 + 1)
    var sums = edges.mutableSpan
    var total = 0.0
    var base = 0.0
    for cluster in 0...count {
      if cluster & 63 == 0 {
        // Rounded as the edges before it are: else a seam could turn back, or give a width to a
        // cluster that has none.
        total = base + Double(Float(total - base))
        base = total
        bases[cluster >> 6] = base
      }
      let advance = Double(sums[cluster])
      sums[cluster] = Float(total - base)
      if advance > 0, cluster < count,
        flags[cluster].isDisjoint(with: [.hardBreak, .tab, .object, .softHyphen])
      {
        total += advance
      }
    }
    return bases
  }

  /// Adds letter spacing after each cluster that has a width.
  private func space(_ advances: inout [Float], in shaped: ShapedText) {
    for run in attributes where run.attributes.letterSpacing != 0 {
      let spacing = Float(run.attributes.letterSpacing)
      guard spacing.isFinite else { continue }
      let first = shaped.cluster(from: run.range.lowerBound)
      let end = shaped.cluster(from: run.range.upperBound)
      for cluster in first..<max(first, end) where advances[cluster] > 0 {
        advances[cluster] = max(0, advances[cluster] + spacing)
      }
    }
  }
}
