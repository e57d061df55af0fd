import TapViews

/// Where the segments of a control begin and end, from left to right: they leave no gap.
struct SegmentEdges {
  /// One more than there are segments, ascending; the last is the width of all.
  let edges: [Double]

  /// Shares a width out.
  ///
  /// Segments with a width of their own have it, the others the rest in equal parts. Where there is
  /// no rest for them all are equal; where there are no others all grow or shrink alike.
  init(widths: [Double], total: Double) {
    let total = total.isFinite ? max(0, total) : 0
    let fixed = widths.map { $0.isFinite ? max(0, $0) : 0 }
    let sum = fixed.reduce(0, +)
    let others = fixed.count { $0 == 0 }
    let shares =
      if others == 0 {
        fixed.map { $0 * (total / sum) }
      } else if sum < total {
        fixed.map { $0 == 0 ? (total - sum) / Double(others) : $0 }
      } else {
        fixed.map { _ in total / Double(fixed.count) }
      }
    var edges = [0.0]
    for share in shares { edges.append(min(edges[edges.count - 1] + share, total)) }
    if edges.count > 1 { edges[edges.count - 1] = total }
    self.edges = edges
  }

  /// The index from the left of the segment at a point; `nil` for none.
  func place(at x: Double) -> Int? {
    (0..<edges.count - 1).first { edges[$0] <= x && x < edges[$0 + 1] }
  }
}
