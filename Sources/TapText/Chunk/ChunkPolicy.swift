import TapUnicode

/// How large chunks are, and where a text is cut into them.
struct ChunkPolicy: Sendable, Hashable {
  /// The size that a cut aims at, in bytes.
  let target: Int

  /// The size of a text's chunks unless a test wants small ones.
  static let standard = ChunkPolicy(target: 32 * 1024)

  /// What is left is no more cut below this size.
  var most: Int { target + target / 2 }
  /// A chunk below this size is joined with a neighbour.
  var least: Int { target / 4 }

  /// Returns the end of the chunk that begins at `start`, which is a cluster boundary.
  ///
  /// That is the end of a paragraph, else of a cluster. A cluster larger than any chunk makes one
  /// chunk of its own.
  ///
  /// - Complexity: O(target), or O(*n*) in the length of a cluster larger than that.
  func end(ofChunkFrom start: Int, in text: Span<UInt8>) -> Int {
    guard text.count - start > most else { return text.count }
    let low = start + target / 2
    let high = start + target
    if let end = text.endOfHardBreak(before: high, downTo: low), end > low { return end }
    var cut = text.scalarStart(atOrBefore: high)
    while cut > low {
      if ClusterSegmenter.isSureBoundary(cut, in: text) { return cut }
      cut = text.scalarStart(atOrBefore: cut - 1)
    }
    return segmentedEnd(from: start, high: high, in: text)
  }

  private func segmentedEnd(from start: Int, high: Int, in text: Span<UInt8>) -> Int {
    var window = target * 2
    var ends: [UInt32] = []
    while start + window < text.count {
      let stop = text.scalarStart(atOrBefore: start + window)
      ends.removeAll(keepingCapacity: true)
      ClusterSegmenter.appendEnds(of: text.extracting(start..<stop), into: &ends)
      // What follows the window could still belong to its last cluster.
      ends.removeLast()
      let fitting = ends.last { start + Int($0) <= high } ?? ends.first
      if let fitting { return start + Int(fitting) }
      window *= 2
    }
    ends.removeAll(keepingCapacity: true)
    ClusterSegmenter.appendEnds(of: text.extracting(start..<text.count), into: &ends)
    let fitting = ends.last { start + Int($0) <= high } ?? ends.first
    return start + Int(fitting ?? UInt32(text.count - start))
  }
}
