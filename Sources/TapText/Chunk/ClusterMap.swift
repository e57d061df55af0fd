/// A bit for each byte of a chunk, set where a cluster starts, with counts for O(1) ranks.
final class ClusterMap: Sendable {
  /// The bytes that one rank covers.
  private static let stride = Checkpoint.stride

  let bits: BitString
  /// The clusters that start before each stride.
  private let ranks: [UInt32]
  /// The number of clusters.
  let clusterCount: Int

  init(_ bits: BitString) {
    self.bits = bits
    var ranks: [UInt32] = []
    ranks.reserveCapacity(bits.count / Self.stride + 1)
    var sum = 0
    for (index, word) in bits.words.enumerated() {
      if index % (Self.stride / 64) == 0 { ranks.append(UInt32(sum)) }
      sum &+= word.nonzeroBitCount
    }
    self.ranks = ranks
    clusterCount = sum
  }

  /// Returns how many clusters start before an offset.
  func rank(of offset: Int) -> Int {
    guard offset < bits.count else { return clusterCount }
    var rank = Int(ranks[offset / Self.stride])
    let word = offset / 64
    for index in (offset / Self.stride) * (Self.stride / 64)..<word {
      rank &+= bits.words[index].nonzeroBitCount
    }
    let below = (1 as UInt64) << UInt64(offset % 64) &- 1
    return rank &+ (bits.words[word] & below).nonzeroBitCount
  }

  /// Returns the start of a cluster; the chunk's end for the count of clusters.
  func start(ofCluster ordinal: Int) -> Int {
    guard ordinal < clusterCount else { return bits.count }
    let block = ranks.partitioningIndex { Int($0) > ordinal } - 1
    var left = ordinal - Int(ranks[block])
    var index = block * (Self.stride / 64)
    while left >= bits.words[index].nonzeroBitCount {
      left &-= bits.words[index].nonzeroBitCount
      index &+= 1
    }
    var word = bits.words[index]
    for _ in 0..<left { word &= word &- 1 }
    return index * 64 + word.trailingZeroBitCount
  }
}
