import Synchronization
import TapText

/// One of several that build the chunks of a layout side by side.
///
/// It keeps its analyzer from chunk to chunk, with the finders and buffers of that. The lock never
/// waits, since a worker gets its next range after it brought the chunk of the last one.
final class ChunkWorker: Sendable {
  private let plan: LayoutPlan
  private let analyzer: Mutex<Analyzer>

  init(_ plan: LayoutPlan) {
    self.plan = plan
    analyzer = Mutex(Analyzer(plan))
  }

  /// Builds the chunk of whole paragraphs, without a line limit.
  func build(_ range: Range<Int>, number: Int) -> BuiltChunk {
    let link = plan.text.linkCount(before: range.lowerBound)
    var shaped = ShapedText()
    analyzer.withLock { $0.shape(plan.text, range, firstLink: link, into: &shaped) }
    let paragraphs = shaped.paragraphs.indices
    let chunk = plan.chunk(consume shaped, paragraphs: paragraphs, from: range.lowerBound)
    return BuiltChunk(number: number, chunk: chunk, link: link, worker: self)
  }
}

/// A chunk that is to be added to a layout when its turn comes.
struct BuiltChunk: Sendable {
  /// The number of the chunk in the order of the text.
  let number: Int
  let chunk: LayoutChunk
  /// The number of links that start before the chunk.
  let link: Int
  /// Who built it.
  let worker: ChunkWorker
}
