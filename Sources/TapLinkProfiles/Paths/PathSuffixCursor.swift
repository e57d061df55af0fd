import TapLinks
import TapText
import TapUnicode
/// An offset in a text from which the forms of positions are read; a failed attempt does not move
/// it.
struct PathSuffixCursor {
  private(set) var offset: Int

  init(offset: Int) { self.offset = offset }

  /// Reads `, line 3, column 5` and its like.
  mutating func readWords(_ text: Span<UInt8>) -> PathPosition? {
    let start = offset
    guard takeLead(text), take("lines", text) || take("line", text), takeSpace(text),
      let line = takeNumber(text)
    else { return back(to: start) }
    var position = PathPosition(line: line, lastLine: takeLast(text))
    let beforeColumn = offset
    _ = take(",", text)
    guard takeSpace(text), takeColumnWord(text), takeSpace(text), let column = takeNumber(text)
    else {
      offset = beforeColumn
      return position
    }
    position.column = column
    position.lastColumn = takeLast(text)
    return position
  }

  /// Reads `(3, 5)`, `[3]` and their like.
  mutating func readBrackets(_ text: Span<UInt8>) -> PathPosition? {
    let start = offset
    _ = take(":", text)
    _ = takeSpace(text)
    let isRound = take("(", text)
    guard isRound || take("[", text), let line = takeNumber(text) else { return back(to: start) }
    var position = PathPosition(line: line)
    if take(",", text) {
      _ = takeSpace(text)
      guard let column = takeNumber(text) else { return back(to: start) }
      position.column = column
    } else if take(":", text) {
      guard let column = takeNumber(text) else { return back(to: start) }
      position.column = column
    }
    return take(isRound ? ")" : "]", text) ? position : back(to: start)
  }

  /// Reads `:3:5`, `#3` and their like, and after a quotation mark `,3`.
  mutating func readNumbers(_ text: Span<UInt8>, isQuoted: Bool) -> PathPosition? {
    let start = offset
    guard take(":", text) || take(isQuoted ? "," : "#", text), let line = takeNumber(text) else {
      return back(to: start)
    }
    return withColumns(text, line: line)
  }

  /// Reads ` 3:5` at the end of a line: elsewhere a number after a word is about something else.
  mutating func readSpacedNumbers(_ text: Span<UInt8>) -> PathPosition? {
    let start = offset
    guard takeSpace(text), let line = takeNumber(text) else { return back(to: start) }
    let position = withColumns(text, line: line)
    var rest = offset
    while rest < text.count, text[rest] == 0x20 { rest += 1 }
    guard rest == text.count || text[rest] == 0x0A || text[rest] == 0x0D else {
      return back(to: start)
    }
    return position
  }

  /// Reads a column, and where a range ends: `:5`, `:5-9`, `.5-7.9`.
  private mutating func withColumns(_ text: Span<UInt8>, line: Int) -> PathPosition {
    var position = PathPosition(line: line)
    let beforeColumn = offset
    guard take(":", text) || take(".", text), let column = takeNumber(text) else {
      offset = beforeColumn
      return position
    }
    position.column = column
    guard let last = takeLast(text) else { return position }
    let beforeLast = offset
    if take(".", text), let lastColumn = takeNumber(text) {
      position.lastLine = last
      position.lastColumn = lastColumn
    } else {
      offset = beforeLast
      position.lastColumn = last
    }
    return position
  }

  /// Takes what leads to the word `line`: a space, a comma or a colon, or `on`.
  private mutating func takeLead(_ text: Span<UInt8>) -> Bool {
    if take(":", text) {
      _ = takeSpace(text)
      return true
    }
    if take(",", text) { return takeSpace(text) }
    guard takeSpace(text) else { return false }
    return take("on", text) ? takeSpace(text) : true
  }

  private mutating func takeColumnWord(_ text: Span<UInt8>) -> Bool {
    if take("characters", text) || take("character", text) { return true }
    return take("column", text) || take("col", text)
  }

  /// Takes `-9`.
  private mutating func takeLast(_ text: Span<UInt8>) -> Int? {
    let start = offset
    guard take("-", text), let number = takeNumber(text) else {
      offset = start
      return nil
    }
    return number
  }

  /// Takes a number of up to nine digits that no letter follows.
  private mutating func takeNumber(_ text: Span<UInt8>) -> Int? {
    var number = 0
    var end = offset
    while end < text.count, ASCII.isDigit(text[end]), end - offset < 10 {
      number = number * 10 + Int(text[end] - 0x30)
      end += 1
    }
    guard end > offset, end - offset < 10 else { return nil }
    if end < text.count, ASCII.isAlphanumeric(text[end]) || text[end] == 0x5F { return nil }
    offset = end
    return number
  }

  /// Takes a space or a no-break space.
  private mutating func takeSpace(_ text: Span<UInt8>) -> Bool {
    take(" ", text) || take("\u{A0}", text)
  }

  private mutating func take(_ word: StaticString, _ text: Span<UInt8>) -> Bool {
    guard text.has(word, at: offset) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  private mutating func back(to start: Int) -> PathPosition? {
    offset = start
    return nil
  }
}
