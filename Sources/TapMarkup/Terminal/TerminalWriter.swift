import TapText

/// A writer of the text that a terminal's output shows.
struct TerminalWriter: Sendable {
  private var text = StyledText(limit: TerminalOutputParser.sourceLimit)
  private var line = OverstrikeLine()
  private var rendition = GraphicRendition()
  private var style = SpanStyle()

  // The links, which spans number; 0 is none.
  private var links: [Link] = []
  private var known: [HyperlinkCommand: Int] = [:]
  private var spans: [(link: Int, range: Range<Int>)] = []
  private var openLink = 0

  /// Whether a CR ended the line, so that an LF right behind ends none.
  private var isAfterReturn = false

  /// Writes printable text of whole scalars.
  mutating func write(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    isAfterReturn = false
    guard !rendition.isConcealed else { return }
    var rest = bytes
    if line.isAtEnd, bytes.count > 8 * OverstrikeLine.reach {
      // What no backspace can reach any more needs no cells.
      var cut = bytes.endIndex - 4 * OverstrikeLine.reach
      while bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      flush(line.takeAll())
      append(bytes[..<cut], style: style, link: openLink)
      rest = bytes[cut...]
    }
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      line.write(scalar, style: style, link: openLink)
      if line.isFull { flush(line.takeUnreachable()) }
    }
  }

  /// Does what a control says.
  mutating func control(_ control: UInt8) {
    let isSecondHalf = isAfterReturn && control == UInt8(ascii: "\n")
    isAfterReturn = control == UInt8(ascii: "\r")
    switch control {
    case 0x08: line.goBack()
    case 0x09: if !rendition.isConcealed { line.write("\t", style: style, link: openLink) }
    case UInt8(ascii: "\n") where isSecondHalf: break
    case 0x0A...0x0D, 0x85: endLine()
    default: break
    }
    if line.isFull { flush(line.takeUnreachable()) }
  }

  /// Changes the look of what follows, by the parameters of an SGR sequence.
  mutating func setRendition(_ parameters: ArraySlice<UInt8>) {
    rendition.apply(parameters)
    style = rendition.style
  }

  /// Opens a link, or closes the open one.
  mutating func setLink(_ command: HyperlinkCommand?, at place: SourcePosition) {
    guard let command else { return openLink = 0 }
    if command.identity != nil, let number = known[command] { return openLink = number }
    links.append(
      Link(
        id: LinkID(rawValue: UInt64(links.count)), destination: command.address, source: place))
    openLink = links.count
    if command.identity != nil { known[command] = openLink }
  }

  /// The finished text.
  mutating func finish() throws(MarkupError) -> MarkupDocument {
    flush(line.takeAll())
    while text.bytes.last == UInt8(ascii: "\n") { text.removeLastByte() }
    let end = text.bytes.count
    for span in spans where span.range.lowerBound < end {
      let range = span.range.lowerBound..<min(span.range.upperBound, end)
      text.links.append(LinkSpan(link: links[span.link - 1], range: range))
    }
    return try text.document()
  }

  private mutating func endLine() {
    flush(line.takeAll())
    append(CollectionOfOne(UInt8(ascii: "\n")), style: SpanStyle(), link: openLink)
  }

  private mutating func flush(_ cells: [OverstrikeLine.Cell]) {
    for cell in cells {
      append(Array(String(cell.scalar).utf8), style: cell.style, link: cell.link)
    }
  }

  private mutating func append(
    _ bytes: some Collection<UInt8>, style: SpanStyle, link: Int
  ) {
    let start = text.bytes.count
    text.append(bytes, style: style)
    let end = text.bytes.count
    guard link > 0, end > start else { return }
    if let last = spans.last, last.link == link, last.range.upperBound == start {
      spans[spans.count - 1].range = last.range.lowerBound..<end
    } else {
      spans.append((link, start..<end))
    }
  }
}
