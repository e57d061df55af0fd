import TapText

/// The workers that build the chunks of one layout side by side, and what they have brought.
struct ChunkCrew {
  private let plan: LayoutPlan
  private var ranges: ChunkRanges
  /// The most workers.
  private let limit: Int
  private var count = 0
  private var idle: [ChunkWorker] = []
  /// Chunks that wait for those before them, by their numbers.
  private var waiting: [Int: BuiltChunk] = [:]
  private var begun = 0
  private var taken = 0

  /// The most chunks for each worker that may be begun and not yet taken: enough for the others to
  /// go on while one has a long paragraph, and few enough for a lazy layout to build in vain.
  private static let lead = 4

  init(upTo limit: Int, plan: LayoutPlan, ranges: ChunkRanges) {
    self.plan = plan
    self.ranges = ranges
    self.limit = limit
  }

  /// Takes the next chunk in the order of the text, if it is built.
  mutating func takeNext() -> BuiltChunk? {
    guard let next = waiting.removeValue(forKey: taken) else { return nil }
    taken += 1
    return next
  }

  /// Gives each worker who is idle or not yet hired a range, while there are some.
  mutating func sendOut(in group: inout TaskGroup<BuiltChunk?>) {
    while (begun - taken) / Self.lead < limit, count < limit || !idle.isEmpty,
      let range = ranges.next(of: plan.text)
    {
      let worker = idle.popLast() ?? hire()
      let number = begun
      begun += 1
      group.addTask { Task.isCancelled ? nil : worker.build(range, number: number) }
    }
  }

  private mutating func hire() -> ChunkWorker {
    count += 1
    return ChunkWorker(plan)
  }

  /// Keeps what a worker brings, who is idle again.
  mutating func welcome(_ built: BuiltChunk) {
    idle.append(built.worker)
    waiting[built.number] = built
  }
}
