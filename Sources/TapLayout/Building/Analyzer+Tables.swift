import TapText

/// The rows of tables: paragraphs whose cells become paragraphs of their own, side by side.
extension Analyzer {
  /// Divides the paragraphs that are rows into their cells.
  ///
  /// The tab behind a cell ends it as a hard break ends a paragraph. Under a line limit a row is a
  /// line of text with tabs.
  func findRows(in shaped: inout ShapedText) {
    guard options.lineLimit ?? 0 <= 0, shaped.styles.contains(where: { $0.block?.table != nil })
    else { return }
    let paragraphs = shaped.paragraphs
    shaped.paragraphs = []
    for paragraph in paragraphs {
      if paragraph.style >= 0, let block = shaped.styles[Int(paragraph.style)].block,
        let row = block.table
      {
        addRow(paragraph, block, row, in: &shaped)
      } else {
        shaped.paragraphs.append(paragraph)
      }
    }
  }

  private func addRow(
    _ paragraph: ParagraphRecord, _ block: BlockStyle, _ row: TableRow, in shaped: inout ShapedText
  ) {
    let isAdjacent = shaped.rows.last.map { Int($0.end) == shaped.paragraphs.count } ?? false
    let isSameTable = isAdjacent && shaped.tables.last?.number == row.table
    if !isSameTable { shaped.tables.append(TableRecord(number: row.table)) }
    var rest = paragraph
    if !row.continuesCell || !isSameTable {
      shaped.rows.append(
        RowRecord(
          first: UInt32(shaped.paragraphs.count), end: 0, firstCell: UInt32(shaped.cells.count),
          cellCount: 0, table: UInt32(shaped.tables.count - 1), style: paragraph.style,
          role: row.role))
      let prefix = shaped.cluster(
        from: min(shaped.byte(Int(paragraph.first)) + max(0, block.prefix), shaped.byteCount))
      if prefix > Int(paragraph.first), prefix <= Int(paragraph.end) {
        beginCell(column: 0, in: &shaped)
        rest.first = UInt32(prefix)
        add(paragraph, upTo: prefix, next: prefix, column: 0, row, in: &shaped)
      }
      beginCell(column: 1, in: &shaped)
    }
    addCells(rest, row, in: &shaped)
    shaped.rows[shaped.rows.count - 1].end = UInt32(shaped.paragraphs.count)
  }

  /// Adds the parts of a paragraph between tabs to the cell of the moment and to further ones.
  private func addCells(
    _ paragraph: ParagraphRecord, _ row: TableRow, in shaped: inout ShapedText
  ) {
    var rest = paragraph
    var column = Int(shaped.cells[shaped.cells.count - 1].column)
    let isCaption = shaped.rows.last?.role == .caption
    for cluster in Int(rest.first)..<Int(rest.end)
    where shaped.flags[cluster].contains(.tab) && column < TableRow.maximumColumnCount
      && !isCaption
    {
      shaped.flags[cluster] = .hardBreak
      add(rest, upTo: cluster, next: cluster + 1, column: column, row, in: &shaped)
      rest.first = UInt32(cluster + 1)
      column += 1
      beginCell(column: column, in: &shaped)
    }
    add(rest, upTo: Int(rest.end), next: Int(rest.next), column: column, row, in: &shaped)
  }

  private func beginCell(column: Int, in shaped: inout ShapedText) {
    shaped.cells.append(
      CellRecord(first: UInt32(shaped.paragraphs.count), column: UInt32(column)))
    shaped.rows[shaped.rows.count - 1].cellCount += 1
  }

  /// Adds the beginning of a paragraph as one of a cell.
  private func add(
    _ paragraph: ParagraphRecord, upTo end: Int, next: Int, column: Int, _ row: TableRow,
    in shaped: inout ShapedText
  ) {
    var part = paragraph
    part.end = UInt32(end)
    part.next = UInt32(next)
    part.style = style(
      at: shaped.byte(Int(part.first)), column: column, row, ofRow: paragraph.style, in: &shaped)
    shaped.paragraphs.append(part)
  }

  /// The style of a cell: its own where it has one, with what the column says.
  private func style(
    at offset: Int, column: Int, _ row: TableRow, ofRow rowStyle: Int32,
    in shaped: inout ShapedText
  ) -> Int32 {
    let rowStyle = shaped.styles[Int(rowStyle)]
    var style = ParagraphStyle()
    style.spacing = rowStyle.spacing
    style.direction = rowStyle.direction
    style.lineBreak = rowStyle.lineBreak
    style.wordBreak = rowStyle.wordBreak
    if column > 0 {
      let own = offset < shaped.byteCount ? runAttributes(at: offset)?.paragraph : nil
      let inColumn = column <= row.alignments.count ? row.alignments[column - 1] : nil
      style.alignment = own?.alignment ?? inColumn ?? (row.role == .caption ? .center : nil)
      style.direction = own?.direction ?? style.direction
      style.lineBreak = own?.lineBreak ?? style.lineBreak
      style.wordBreak = own?.wordBreak ?? style.wordBreak
    } else {
      style.alignment = .start
    }
    style.firstLineIndent = 0
    style.headIndent = 0
    if let known = shaped.styles.suffix(16).lastIndex(of: style) { return Int32(known) }
    shaped.styles.append(style)
    return Int32(shaped.styles.count - 1)
  }
}

extension Analyzer {
  /// The bytes of a chunk with a line feed where a cell ends, so that one pass of ICU reads each
  /// cell as it reads a paragraph: without what comes before.
  ///
  /// `nil` where a prefix ends with something other than a space, which a line feed can replace.
  func partedCells(of bytes: Span<UInt8>, in shaped: ShapedText) -> [UInt8]? {
    var parted = [UInt8](capacity: bytes.count) { output in
      for index in 0..<bytes.count { output.append(bytes[index]) }
    }
    for (paragraph, next) in zip(shaped.paragraphs, shaped.paragraphs.dropFirst()) {
      let end = shaped.byte(Int(paragraph.next))
      if paragraph.end < paragraph.next {
        if end > 0, parted[end - 1] == 0x09 { parted[end - 1] = 0x0A }
      } else if next.first == paragraph.next {
        // A prefix has no break of its own.
        guard end > 0, parted[end - 1] == 0x20,
          shaped.byte(Int(paragraph.end) - 1) == end - 1
        else { return nil }
        parted[end - 1] = 0x0A
      }
    }
    return parted
  }

  /// Measures the columns of each table in a chunk.
  ///
  /// A table may begin before the chunk and end behind it: its first rows decide, in whatever chunk
  /// they are.
  func measureTables(of text: AttributedText, in range: Range<Int>, _ shaped: inout ShapedText) {
    markHeaders(of: text, in: range, &shaped)
    let breaker = LineBreaker(shaped, from: range.lowerBound, plan: plan)
    var row = 0
    for index in shaped.tables.indices {
      let first = row
      while row < shaped.rows.count, Int(shaped.rows[row].table) == index { row += 1 }
      let measures = measures(of: first..<row, text, range, breaker)
      shaped.tables[index].firstColumn = UInt32(shaped.columns.count)
      shaped.tables[index].columnCount = UInt32(measures.columns.count)
      shaped.tables[index].isRightToLeft = measures.isRightToLeft
      shaped.tables[index].captionMinimum = measures.captionMinimum
      shaped.columns += measures.columns
    }
  }

  /// Marks the last header of each table, whatever chunk the next row is in.
  private func markHeaders(
    of text: AttributedText, in range: Range<Int>, _ shaped: inout ShapedText
  ) {
    for (index, row) in shaped.rows.enumerated() where row.role == .header {
      var next: (table: Int, role: TableRow.Role)?
      if index + 1 < shaped.rows.count {
        // The same number beyond other text is another table.
        let other = shaped.rows[index + 1]
        if other.first == row.end {
          next = (shaped.tables[Int(other.table)].number, other.role)
        }
      } else if Int(row.end) == shaped.paragraphs.count {
        next = text.tableRow(at: range.upperBound).map { ($0.table, $0.role) }
      }
      let isSame = next?.table == shaped.tables[Int(row.table)].number
      shaped.rows[index].isLastHeader = !isSame || next?.role != .header
    }
  }

  /// The measures of the table that some rows of a chunk are in.
  private func measures(
    of rows: Range<Int>, _ text: AttributedText, _ range: Range<Int>, _ breaker: LineBreaker
  ) -> TableMeasures {
    let shaped = breaker.shaped
    func offset(ofRow row: Int) -> Int {
      let paragraph = shaped.paragraphs[Int(shaped.rows[row].first)]
      return range.lowerBound + shaped.byte(Int(paragraph.first))
    }
    let number = shaped.tables[Int(shaped.rows[rows.lowerBound].table)].number
    var start = offset(ofRow: rows.lowerBound)
    let isAtEnd = Int(shaped.rows[rows.upperBound - 1].end) == shaped.paragraphs.count
    guard !isSample else { return breaker.measures(ofRows: rows) }
    if start == range.lowerBound, start > 0 {
      start = plan.tables.start(of: number, from: start, in: text)
    }
    let end = start + TableCache.sampleSize
    let isWhole =
      start >= range.lowerBound
      && (end <= range.upperBound || !isAtEnd || text.tableNumber(at: range.upperBound) != number)
    guard isWhole else {
      return plan.tables.measures(ofTableAt: start) {
        sample(of: text, from: start, number)
      }
    }
    return breaker.measures(
      ofRows: rows.lowerBound..<rows.partitioningIndex { offset(ofRow: $0) >= end })
  }

  /// Shapes the rows that decide on the columns of a table.
  private func sample(of text: AttributedText, from start: Int, _ number: Int) -> TableMeasures {
    var end = start
    while end < start + TableCache.sampleSize, text.tableNumber(at: end) == number {
      end = text.rowEnd(from: end)
    }
    var analyzer = Analyzer(plan, isSample: true)
    var shaped = ShapedText()
    analyzer.shape(text, start..<end, firstLink: text.linkCount(before: start), into: &shaped)
    guard let table = shaped.tables.first else { return TableMeasures() }
    return TableMeasures(
      columns: Array(shaped.columns[table.columns]), isRightToLeft: table.isRightToLeft,
      captionMinimum: table.captionMinimum)
  }
}
