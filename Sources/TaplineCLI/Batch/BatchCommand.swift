import TapText

/// `batch`: one answer for each record of the input.
extension CommandRun {
  /// Answers the records of files or of standard input.
  func batch() throws(Failure) -> ExitCode {
    let pipeline = BatchPipeline(
      largestRecord: settings.largestRecord, isUnordered: settings.isUnordered)
    let threads = try startThreads(of: pipeline)
    defer { for thread in threads { thread.join() } }
    defer { pipeline.close() }
    var reading = BatchReading(pipeline: pipeline, lastID: settings.lastID)
    let paths = settings.operands.isEmpty ? ["-"] : settings.operands
    for path in paths { try read(InputFile(path: path), &reading) }
    try reading.submit()
    pipeline.close()
    for thread in threads { thread.join() }
    try pipeline.checkOutput()
    return try finish(pipeline.counts, reading)
  }

  private func startThreads(of pipeline: BatchPipeline) throws(Failure) -> [JoinedThread] {
    let count = settings.jobs ?? WorkerThread.processorCount
    let threads = (0..<count).compactMap { _ in JoinedThread { pipeline.work() } }
    guard !threads.isEmpty else {
      throw .input("threads", "none can be started", cure: "raise the limit of threads")
    }
    return threads
  }

  private func read(
    _ file: InputFile, _ reading: inout BatchReading
  ) throws(Failure) {
    let descriptor: Descriptor
    do throws(SystemError) {
      descriptor = file.path == "-" ? .standardInput : try Descriptor.open(file.path)
      _ = try descriptor.size()
    } catch {
      throw .unreadable(file, error)
    }
    defer { if descriptor != .standardInput { descriptor.close() } }
    var lines = LineReader(descriptor, limit: settings.largestRecord)
    while true {
      let line = try lines.next { () throws(Failure) in
        try reading.submit()
        // The reader of the output may go away while there is no input.
        while !descriptor.isReadable(within: 100) { try reading.pipeline.checkOutput() }
      }
      guard let line else { return }
      try reading.take(line)
    }
  }

  private func finish(
    _ counts: BatchPipeline.Counts, _ reading: BatchReading
  ) throws(Failure) -> ExitCode {
    reading.progress.finish()
    if settings.summarizes {
      var record = JSONRecord()
      record.addObject("summary") { record in
        record.add("records", counts.records)
        record.add("errors", counts.errors)
        record.add("skipped", reading.skipped)
        record.addObject("verdicts") { record in
          for verdict in LinkVerdict.allCases {
            record.add(verdict.name, counts.verdicts[Int(verdict.rawValue)])
          }
        }
        record.add("smallTargets", counts.smallTargets)
      }
      try console.write(record.line)
    }
    if let id = settings.lastID, reading.isSkipping {
      console.warn(
        "tapline: batch: --after: no record has the id \(PlainText.quoted(id)), so none was answered"
      )
      return .negative
    }
    return fails(counts) ? .negative : .answered
  }

  private func fails(_ counts: BatchPipeline.Counts) -> Bool {
    func hasAny(from verdict: LinkVerdict) -> Bool {
      counts.verdicts[Int(verdict.rawValue)...].contains { $0 > 0 }
    }
    switch settings.failure {
    case .confirm: return hasAny(from: .confirm)
    case .block: return hasAny(from: .block)
    case .size: return counts.smallTargets > 0
    case .none: return false
    }
  }
}

/// The reading side of a batch: it gathers lines into groups.
struct BatchReading {
  let pipeline: BatchPipeline
  private let lastID: String?
  private var group = BatchPipeline.Group()
  private var lineCount = 0
  private let answerer = BatchAnswerer()

  /// Whether the record after which the batch begins is still to come.
  private(set) var isSkipping: Bool
  /// The number of records that were skipped.
  private(set) var skipped = 0
  private(set) var progress = RecordProgress()

  init(pipeline: BatchPipeline, lastID: String?) {
    self.pipeline = pipeline
    self.lastID = lastID
    isSkipping = lastID != nil
  }

  /// Takes a line of the input; blank ones count but have no answer.
  mutating func take(_ line: LineReader.Line) throws(Failure) {
    lineCount += 1
    switch line {
    case .whole(let bytes):
      guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
      guard !skips(bytes) else { return }
      try add(bytes)
    case .tooLong:
      if isSkipping { skipped += 1 } else { try add(nil) }
    }
  }

  private mutating func add(_ bytes: [UInt8]?) throws(Failure) {
    // A group has neighboring lines, whose numbers follow from that of the first.
    if group.firstLine + group.lines.count != lineCount { try submit() }
    if group.lines.isEmpty { group.firstLine = lineCount }
    group.lines.append(bytes)
    group.byteCount += (bytes?.count ?? 0) + 1
    if group.byteCount >= BatchPipeline.Group.usualSize { try submit() }
  }

  /// Hands over what has been gathered.
  mutating func submit() throws(Failure) {
    defer { group = BatchPipeline.Group() }
    guard !group.lines.isEmpty else { return }
    try pipeline.submit(group)
    progress.update(lineCount)
  }

  private mutating func skips(_ bytes: [UInt8]) -> Bool {
    guard isSkipping else { return false }
    skipped += 1
    switch answerer.id(of: bytes) {
    case .string(let id): isSkipping = id != lastID
    case .integer(let id): isSkipping = "\(id)" != lastID
    case .real(let id): isSkipping = PlainText.number(id) != lastID
    case .null, nil: break
    }
    return true
  }
}

/// A thread that is joined once, however often that is asked.
private final class JoinedThread {
  private var thread: WorkerThread?

  init?(_ body: @escaping @Sendable () -> Void) {
    thread = WorkerThread(body)
    if thread == nil { return nil }
  }

  func join() {
    guard let thread = thread.take() else { return }
    thread.join()
  }
}
