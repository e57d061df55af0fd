import TapText
import TapUnicode

extension HTMLWriter {
  /// Writes text of the document: white space collapses (CSS Text 3, 4.1.1), but in `pre`.
  mutating func writeText(_ bytes: ArraySlice<UInt8>) {
    if let row = rows.last, !row.isInCell { return }
    guard visibility.showsText else {
      if bytes.contains(where: { !ASCII.isSpace($0) }) { hideText() }
      return
    }
    guard preformattedDepth == 0 else { return writePreformatted(bytes) }
    var rest = bytes
    while let first = rest.first {
      if ASCII.isSpace(first) {
        rest = rest.drop(while: ASCII.isSpace)
        writeSpace()
      } else {
        let end = rest.firstIndex(where: ASCII.isSpace) ?? rest.endIndex
        mapSource(of: rest[..<end])
        append(rest[..<end])
        rest = rest[end...]
      }
    }
  }

  /// Notes where a part of the text is that is written next.
  private mutating func mapSource(of part: ArraySlice<UInt8>) {
    guard cursor != nil, !part.isEmpty else { return }
    startText()
    for start in stride(from: part.startIndex, to: part.endIndex, by: SourceMap.longestPart) {
      cursor?.advance(to: start, in: document.pool, of: source)
      guard let offset = cursor?.sourceOffset, offset < source.count else { return }
      text.addPosition(
        positionCounter.place(of: offset, in: source),
        at: text.bytes.count + start - part.startIndex)
    }
  }

  /// Writes text as it is: each line feed ends a line.
  private mutating func writePreformatted(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let first = rest.first {
      if first == UInt8(ascii: "\n") {
        breakLine()
        rest = rest.dropFirst()
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        let part = rest[..<end]
        mapSource(of: part)
        if rows.last?.isInCell == true, part.contains(UInt8(ascii: "\t")) {
          append(part.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 })
        } else {
          append(part)
        }
        rest = rest[end...]
      }
    }
  }

  /// Appends text in the style of the moment; what separates it from the text before comes first.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    startText()
    writeAnchors()
    text.append(bytes, style: style)
    style.block = nil
    line.hasText()
  }

  private mutating func writeSpace() {
    guard line.takesSpace else { return }
    startText()
    text.append(CollectionOfOne(UInt8(ascii: " ")), style: style)
    line.hasSpace()
  }

  /// Ends a line where the document says so.
  mutating func breakLine() {
    if let row = rows.last, !row.isInCell || row.isTabular && !row.cellHasText { return }
    writeMarkers()
    removeTrailingSpace()
    if text.bytes.isEmpty { line.dropRequired() }
    line.end()
  }

  /// Asks for a number of line ends between the text before and after.
  ///
  /// Right behind the marker of an item it asks for none.
  mutating func require(lineEnds count: Int) {
    guard markers.isEmpty else { return }
    if let row = rows.last, row.isInCell, row.isTabular {
      guard row.cellHasText else { return }
      removeTrailingSpace()
      return line.require(min(count, 1))
    }
    removeTrailingSpace()
    line.require(count)
  }

  /// Takes a space back that would end its line.
  mutating func removeTrailingSpace() {
    guard line.endsWithSpace else { return }
    text.removeLastByte()
    line.dropSpace()
  }

  /// Writes what must come before the next text: line feeds, the indent, an item's marker, tabs.
  mutating func startText() { startLine(indent: indent) }

  /// Writes the markers of items that no text will follow on their line.
  mutating func writeMarkers() {
    guard let last = markers.last else { return }
    startLine(indent: last.indent)
  }

  private mutating func startLine(indent: Int) {
    if text.bytes.isEmpty { line.dropRequired() }
    let isFirst = text.bytes.isEmpty
    let lineEnds = line.takeLineEnds()
    text.append(repeatElement(UInt8(ascii: "\n"), count: lineEnds))
    if lineEnds > 0 { paragraphStart = text.bytes.count }
    if lineEnds > 0 || isFirst || !markers.isEmpty { writeIndent(indent) }
    startCell()
    writeOverrides()
    filledDepth = tightness.count
    if unstartedLinks > 0 {
      for index in openLinks.indices.suffix(unstartedLinks) {
        openLinks[index].start = text.bytes.count
      }
      unstartedLinks = 0
    }
  }

  /// Writes the indent and the markers of items, each at its own depth.
  private mutating func writeIndent(_ indent: Int) {
    var plain = SpanStyle()
    plain.direction = style.direction
    plain.textAlignment = style.textAlignment
    let isCode = preformattedDepth > 0
    let lastMarker = markers.last.map { $0.words.utf8.count + $0.indent }
    let row = tableRow
    if row != nil || (indent > 0 || lastMarker != nil || isCode || isRule) && rows.isEmpty {
      let block = BlockStyle(
        kind: row != nil ? .text : isCode ? .code : isRule ? .rule : .text,
        prefix: max(indent, lastMarker ?? 0), bars: quoteColumns, group: group, table: row)
      if indent > 0 || lastMarker != nil { plain.block = block } else { style.block = block }
    }
    // Further lines of a caption are lines of the same cell.
    caption?.continuesCell = true
    var column = 0
    func space(to target: Int, _ text: inout StyledText) {
      text.append(
        repeatElement(UInt8(ascii: " "), count: max(0, target - column)), style: plain)
      column = max(column, target)
    }
    for marker in markers {
      space(to: marker.indent, &text)
      text.append(marker.words.utf8, style: plain)
      column = marker.indent + 2
    }
    space(to: indent, &text)
    markers.removeAll(keepingCapacity: true)
  }
}
