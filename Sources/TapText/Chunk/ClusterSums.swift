import Synchronization

/// The number of clusters before each chunk of a text, counted when first asked for.
final class ClusterSums: Sendable {
  private final class Counts: Sendable {
    let values: [Int]
    init(_ values: [Int]) { self.values = values }
  }

  private let lazyCounts = AtomicLazyReference<Counts>()

  /// Returns the number of clusters before each of `chunks`, and of all at the end.
  ///
  /// - Complexity: The first call O(*n*), or O(number of chunks) where the clusters of each chunk
  ///   are known already; then O(1).
  func values(for chunks: [TextChunk]) -> [Int] {
    if let known = lazyCounts.load() { return known.values }
    var values = [0]
    values.reserveCapacity(chunks.count + 1)
    var sum = 0
    for chunk in chunks {
      sum += chunk.clusterCount
      values.append(sum)
    }
    return lazyCounts.storeIfNil(Counts(values)).values
  }
}
