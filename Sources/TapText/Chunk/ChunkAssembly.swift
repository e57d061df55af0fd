import TapUnicode

/// A part of a chunk, on its way into a new one.
struct ChunkSlice {
  let chunk: TextChunk
  let range: Range<Int>

  init(_ chunk: TextChunk, _ range: Range<Int>? = nil) {
    self.chunk = chunk
    self.range = range ?? 0..<chunk.count
  }

  /// Whether the slice is all of its chunk.
  var isWhole: Bool { range == 0..<chunk.count }
}

/// Slices of chunks joined into one stretch of text, about to be cut into new chunks.
///
/// What was known about clusters stays known: only around the joints are they looked for again.
struct ChunkAssembly {
  private(set) var bytes: [UInt8] = []
  private(set) var runs = RunList()
  /// A bit for each cluster, if the clusters of all slices are known.
  private(set) var clusters: BitString?

  /// Clusters of a slice up to this size are looked for at once rather than lost for all.
  private static let smallSlice = 4096

  /// Joins slices; the first must start with a cluster.
  init(_ slices: [ChunkSlice]) {
    bytes.reserveCapacity(slices.reduce(0) { $0 + $1.range.count })
    clusters = BitString(count: 0)
    for slice in slices where !slice.range.isEmpty { append(slice) }
  }

  private mutating func append(_ slice: ChunkSlice) {
    let joint = bytes.count
    let source = slice.chunk.bytes
    source.span.extracting(slice.range).append(to: &bytes)
    runs.append(slice.chunk.runs, in: slice.range)
    guard clusters != nil else { return }
    if slice.chunk.hasSingleByteClusters {
      clusters?.appendOnes(slice.range.count)
    } else if let map = slice.chunk.knownClusters {
      clusters?.append(map.bits, in: slice.range)
    } else if slice.range.count <= Self.smallSlice {
      clusters?.append(
        ClusterSegmenter.starts(of: source.span.extracting(slice.range)), in: 0..<slice.range.count)
    } else {
      clusters = nil
      return
    }
    if joint > 0 || clusters?[0] == false { segmentAgain(around: joint) }
  }

  /// Finds the clusters again from the last one that starts before a joint to the first boundary
  /// after it that was one before: from there on nothing before the joint makes a difference.
  private mutating func segmentAgain(around joint: Int) {
    guard var bits = clusters else { return }
    clusters = nil
    defer { clusters = bits }
    if joint > 0, bits[joint], ClusterSegmenter.isSureBoundary(joint, in: bytes.span) { return }
    let start = bits.lastOne(upTo: joint - 1) ?? 0
    bits[start] = true
    var window = joint - start + 64
    while true {
      let stop = bytes.span.scalarStart(atOrBefore: min(start + window, bytes.count))
      var ends: [UInt32] = []
      ClusterSegmenter.appendEnds(of: bytes.span.extracting(start..<stop), into: &ends)
      // What follows the window could still belong to its last cluster.
      if stop < bytes.count { ends.removeLast() }
      let meeting = ends.firstIndex { end in
        let place = start + Int(end)
        return place >= joint && (place == bytes.count || bits[place])
      }
      if let meeting {
        let clean = start + 1..<start + Int(ends[meeting])
        bits.clear(clean)
        for end in ends[..<meeting] { bits[start + Int(end)] = true }
        return
      }
      window *= 2
    }
  }

  /// Cuts the stretch into chunks without links.
  consuming func cut(by policy: ChunkPolicy) -> [TextChunk] {
    guard !bytes.isEmpty else { return [] }
    if bytes.count <= policy.most {
      return [TextChunk(bytes: bytes, runs: runs, links: LinkList(), clusters: clusters)]
    }
    var chunks: [TextChunk] = []
    var start = 0
    while start < bytes.count {
      let end = policy.end(ofChunkFrom: start, in: bytes.span)
      var part = RunList()
      part.append(runs, in: start..<end)
      var bits: BitString?
      if let clusters {
        bits = BitString(count: 0)
        bits?.append(clusters, in: start..<end)
      }
      chunks.append(
        TextChunk(
          bytes: bytes.span.extracting(start..<end).copied(), runs: part, links: LinkList(),
          clusters: bits))
      start = end
    }
    return chunks
  }
}
