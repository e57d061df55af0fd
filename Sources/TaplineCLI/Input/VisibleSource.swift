import TapText

/// What a source shows, byte for byte, with where each byte is in the source: a finder of visible
/// text.
///
/// It knows as much of a markup as is needed to find positions: escape sequences of a terminal,
/// tags and references of HTML, escapes of Markdown.
struct VisibleSource {
  private var bytes: [UInt8] = []
  /// The offset in the source of each byte.
  private var offsets: [Int] = []
  private let source: [UInt8]
  private let isMarkdown: Bool
  /// Where to go on with the search.
  private var cursor = 0
  /// The last position that was counted, with its offset.
  private var counted = (offset: 0, place: SourcePosition(line: 1, column: 1))

  /// Reads a source in a format.
  init(_ source: [UInt8], format: InputFormat) {
    self.source = source
    isMarkdown = format == .markdown
    var offset = 0
    while offset < source.count {
      let end =
        switch format {
        case .ansi: escapeEnd(from: offset)
        case .html: tagEnd(from: offset)
        case .markdown: backslashEnd(from: offset)
        case .plain, .scene: offset
        }
      guard end == offset, !isMark(source[offset]) else {
        offset = max(end, offset + 1)
        continue
      }
      offset = format == .ansi || format == .plain ? take(offset) : takeReference(offset)
    }
  }

  /// Returns the position of the next visible occurrence of a text; `nil` where none follows.
  mutating func place(of text: String) -> SourcePosition? {
    let wanted = text.utf8.filter { !isMark($0) }
    guard !wanted.isEmpty else { return nil }
    var start = cursor
    while start + wanted.count <= bytes.count {
      guard let found = bytes[start...].firstRange(of: wanted) else { return nil }
      start = found.upperBound
      if isMarkdown, isDestination(found.lowerBound) { continue }
      cursor = found.upperBound
      return position(of: offsets[found.lowerBound])
    }
    return nil
  }

  /// Whether a byte may be a mark of emphasis or code, which the search leaves out.
  private func isMark(_ byte: UInt8) -> Bool {
    isMarkdown && (byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`"))
  }

  private mutating func take(_ offset: Int) -> Int {
    bytes.append(source[offset])
    offsets.append(offset)
    return offset + 1
  }

  /// Whether the invisible destination of a Markdown link starts at an offset.
  private func isDestination(_ start: Int) -> Bool {
    let before = bytes[max(0, start - 3)..<start]
    return before.suffix(2).elementsEqual("](".utf8) || before.elementsEqual("](<".utf8)
  }

  /// Returns the end of an escape sequence that begins at an offset; the offset where none does.
  private func escapeEnd(from start: Int) -> Int {
    guard source[start] == 0x1B, start + 1 < source.count else { return start }
    var end = start + 2
    switch source[start + 1] {
    case UInt8(ascii: "["):
      while end < source.count, !(0x40...0x7E).contains(source[end]) { end += 1 }
      return min(end + 1, source.count)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      while end < source.count, source[end] != 7, source[end] != 0x1B { end += 1 }
      guard end < source.count else { return end }
      return min(source[end] == 7 ? end + 1 : end + 2, source.count)
    default: return end
    }
  }

  /// Returns the end of a tag or comment that begins at an offset; the offset where none does.
  private func tagEnd(from start: Int) -> Int {
    guard source[start] == UInt8(ascii: "<"), start + 1 < source.count else { return start }
    if source[start...].starts(with: "<!--".utf8) {
      return source[start...].firstRange(of: Array("-->".utf8))?.upperBound ?? source.count
    }
    let next = source[start + 1]
    guard (next | 0x20) &- 0x61 < 26 || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
    else {
      return start
    }
    var quote: UInt8?
    var end = start + 1
    while end < source.count {
      let byte = source[end]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return end + 1
      }
      end += 1
    }
    return end
  }

  /// Returns the end of a backslash that escapes punctuation; the offset where it does not.
  private func backslashEnd(from start: Int) -> Int {
    guard source[start] == UInt8(ascii: "\\"), start + 1 < source.count else { return start }
    switch source[start + 1] {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return start + 1
    default: return start
    }
  }

  /// Takes a byte, or the character that a reference stands for; returns where to go on.
  private mutating func takeReference(_ start: Int) -> Int {
    guard source[start] == UInt8(ascii: "&"),
      let end = source[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
      let character = Self.character(String(decoding: source[(start + 1)..<end], as: UTF8.self))
    else { return take(start) }
    for byte in character.utf8 {
      bytes.append(byte)
      offsets.append(start)
    }
    return end + 1
  }

  private static func character(_ reference: String) -> String? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "commat": return "@"
    case "period": return "."
    case "colon": return ":"
    case "sol": return "/"
    default: break
    }
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// The line and column of an offset, which is no less than the last one.
  private mutating func position(of offset: Int) -> SourcePosition {
    var place = counted.place
    for index in counted.offset..<max(offset, counted.offset) {
      if source[index] == UInt8(ascii: "\n") {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else if source[index] & 0xC0 != 0x80 {
        place = SourcePosition(line: place.line, column: place.column + 1)
      }
    }
    counted = (max(offset, counted.offset), place)
    return place
  }
}
