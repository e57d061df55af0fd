import TapText

/// The left and right edge of a column, in points from the layout's left edge.
struct ColumnBox: BitwiseCopyable, Sendable {
  var left: Double
  var right: Double
}

extension LineBreaker {
  /// The measures of the columns of some rows.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the rows.
  func measures(ofRows rows: Range<Int>) -> TableMeasures {
    var measures = TableMeasures()
    measures.columns = [ColumnMeasure(), ColumnMeasure()]
    var isDirected = false
    var caption = ColumnMeasure()
    var hasCells = false
    for row in rows {
      let row = shaped.rows[row]
      for cell in row.cells {
        let column = Int(shaped.cells[cell].column)
        while measures.columns.count <= column { measures.columns.append(ColumnMeasure()) }
        for index in shaped.paragraphs(ofCell: cell, in: row) {
          let paragraph = shaped.paragraphs[index]
          var measure = measure(of: paragraph)
          if row.role == .caption, column > 0 {
            caption.widen(to: measure)
            // A caption wraps over all columns, and asks no more of one than its widest letter.
            (measure.minimum, measure.maximum) = (measure.least, measure.least)
          } else if column > 0 {
            hasCells = true
          }
          measures.columns[column].widen(to: measure)
          if !isDirected, column > 0, paragraph.first < paragraph.end {
            isDirected = true
            measures.isRightToLeft = paragraph.baseLevel & 1 == 1
          }
        }
      }
    }
    if hasCells {
      measures.captionMinimum = caption.minimum
    } else {
      measures.columns[1].widen(to: caption)
    }
    return measures
  }

  /// How wide a paragraph of a cell is.
  private func measure(of paragraph: ParagraphRecord) -> ColumnMeasure {
    let end = Int(paragraph.end)
    var result = ColumnMeasure()
    var x = 0.0
    var wordStart = 0.0
    var wordEnd = 0.0
    var cluster = Int(paragraph.first)
    let first = cluster
    while cluster < end {
      let flags = shaped.flags[cluster]
      if cluster > first, !flags.isDisjoint(with: [.breakBefore, .hyphenBefore]) {
        // Letters that a break parts, or that get a hyphen, may be a little wider than together.
        let isCut =
          shaped.isJoined(before: cluster) || flags.contains(.hyphenBefore)
          || shaped.flags[cluster - 1].contains(.softHyphen)
        let more = isCut ? max(hyphenWidth(before: cluster), self.measure.space / 4) : 0
        result.minimum = max(result.minimum, wordEnd - wordStart + more)
        wordStart = x
        wordEnd = x
      }
      let step = advance(of: cluster, at: x, limit: .infinity)
      x += step.width
      result.least = max(result.least, step.width)
      if !flags.contains(.space) { wordEnd = x }
      cluster = step.next
    }
    result.minimum = max(result.minimum, wordEnd - wordStart)
    result.maximum = x
    switch self.measure.wrap {
    case .word: break
    case .cluster: result.minimum = result.least
    case .none: result.minimum = x
    }
    return result
  }
}

extension LineBreaker {
  /// The boxes of a table's columns, that of the prefixes first.
  ///
  /// Columns are as wide as their widest cells where the page has room for that, and share what room
  /// there is in proportion to what each would take beyond its widest word, as CSS has it (CSS Tables
  /// 3, section 3.8). A page that is too narrow even for the words, which CSS would let scroll, makes
  /// them break.
  func boxes(of table: TableRecord) -> [ColumnBox] {
    let columns = shaped.columns[table.columns]
    guard let prefix = columns.first else { return [] }
    let unit = measure.hasUniformMetrics ? measure.space : 0
    let indent = measure.tableMargin + (prefix.maximum > 0 ? prefix.maximum + measure.space : 0)
    let gaps = measure.tableGap * Double(max(0, columns.count - 2))
    let page = measure.contentRight - measure.contentLeft
    let room = page - indent - measure.tableMargin - gaps
    var widths = self.widths(of: columns.dropFirst(), room: max(0, room), unit: unit)
    widen(&widths, to: min(table.captionMinimum - gaps, room), unit: unit)
    var boxes = [
      ColumnBox(left: measure.contentLeft, right: measure.contentLeft + prefix.maximum)
    ]
    var x = measure.contentLeft + indent
    for width in widths {
      boxes.append(ColumnBox(left: x, right: x + width))
      x += width + measure.tableGap
    }
    guard table.isRightToLeft else { return boxes }
    let end = x - measure.tableGap + measure.tableMargin
    let sum = measure.contentLeft + (measure.contentRight.isFinite ? measure.contentRight : end)
    return boxes.map { ColumnBox(left: sum - $0.right, right: sum - $0.left) }
  }

  private func widths(
    of columns: ArraySlice<ColumnMeasure>, room: Double, unit: Double
  ) -> [Double] {
    let floor = 2 * measure.space
    let least = columns.map { max($0.least, min(floor, max($0.maximum, measure.space))) }
    let minimum = zip(columns, least).map { max($0.minimum, $1) }
    let maximum = zip(columns, minimum).map { max($0.maximum, $1) }
    let (most, middle, lowest) = (maximum.sum, minimum.sum, least.sum)
    if room >= most || measure.wrap == .none { return maximum }
    let (low, high, from, to) =
      room >= middle ? (minimum, maximum, middle, most) : (least, minimum, lowest, middle)
    let share = to > from ? max(0, (room - from) / (to - from)) : 0
    var widths = zip(low, high).map { $0 + ($1 - $0) * share }
    guard unit > 0 else { return widths }
    // In cells a column is a whole number of them; what that leaves goes to the first that lack one.
    for index in widths.indices {
      widths[index] = max(least[index], ((widths[index] + 1e-6) / unit).rounded(.down) * unit)
    }
    var left = room - widths.sum
    for index in widths.indices where left >= unit && widths[index] + unit <= high[index] + 1e-6 {
      widths[index] += unit
      left -= unit
    }
    return widths
  }

  /// Widens columns in proportion until together they are as wide as a caption asks.
  private func widen(_ widths: inout [Double], to sum: Double, unit: Double) {
    let total = widths.sum
    guard total > 0, sum > total, sum.isFinite else { return }
    let target = unit > 0 ? (sum / unit).rounded(.up) * unit : sum
    var rest = target - total
    for index in widths.indices {
      let isLast = index == widths.count - 1
      var more = isLast ? rest : (target - total) * widths[index] / total
      if unit > 0, !isLast { more = (more / unit).rounded(.down) * unit }
      widths[index] += max(0, min(more, rest))
      rest -= more
    }
  }

  /// The bits of the edge at which spaces that hang out of the cell at work are clipped.
  func clipEdge(isLeft: Bool) -> UInt32 {
    var edge = Float(isLeft ? left : right)
    // Just inside the cell, and never 0, which means none.
    if isLeft { if Double(edge) < left { edge = edge.nextUp } }
    if !isLeft { if Double(edge) > right { edge = edge.nextDown } }
    return edge == 0 ? Float.leastNonzeroMagnitude.bitPattern : edge.bitPattern
  }
}

extension [Double] {
  fileprivate var sum: Double { reduce(0, +) }
}

extension LineMeasure {
  /// The room between two columns of a table, in points.
  var tableGap: Double { 3 * space }

  /// The room beside the first and the last column of a table, for its frame; none in cells.
  var tableMargin: Double { hasUniformMetrics ? 0 : tableGap / 2 }

  /// The room above and below the cells of a row; none in cells.
  var rowPadding: Double { hasUniformMetrics ? 0 : (metrics.ascent + metrics.descent) / 4 }

  /// The room between the header of a table and its rows, beyond the padding: a line in cells.
  var headerGap: Double { hasUniformMetrics ? metrics.ascent + metrics.descent : 0 }
}
