import TapText

extension LineBuilder {
  /// Adds a row of a table: the lines of its cells, side by side.
  ///
  /// The first baselines of the cells are at one height.
  mutating func addRow(_ index: Int) {
    let row = shaped.rows[index]
    let boxes = tables.boxes(of: Int(row.table)) { [breaker] in
      breaker.boxes(of: breaker.shaped.tables[Int(row.table)])
    }
    let top = rowTop
    var record = TableRowRecord(
      top: top, bottom: top, firstLine: UInt32(lines.count), endLine: 0,
      firstCell: UInt32(tables.cells.count), cellCount: row.cellCount, row: UInt32(index),
      firstBox: UInt32(boxes.lowerBound), boxCount: UInt32(boxes.count))
    isInCell = true
    var tops: [(lines: Range<Int>, baseline: Double)] = []
    tops.reserveCapacity(row.cells.count)
    for cell in row.cells {
      let box = tables.box(ofColumn: Int(shaped.cells[cell].column), row.role, boxes)
      let firstLine = UInt32(lines.count)
      cellSides = box
      tops.append(addCell(cell, of: row, in: box))
      tables.cells.append(
        TableCellRecord(
          left: cellSides.left, right: cellSides.right, firstLine: firstLine,
          row: UInt32(tables.rows.count)))
    }
    isInCell = false
    let baseline = tops.reduce(0) { max($0, $1.baseline) }
    var end = top + measure.rowPadding
    for cell in tops {
      end = max(end, moveCell(cell.lines, to: top + measure.rowPadding + baseline - cell.baseline))
    }
    record.endLine = UInt32(lines.count)
    record.bottom = end + measure.rowPadding + (row.isLastHeader ? measure.headerGap : 0)
    tables.rows.append(record)
    bottom = record.bottom
    gap = breaker.spacing(after: shaped.paragraphs[Int(row.end) - 1])
    widest = max(widest, tables.edges(of: boxes).right + measure.tableMargin - measure.contentLeft)
  }

  /// Where the top of a row is that follows the lines so far.
  private var rowTop: Double {
    guard let last = lines.last else { return 0 }
    let space = breaker.spacing(after: shaped.paragraphs[Int(last.paragraph)])
    return max(last.flags.contains(.cell) ? bottom : last.top, bottom + space)
  }

  /// Adds the lines of a cell; returns them and the first one's baseline.
  private mutating func addCell(
    _ cell: Int, of row: RowRecord, in box: ColumnBox
  ) -> (lines: Range<Int>, baseline: Double) {
    (breaker.left, breaker.right) = (box.left, box.right)
    // Cells beside each other wrap, whatever the text around the table does.
    if breaker.wrap == .none { breaker.wrap = .cluster }
    defer {
      (breaker.left, breaker.right) = (measure.contentLeft, measure.contentRight)
      breaker.wrap = measure.wrap
    }
    let first = lines.count
    for index in shaped.paragraphs(ofCell: cell, in: row) { addLines(ofParagraph: index) }
    return (first..<lines.count, metrics[lines[first].metrics].baseline)
  }

  private mutating func addLines(ofParagraph index: Int) {
    let paragraph = shaped.paragraphs[index]
    var start = Int(paragraph.first)
    while true {
      let limit = breaker.limit(of: paragraph, at: start)
      var (end, ends) = end(of: paragraph, from: start, limit: limit)
      let isLast = end.next >= Int(paragraph.end)
      if isLast { end.next = Int(paragraph.next) }
      add(paragraph, index, from: start, end, ends, isLast: isLast)
      start = end.next
      if isLast { return }
    }
  }

  /// Moves the lines of a cell to the height where it begins; returns where it ends.
  private mutating func moveCell(_ cell: Range<Int>, to top: Double) -> Double {
    let delta = top - lines[cell.lowerBound].top
    for line in cell {
      lines[line].top += delta
      lines[line].flags.insert(.cell)
    }
    lines[cell.upperBound - 1].flags.insert(.cellEnd)
    let last = lines[cell.upperBound - 1]
    return last.top + metrics[last.metrics].height
  }
}
