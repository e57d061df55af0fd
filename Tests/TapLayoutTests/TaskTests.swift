import Synchronization
import TapLayout
import TapTestSupport
import TapText
import Testing

/// A layout by several tasks is the layout by one, and its tasks can be called off.
@Suite struct TaskTests {
  @Test(arguments: CorpusFile.all(in: "texts").indices)
  func `any number of tasks lays a text out as one does`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    var text = try longText(seed, &random)
    let tasks = 1 + random.number(below: 8)
    let options = RandomLayout.options(&random)
    let width = RandomLayout.width(&random)
    let (one, several) = (RecordingShaper(), RecordingShaper())
    var whole = TextLayout(text, width: width, options: options, shaper: one)
    var layout = try await TextLayout(
      text, width: width, options: options, shaper: several, tasks: tasks)
    #expect(several.takeLengths().sorted() == one.takeLengths().sorted())
    expectSame(layout, whole)

    edit(&text, &random)
    whole = whole.updated(to: text)
    layout = layout.updated(to: text)
    // Equal work means equal chunks.
    #expect(several.takeLengths() == one.takeLengths())
    expectSame(layout, whole)
  }

  @Test(arguments: 1...8)
  func `a lazy layout goes on with several tasks as with one`(tasks: Int) async throws {
    var random = SeededGenerator(seed: tasks)
    let text = try longText(tasks, &random)
    let options = RandomLayout.options(&random)
    var one = TextLayout(lazily: text, width: 300, options: options, shaper: CellShaper())
    var several = one
    for part in [0, 0.1, 0.5, 2] {
      let y = part * one.bounds.height
      one = one.prepared(upTo: y)
      several = try await several.prepared(upTo: y, tasks: tasks)
      expectSame(several, one)
      let offset = Int(min(part, 1) * Double(text.utf8Count))
      one = one.prepared(upToOffset: offset)
      several = try await several.prepared(upToOffset: offset, tasks: tasks)
      expectSame(several, one)
      #expect(several.isComplete == one.isComplete)
    }
  }

  @Test(arguments: 1...4)
  func `a lazy layout shapes little beyond what it is asked for`(tasks: Int) async throws {
    let shaper = RecordingShaper()
    let text = AttributedText(String(repeating: "One more paragraph.\n", count: 20_000))
    let layout = try await TextLayout(lazily: text, width: 300, shaper: shaper)
      .prepared(upTo: 100, tasks: tasks)
    #expect(!layout.isComplete)
    #expect(shaper.takeLengths().count <= 4 * tasks)
  }

  @Test func `an empty text has its line`() async throws {
    let layout = try await TextLayout(AttributedText(), width: 100, tasks: 3)
    #expect(layout.isComplete)
    #expect(layout.lineCount == 1)
  }

  @Test func `no task at all is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = try await TextLayout(AttributedText("a"), width: 100, tasks: 0)
    }
  }
}

@Suite struct CancellationTests {
  private let text = AttributedText(String(repeating: "One more paragraph.\n", count: 20_000))
  private static let limit = [nil, 1_000_000]

  @Test(arguments: 1...8, limit)
  func `a layout that is cancelled shapes no more`(tasks: Int, limit: Int?) async throws {
    var options = LayoutOptions()
    options.lineLimit = limit
    let canceller = Canceller()
    let shaper = RecordingShaper { count in if count == 3 { canceller.cancel() } }
    await canceller.expectCancellation { [text, options] in
      _ = try await TextLayout(text, width: 300, options: options, shaper: shaper, tasks: tasks)
    }
    // Each task may have had a chunk in its hands.
    #expect(3..<3 + tasks ~= shaper.takeLengths().count)
  }

  @Test(arguments: 1...8)
  func `a lazy layout that is cancelled shapes no more`(tasks: Int) async throws {
    let canceller = Canceller()
    let shaper = RecordingShaper { count in if count == 3 { canceller.cancel() } }
    let lazy = TextLayout(lazily: text, width: 300, shaper: shaper)
    await canceller.expectCancellation { _ = try await lazy.prepared(upTo: 1e9, tasks: tasks) }
    #expect(3..<3 + tasks ~= shaper.takeLengths().count)
  }

  @Test(arguments: 1...3)
  func `a task that is cancelled beforehand lays nothing out`(tasks: Int) async throws {
    let shaper = RecordingShaper()
    let canceller = Canceller()
    await canceller.expectCancellation { [text] in
      canceller.cancel()
      _ = try await TextLayout(text, width: 300, shaper: shaper, tasks: tasks)
    }
    #expect(shaper.takeLengths().isEmpty)
  }

  @Test func `a layout that is done is not lost to a late cancellation`() async throws {
    let canceller = Canceller()
    let shaper = RecordingShaper { _ in canceller.cancel() }
    let layout = try await canceller.run {
      try await TextLayout(AttributedText("Short."), width: 300, shaper: shaper, tasks: 2)
    }
    #expect(layout.isComplete)
  }
}

/// Runs work in a task that the work itself can cancel.
private final class Canceller: Sendable {
  private let cancelTask = Mutex<(@Sendable () -> Void)?>(nil)

  func cancel() { cancelTask.withLock { $0 }?() }

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task {
      // The task begins before anyone can have its handle.
      while cancelTask.withLock({ $0 == nil }) { await Task.yield() }
      return try await work()
    }
    cancelTask.withLock { $0 = { task.cancel() } }
    return try await task.value
  }

  func expectCancellation(
    of work: @escaping @Sendable () async throws -> Void,
    at sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: CancellationError.self, sourceLocation: sourceLocation) {
      try await self.run(work)
    }
  }
}

/// A corpus text over and over, to make some chunks, with links and attributes also over seams.
private func longText(
  _ number: Int, _ random: inout SeededGenerator
) throws -> AttributedText {
  let files = CorpusFile.all(in: "texts")
  let string = try files[number].text() + "\n"
  var text = AttributedText(String(repeating: string, count: 40_000 / string.utf8.count))
  for _ in 0..<12 {
    let start = text.offset(at: ClusterIndex(random.number(below: text.clusterCount)))
    var piece = AttributedText(TextPool.text(of: 40, &random))
    RandomLayout.decorate(&piece, &random)
    text.replaceSubrange(start..<start, with: piece)
    let end = min(start + (random.once(in: 4) ? 20_000 : 30), text.utf8Count)
    text.addLink(destination: "https://a.example/\(start)", over: start..<end)
  }
  return text
}
