import TapText

extension LayoutAssembler {
  /// Lays out as `extend(until:)` does, but several chunks at a time.
  ///
  /// A chunk knows nothing of what comes before it, so tasks build them in any order; they are
  /// added in the order of the text. Under a line limit a chunk depends on the lines before it, so
  /// there one is built after the other.
  mutating func extend(
    tasks: Int, until isEnough: (_ byte: Int, _ y: Double) -> Bool
  ) async throws(CancellationError) {
    let ranges = ChunkRanges(from: end, isFirst: isEmpty)
    if tasks > 1, options.lineLimit ?? 0 <= 0 {
      await extend(ranges, tasks: tasks, until: isEnough)
    } else {
      extend(ranges) { Task.isCancelled || isEnough($0, $1) }
    }
    if needsMore(until: isEnough) { throw CancellationError() }
  }

  /// Builds chunks side by side until all is done, enough or cancelled.
  private mutating func extend(
    _ ranges: ChunkRanges, tasks: Int, until isEnough: (_ byte: Int, _ y: Double) -> Bool
  ) async {
    var crew = ChunkCrew(upTo: tasks, plan: plan, ranges: ranges)
    await withTaskGroup(of: BuiltChunk?.self) { group in
      while needsMore(until: isEnough) {
        if let next = crew.takeNext() {
          append(next.chunk, lines: next.chunk.lines.indices, link: next.link)
        } else {
          crew.sendOut(in: &group)
          // A task that finds itself cancelled brings nothing.
          guard let built = await group.next() ?? nil else { break }
          crew.welcome(built)
        }
      }
      // What is begun beyond the end is of no use.
      group.cancelAll()
    }
  }
}
