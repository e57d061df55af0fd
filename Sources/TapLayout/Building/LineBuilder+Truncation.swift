import TapText

extension LineBuilder {
  /// Adds the last line that a limit allows, with a mark for the text that it hides.
  ///
  /// The tail mode shows the line's beginning, the head mode the end of the text's last
  /// paragraph, the middle mode half of each.
  mutating func truncate(
    _ paragraph: ParagraphRecord, _ index: Int, from start: Int, limit: Double
  ) {
    items.removeAll(keepingCapacity: true)
    let room = limit - measure.markWidth
    let count = shaped.clusterCount
    var visibleEnd = count
    switch breaker.plan.options.truncation {
    case .tail:
      visibleEnd = prefixEnd(from: start, to: Int(paragraph.end), limit: room)
      addItems(paragraph, from: start, to: visibleEnd, tabsFrom: 0)
      addMark(hiding: visibleEnd..<count, paragraph)
    case .head:
      let last = lastParagraph(from: index)
      let first = suffixStart(of: last, from: max(start, Int(last.first)), limit: room)
      addMark(hiding: start..<first, paragraph)
      addItems(last, from: first, to: Int(last.end), tabsFrom: measure.markWidth)
    case .middle:
      let last = lastParagraph(from: index)
      let end = prefixEnd(from: start, to: Int(paragraph.end), limit: room / 2)
      let x = addItems(paragraph, from: start, to: end, tabsFrom: 0)
      let first = suffixStart(of: last, from: max(end, Int(last.first)), limit: room - x)
      addMark(hiding: end..<first, paragraph)
      addItems(last, from: first, to: Int(last.end), tabsFrom: x + measure.markWidth)
    }
    place(
      paragraph, index, from: start, visibleEnd: visibleEnd, next: count, isSoft: false,
      isTruncated: true)
  }

  private mutating func addMark(hiding clusters: Range<Int>, _ paragraph: ParagraphRecord) {
    add(
      measure.markIsToken ? .token : .ellipsis, clusters, measure.markWidth,
      paragraph.baseLevel)
  }

  /// The last paragraph that shows anything.
  private func lastParagraph(from index: Int) -> ParagraphRecord {
    let last = shaped.paragraphs.lastIndex { $0.first < $0.end } ?? index
    return shaped.paragraphs[max(last, index)]
  }

  /// The end of the clusters that fit from the start of a line.
  private func prefixEnd(from start: Int, to end: Int, limit: Double) -> Int {
    var x = 0.0
    var cluster = start
    while cluster < end {
      let step = breaker.advance(of: cluster, at: x, limit: .infinity)
      guard x + step.width <= limit + LineMeasure.tolerance else { break }
      x += step.width
      cluster = step.next
    }
    return cluster
  }

  /// The start of the clusters that fit at the end of a paragraph.
  private func suffixStart(of paragraph: ParagraphRecord, from start: Int, limit: Double) -> Int {
    var first = Int(paragraph.end)
    var width = 0.0
    while first > start {
      var before = first - 1
      let inside = shaped.objects.partitioningIndex { Int($0.end) > before }
      if shaped.flags[before].contains(.object), inside < shaped.objects.count {
        before = Int(shaped.objects[inside].first)
      }
      let advance = breaker.advance(of: before, at: 0, limit: .infinity).width
      guard width + advance <= limit + LineMeasure.tolerance else { break }
      width += advance
      first = before
    }
    return max(first, start)
  }
}
