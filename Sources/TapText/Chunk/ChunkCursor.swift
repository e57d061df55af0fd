/// A walk over two texts side by side, from their starts or from their ends.
///
/// Each step covers the longest range that is in one chunk of each text.
struct ChunkCursor {
  /// A range of one chunk beside one of another, of the same length.
  struct Step {
    let left: ChunkSlice
    let right: ChunkSlice

    var length: Int { left.range.count }

    /// Whether both ranges are the whole of one and the same chunk.
    var isShared: Bool { left.chunk === right.chunk && left.isWhole && right.isWhole }
  }

  private let left: AttributedText
  private let right: AttributedText
  private let isBackward: Bool
  private var leftPlace = 0
  private var rightPlace = 0
  private let limit: Int
  /// The length of the ranges so far.
  private(set) var length = 0

  /// Makes a walk that begins behind some chunks that both texts have at that end.
  init(
    _ left: AttributedText, _ right: AttributedText, skipping shared: Int = 0,
    isBackward: Bool = false
  ) {
    self.left = left
    self.right = right
    self.isBackward = isBackward
    limit = min(left.utf8Count, right.utf8Count)
    if isBackward {
      leftPlace = left.chunks.count - 1 - shared
      rightPlace = right.chunks.count - 1 - shared
      length = left.utf8Count - left.chunkStart(leftPlace + 1)
    } else {
      leftPlace = shared
      rightPlace = shared
      length = left.chunkStart(shared)
    }
  }

  /// Returns the next range, or `nil` where the shorter text ends.
  mutating func next() -> Step? {
    guard length < limit else { return nil }
    return isBackward ? previousStep() : nextStep()
  }

  private mutating func nextStep() -> Step {
    let leftStart = length - left.chunkStart(leftPlace)
    let rightStart = length - right.chunkStart(rightPlace)
    let leftChunk = left.chunks[leftPlace]
    let rightChunk = right.chunks[rightPlace]
    let step = min(leftChunk.count - leftStart, rightChunk.count - rightStart)
    if leftStart + step == leftChunk.count { leftPlace += 1 }
    if rightStart + step == rightChunk.count { rightPlace += 1 }
    length += step
    return Step(
      left: ChunkSlice(leftChunk, leftStart..<leftStart + step),
      right: ChunkSlice(rightChunk, rightStart..<rightStart + step))
  }

  private mutating func previousStep() -> Step {
    let leftEnd = left.utf8Count - length - left.chunkStart(leftPlace)
    let rightEnd = right.utf8Count - length - right.chunkStart(rightPlace)
    let leftChunk = left.chunks[leftPlace]
    let rightChunk = right.chunks[rightPlace]
    let step = min(leftEnd, rightEnd)
    if step == leftEnd { leftPlace -= 1 }
    if step == rightEnd { rightPlace -= 1 }
    length += step
    return Step(
      left: ChunkSlice(leftChunk, leftEnd - step..<leftEnd),
      right: ChunkSlice(rightChunk, rightEnd - step..<rightEnd))
  }
}

extension ChunkCursor.Step {
  /// Counts the bytes from the start over which bytes and attributes agree.
  func commonPrefix() -> Int {
    let leftBytes = left.chunk.bytes
    let rightBytes = right.chunk.bytes
    let same = leftBytes.span.extracting(left.range)
      .commonPrefix(with: rightBytes.span.extracting(right.range))
    var agreed = 0
    while agreed < same {
      let leftPlace = left.range.lowerBound + agreed
      let rightPlace = right.range.lowerBound + agreed
      let leftRuns = left.chunk.runs
      let rightRuns = right.chunk.runs
      guard leftRuns.box(at: leftPlace).hasEqualAttributes(rightRuns.box(at: rightPlace)) else {
        return agreed
      }
      agreed += min(
        leftRuns.runEnd(at: leftPlace) - leftPlace, rightRuns.runEnd(at: rightPlace) - rightPlace)
    }
    return same
  }

  /// Counts the bytes from the end over which bytes and attributes agree.
  func commonSuffix() -> Int {
    let leftBytes = left.chunk.bytes
    let rightBytes = right.chunk.bytes
    let same = leftBytes.span.extracting(left.range)
      .commonSuffix(with: rightBytes.span.extracting(right.range))
    var agreed = 0
    while agreed < same {
      let leftPlace = left.range.upperBound - agreed - 1
      let rightPlace = right.range.upperBound - agreed - 1
      let leftRuns = left.chunk.runs
      let rightRuns = right.chunk.runs
      guard leftRuns.box(at: leftPlace).hasEqualAttributes(rightRuns.box(at: rightPlace)) else {
        return agreed
      }
      agreed +=
        1
        + min(
          leftPlace - leftRuns.runStart(at: leftPlace),
          rightPlace - rightRuns.runStart(at: rightPlace))
    }
    return same
  }
}
