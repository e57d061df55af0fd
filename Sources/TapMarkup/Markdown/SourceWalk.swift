import CMarkdown
import TapUnicode

/// A position in a Markdown source that moves over the marks of spans, event by event.
struct SourceWalk {
  /// The offset behind the last mark or text.
  private(set) var offset: Int

  /// Whether a line was just ended, so that the next one's indent and quote marks come first.
  private var isAfterBreak = false

  /// Makes a walk that begins at an offset.
  init(offset: Int) { self.offset = offset }

  /// Moves over the mark of a step and notes where a link or image begins.
  ///
  /// Returns `false` where the source has no such mark here.
  mutating func go(
    _ step: LinkPositions.Step, in bytes: [UInt8], of events: borrowing MarkdownEvents,
    found: inout [Int]
  ) -> Bool {
    if isAfterBreak && !step.isBreak {
      offset = Self.skip(from: offset, in: bytes, where: Self.isPrefix)
      isAfterBreak = false
    }
    switch step.kind {
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_EMPHASIS_END: return goEmphasis(1, in: bytes)
    case .CMARKDOWN_STRONG, .CMARKDOWN_STRONG_END: return goEmphasis(2, in: bytes)
    case .CMARKDOWN_STRIKE, .CMARKDOWN_STRIKE_END: return goRun(of: UInt8(ascii: "~"), in: bytes)
    case .CMARKDOWN_CODE: return goRun(of: UInt8(ascii: "`"), in: bytes)
    case .CMARKDOWN_CODE_END:
      offset = Self.skip(from: offset, in: bytes) { Self.isPrefix($0) || Self.isLineEnd($0) }
      return goRun(of: UInt8(ascii: "`"), in: bytes)
    case .CMARKDOWN_SOFT_BREAK, .CMARKDOWN_HARD_BREAK: return goBreak(in: bytes)
    case .CMARKDOWN_LINK:
      guard bytes[offset] == UInt8(ascii: "[") || bytes[offset] == UInt8(ascii: "<") else {
        return false
      }
      found[step.target] = offset
      offset += 1
    case .CMARKDOWN_IMAGE:
      guard bytes[offset] == UInt8(ascii: "!"), bytes[offset + 1] == UInt8(ascii: "[") else {
        return false
      }
      found[step.target] = offset
      offset += 2
    case .CMARKDOWN_LINK_END, .CMARKDOWN_IMAGE_END:
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
      } else {
        guard bytes[offset] == UInt8(ascii: "]"), step.target >= 0 else { return false }
        let destination = events.target(step.target).destination
        offset = LinkTail(bytes: bytes).end(after: offset, destination: destination)
      }
    default: return false
    }
    return true
  }

  private mutating func goEmphasis(_ count: Int, in bytes: [UInt8]) -> Bool {
    let mark = bytes[offset]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else { return false }
    guard count == 1 || bytes[offset + 1] == mark else { return false }
    offset += count
    return true
  }

  private mutating func goRun(of mark: UInt8, in bytes: [UInt8]) -> Bool {
    let end = Self.skip(from: offset, in: bytes) { $0 == mark }
    defer { offset = end }
    return end > offset
  }

  private mutating func goBreak(in bytes: [UInt8]) -> Bool {
    var end = offset
    if bytes[end] == UInt8(ascii: "\\") { end += 1 }
    end = Self.skip(from: end, in: bytes, where: Self.isBlank)
    guard let next = Self.lineEnd(at: end, in: bytes) else { return false }
    offset = next
    isAfterBreak = true
    return true
  }
}

extension SourceWalk {
  /// Returns the offset at which openers begin that end right before a text.
  static func start(
    of openers: ArraySlice<LinkPositions.Step>, before text: Int, in bytes: [UInt8]
  ) -> Int? {
    var start = text
    func previous(_ distance: Int = 1) -> UInt8 {
      start >= distance ? bytes[start - distance] : 0
    }
    func skipBack(where condition: (UInt8) -> Bool) {
      while start > 0, condition(bytes[start - 1]) { start -= 1 }
    }
    func skipBreak() {
      skipBack(where: isPrefix)
      if previous() == UInt8(ascii: "\n") { start -= 1 }
      if previous() == UInt8(ascii: "\r") { start -= 1 }
      skipBack(where: isBlank)
    }
    if previous() == UInt8(ascii: "\\") { start -= 1 }
    for step in openers.reversed() {
      let before = start
      switch step.kind {
      case .CMARKDOWN_LINK, .CMARKDOWN_EMPHASIS: start -= 1
      case .CMARKDOWN_IMAGE, .CMARKDOWN_STRONG: start -= 2
      case .CMARKDOWN_STRIKE: start -= previous(2) == UInt8(ascii: "~") ? 2 : 1
      case .CMARKDOWN_CODE:
        if previous() != UInt8(ascii: "`") { skipBreak() }
        skipBack { $0 == UInt8(ascii: "`") }
      case .CMARKDOWN_SOFT_BREAK: skipBreak()
      case .CMARKDOWN_HARD_BREAK:
        skipBreak()
        if previous() == UInt8(ascii: "\\") { start -= 1 }
      default: return nil
      }
      guard start >= 0, start < before else { return nil }
    }
    return start
  }

  /// Returns whether a byte may be between a mark and the text after it: what escapes a character,
  /// the space that a code span drops, or the end of a line and what opens the next.
  static func mayPrecedeText(_ byte: UInt8) -> Bool {
    isPrefix(byte) || isLineEnd(byte) || byte == UInt8(ascii: "\\")
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns whether a byte may open a further line of a paragraph: indent and quote marks.
  static func isPrefix(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ">") }

  /// Returns the offset behind the line end at `offset`, if there is one.
  static func lineEnd(at offset: Int, in bytes: [UInt8]) -> Int? {
    if bytes[offset] == UInt8(ascii: "\n") { return offset + 1 }
    guard bytes[offset] == UInt8(ascii: "\r") else { return nil }
    return bytes[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : offset + 1
  }

  /// Returns the first offset from `start` on at which a line ends, or the text.
  static func contentEnd(from start: Int, in bytes: [UInt8]) -> Int {
    var end = bytes.span.firstByte(below: 0x0E, from: start)
    while bytes[end] != 0, !isLineEnd(bytes[end]) {
      end = bytes.span.firstByte(below: 0x0E, from: end + 1)
    }
    return end
  }

  /// Returns the offset of the first of ``[\]`<>`` or control from `start` on.
  ///
  /// Eight bytes a step; the zeros behind the text end the search.
  static func nextBracket(from start: Int, in bytes: [UInt8]) -> Int {
    let bytes = bytes.span
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      // U+003C and U+003E differ in one bit, U+005C and U+005D in another.
      let found =
        ByteMask.matches(0x3E, in: word | 0x0202_0202_0202_0202)
        | ByteMask.matches(0x5D, in: word | 0x0101_0101_0101_0101)
        | ByteMask.matches(0x5B, in: word) | ByteMask.matches(0x60, in: word)
        | asciiBytes(below: 0x10, in: word & ~highBits) & ~word
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    return offset
  }

  /// Returns the first offset from `start` on at which a condition fails; the zeros behind the text
  /// end every search.
  static func skip(
    from start: Int, in bytes: [UInt8], where condition: (UInt8) -> Bool
  ) -> Int {
    var offset = start
    while bytes[offset] != 0, condition(bytes[offset]) { offset += 1 }
    return offset
  }
}
