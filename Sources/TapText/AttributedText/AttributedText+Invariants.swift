import TapUnicode

extension AttributedText {
  /// Checks every invariant of the storage, where the package is built to.
  func checkInvariants() {
    #if InternalChecks
    let violations = invariantViolations()
    precondition(violations.isEmpty, "broken text: \(violations)")
    #endif
  }

  /// Returns a message for each broken invariant of the storage; empty, unless the package has a
  /// bug.
  ///
  /// - Complexity: O(*n*).
  package func invariantViolations() -> [String] {
    var violations: [String] = []
    func expect(_ condition: Bool, _ words: @autoclosure () -> String) {
      if !condition { violations.append(words()) }
    }
    expect(sums.count == chunks.count + 1, "\(sums.count) sums of \(chunks.count) chunks")
    var sum = TextMeasure()
    var bytes: [UInt8] = []
    for (index, chunk) in chunks.enumerated() {
      expect(sums[index] == sum, "wrong sum before chunk \(index)")
      sum = sum &+ chunk.measure
      bytes += chunk.bytes
      violations += chunk.invariantViolations().map { "chunk \(index): \($0)" }
    }
    expect(sums.last == sum, "wrong sum at the end")
    expect(numbers == chunks.map(\.links.numbers), "wrong numbers of links")
    expect(firstIllFormedByte(in: bytes.span) == nil, "ill-formed bytes")
    let clusters = ClusterSegmenter.starts(of: bytes.span)
    for (index, chunk) in chunks.enumerated() {
      var part = BitString(count: 0)
      part.append(clusters, in: chunkStart(index)..<chunkStart(index + 1))
      let known = chunk.clusters?.bits ?? BitString(repeating: true, count: chunk.count)
      expect(part == known, "wrong clusters in chunk \(index)")
    }
    expect(ByteSurvey(bytes.span).measure.breaks == sum.breaks, "a chunk cuts a hard break")
    expect(loose.isInOrder, "loose links out of order")
    for link in loose.links {
      expect(link.range.upperBound <= utf8Count, "a loose link leaves the text")
    }
    for link in placedLinks {
      let (start, end) = (link.range.lowerBound, link.range.upperBound)
      expect(isScalarBoundary(start) && isScalarBoundary(end), "a link cuts a scalar")
      expect(link.record.order < nextLinkOrder, "a link added later than now")
    }
    return violations
  }
}

extension TextChunk {
  fileprivate func invariantViolations() -> [String] {
    var violations: [String] = []
    if bytes.isEmpty { violations.append("empty") }
    if !runs.isWellFormed || runs.count != count { violations.append("wrong runs") }
    let stored = bytes
    let survey = ByteSurvey(stored.span)
    var expected = survey.measure
    expected.links = UInt32(links.count)
    if expected != measure || survey.isASCII != isASCII { violations.append("wrong measure") }
    if survey.checkpoints != checkpoints { violations.append("wrong checkpoints") }
    if !links.isInOrder { violations.append("links out of order") }
    for link in links.links where Int(link.end) > count || Int(link.start) >= count {
      violations.append("a link leaves the chunk")
    }
    return violations
  }
}

extension LinkList {
  fileprivate var isInOrder: Bool {
    zip(links, links.dropFirst()).allSatisfy { !PlacedLink.precedes($1, $0) }
  }
}

extension RunList {
  fileprivate var isWellFormed: Bool {
    guard let last = runs.last else { return true }
    let neighbours = zip(runs, runs.dropFirst())
    return Int(last.end) == count && (runs.count > 1 || last.box != nil)
      && neighbours.allSatisfy {
        $0.end < $1.end && !$0.box.hasEqualAttributes($1.box)
      }
  }
}
