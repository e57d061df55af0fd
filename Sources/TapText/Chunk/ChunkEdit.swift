/// What an edit does to the chunks of a text: which go, and which come.
struct ChunkEdit {
  private let text: AttributedText
  /// The chunks that are replaced.
  private(set) var replaced: Range<Int>
  /// The chunks that replace them.
  private(set) var chunks: [TextChunk] = []
  /// The slices that the new chunks are made of.
  private var slices: [ChunkSlice] = []

  /// Returns which chunks an edit replaces, and by which.
  ///
  /// The answer holds no copy of the text, so that the text's list of chunks stays its own.
  static func plan(
    _ text: AttributedText, _ range: Range<Int>, with new: AttributedText
  ) -> (replaced: Range<Int>, chunks: [TextChunk]) {
    var edit = ChunkEdit(text, range, with: new)
    edit.settle()
    return (edit.replaced, edit.chunks)
  }

  private init(_ text: AttributedText, _ range: Range<Int>, with new: AttributedText) {
    self.text = text
    let newSlices = new.chunks.map { ChunkSlice($0) }
    guard !text.chunks.isEmpty else {
      replaced = 0..<0
      slices = newSlices
      return
    }
    let first = text.chunkIndex(at: range.lowerBound)
    let last = range.isEmpty ? first : text.chunkIndex(at: range.upperBound - 1)
    replaced = first..<last + 1
    let firstStart = text.chunkStart(first)
    let lastStart = text.chunkStart(last)
    slices = [ChunkSlice(text.chunks[first], 0..<range.lowerBound - firstStart)] + newSlices
    slices.append(
      ChunkSlice(
        text.chunks[last], range.upperBound - lastStart..<text.chunks[last].count))
    slices.removeAll(where: \.range.isEmpty)
  }

  /// Makes the new chunks, and takes in neighbours where a cluster would reach over an end or where
  /// what is left is too small.
  private mutating func settle() {
    absorbSmall()
    absorbLeft()
    chunks = assembled()
    while let last = chunks.last, replaced.upperBound < text.chunks.count,
      !meets(last, text.chunks[replaced.upperBound])
    {
      absorbNext()
      chunks = assembled()
    }
  }

  /// Takes in the chunk before, if the new text joins its last cluster.
  private mutating func absorbLeft() {
    guard replaced.lowerBound > 0 else { return }
    let left = text.chunks[replaced.lowerBound - 1]
    if let first = slices.first {
      let rightBytes = first.chunk.bytes
      let leftBytes = left.bytes
      let right = rightBytes.span.extracting(first.range.lowerBound..<rightBytes.count)
      if !ClusterSegmenter.isBoundary(between: leftBytes.span, and: right) { absorbPrevious() }
    } else if replaced.upperBound < text.chunks.count,
      !meets(left, text.chunks[replaced.upperBound])
    {
      absorbPrevious()
    }
  }

  private mutating func absorbSmall() {
    let size = slices.reduce(0) { $0 + $1.range.count }
    guard size > 0, size < text.policy.least else { return }
    let left = replaced.lowerBound > 0 ? text.chunks[replaced.lowerBound - 1].count : nil
    let right =
      replaced.upperBound < text.chunks.count ? text.chunks[replaced.upperBound].count : nil
    switch (left, right) {
    case (let left?, let right?): if left <= right { absorbPrevious() } else { absorbNext() }
    case (_?, nil): absorbPrevious()
    case (nil, _?): absorbNext()
    case (nil, nil): break
    }
  }

  private mutating func absorbPrevious() {
    replaced = replaced.lowerBound - 1..<replaced.upperBound
    slices.insert(ChunkSlice(text.chunks[replaced.lowerBound]), at: 0)
  }

  private mutating func absorbNext() {
    slices.append(ChunkSlice(text.chunks[replaced.upperBound]))
    replaced = replaced.lowerBound..<replaced.upperBound + 1
  }

  private func meets(_ left: TextChunk, _ right: TextChunk) -> Bool {
    let leftBytes = left.bytes
    let rightBytes = right.bytes
    return ClusterSegmenter.isBoundary(between: leftBytes.span, and: rightBytes.span)
  }

  /// Makes chunks of the slices; whole chunks in the middle of many stay as they are.
  private func assembled() -> [TextChunk] {
    let middle = slices.dropFirst(2).dropLast(2)
    guard middle.count > 2, middle.allSatisfy(\.isWhole), let first = middle.first,
      let final = middle.last
    else { return ChunkAssembly(slices).cut(by: text.policy) }
    let head = ChunkAssembly(Array(slices[..<middle.startIndex])).cut(by: text.policy)
    let tail = ChunkAssembly(Array(slices[middle.endIndex...])).cut(by: text.policy)
    guard let headEnd = head.last, let tailStart = tail.first, meets(headEnd, first.chunk),
      meets(final.chunk, tailStart)
    else { return ChunkAssembly(slices).cut(by: text.policy) }
    return head + middle.map { $0.chunk.with(links: LinkList()) } + tail
  }
}
