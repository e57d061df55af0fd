import TapText

/// Threads that answer groups of records, while one reads them and another writes the answers.
///
/// What waits and is worked on is bounded by bytes, so memory does not grow with the input.
final class BatchPipeline: Sendable {
  /// Records of the input that are answered together.
  struct Group: Sendable {
    /// The lines; `nil` is one that is too long.
    var lines: [[UInt8]?] = []
    /// The number of the first line in the input, from 1.
    var firstLine = 1
    var byteCount = 0

    /// A group of about this size keeps a thread busy for some milliseconds.
    static let usualSize = 1 << 16
  }

  /// What the answers amount to.
  struct Counts: Sendable, Hashable {
    var records = 0
    var errors = 0
    /// The number of records by the worst verdict on a link of each.
    var verdicts = [Int](repeating: 0, count: LinkVerdict.allCases.count)
    var smallTargets = 0

    mutating func add(_ answer: BatchAnswerer.Answer) {
      records += 1
      if answer.isError { errors += 1 } else { verdicts[Int(answer.worstVerdict.rawValue)] += 1 }
      if answer.hasSmallTarget { smallTargets += 1 }
    }

    mutating func add(_ other: Counts) {
      records += other.records
      errors += other.errors
      for index in verdicts.indices { verdicts[index] += other.verdicts[index] }
      smallTargets += other.smallTargets
    }
  }

  private struct State {
    var waiting: [(number: Int, group: Group)] = []
    var nextGroup = 0
    /// Answers that wait for those before them, by the numbers of their groups.
    var ready: [Int: [UInt8]] = [:]
    var sizes: [Int: Int] = [:]
    var nextToWrite = 0
    var isWriting = false
    var bytesInside = 0
    var isClosed = false
    var counts = Counts()
    var failure: Failure?
  }

  private let monitor = Monitor(State())
  private let isUnordered: Bool
  private let largestRecord: Int
  private let capacity: Int

  /// Makes a pipeline for records of at most `largestRecord` bytes.
  init(largestRecord: Int, isUnordered: Bool) {
    self.largestRecord = largestRecord
    self.isUnordered = isUnordered
    capacity = max(largestRecord, 4 << 20)
  }

  /// The counts of all answers that are written or ready.
  var counts: Counts { monitor.update { $0.counts } }

  /// Hands over a group, as soon as there is room for it.
  func submit(_ group: Group) throws(Failure) {
    let failure: Failure?? = monitor.wait { state -> Failure?? in
      if let failure = state.failure { return failure }
      guard state.bytesInside == 0 || state.bytesInside + group.byteCount <= capacity else {
        return nil
      }
      state.bytesInside += group.byteCount
      state.sizes[state.nextGroup] = group.byteCount
      state.waiting.append((state.nextGroup, group))
      state.nextGroup += 1
      return .some(nil)
    }
    if let failure = failure ?? nil { throw failure }
  }

  /// Throws if the answers can't be written any more.
  func checkOutput() throws(Failure) {
    if let failure = monitor.update({ $0.failure }) { throw failure }
  }

  /// Says that no more groups come.
  func close() { monitor.update { $0.isClosed = true } }

  /// Works on groups until there are none; each thread calls it once.
  func work() {
    let answerer = BatchAnswerer()
    while let (number, group) = next() {
      var bytes: [UInt8] = []
      var counts = Counts()
      for (index, line) in group.lines.enumerated() {
        let answer = answer(line, number: group.firstLine + index, by: answerer)
        counts.add(answer)
        bytes += answer.line
      }
      deliver(bytes, counts, of: number)
    }
  }

  private func next() -> (number: Int, group: Group)? {
    monitor.wait { state -> (number: Int, group: Group)?? in
      if state.failure != nil { return .some(nil) }
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      return state.isClosed ? .some(nil) : nil
    } ?? nil
  }

  private func answer(
    _ line: [UInt8]?, number: Int, by answerer: BatchAnswerer
  ) -> BatchAnswerer.Answer {
    guard let line else {
      return answerer.answer(
        BatchError(
          .recordTooLarge,
          "longer than \(largestRecord) bytes; raise --max-bytes or split the text",
          at: "\(number):1"))
    }
    return answerer.answer(line, line: number)
  }

  /// Adds the answers of a group, and writes all that are due unless another thread does.
  private func deliver(_ bytes: [UInt8], _ counts: Counts, of number: Int) {
    monitor.update { state in
      state.ready[number] = bytes
      state.counts.add(counts)
    }
    while let (number, bytes) = nextToWrite() {
      var failure: Failure?
      do throws(SystemError) {
        try Descriptor.standardOutput.write(bytes)
      } catch {
        failure = .output(error)
      }
      monitor.update { state in
        state.isWriting = false
        state.bytesInside -= state.sizes.removeValue(forKey: number) ?? 0
        if state.failure == nil { state.failure = failure }
      }
    }
  }

  private func nextToWrite() -> (number: Int, bytes: [UInt8])? {
    monitor.update { state in
      guard !state.isWriting, state.failure == nil else { return nil }
      let number = isUnordered ? state.ready.keys.first : state.nextToWrite
      guard let number, let bytes = state.ready.removeValue(forKey: number) else { return nil }
      state.nextToWrite += 1
      state.isWriting = true
      return (number, bytes)
    }
  }
}
