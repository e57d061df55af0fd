extension AttributedText {
  /// Changes the attributes of a UTF-8 range.
  ///
  /// `change` runs once for each range with one set of attributes. An edge inside a scalar moves to
  /// the scalar's end.
  ///
  ///     text.updateAttributes(in: 4..<8) { $0.isUnderlined = true }
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(runs of the chunks that the range touches + number of chunks).
  public mutating func updateAttributes(
    in range: Range<Int>, _ change: (inout TextAttributes) -> Void
  ) {
    check(range)
    let start = scalarBoundary(atOrAfter: range.lowerBound)
    let end = scalarBoundary(atOrAfter: range.upperBound)
    guard start < end else { return }
    var previous: (old: AttributeBox?, new: AttributeBox?)?
    for index in chunkIndex(at: start)...chunkIndex(at: end - 1) {
      let chunk = chunks[index]
      let chunkStart = chunkStart(index)
      let lower = Swift.max(0, start - chunkStart)
      let upper = Swift.min(chunk.count, end - chunkStart)
      var runs = RunList()
      runs.append(chunk.runs, in: 0..<lower)
      chunk.runs.forEach(in: lower..<upper) { run, box in
        if let previous, previous.old === box {
          runs.append(previous.new, length: run.count)
        } else {
          var attributes = box.attributes
          change(&attributes)
          let new = AttributeBox.make(attributes)
          previous = (box, new)
          runs.append(new, length: run.count)
        }
      }
      runs.append(chunk.runs, in: upper..<chunk.count)
      replaceChunk(index, with: chunk.with(runs: runs))
    }
    checkInvariants()
  }

  /// Sets the attributes of many ranges at once, in place of those they have.
  ///
  /// What no range covers stays as it is. An edge inside a scalar moves to the scalar's end.
  ///
  /// - Precondition: The ranges are in the text, each at or after the end of the one before.
  /// - Complexity: O(number of ranges + runs of the chunks they touch + number of chunks).
  public mutating func setAttributes(_ runs: some Sequence<AttributeRun>) {
    var writer = RunWriter()
    var last: (attributes: TextAttributes, box: AttributeBox?)?
    var previousEnd = 0
    for run in runs {
      check(run.utf8Range)
      precondition(run.utf8Range.lowerBound >= previousEnd, "ranges must ascend and not overlap")
      previousEnd = run.utf8Range.upperBound
      let box: AttributeBox?
      if let last, last.attributes == run.attributes {
        box = last.box
      } else {
        box = AttributeBox.make(run.attributes)
        last = (run.attributes, box)
      }
      let start = scalarBoundary(atOrAfter: run.utf8Range.lowerBound)
      let end = scalarBoundary(atOrAfter: run.utf8Range.upperBound)
      if start < end { writer.write(box, over: start..<end, in: &self) }
    }
    writer.finish(in: &self)
    checkInvariants()
  }

  /// Returns the attributes of the character at an offset.
  ///
  /// - Precondition: The offset is less than `utf8Count`.
  /// - Complexity: O(log *n*).
  public func attributes(at offset: Int) -> TextAttributes {
    precondition(offset >= 0 && offset < utf8Count, "the offset is outside the text")
    let index = chunkIndex(at: offset)
    return chunks[index].runs.box(at: offset - chunkStart(index)).attributes
  }

  /// Returns the attributes of the character at an offset, and the range around it that has them.
  ///
  /// In a long paragraph the range may end where the text is stored in two parts. Allocates
  /// nothing.
  ///
  /// - Precondition: The offset is less than `utf8Count`.
  /// - Complexity: O(log *n*).
  package func attributeRun(at offset: Int) -> AttributeRun {
    precondition(offset >= 0 && offset < utf8Count, "the offset is outside the text")
    let index = chunkIndex(at: offset)
    let runs = chunks[index].runs
    let start = chunkStart(index)
    return AttributeRun(
      utf8Range: start + runs.runStart(at: offset - start)..<start
        + runs.runEnd(at: offset - start),
      box: runs.box(at: offset - start))
  }

  /// Returns the runs of a UTF-8 range, cut to it; neighbours differ.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(log *n* + number of runs).
  public func attributeRuns(in range: Range<Int>) -> [AttributeRun] {
    var runs: [AttributeRun] = []
    attributeRuns(in: range, into: &runs)
    return runs
  }

  /// Appends the runs of a UTF-8 range, cut to it; neighbours differ.
  package func attributeRuns(in range: Range<Int>, into runs: inout [AttributeRun]) {
    check(range)
    var open: (start: Int, box: AttributeBox?)?
    forEachRun(in: range) { run, box in
      if let last = open {
        if last.box.hasEqualAttributes(box) { return }
        runs.append(
          AttributeRun(
            utf8Range: last.start..<run.lowerBound, box: last.box))
      }
      open = (run.lowerBound, box)
    }
    if let last = open {
      runs.append(
        AttributeRun(utf8Range: last.start..<range.upperBound, box: last.box))
    }
  }

  /// Returns whether all of a UTF-8 range has plain attributes.
  package func hasPlainAttributes(in range: Range<Int>) -> Bool {
    check(range)
    var isPlain = true
    forEachRun(in: range) { _, box in if box != nil { isPlain = false } }
    return isPlain
  }

  /// Calls `body` with the runs of each chunk in a range; neighbours of two chunks may be equal.
  func forEachRun(in range: Range<Int>, _ body: (Range<Int>, AttributeBox?) -> Void) {
    var start = range.lowerBound
    forEachSlice(of: range) { slice in
      let shift = start - slice.range.lowerBound
      slice.chunk.runs.forEach(in: slice.range) { run, box in
        body(run.lowerBound + shift..<run.upperBound + shift, box)
      }
      start += slice.range.count
    }
  }
}

/// A writer of attributes over ascending ranges, chunk by chunk.
private struct RunWriter {
  /// The chunk whose runs are being made, and how many of its bytes have one.
  private var open: (chunk: Int, runs: RunList)?

  mutating func write(_ box: AttributeBox?, over range: Range<Int>, in text: inout AttributedText) {
    var start = range.lowerBound
    while start < range.upperBound {
      let index = text.chunkIndex(at: start)
      if open?.chunk != index { finish(in: &text) }
      let chunkStart = text.chunkStart(index)
      let end = min(range.upperBound, text.chunkStart(index + 1))
      var runs = open?.runs ?? RunList()
      open = nil
      runs.append(text.chunks[index].runs, in: runs.count..<start - chunkStart)
      runs.append(box, length: end - start)
      open = (index, runs)
      start = end
    }
  }

  /// Gives the open chunk its new runs, and behind them those it had.
  mutating func finish(in text: inout AttributedText) {
    guard let (index, written) = open else { return }
    open = nil
    var runs = written
    let chunk = text.chunks[index]
    runs.append(chunk.runs, in: runs.count..<chunk.count)
    text.replaceChunk(index, with: chunk.with(runs: runs))
  }
}
