import TapText

extension StyledText {
  /// Returns the runs with the anchors as tags: each names the text up to the next run, anchor or
  /// line end.
  ///
  /// - Complexity: O(*n* + *k* log *k*), where *n* is the number of bytes and runs, and *k* that of
  ///   anchors.
  func namedRuns(_ attributes: inout [AttributeBox?]) -> [NumberedRun] {
    guard !anchors.isEmpty else { return runs }
    let sorted = anchors.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    var result: [NumberedRun] = []
    var rest = runs[...]
    var index = 0
    while index < sorted.count {
      let start = sorted[index].offset
      var names: [String] = []
      while index < sorted.count, sorted[index].offset == start {
        if !names.contains(sorted[index].name) { names.append(sorted[index].name) }
        index += 1
      }
      guard start < bytes.count else { break }
      let next = index < sorted.count ? sorted[index].offset : bytes.count
      let end = bytes[start..<next].firstIndex(of: UInt8(ascii: "\n")) ?? next
      // What is before the anchor keeps its attributes.
      while let run = rest.first, run.range.lowerBound < start {
        guard run.range.upperBound > start else {
          result.append(rest.removeFirst())
          continue
        }
        result.append(
          NumberedRun(range: run.range.lowerBound..<start, attributes: run.attributes))
        rest[rest.startIndex].range = start..<run.range.upperBound
        break
      }
      let covering = rest.first.flatMap { $0.range.lowerBound == start ? $0 : nil }
      let stop = min(end, covering?.range.upperBound ?? rest.first?.range.lowerBound ?? end)
      guard stop > start else { continue }
      var named = covering.map { attributes[$0.attributes].attributes } ?? TextAttributes()
      named.tags[TextAttributes.anchorTag] = names.joined(separator: " ")
      attributes.append(AttributeBox.make(named))
      result.append(NumberedRun(range: start..<stop, attributes: attributes.count - 1))
      guard let covering else { continue }
      if covering.range.upperBound > stop {
        rest[rest.startIndex].range = stop..<covering.range.upperBound
      } else {
        rest.removeFirst()
      }
    }
    return result + rest
  }
}
