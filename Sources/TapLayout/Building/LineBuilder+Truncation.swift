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
    let count = shaped.clusterCount
    func room(hiding hidden: Range<Int>) -> Double {
      limit - ellipsisWidth(hiding: hidden, from: start)
    }
    var visibleEnd = count
    switch breaker.plan.options.truncation {
    case .tail:
      visibleEnd = prefixEnd(from: start, to: Int(paragraph.end), limit: limit) { end in
        room(hiding: end..<count)
      }
      addItems(paragraph, from: start, to: visibleEnd, tabsFrom: 0)
      addEllipsis(hiding: visibleEnd..<count, from: start, paragraph)
    case .head:
      let last = lastParagraph(from: index)
      let first = suffixStart(of: last, from: max(start, Int(last.first)), limit: limit) { first in
        room(hiding: start..<first)
      }
      let x = addEllipsis(hiding: start..<first, from: start, paragraph)
      addItems(last, from: first, to: Int(last.end), tabsFrom: x)
    case .middle:
      let last = lastParagraph(from: index)
      let end = prefixEnd(from: start, to: Int(paragraph.end), limit: limit) { end in
        room(hiding: end..<count) / 2
      }
      var x = addItems(paragraph, from: start, to: end, tabsFrom: 0)
      let first = suffixStart(of: last, from: max(end, Int(last.first)), limit: limit) { first in
        room(hiding: end..<first) - x
      }
      x += addEllipsis(hiding: end..<first, from: start, paragraph)
      addItems(last, from: first, to: Int(last.end), tabsFrom: x)
    }
    place(
      paragraph, index, from: start, visibleEnd: visibleEnd, next: count, isSoft: false,
      isTruncated: true)
  }

  private func ellipsisWidth(hiding hidden: Range<Int>, from start: Int) -> Double {
    measure.ellipsisWidth(hiding: hidden, lineStart: start, of: shaped)
  }

  /// Adds the ellipsis of the line that starts at `start`; returns its width.
  @discardableResult
  private mutating func addEllipsis(
    hiding clusters: Range<Int>, from start: Int, _ paragraph: ParagraphRecord
  ) -> Double {
    let width = ellipsisWidth(hiding: clusters, from: start)
    add(measure.ellipsisIsToken ? .token : .ellipsis, clusters, width, paragraph.baseLevel)
    return width
  }

  /// The last paragraph that shows anything.
  private func lastParagraph(from index: Int) -> ParagraphRecord {
    let last = shaped.paragraphs.lastIndex { $0.first < $0.end } ?? index
    return shaped.paragraphs[max(last, index)]
  }

  /// The end of the clusters that fit from the start of a line.
  ///
  /// How much room they have may depend on where they end, though it is never more than `limit`.
  private func prefixEnd(
    from start: Int, to end: Int, limit: Double, room: (Int) -> Double
  ) -> Int {
    var best = start
    var x = 0.0
    var cluster = start
    while cluster < end {
      let step = breaker.advance(of: cluster, at: x, limit: .infinity)
      x += step.width
      cluster = step.next
      guard x <= limit + LineMeasure.tolerance else { break }
      if x <= room(cluster) + LineMeasure.tolerance { best = cluster }
    }
    return best
  }

  /// The start of the clusters that fit at the end of a paragraph.
  private func suffixStart(
    of paragraph: ParagraphRecord, from start: Int, limit: Double, room: (Int) -> Double
  ) -> Int {
    var best = Int(paragraph.end)
    var first = best
    var width = 0.0
    while first > start {
      var before = first - 1
      let inside = shaped.objects.partitioningIndex { Int($0.end) > before }
      if shaped.flags[before].contains(.object), inside < shaped.objects.count {
        before = Int(shaped.objects[inside].first)
      }
      width += breaker.advance(of: before, at: 0, limit: .infinity).width
      first = before
      guard width <= limit + LineMeasure.tolerance else { break }
      if width <= room(max(first, start)) + LineMeasure.tolerance { best = first }
    }
    return max(best, start)
  }
}
