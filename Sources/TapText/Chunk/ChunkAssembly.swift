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

/// Slices of chunks joined into one range of text, about to be cut into new chunks.
///
/// What was known about clusters stays known: only around the joints are they looked for again.
struct ChunkAssembly {
  private var bytes: [UInt8] = []
  private var runs = RunList()
  /// What is known about the bytes without looking at them; `nil` is nothing.
  private var survey: ByteSurvey? = ByteSurvey()
  private var clusters = Clusters.single

  /// What is known about the clusters of the bytes so far.
  private enum Clusters {
    /// Each byte is one.
    case single
    case known(BitString)
    case unknown
  }

  /// Clusters of a slice up to this size are looked for at once rather than lost for all.
  private static let smallSlice = 4096

  /// Joins slices; the first must start with a cluster.
  init(_ slices: [ChunkSlice]) {
    bytes.reserveCapacity(slices.reduce(0) { $0 + $1.range.count })
    for slice in slices where !slice.range.isEmpty { append(slice) }
  }

  private mutating func append(_ slice: ChunkSlice) {
    let joint = bytes.count
    let source = slice.chunk.bytes
    let splitsPair = bytes.last == 0x0D && source[slice.range.lowerBound] == 0x0A
    if slice.isWhole, slice.chunk.isASCII, let survey {
      self.survey = ByteSurvey(survey, slice.chunk.survey, splitsPair: splitsPair)
    } else {
      survey = nil
    }
    source.span.extracting(slice.range).append(to: &bytes)
    runs.append(slice.chunk.runs, in: slice.range)
    if case .single = clusters, slice.chunk.hasSingleByteClusters, !splitsPair { return }
    appendClusters(of: slice, at: joint)
  }

  private mutating func appendClusters(of slice: ChunkSlice, at joint: Int) {
    var bits: BitString
    switch clusters {
    case .single: bits = BitString(repeating: true, count: joint)
    case .known(let known): bits = known
    case .unknown: return
    }
    clusters = .unknown
    if slice.chunk.hasSingleByteClusters {
      bits.appendOnes(slice.range.count)
    } else if let map = slice.chunk.knownClusters {
      bits.append(map.bits, in: slice.range)
    } else if slice.range.count <= Self.smallSlice {
      let source = slice.chunk.bytes
      let found = ClusterSegmenter.starts(of: source.span.extracting(slice.range))
      bits.append(found, in: 0..<slice.range.count)
    } else {
      return
    }
    if joint > 0 || !bits[0] { segmentAgain(around: joint, &bits) }
    clusters = .known(bits)
  }

  /// Finds the clusters again from the last one that starts before a joint to the first boundary
  /// after it that was one before: from there on nothing before the joint makes a difference.
  private func segmentAgain(around joint: Int, _ bits: inout BitString) {
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

  /// Cuts the range into chunks without links.
  consuming func cut(by policy: ChunkPolicy) -> [TextChunk] {
    guard !bytes.isEmpty else { return [] }
    var bits: BitString?
    if case .known(let known) = clusters { bits = known }
    if bytes.count <= policy.most {
      return [TextChunk(bytes: bytes, survey: survey, runs: runs, clusters: bits)]
    }
    var chunks: [TextChunk] = []
    var start = 0
    while start < bytes.count {
      let end = policy.end(ofChunkFrom: start, in: bytes.span)
      var part = RunList()
      part.append(runs, in: start..<end)
      var partBits: BitString?
      if let bits {
        partBits = BitString(count: 0)
        partBits?.append(bits, in: start..<end)
      }
      chunks.append(
        TextChunk(
          bytes: bytes.span.extracting(start..<end).copied(), runs: part, clusters: partBits))
      start = end
    }
    return chunks
  }
}
