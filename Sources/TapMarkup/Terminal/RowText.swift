import TapText

/// The text that the rows of a terminal give, with its styles and links.
struct RowText: Sendable {
  private var text = StyledText(limit: TerminalOutputParser.sourceLimit)

  // What the cells number.
  private var styles = [SpanStyle()]
  private var styleNumbers: [SpanStyle: UInt32] = [SpanStyle(): 0]
  private var clusters: [[UInt8]] = []
  private var links: [Link] = []
  /// Why some of the links cannot be, by their numbers.
  private var kinds: [UInt32: UnlinkedAddress.Kind] = [:]
  private var spans: [(link: UInt32, range: Range<Int>)] = []

  // The last row: the link of its line end, and whether the next one may continue it.
  private var endLink: UInt32?
  private var wrapping: RowWrapping
  private var isContinuingRow = false

  /// Whether the text is to say where its parts are in the source, and the position and the offset
  /// at which the part of the moment goes on.
  private let mapsSource: Bool
  private var nextPosition: SourcePosition?
  private var partEnd = 0

  init(columns: Int?, mapsSource: Bool = false) {
    wrapping = RowWrapping(columns: columns)
    self.mapsSource = mapsSource
  }

  /// Appends rows, each of which ends the line of the one before.
  mutating func append(_ rows: ArraySlice<ScreenRow>) {
    for row in rows {
      begin(row.cells)
      append(row.cells[wrapping.skippedCells...])
      endLink = row.endLink
      wrapping.end(row.cells)
      isContinuingRow = false
    }
  }

  /// Appends the start of a row whose rest follows.
  mutating func append(start cells: [ScreenCell]) {
    begin(cells)
    append(cells[...])
    isContinuingRow = true
  }

  private mutating func begin(_ cells: [ScreenCell]) {
    wrapping.begin(cells, isContinuation: isContinuingRow)
    guard !isContinuingRow, let endLink, !wrapping.joins else { return }
    append(CollectionOfOne(UInt8(ascii: "\n")), style: 0, link: endLink)
  }

  private mutating func append(_ cells: ArraySlice<ScreenCell>) {
    var run: [UInt8] = []
    var rest = cells
    while let first = rest.first {
      run.removeAll(keepingCapacity: true)
      while let cell = rest.first, cell.style == first.style, cell.link == first.link {
        if mapsSource, !cell.isTail { mapSource(of: cell, at: text.bytes.count + run.count) }
        append(cell, to: &run)
        rest.removeFirst()
      }
      append(run, style: first.style, link: first.link)
    }
  }

  /// Notes where a cell is, unless it goes on from the one before.
  private mutating func mapSource(of cell: ScreenCell, at offset: Int) {
    guard cell.line > 0 else { return nextPosition = nil }
    let position = SourcePosition(line: Int(cell.line), column: Int(cell.column))
    if position != nextPosition || offset >= partEnd {
      text.addPosition(position, at: offset)
      partEnd = offset + SourceMap.longestPart
    }
    nextPosition = SourcePosition(line: position.line, column: position.column + 1)
  }

  private func append(_ cell: ScreenCell, to bytes: inout [UInt8]) {
    if cell.content < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: cell.content))
    } else if !cell.isTail {
      bytes += utf8(of: cell)
    }
  }

  private mutating func append(_ bytes: some Collection<UInt8>, style: UInt32, link: UInt32) {
    let start = text.bytes.count
    text.append(bytes, style: styles[Int(style)])
    let end = text.bytes.count
    guard link > 0, end > start else { return }
    if let last = spans.last, last.link == link, last.range.upperBound == start {
      spans[spans.count - 1].range = last.range.lowerBound..<end
    } else {
      spans.append((link, start..<end))
    }
  }

  /// The finished text, without line feeds at its end.
  mutating func document() throws(MarkupError) -> MarkupDocument {
    while text.bytes.last == UInt8(ascii: "\n") { text.removeLastByte() }
    let end = text.bytes.count
    var isShown = [Bool](repeating: false, count: links.count)
    for span in spans where span.range.lowerBound < end {
      let range = span.range.lowerBound..<min(span.range.upperBound, end)
      let link = links[Int(span.link) - 1]
      isShown[Int(span.link) - 1] = true
      guard let kind = kinds[span.link] else {
        text.links.append(LinkSpan(link: link, utf8Range: range))
        continue
      }
      text.unlinkedAddresses.append(
        UnlinkedAddress(
          kind, destination: link.destination, utf8Range: range, source: link.source))
    }
    for (index, link) in links.enumerated() where !isShown[index] {
      text.unlinkedAddresses.append(
        UnlinkedAddress(
          kinds[UInt32(index) + 1] ?? .hiddenLink, destination: link.destination,
          utf8Range: end..<end, source: link.source))
    }
    text.unlinkedAddresses.sort { left, right in
      let (left, right) = (left.source, right.source)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
    return try text.document()
  }
}

// What cells number.
extension RowText {
  /// The number of a style.
  mutating func number(of style: SpanStyle) -> UInt32 {
    if let number = styleNumbers[style] { return number }
    styles.append(style)
    styleNumbers[style] = UInt32(styles.count - 1)
    return UInt32(styles.count - 1)
  }

  /// The number of a style with one more trait.
  mutating func style(_ number: UInt32, with trait: SpanStyle.Traits) -> UInt32 {
    var style = styles[Int(number)]
    style.traits.insert(trait)
    return self.number(of: style)
  }

  /// The traits of a cell.
  func traits(of cell: ScreenCell) -> SpanStyle.Traits { styles[Int(cell.style)].traits }

  /// The number of a new link; `kind` says why it cannot be one, if it cannot.
  mutating func numberOfLink(
    to address: String, at place: SourcePosition, kind: UnlinkedAddress.Kind?
  ) -> UInt32 {
    links.append(
      Link(id: LinkID(rawValue: UInt64(links.count)), destination: address, source: place))
    let number = UInt32(links.count)
    if let kind { kinds[number] = kind }
    return number
  }

  /// The content of a cell with one more mark.
  mutating func content(of cell: ScreenCell, with mark: Unicode.Scalar) -> UInt32 {
    let marks = Array(String(mark).utf8)
    guard cell.content & ScreenCell.clusterBit != 0 else {
      clusters.append(utf8(of: cell) + marks)
      return UInt32(clusters.count - 1) | ScreenCell.clusterBit
    }
    let index = Int(cell.content & ~ScreenCell.clusterBit)
    clusters[index] += marks
    return cell.content
  }

  /// Whether the last scalar of a cell of several is a mark.
  func hasMark(_ mark: Unicode.Scalar, atEndOf cell: ScreenCell) -> Bool {
    guard cell.content & ScreenCell.clusterBit != 0 else { return false }
    let marks = Array(String(mark).utf8)
    return utf8(of: cell).suffix(marks.count).elementsEqual(marks)
  }

  /// The first scalar of a cell.
  func base(of cell: ScreenCell) -> UInt32 {
    guard cell.content & ScreenCell.clusterBit != 0, !cell.isTail else { return cell.content }
    return String(decoding: utf8(of: cell), as: UTF8.self).unicodeScalars.first?.value ?? 0
  }

  private func utf8(of cell: ScreenCell) -> [UInt8] {
    if cell.isTail { return [] }
    if cell.content & ScreenCell.clusterBit != 0 {
      return clusters[Int(cell.content & ~ScreenCell.clusterBit)]
    }
    return Unicode.Scalar(cell.content).map { Array(String($0).utf8) } ?? []
  }
}
