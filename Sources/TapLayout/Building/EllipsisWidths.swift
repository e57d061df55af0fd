import TapText

/// The width of an ellipsis, or of the text that replaces it, beside text from a cluster on.
struct EllipsisRun: BitwiseCopyable, Sendable {
  var first: UInt32
  /// In points.
  var width: Double
}

extension ShapedText {
  /// The cluster whose look an ellipsis takes: the one before it on its line, else the one behind
  /// it, else the first that it hides.
  func neighbor(ofEllipsisHiding hidden: Range<Int>, lineStart: Int) -> Int {
    if hidden.lowerBound > lineStart { return hidden.lowerBound - 1 }
    let next = hidden.upperBound
    if next < clusterCount, !flags[next].contains(.hardBreak) { return next }
    return max(0, min(hidden.lowerBound, clusterCount - 1))
  }
}

extension LineMeasure {
  /// The width of the ellipsis, or of the text that replaces it, that stands for some clusters.
  func ellipsisWidth(hiding hidden: Range<Int>, lineStart: Int, of shaped: ShapedText) -> Double {
    let ellipses = shaped.ellipses
    guard !ellipses.isEmpty else { return ellipsisWidth }
    let neighbor = shaped.neighbor(ofEllipsisHiding: hidden, lineStart: lineStart)
    return ellipses[max(0, ellipses.partitioningIndex { Int($0.first) > neighbor } - 1)].width
  }
}

extension Analyzer {
  /// Measures the ellipsis beside text of each look, where looks have measures of their own.
  func measureEllipses(in shaped: inout ShapedText) {
    guard options.lineLimit != nil, !shaper.hasUniformMetrics, !attributes.isEmpty else { return }
    let words = options.truncationToken ?? "\u{2026}"
    for run in attributes {
      let width = shaper.width(of: words, attributes: run.attributes)
      guard shaped.ellipses.last?.width != width else { continue }
      let first = shaped.cluster(from: run.utf8Range.lowerBound)
      shaped.ellipses.append(EllipsisRun(first: UInt32(first), width: width))
    }
  }
}
