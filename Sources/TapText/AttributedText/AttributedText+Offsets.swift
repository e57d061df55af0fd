import TapUnicode

/// Conversions between offsets of different units.
///
/// An offset inside a scalar or cluster counts as its start: the UTF-8 offset of the second half of
/// a surrogate pair is that of the pair, the index of a byte's cluster is that of the cluster that
/// holds it.
extension AttributedText {
  /// The length in UTF-16 code units.
  public var utf16Count: Int { Int(total.utf16) }

  /// The length in Unicode scalars.
  public var scalarCount: Int { Int(total.scalars) }

  /// Returns the UTF-16 offset of a UTF-8 offset.
  ///
  ///     AttributedText("a😀b").utf16Offset(at: 5)  // UTF16Offset(3)
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*).
  public func utf16Offset(at offset: Int) -> UTF16Offset {
    check(offset)
    guard !isEmpty else { return UTF16Offset(0) }
    let index = chunkIndex(at: offset)
    let counts = chunks[index].counts(before: offset - chunkStart(index))
    return UTF16Offset(Int(sums[index].utf16 + counts.utf16))
  }

  /// Returns the scalar offset of a UTF-8 offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*).
  public func scalarOffset(at offset: Int) -> ScalarOffset {
    check(offset)
    guard !isEmpty else { return ScalarOffset(0) }
    let index = chunkIndex(at: offset)
    let counts = chunks[index].counts(before: offset - chunkStart(index))
    return ScalarOffset(Int(sums[index].scalars + counts.scalars))
  }

  /// Returns the index of the cluster that holds or starts at a UTF-8 offset; the count of clusters
  /// for the end of the text.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*) once the clusters are counted.
  public func clusterIndex(at offset: Int) -> ClusterIndex {
    check(offset)
    guard !isEmpty else { return ClusterIndex(0) }
    let index = chunkIndex(at: offset)
    let place = offset - chunkStart(index)
    let before = clusterSums.values(for: chunks)[index]
    guard place < chunks[index].count else { return ClusterIndex(clusterCount) }
    guard let map = chunks[index].clusters else { return ClusterIndex(before + place) }
    return ClusterIndex(before + map.rank(of: place + 1) - 1)
  }

  /// Returns the UTF-8 offset of a UTF-16 offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*).
  public func offset(at utf16: UTF16Offset) -> Int {
    precondition(
      utf16.rawValue >= 0 && utf16.rawValue <= utf16Count, "the offset is outside the text")
    guard utf16.rawValue < utf16Count else { return utf8Count }
    let wanted = UInt32(utf16.rawValue)
    let index = sums.partitioningIndex { $0.utf16 > wanted } - 1
    return chunkStart(index)
      + chunks[index].offset(of: wanted - sums[index].utf16, \.utf16) { $0 >= 0xF0 ? 2 : 1 }
  }

  /// Returns the UTF-8 offset of a scalar offset.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*).
  public func offset(at scalar: ScalarOffset) -> Int {
    precondition(
      scalar.rawValue >= 0 && scalar.rawValue <= scalarCount, "the offset is outside the text")
    guard scalar.rawValue < scalarCount else { return utf8Count }
    let wanted = UInt32(scalar.rawValue)
    let index = sums.partitioningIndex { $0.scalars > wanted } - 1
    return chunkStart(index)
      + chunks[index].offset(of: wanted - sums[index].scalars, \.scalars) { _ in 1 }
  }

  /// Returns the UTF-8 offset at which a cluster starts; the end of the text for the count of
  /// clusters.
  ///
  /// - Precondition: The index is not negative and at most `clusterCount`.
  /// - Complexity: O(log *n*) once the clusters are counted.
  public func offset(at cluster: ClusterIndex) -> Int {
    let counts = clusterSums.values(for: chunks)
    let wanted = cluster.rawValue
    precondition(
      wanted >= 0 && wanted <= counts[chunks.count], "the cluster is outside the text")
    guard wanted < counts[chunks.count] else { return utf8Count }
    let index = counts.partitioningIndex { $0 > wanted } - 1
    let start = chunkStart(index)
    guard let map = chunks[index].clusters else { return start + wanted - counts[index] }
    return start + map.start(ofCluster: wanted - counts[index])
  }

  /// Returns whether a scalar starts or the text ends at a UTF-8 offset.
  ///
  /// - Precondition: The offset is in the text.
  public func isScalarBoundary(_ offset: Int) -> Bool {
    check(offset)
    guard offset < utf8Count else { return true }
    let index = chunkIndex(at: offset)
    return chunks[index].bytes[offset - chunkStart(index)] & 0xC0 != 0x80
  }

  /// Returns the first start of a scalar at or after an offset.
  func scalarBoundary(atOrAfter offset: Int) -> Int {
    var boundary = offset
    while !isScalarBoundary(boundary) { boundary += 1 }
    return boundary
  }
}

extension TextChunk {
  /// Counts the scalars that start before an offset; one inside a scalar counts as its start.
  func counts(before offset: Int) -> Checkpoint {
    if isASCII { return Checkpoint(scalars: UInt32(offset), utf16: UInt32(offset)) }
    guard offset < count else {
      return Checkpoint(scalars: measure.scalars, utf16: measure.utf16)
    }
    let stored = bytes
    let limit = stored.span.scalarStart(atOrBefore: offset)
    let block = limit / Checkpoint.stride
    var counts = checkpoints[block]
    for byte in bytes[block * Checkpoint.stride..<limit] where byte & 0xC0 != 0x80 {
      counts.scalars += 1
      counts.utf16 += byte >= 0xF0 ? 2 : 1
    }
    return counts
  }

  /// Returns the offset of the scalar in which a count of units is reached.
  func offset(
    of wanted: UInt32, _ unit: KeyPath<Checkpoint, UInt32>, width: (UInt8) -> UInt32
  ) -> Int {
    if isASCII { return Int(wanted) }
    let block = checkpoints.partitioningIndex { $0[keyPath: unit] > wanted } - 1
    var passed = checkpoints[block][keyPath: unit]
    var offset = block * Checkpoint.stride
    while offset < count {
      let byte = bytes[offset]
      if byte & 0xC0 != 0x80 {
        passed += width(byte)
        if passed > wanted { return offset }
      }
      offset += 1
    }
    return count
  }
}
