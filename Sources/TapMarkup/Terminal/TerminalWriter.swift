import TapText
import TapUnicode

/// A writer of the text that a terminal's output shows.
struct TerminalWriter: Sendable {
  private var text: RowText
  private var screen = TerminalScreen()
  private var rendition = GraphicRendition()
  private let options: TerminalOutputParser.Options

  /// The number of the style of the moment.
  private var style: UInt32 = 0

  // The position of the scalar of the moment in the source.
  private var line: UInt32 = 0
  private var column: UInt32 = 0

  // The links, which cells number from 1; 0 is none.
  private var known: [HyperlinkCommand: UInt32] = [:]
  private var openLink: UInt32 = 0

  init(options: TerminalOutputParser.Options) {
    self.options = options
    text = RowText(columns: options.columns, mapsSource: options.mapsSource)
  }

  /// Writes printable text of whole scalars, which begins at a position of the source.
  mutating func write(_ bytes: ArraySlice<UInt8>, at place: SourcePosition) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    line = UInt32(truncatingIfNeeded: place.line)
    column = UInt32(truncatingIfNeeded: place.column)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      write(scalar)
      column &+= 1
    }
  }

  /// A cell with the style and link of the moment.
  private func cell(_ scalar: Unicode.Scalar) -> ScreenCell {
    ScreenCell(content: scalar.value, style: style, link: openLink, line: line, column: column)
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = scalar.value < 0x80 ? 1 : ScalarProperties.shared[scalar.value].cellWidth
    guard width > 0 else { return writeMark(scalar) }
    guard !rendition.isConcealed else {
      // What is there is gone, but nothing is seen in its place.
      if screen.cell != nil { screen.write(.space, width: width) }
      return
    }
    let cell = cell(scalar)
    if screen.isStriking, let old = screen.cell {
      strike(cell, width: width, over: old)
    } else {
      screen.write(cell, width: width)
    }
    if screen.isRowTooLong {
      text.append(screen.takeRowsAbove())
      text.append(start: screen.takeFinalCells())
    }
  }

  /// Joins a mark with the character before it; without one it has a column of its own.
  private mutating func writeMark(_ scalar: Unicode.Scalar) {
    guard !rendition.isConcealed else { return }
    guard let base = screen.previousCell else {
      return screen.write(cell(scalar), width: 1)
    }
    // A character that is struck over itself brings its marks again.
    if screen.isStriking, text.hasMark(scalar, atEndOf: base) { return }
    let content = text.content(of: base, with: scalar)
    screen.updatePrevious { $0.content = content }
  }

  /// Strikes a character over another, as `man` prints bold and underlined letters.
  private mutating func strike(_ new: ScreenCell, width: Int, over old: ScreenCell) {
    let lowLine = UInt32(UInt8(ascii: "_"))
    let isSame = text.base(of: old) == new.content
    guard isSame || new.content == lowLine || old.content == lowLine else {
      return screen.write(new, width: width)
    }
    var struck = old.content == lowLine ? new : old
    if isSame {
      // Two low lines may mean either; the character before tells.
      let isLine = new.content == lowLine && !isBoldBefore
      struck.style = text.style(old.style, with: isLine ? .underlined : .bold)
    } else {
      struck.style = text.style(struck.style, with: .underlined)
      if text.traits(of: old).contains(.bold) {
        struck.style = text.style(struck.style, with: .bold)
      }
    }
    if old.content == lowLine, !isSame {
      screen.write(struck, width: width)
    } else {
      screen.strike { $0 = struck }
    }
  }

  private var isBoldBefore: Bool {
    screen.previousCell.map { text.traits(of: $0).contains(.bold) } ?? false
  }

  /// Does what a control says.
  mutating func control(_ control: UInt8) {
    switch control {
    case 0x08: screen.goBack()
    case 0x09: writeTab()
    case 0x0D: screen.returnToStart()
    case 0x0A...0x0C, 0x85: endLine()
    case 0x8D: screen.control(UInt8(ascii: "A"), [1])
    default: break
    }
  }

  /// A tab at the end of a row is a character of it; within a row it moves on.
  private mutating func writeTab() {
    let width = 8 - screen.column % 8
    if screen.cell != nil {
      screen.skip(width)
    } else if !rendition.isConcealed {
      screen.write(ScreenCell(content: 0x09, style: style, link: openLink), width: width)
    }
  }

  private mutating func endLine() {
    if options.endsLinksAtLineEnds { openLink = 0 }
    screen.endLine(link: openLink)
    text.append(screen.takeFinalRows())
  }

  /// Does what a control sequence says, by its final byte and its parameters.
  mutating func sequence(_ final: UInt8, _ parameters: ArraySlice<UInt8>) {
    if final == UInt8(ascii: "m") {
      rendition.apply(parameters)
      style = text.number(of: rendition.style)
      return
    }
    // A private sequence, or one with intermediate bytes, is another one.
    let isOwn = parameters.allSatisfy { ASCII.isDigit($0) || $0 == 0x3B }
    guard isOwn else { return }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { ASCII.leadingInteger($0) ?? 0 }
    screen.control(final, numbers)
  }

  /// Does what an escape sequence of two bytes says.
  mutating func escape(_ final: UInt8) {
    switch final {
    case UInt8(ascii: "7"): screen.save()
    case UInt8(ascii: "8"): screen.restore()
    case UInt8(ascii: "D"), UInt8(ascii: "E"): endLine()
    case UInt8(ascii: "M"): screen.control(UInt8(ascii: "A"), [1])
    default: break
    }
  }

  /// Opens a link, or closes the open one.
  mutating func setLink(_ command: HyperlinkCommand, at place: SourcePosition) {
    guard case .open(let address, let identity, let kind) = command else { return openLink = 0 }
    if identity != nil, let number = known[command] { return openLink = number }
    openLink = text.numberOfLink(to: address, at: place, kind: kind)
    if identity != nil { known[command] = openLink }
  }

  /// Reports the address of a sequence that never ended, which opens no link.
  mutating func reportBrokenLink(_ command: HyperlinkCommand, at place: SourcePosition) {
    guard case .open(let address, _, _) = command else { return }
    _ = text.numberOfLink(to: address, at: place, kind: .illFormedLink)
  }

  /// The finished text.
  mutating func finish() throws(MarkupError) -> MarkupDocument {
    text.append(screen.takeFinalRows(isAtEnd: true))
    return try text.document()
  }
}
