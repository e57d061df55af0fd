/// The links of one text that the keyboard focus steps over since they must not be followed.
///
/// Neighbors are stepped over at once, so that the focus goes past a thousand of
/// them as fast as past one: a forest of disjoint sets of neighbors (Tarjan, 1975), with the ends of
/// each.
struct SkippedLinks {
  /// For each link another one of the same set, or itself; negative for one that is not skipped.
  private var parents: [Int32] = []
  /// The first and the last link of each set, at the index of the link that is its own parent.
  private var bounds: [(first: Int32, last: Int32)] = []

  /// Adds a link of a text that has some number of links.
  mutating func insert(_ index: Int, of count: Int) {
    if parents.isEmpty {
      parents = Array(repeating: -1, count: count)
      bounds = Array(repeating: (0, 0), count: count)
    }
    guard parents[index] < 0 else { return }
    parents[index] = Int32(index)
    bounds[index] = (Int32(index), Int32(index))
    if index > 0, parents[index - 1] >= 0 { join(index - 1, index) }
    if index + 1 < parents.count, parents[index + 1] >= 0 { join(index + 1, index) }
  }

  /// The first link from an index on, in steps of 1 or -1, that is not skipped; it may be outside of
  /// the text.
  ///
  /// - Complexity: O(log *n*), and nearly O(1) on average.
  mutating func next(from index: Int, step: Int) -> Int {
    guard parents.indices.contains(index), parents[index] >= 0 else { return index }
    let bounds = bounds[root(of: index)]
    return step > 0 ? Int(bounds.last) + 1 : Int(bounds.first) - 1
  }

  private mutating func join(_ one: Int, _ other: Int) {
    var (top, bottom) = (root(of: one), root(of: other))
    let (a, b) = (bounds[top], bounds[bottom])
    if a.last - a.first < b.last - b.first { swap(&top, &bottom) }
    parents[bottom] = Int32(top)
    bounds[top] = (min(a.first, b.first), max(a.last, b.last))
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != Int32(index) {
      parents[index] = parents[Int(parents[index])]
      index = Int(parents[index])
    }
    return index
  }
}
