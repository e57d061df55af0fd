/// Grapheme clusters, by ICU's rules: user-perceived characters, the unit that a tap hits.
extension AttributedText {
  /// The number of clusters.
  ///
  /// - Complexity: O(*n*) when first asked, then O(1); after an edit O(number of chunks).
  public var clusterCount: Int { clusterSums.values(for: chunks)[chunks.count] }

  /// Returns the UTF-8 range of the cluster that holds the byte at an offset, or `nil` where there
  /// is none: past the end, or before the start.
  ///
  /// - Complexity: O(log *n*), and O(chunk) once for each chunk.
  public func clusterRange(at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < utf8Count else { return nil }
    let index = chunkIndex(at: offset)
    let start = chunkStart(index)
    guard let map = chunks[index].clusters else { return offset..<offset + 1 }
    let lower = map.bits.lastOne(upTo: offset - start) ?? 0
    let upper = map.bits.firstOne(from: offset - start + 1) ?? chunks[index].count
    return start + lower..<start + upper
  }

  /// Returns whether a cluster starts or the text ends at an offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: As for the cluster at an offset.
  public func isClusterBoundary(_ offset: Int) -> Bool {
    check(offset)
    return clusterRange(at: offset).map { $0.lowerBound == offset } ?? true
  }

  /// Returns the first cluster boundary at or after an offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: As for the cluster at an offset.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    check(offset)
    guard let cluster = clusterRange(at: offset), cluster.lowerBound < offset else {
      return offset
    }
    return cluster.upperBound
  }

  /// Appends the start of each cluster in a range, counted from the start of the range.
  ///
  /// The range starts and ends at cluster boundaries; whole paragraphs do.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(length of the range), and O(chunk) once for each chunk.
  package func clusterStarts(in range: Range<Int>, into starts: inout [UInt32]) {
    check(range)
    var base = 0
    // Room for all at once, since an array that grows to a size that it is told copies itself each
    // time; and for the end, which a caller may want to add.
    var found = 1
    forEachSlice(of: range) { slice in
      found += slice.chunk.clusters.map { $0.count(in: slice.range) } ?? slice.range.count
    }
    starts.reserveCapacity(starts.count + found)
    forEachSlice(of: range) { slice in
      let shift = base - slice.range.lowerBound
      if let map = slice.chunk.clusters {
        map.bits.forEachOne(in: slice.range) { starts.append(UInt32($0 + shift)) }
      } else {
        starts.append(
          contentsOf: UInt32(base)..<UInt32(base + slice.range.count))
      }
      base += slice.range.count
    }
  }

  /// Returns whether each byte of a range is a cluster: ASCII without CR LF.
  ///
  /// - Precondition: The range is in the text and cuts no cluster.
  /// - Complexity: O(number of chunks) where whole chunks are so, else O(length of the range),
  ///   eight bytes a step.
  package func hasSingleByteClusters(in range: Range<Int>) -> Bool {
    check(range)
    var isSingle = true
    forEachSlice(of: range) { slice in
      guard isSingle, !slice.chunk.hasSingleByteClusters else { return }
      let bytes = slice.chunk.bytes
      isSingle = bytes.span.extracting(slice.range).isSingleByteClusters()
    }
    return isSingle
  }
}

extension ClusterMap {
  /// The number of clusters that start in a range.
  fileprivate func count(in range: Range<Int>) -> Int {
    rank(of: range.upperBound) - rank(of: range.lowerBound)
  }
}

extension BitString {
  /// Calls `body` with the index of each set bit in a range.
  func forEachOne(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    var place = range.lowerBound / 64
    var word = words[place] & ~0 << UInt64(range.lowerBound % 64)
    let last = (range.upperBound - 1) / 64
    while true {
      if place == last { word &= ~0 >> UInt64(63 - (range.upperBound - 1) % 64) }
      while word != 0 {
        body(place * 64 + word.trailingZeroBitCount)
        word &= word &- 1
      }
      guard place < last else { return }
      place += 1
      word = words[place]
    }
  }
}
