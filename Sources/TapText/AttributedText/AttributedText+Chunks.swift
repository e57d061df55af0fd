extension AttributedText {
  /// The number of chunks.
  package var chunkCount: Int { chunks.count }

  /// Returns a chunk; the same object in two texts means the same bytes, attributes and links.
  package func chunk(_ index: Int) -> TextChunk { chunks[index] }

  /// Returns the offset at which a chunk starts; the end of the text for the count of chunks.
  package func chunkStart(_ index: Int) -> Int { Int(sums[index].bytes) }

  /// The measure of the whole text, but for loose links.
  var total: TextMeasure { sums[chunks.count] }

  /// Returns the index of the chunk that holds the byte at an offset; the last one for the end.
  ///
  /// - Complexity: O(log *n*).
  package func chunkIndex(at offset: Int) -> Int {
    let bytes = UInt32(offset)
    let next = sums.partitioningIndex { $0.bytes > bytes }
    return Swift.max(0, Swift.min(next - 1, chunks.count - 1))
  }

  /// Calls `body` with the slices of the chunks that make up a range, in order.
  func forEachSlice(of range: Range<Int>, _ body: (ChunkSlice) -> Void) {
    guard !range.isEmpty else { return }
    var index = chunkIndex(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = chunkStart(index)
      let end = Swift.min(chunkStart(index + 1), range.upperBound)
      body(ChunkSlice(chunks[index], offset - start..<end - start))
      offset = end
      index += 1
    }
  }

  /// Replaces chunks, and adjusts the sums of what follows them.
  ///
  /// - Complexity: O(number of chunks), with a few nanoseconds for each.
  mutating func replaceChunks(_ range: Range<Int>, with new: [TextChunk]) {
    let oldEnd = sums[range.upperBound]
    chunks.replaceSubrange(range, with: new)
    numbers.replaceSubrange(range, with: new.map(\.links.numbers))
    sums.replaceSubrange(
      range.lowerBound + 1..<range.upperBound + 1,
      with: repeatElement(TextMeasure(), count: new.count))
    count(range.lowerBound..<range.lowerBound + new.count, formerEnd: oldEnd)
    clusterSums = ClusterSums()
  }

  /// Replaces a chunk by one with the same bytes.
  mutating func replaceChunk(_ index: Int, with new: TextChunk) {
    chunks[index] = new
    countLinks(of: index..<index + 1)
  }

  /// Counts the links of some chunks again; all else in them is as it was.
  mutating func countLinks(of range: Range<Int>) {
    for index in range { numbers[index] = chunks[index].links.numbers }
    count(range, formerEnd: sums[range.upperBound])
  }

  /// Sums some chunks again, and moves the sums behind them by how much their end has moved.
  private mutating func count(_ range: Range<Int>, formerEnd: TextMeasure) {
    var sum = sums[range.lowerBound]
    for index in range {
      sum = sum &+ chunks[index].measure
      sums[index + 1] = sum
    }
    let move = sum &- formerEnd
    guard move != TextMeasure() else { return }
    for index in range.upperBound + 1..<max(range.upperBound + 1, sums.count) {
      sums[index] = sums[index] &+ move
    }
  }

  /// Traps where an offset is outside the text.
  func check(_ offset: Int) {
    precondition(offset >= 0 && offset <= utf8Count, "the offset is outside the text")
  }

  /// Traps where a range is outside the text.
  func check(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= utf8Count, "the range is outside the text")
  }
}
