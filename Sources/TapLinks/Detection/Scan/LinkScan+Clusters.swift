import TapText
import TapUnicode

extension LinkScan {
  /// Moves the edges of links that are inside a cluster (LD-14).
  ///
  /// A cluster belongs to the link that covers its first unit, so an edge inside a cluster moves to
  /// the cluster's end. Only ranges around such edges are asked about, each once.
  mutating func fitToClusters(_ text: Span<UInt8>) {
    var clusters = ClusterStretch()
    for index in links.indices {
      let range = links[index].utf8Range
      let start = clusters.boundary(atOrAfter: range.lowerBound, in: text)
      let end = clusters.boundary(atOrAfter: range.upperBound, in: text)
      if start != range.lowerBound || end != range.upperBound {
        links[index].utf8Range = start..<max(start, end)
      }
    }
    links.removeAll { $0.utf8Range.isEmpty }
  }
}

/// The cluster boundaries of one range of a text at a time; questions ascend.
private struct ClusterStretch {
  private var range = 0..<0
  private var ends: [UInt32] = []

  /// Returns the first cluster boundary at or after an offset.
  mutating func boundary(atOrAfter offset: Int, in text: Span<UInt8>) -> Int {
    if isPlainBoundary(text, offset) { return offset }
    if offset > range.upperBound || range.isEmpty { read(text, around: offset) }
    let place = UInt32(offset - range.lowerBound)
    let index = ends.partitioningIndex { $0 >= place }
    return (index < ends.count ? ends[index] : nil).map { range.lowerBound + Int($0) } ?? offset
  }

  /// Reads the clusters between the nearest plain boundaries.
  private mutating func read(_ text: Span<UInt8>, around offset: Int) {
    var lower = offset
    while lower > range.upperBound, !isPlainBoundary(text, lower) {
      lower -= text.scalar(before: lower).length
    }
    var upper = offset
    while upper < text.count, !isPlainBoundary(text, upper) {
      upper += text.scalar(at: upper).length
    }
    range = max(lower, 0)..<upper
    ends.removeAll(keepingCapacity: true)
    guard var finder = try? BoundaryFinder(.cluster) else { return }
    finder.boundaries(of: text.extracting(range), into: &ends)
  }
}
