import TapUnicode

/// A range of a text about to be built, with the number of its attributes in a list.
package struct NumberedRun: Sendable {
  /// The UTF-8 range.
  package var range: Range<Int>
  /// The index of the attributes.
  package var attributes: Int

  /// Makes a run.
  package init(range: Range<Int>, attributes: Int) {
    self.range = range
    self.attributes = attributes
  }
}

extension AttributedText {
  /// Makes a text with its attributes and links in one pass, as a reader of a markup does.
  ///
  /// The runs ascend and do not overlap; what is between them is plain. An edge of a run inside a
  /// scalar is a mistake of the caller. Links are in the order of adding, as if each went through
  /// `addLink(_:over:)`.
  ///
  /// - Precondition: Runs and links are in the text.
  /// - Throws: As `init(utf8:)` does.
  /// - Complexity: O(*n* + *k* log *k*), where *k* is the number of links.
  package init(
    utf8 bytes: [UInt8], runs: [NumberedRun], attributes: [AttributeBox?], links: [LinkSpan]
  ) throws(TextError) {
    try self.init(utf8: bytes)
    var next = 0
    for index in chunks.indices {
      let start = chunkStart(index)
      let end = chunkStart(index + 1)
      guard next < runs.count, runs[next].range.lowerBound < end else { continue }
      var list = RunList()
      while next < runs.count, runs[next].range.lowerBound < end {
        let lower = Swift.max(runs[next].range.lowerBound - start, 0)
        let upper = Swift.min(runs[next].range.upperBound, end) - start
        precondition(lower >= list.count && upper >= lower, "runs ascend")
        list.append(nil, length: lower - list.count)
        list.append(attributes[runs[next].attributes], length: upper - lower)
        if runs[next].range.upperBound > end { break }
        next += 1
      }
      list.append(nil, length: end - start - list.count)
      chunks[index] = chunks[index].with(runs: list)
    }
    precondition(next == runs.count, "runs are in the text")
    addLinks(links)
  }
}
