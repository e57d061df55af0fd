import TapText

/// A scanner that parts text from control sequences (ECMA-48, 5.4 and 5.6), byte by byte.
struct ControlSequenceScanner: Sendable {
  /// What the next byte belongs to.
  private enum State {
    case text
    /// Behind ESC and intermediate bytes.
    case escape(hasIntermediates: Bool)
    /// Behind CSI.
    case sequence
    /// In an operating system command.
    case command
    /// In another control string, which says nothing here.
    case string
    /// Behind an ESC in a string, which may be the first half of its end.
    case stringEscape(isCommand: Bool)
  }

  /// The most bytes of a sequence that are kept; a longer one vanishes.
  private static let longestKept = 4096

  private var state = State.text
  private var kept: [UInt8] = []
  private var isCut = false
  private var writer: TerminalWriter

  /// The position of the next byte.
  private(set) var place = RunningPosition()

  /// The position of the last ESC or C1 control, at which the sequence began.
  private var sequencePlace = SourcePosition(line: 1, column: 1)

  /// The position of the ESC that may end a string or begin another sequence.
  private var escapePlace = SourcePosition(line: 1, column: 1)

  init(options: TerminalOutputParser.Options) { writer = TerminalWriter(options: options) }

  /// Skips a byte order mark.
  mutating func skipMark() { place.advance(over: 0xEF) }

  /// Scans whole scalars.
  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if case .text = state {
        let end = Self.endOfText(in: bytes, from: index)
        let start = place.place
        for byte in bytes[index..<end] { place.advance(over: byte) }
        writer.write(bytes[index..<end], at: start)
        index = end
        guard index < bytes.endIndex else { return }
      }
      let byte = bytes[index]
      // The C1 controls are the scalars U+0080 to U+009F.
      if byte == 0xC2, bytes[index + 1] < 0xA0 {
        scanControl(bytes[index + 1])
        index += 1
      } else if byte == 0xC2, case .text = state {
        writer.write(bytes[index...index + 1], at: place.place)
        index += 1
      } else if scan(byte) {
        // The byte is text after all.
        continue
      }
      place.advance(over: byte)
      index += 1
    }
  }

  /// Returns the text, without what a sequence that never ended holds.
  mutating func finish() throws(MarkupError) -> MarkupDocument {
    switch state {
    case .command, .stringEscape(isCommand: true): reportBrokenLink()
    default: break
    }
    return try writer.finish()
  }

  /// The end of printable text from an index; it stops at controls and where one may begin.
  private static func endOfText(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 { break }
      index += 1
    }
    return index
  }

  /// Scans one byte, and returns whether it is text that ends a broken sequence.
  private mutating func scan(_ byte: UInt8) -> Bool {
    if byte < 0x20 || byte == 0x7F {
      scanControl(byte)
      return false
    }
    switch state {
    case .text: return true
    case .escape(let hasIntermediates): return scanEscape(byte, hasIntermediates)
    case .sequence: return scanSequence(byte)
    case .command: keep(byte)
    case .string: break
    case .stringEscape(let isCommand):
      guard byte == UInt8(ascii: "\\") else {
        if isCommand { reportBrokenLink() }
        state = .escape(hasIntermediates: false)
        return scan(byte)
      }
      endString(isCommand: isCommand)
    }
    return false
  }

  private mutating func scanEscape(_ byte: UInt8, _ hasIntermediates: Bool) -> Bool {
    state = .text
    sequencePlace = escapePlace
    switch byte {
    case 0x20...0x2F: state = .escape(hasIntermediates: true)
    case UInt8(ascii: "[") where !hasIntermediates: begin(.sequence)
    case UInt8(ascii: "]") where !hasIntermediates: begin(.command)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      if !hasIntermediates { begin(.string) }
    case 0x30...0x7E: if !hasIntermediates { writer.escape(byte) }
    default: return true
    }
    return false
  }

  private mutating func scanSequence(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E:
      state = .text
      if !isCut { writer.sequence(byte, kept[...]) }
    default:
      state = .text
      return true
    }
    return false
  }

  /// Scans a control of C0 or C1, by which a sequence that is in progress ends.
  private mutating func scanControl(_ control: UInt8) {
    let former = state
    if control == 0x1B { escapePlace = place.place }
    switch (control, former) {
    case (0x07, .command): return endString(isCommand: true)
    case (0x9C, .command): return endString(isCommand: true)
    case (0x1B, .command): return state = .stringEscape(isCommand: true)
    case (0x1B, .string): return state = .stringEscape(isCommand: false)
    // A terminal may pass over it or not; either way the link is reported as ill-formed.
    case (_, .command) where isHyperlink && Self.mayBeInString(control): return keep(control)
    case (_, .command), (_, .stringEscape(isCommand: true)):
      reportBrokenLink()
      state = .text
    default: state = .text
    }
    switch control {
    case 0x1B: state = .escape(hasIntermediates: false)
    case 0x9B: beginAtControl(.sequence)
    case 0x9D: beginAtControl(.command)
    case 0x90, 0x98, 0x9E, 0x9F: beginAtControl(.string)
    default: writer.control(control)
    }
  }

  /// Whether a control ends neither a line nor, by ECMA-48 or as VT100 has it, a sequence.
  private static func mayBeInString(_ control: UInt8) -> Bool {
    switch control {
    case 0x0A...0x0D, 0x18, 0x1A, 0x1B: false
    case ..<0x20, 0x7F: true
    default: false
    }
  }

  private mutating func beginAtControl(_ next: State) {
    sequencePlace = place.place
    begin(next)
  }

  private mutating func begin(_ next: State) {
    state = next
    kept.removeAll(keepingCapacity: true)
    isCut = false
  }

  private mutating func keep(_ byte: UInt8) {
    if kept.count < Self.longestKept { kept.append(byte) } else { isCut = true }
  }

  private mutating func endString(isCommand: Bool) {
    state = .text
    guard isCommand, isHyperlink else { return }
    writer.setLink(HyperlinkCommand(kept[2...], isCut: isCut), at: sequencePlace)
  }

  private var isHyperlink: Bool { kept.starts(with: [UInt8(ascii: "8"), UInt8(ascii: ";")]) }

  /// Reports the address of a sequence that a control or the end breaks.
  private mutating func reportBrokenLink() {
    guard isHyperlink else { return }
    writer.reportBrokenLink(HyperlinkCommand(kept[2...], isCut: isCut), at: sequencePlace)
  }
}
