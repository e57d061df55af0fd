/// Consecutive windows from an offset of the text on, with the chunks that they show.
///
/// A long text has thousands, which an appended line leaves alone: snapshots share the list and
/// say how much of it they use, instead of copying it.
final class WindowList: Sendable {
  let chunks: [LayoutChunk]
  /// What of each chunk is in use.
  let windows: [ChunkWindow]
  /// Where each window begins, and where the last one ends.
  let starts: [WindowStart]

  /// A list without windows.
  static let empty = WindowList(
    chunks: [], windows: [],
    starts: [WindowStart(y: 0, byte: 0, cluster: 0, line: 0, paragraph: 0)])

  init(chunks: [LayoutChunk], windows: [ChunkWindow], starts: [WindowStart]) {
    self.chunks = chunks
    self.windows = windows
    self.starts = starts
  }
}

extension LayoutSnapshot {
  /// The number of chunks, each with its window.
  var chunkCount: Int { headCount + tail.chunks.count }

  /// Whether nothing is laid out.
  var isEmpty: Bool { chunkCount == 0 }

  @inline(always)
  func chunk(_ index: Int) -> LayoutChunk {
    index < headCount ? head.chunks[index] : tail.chunks[index - headCount]
  }

  @inline(always)
  func window(_ index: Int) -> ChunkWindow {
    index < headCount ? head.windows[index] : tail.windows[index - headCount]
  }

  /// Where a window begins; for the number of windows, where the last one ends.
  @inline(always)
  func start(_ index: Int) -> WindowStart {
    index < headCount ? head.starts[index] : tail.starts[index - headCount]
  }

  /// Passes on a chunk without counting a reference: the snapshot keeps it alive.
  @inline(always)
  func withChunk<Result>(_ index: Int, _ body: (LayoutChunk) -> Result) -> Result {
    index < headCount
      ? unsafe Unmanaged.passUnretained(head.chunks[index])._withUnsafeGuaranteedRef(body)
      : unsafe Unmanaged.passUnretained(tail.chunks[index - headCount])
        ._withUnsafeGuaranteedRef(body)
  }
}
