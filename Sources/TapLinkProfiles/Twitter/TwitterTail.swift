import TapLinks
import TapUnicode

/// What may follow a host: a port, a path and a query.
enum TwitterTail {
  /// Returns the end of the port, path and query after a host.
  static func end(_ text: Span<UInt8>, after host: Int) -> Int {
    queryEnd(text, from: pathEnd(text, from: portEnd(text, from: host)))
  }

  /// Whether a path follows a host, after a port or not.
  static func hasPath(_ text: Span<UInt8>, after host: Int) -> Bool {
    let end = portEnd(text, from: host)
    return end < text.count && text[end] == UInt8(ascii: "/")
  }

  private static func portEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    guard start < text.count, text[start] == UInt8(ascii: ":") else { return start }
    var end = start + 1
    while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
    return end > start + 1 ? end : start
  }

  /// Returns the end of a path: after its last letter or bracket that may end it.
  private static func pathEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    guard start < text.count, text[start] == UInt8(ascii: "/") else { return start }
    var sure = start + 1
    var offset = sure
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      if scalar.value == 0x28 {
        guard let closed = bracketsEnd(text, from: offset) else { break }
        (offset, sure) = (closed, closed)
        continue
      }
      guard scalar.isWellFormed, TwitterLetters.isPathLetter(scalar.value) else { break }
      offset += scalar.length
      if TwitterLetters.mayEndPath(scalar.value) { sure = offset }
    }
    return sure
  }

  /// Returns the end of brackets that hold letters of a path, with one pair inside them at most.
  private static func bracketsEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    var offset = start + 1
    var (depth, pairs, letters) = (1, 0, 0)
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      offset += scalar.length
      switch scalar.value {
      case 0x28:
        guard depth == 1, pairs == 0 else { return nil }
        (depth, pairs, letters) = (2, 1, 0)
      case 0x29:
        // An empty pair is none.
        if letters == 0, depth == 2 || pairs == 0 { return nil }
        depth -= 1
        if depth == 0 { return offset }
      default:
        guard scalar.isWellFormed, TwitterLetters.isPathLetter(scalar.value) else { return nil }
        letters += 1
      }
    }
    return nil
  }

  /// Returns the end of a query: after its last character that may end it.
  static func queryEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    guard start < text.count, text[start] == UInt8(ascii: "?") else { return start }
    var sure = start
    var offset = start + 1
    while offset < text.count, TwitterLetters.isQueryCharacter(text[offset]) {
      offset += 1
      if TwitterLetters.mayEndQuery(text[offset - 1]) { sure = offset }
    }
    return sure
  }
}
