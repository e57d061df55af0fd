import TapText

extension Analyzer {
  /// Asks the shaper for the advances and glyphs, and sums the advances up.
  func measure(_ bytes: Span<UInt8>, in shaped: inout ShapedText) {
    let request = ShapingRequest(
      starts: shaped.starts, clusters: 0..<shaped.clusterCount, attributes: attributes,
      directions: shaped.directions, language: options.language)
    // The advances stand in the array of edges until their sums replace them.
    var result = ShapedClusters(count: shaped.clusterCount)
    shaper.shape(bytes, request, into: &result)
    result.addSpacing(of: bytes, request)
    shaped.bases = sum(&result.advances, shaped.flags)
    shaped.edges = result.advances
    shaped.glyphs = result.glyphs
    shaped.joints = result.joints
    measureHyphens(in: &shaped)
    guard !shaper.hasUniformMetrics else { return }
    shaped.metrics = result.metrics
    if shaped.metrics.isEmpty { shaped.metrics = metricsByAttributes(in: shaped) }
  }

  /// Measures the hyphens that lines may end with, each in the font of its text.
  private func measureHyphens(in shaped: inout ShapedText) {
    guard options.hyphenates, !attributes.isEmpty,
      shaped.flags.contains(where: { !$0.isDisjoint(with: [.softHyphen, .hyphenBefore]) })
    else { return }
    for run in attributes {
      let width = Float(shaper.width(of: "\u{2010}", attributes: run.attributes))
      guard shaped.hyphens.last?.width != width else { continue }
      let first = shaped.hyphens.isEmpty ? 0 : shaped.cluster(from: run.utf8Range.lowerBound)
      shaped.hyphens.append(HyphenRun(first: UInt32(first), width: width))
    }
  }

  private func metricsByAttributes(in shaped: ShapedText) -> [MetricsRun] {
    guard !attributes.isEmpty else {
      return [MetricsRun(first: 0, metrics: shaper.metrics(of: TextAttributes()))]
    }
    var runs: [MetricsRun] = []
    for run in attributes {
      let first = shaped.cluster(from: run.utf8Range.lowerBound)
      let metrics = shaper.metrics(of: run.attributes)
      if runs.last?.metrics != metrics {
        runs.append(MetricsRun(first: UInt32(first), metrics: metrics))
      }
    }
    return runs
  }

  /// What a line decides the width of.
  private static let widthOfNone: ClusterFlags = [.hardBreak, .tab, .object, .softHyphen]

  /// Replaces advances by the sums before them, relative to a base each 64; returns the bases.
  ///
  /// What a line decides, a tab, an object or a soft hyphen, adds nothing here.
  private func sum(_ edges: inout [Float], _ flags: [ClusterFlags]) -> [Double] {
    let count = flags.count
    var bases: [Double] = []
    bases.reserveCapacity(count >> 6 + 1)
    var sums = edges.mutableSpan
    let flags = flags.span
    var total = 0.0
    for first in stride(from: 0, through: count, by: 64) {
      // Rounded as the edges before it are: else a seam could turn back, or give a width to a
      // cluster that has none.
      let last = bases.last ?? 0
      let base = last + Double(Float(total - last))
      total = base
      bases.append(base)
      for cluster in first..<min(first + 64, count) {
        let advance = Double(sums[cluster])
        sums[cluster] = Float(total - base)
        if advance > 0, flags[cluster].isDisjoint(with: Self.widthOfNone) { total += advance }
      }
      if first + 64 > count { sums[count] = Float(total - base) }
    }
    return bases
  }
}
