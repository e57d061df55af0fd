/// How far another program and ours agree about some lines.
struct Tally {
  /// The lines, by whether they end where ours end.
  var ends = Share()
  /// The lines that end alike, by whether all their edges agree, but for causes that stand apart.
  var lines = Share()
  /// Points over clusters, by whether both programs have the same cluster there.
  var points = Share()
  /// The edges of clusters, by whether they lie within a tenth of a point of ours.
  var edges = Share()
  /// The lines that end alike, by whether they are as high as ours.
  var heights = Share()
  /// One place for each cause, in words.
  var examples: [Cause: String] = [:]

  /// The share of all edges that differ without a cause that predicts where they are.
  var unexplainedShare: Double {
    let count = edges.causes.filter(\.key.isUnexplained).values.reduce(0, +)
    return edges.total() == 0 ? 0 : Double(count) / Double(edges.total())
  }

  mutating func add(_ other: Tally) {
    ends.add(other.ends)
    lines.add(other.lines)
    points.add(other.points)
    edges.add(other.edges)
    heights.add(other.heights)
    examples.merge(other.examples) { first, _ in first }
  }
}
