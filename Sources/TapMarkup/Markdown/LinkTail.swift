import CMarkdown

/// A reader of what follows the text of a link or image: `](destination "title")`, `][label]`,
/// `][]` or `]` alone.
///
/// The parser has found that it is a link; this only finds where it ends.
struct LinkTail {
  let bytes: [UInt8]

  /// Returns the offset behind a link whose text ends at the `]` at `bracket`.
  func end(after bracket: Int, destination: cmarkdown_string) -> Int {
    let next = bracket + 1
    switch bytes[next] {
    case UInt8(ascii: "("): return inlineEnd(from: next, destination: destination) ?? next
    case UInt8(ascii: "["): return labelEnd(from: next) ?? next
    default: return next
    }
  }

  /// Returns the offset behind `(destination "title")` if it leads where the link does.
  ///
  /// It may lead elsewhere: `[a](b` before a code span that holds the `)` is a reference `[a]`.
  private func inlineEnd(from start: Int, destination: cmarkdown_string) -> Int? {
    var offset = skipSpace(from: start + 1)
    if bytes[offset] == UInt8(ascii: ")") { return destination.count == 0 ? offset + 1 : nil }
    guard let raw = destinationRange(from: offset), leads(raw, to: destination) else { return nil }
    offset = raw.upperBound
    if bytes[raw.lowerBound - 1] == UInt8(ascii: "<"), bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    }
    let title = skipSpace(from: offset)
    if title > offset, let titleEnd = titleEnd(from: title) { offset = titleEnd }
    offset = skipSpace(from: offset)
    return bytes[offset] == UInt8(ascii: ")") ? offset + 1 : nil
  }

  /// Returns the range of a destination without its `<>`.
  private func destinationRange(from start: Int) -> Range<Int>? {
    var offset = start
    if bytes[start] == UInt8(ascii: "<") {
      offset += 1
      while true {
        let byte = bytes[offset]
        if byte == UInt8(ascii: ">") { return start + 1..<offset }
        if byte == 0 || SourceWalk.isLineEnd(byte) || byte == UInt8(ascii: "<") { return nil }
        offset += isEscape(at: offset) ? 2 : 1
      }
    }
    var depth = 0
    while bytes[offset] > UInt8(ascii: " "), bytes[offset] != 0x7F {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      offset += isEscape(at: offset) ? 2 : 1
    }
    return start..<offset
  }

  /// Returns whether a raw destination is that of the link: the very slice, or one with escapes or
  /// entities if the link's were resolved.
  private func leads(_ raw: Range<Int>, to destination: cmarkdown_string) -> Bool {
    if destination.count == 0 { return raw.isEmpty }
    if destination.is_pooled == 0 {
      return raw.lowerBound == Int(destination.offset) && raw.count == Int(destination.count)
    }
    return bytes[raw].contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }
  }

  private func titleEnd(from start: Int) -> Int? {
    let closer: UInt8
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closer = bytes[start]
    case UInt8(ascii: "("): closer = UInt8(ascii: ")")
    default: return nil
    }
    return find(closer, from: start + 1, unless: nil).map { $0 + 1 }
  }

  /// Returns the offset behind `[label]` if no bracket is in it.
  private func labelEnd(from start: Int) -> Int? {
    find(UInt8(ascii: "]"), from: start + 1, unless: UInt8(ascii: "[")).map { $0 + 1 }
  }

  /// Returns where a byte is unescaped in the same paragraph, before another byte if one is given.
  private func find(_ wanted: UInt8, from start: Int, unless barrier: UInt8?) -> Int? {
    var offset = start
    while true {
      let byte = bytes[offset]
      if byte == wanted { return offset }
      if byte == 0 || byte == barrier { return nil }
      if let next = SourceWalk.lineEnd(at: offset, in: bytes) {
        let text = SourceWalk.skip(from: next, in: bytes, where: SourceWalk.isPrefix)
        if bytes[text] == 0 || SourceWalk.isLineEnd(bytes[text]) { return nil }
        offset = text
      } else if byte == UInt8(ascii: "`"), barrier != nil {
        offset = codeSpanEnd(from: offset)
      } else {
        offset += isEscape(at: offset) ? 2 : 1
      }
    }
  }

  /// Returns the offset behind the code span at `start`, or behind its backticks if nothing closes
  /// them on this line.
  private func codeSpanEnd(from start: Int) -> Int {
    let open = SourceWalk.skip(from: start, in: bytes) { $0 == UInt8(ascii: "`") }
    var offset = open
    while bytes[offset] != 0, !SourceWalk.isLineEnd(bytes[offset]) {
      let end = SourceWalk.skip(from: offset, in: bytes) { $0 == UInt8(ascii: "`") }
      if end - offset == open - start { return end }
      offset = Swift.max(end, offset + 1)
    }
    return open
  }

  private func isEscape(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "\\") else { return false }
    switch bytes[offset + 1] {
    case 33...47, 58...64, 91...96, 123...126: return true
    default: return false
    }
  }

  /// Skips blanks and at most one line end with what opens the next line.
  private func skipSpace(from start: Int) -> Int {
    let end = SourceWalk.skip(from: start, in: bytes, where: SourceWalk.isBlank)
    guard let next = SourceWalk.lineEnd(at: end, in: bytes) else { return end }
    return SourceWalk.skip(from: next, in: bytes, where: SourceWalk.isPrefix)
  }
}
