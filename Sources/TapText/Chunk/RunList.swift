/// A range of a chunk with one set of attributes, from the end of the run before it.
struct StoredRun: Sendable {
  /// The end, relative to the chunk.
  var end: UInt32
  /// The attributes; `nil` is plain.
  var box: AttributeBox?
}

/// The runs of a chunk or of text about to become one.
///
/// Empty means that all is plain, so that plain text pays nothing. Neighbours always differ.
struct RunList: Sendable {
  private(set) var runs: [StoredRun] = []
  /// The bytes that the runs cover.
  private(set) var count = 0

  init() {}

  init(plain count: Int) { self.count = count }

  /// Whether one plain run covers all.
  var isPlain: Bool { runs.isEmpty }

  /// Appends a run, and joins it with an equal one before it.
  mutating func append(_ box: AttributeBox?, length: Int) {
    guard length > 0 else { return }
    if runs.isEmpty {
      if box == nil {
        count += length
        return
      }
      if count > 0 { runs.append(StoredRun(end: UInt32(count), box: nil)) }
    }
    count += length
    if let last = runs.last, last.box.hasEqualAttributes(box) {
      runs[runs.count - 1].end = UInt32(count)
    } else {
      runs.append(StoredRun(end: UInt32(count), box: box))
    }
  }

  /// Appends a part of another list.
  mutating func append(_ other: RunList, in range: Range<Int>) {
    var isFirst = true
    other.forEach(in: range) { run, box in
      // Neighbours of one list differ already; comparing attributes is dear.
      if isFirst || runs.isEmpty {
        append(box, length: run.count)
        isFirst = false
      } else {
        count += run.count
        runs.append(StoredRun(end: UInt32(count), box: box))
      }
    }
  }

  /// Calls `body` with each run that overlaps a range, cut to it.
  func forEach(in range: Range<Int>, _ body: (Range<Int>, AttributeBox?) -> Void) {
    guard !range.isEmpty else { return }
    guard !runs.isEmpty else { return body(range, nil) }
    var start = range.lowerBound
    var index = self.index(at: start)
    while start < range.upperBound {
      let end = min(Int(runs[index].end), range.upperBound)
      body(start..<end, runs[index].box)
      start = end
      index += 1
    }
  }

  /// Returns the attributes of the byte at an offset.
  func box(at offset: Int) -> AttributeBox? {
    runs.isEmpty ? nil : runs[index(at: offset)].box
  }

  /// Returns the end of the run that holds an offset.
  func runEnd(at offset: Int) -> Int {
    runs.isEmpty ? count : Int(runs[index(at: offset)].end)
  }

  /// Returns the start of the run that holds an offset.
  func runStart(at offset: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let index = index(at: offset)
    return index == 0 ? 0 : Int(runs[index - 1].end)
  }

  private func index(at offset: Int) -> Int {
    runs.partitioningIndex { Int($0.end) > offset }
  }
}
