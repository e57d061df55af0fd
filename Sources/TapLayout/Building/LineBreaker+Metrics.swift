import TapText

extension LineBreaker {
  /// The height of a line and the position of its baseline.
  func lineMetrics(of line: LineRecord) -> LineMetrics {
    var ascent = measure.metrics.ascent
    var descent = measure.metrics.descent
    var leading = measure.metrics.leading
    if !shaped.metrics.isEmpty {
      (ascent, descent, leading) = textMetrics(from: Int(line.first), to: Int(line.visibleEnd))
    }
    var height = ascent + descent + leading
    switch measure.lineHeight {
    case .multiple(let factor) where factor > 0 && factor.isFinite: height *= factor
    case .absolute(let points) where points > 0 && points.isFinite: height = points
    default: break
    }
    height = finite(height)
    // Half of what a line is higher than its text stands above it, half below.
    var baseline = (height - ascent - descent) / 2 + ascent
    var below = height - baseline
    if shaped.paragraphs[Int(line.paragraph)].isIrregular {
      let first = shaped.objects.partitioningIndex { $0.first >= line.first }
      for object in shaped.objects[first...] {
        guard object.first < line.visibleEnd else { break }
        guard object.ascent >= 0 else { continue }
        baseline = max(baseline, object.ascent)
        below = max(below, object.descent)
      }
    }
    height = baseline + below
    return LineMetrics(height: height, baseline: baseline)
  }

  /// The largest measures of the text in a range of clusters.
  private func textMetrics(from first: Int, to end: Int) -> (Double, Double, Double) {
    var index = max(0, shaped.metrics.partitioningIndex { Int($0.first) > first } - 1)
    var best = shaped.metrics[index].metrics
    index += 1
    while index < shaped.metrics.count, Int(shaped.metrics[index].first) < end {
      let other = shaped.metrics[index].metrics
      best.ascent = max(best.ascent, other.ascent)
      best.descent = max(best.descent, other.descent)
      best.leading = max(best.leading, other.leading)
      index += 1
    }
    return (best.ascent, best.descent, best.leading)
  }
}
