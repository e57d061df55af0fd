import TapUnicode

/// A position in an HTML source that follows the text that the parser made of it.
///
/// The parser resolves references, joins line ends, and joins text over tags that it ignores; the
/// cursor goes through both side by side.
struct SourceCursor {
  /// Where the cursor is in the text of the parser.
  private var textOffset: Int

  /// Where it is in the source.
  private(set) var sourceOffset: Int

  /// Makes a cursor at the start of a text, which is in the source at an offset.
  init(text: Int, source: Int) {
    textOffset = text
    sourceOffset = source
  }

  /// Goes on to an offset of the text.
  ///
  /// - Complexity: O(*n*) for all steps through a source of *n* bytes.
  mutating func advance(to target: Int, in text: [UInt8], of source: [UInt8]) {
    while textOffset < target, sourceOffset < source.count { step(text, source) }
    skipTags(before: textOffset, text, source)
  }

  private mutating func step(_ text: [UInt8], _ source: [UInt8]) {
    let wanted = text[textOffset]
    switch source[sourceOffset] {
    case UInt8(ascii: "&"): passReference(text, source)
    case wanted:
      textOffset += 1
      sourceOffset += 1
    case UInt8(ascii: "\r") where wanted == UInt8(ascii: "\n"):
      textOffset += 1
      sourceOffset += 1
      if sourceOffset < source.count, source[sourceOffset] == wanted { sourceOffset += 1 }
    case UInt8(ascii: "<"): sourceOffset = HTMLTags.end(from: sourceOffset, in: source)
    default:
      // A byte that the parser has replaced or dropped.
      sourceOffset += 1
      if text[textOffset...].starts(with: [0xEF, 0xBF, 0xBD]) { textOffset += 3 }
    }
  }

  /// Passes tags in front of text that does not begin with `<`.
  private mutating func skipTags(before target: Int, _ text: [UInt8], _ source: [UInt8]) {
    guard target < text.count, text[target] != UInt8(ascii: "<") else { return }
    while sourceOffset < source.count, source[sourceOffset] == UInt8(ascii: "<") {
      sourceOffset = HTMLTags.end(from: sourceOffset, in: source)
    }
  }

  /// Passes an ampersand that is one, or a reference with what it stands for.
  private mutating func passReference(_ text: [UInt8], _ source: [UInt8]) {
    let name = source[(sourceOffset + 1)...].prefix(Self.longestReference).prefix {
      ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "#")
    }
    let next = textOffset + 1
    let isItself =
      text[textOffset] == UInt8(ascii: "&")
      && (name.isEmpty || text[next...].starts(with: name.prefix(4)))
    guard !isItself, !name.isEmpty else {
      textOffset += 1
      sourceOffset += 1
      return
    }
    let end = name.endIndex
    let isClosed = end < source.count && source[end] == UInt8(ascii: ";")
    let written = source[sourceOffset..<end + (isClosed ? 1 : 0)]
    let character = isClosed ? MarkdownEvents.character(of: written) : []
    let isKnown = !character.isEmpty && text[textOffset...].starts(with: character)
    textOffset += isKnown ? character.count : UTF8.length(from: text[textOffset])
    sourceOffset = written.endIndex
  }

  /// The longest name of a reference that is looked at, in bytes.
  private static let longestReference = 40
}

/// The tags and comments of an HTML source.
enum HTMLTags {
  /// Returns the end of a tag or comment that begins at `<`; one byte further where none does.
  static func end(from start: Int, in source: [UInt8]) -> Int {
    guard start + 1 < source.count else { return start + 1 }
    if source[start...].starts(with: "<!--".utf8) { return commentEnd(from: start, in: source) }
    let next = source[start + 1]
    guard ASCII.isLetter(next) || "/!?".utf8.contains(next) else { return start + 1 }
    let isEndTag = start + 2 < source.count && ASCII.isLetter(source[start + 2])
    let isTag = ASCII.isLetter(next) || isEndTag
    var quote: UInt8?
    var isAfterEquals = false
    for end in (start + 1)..<source.count {
      let byte = source[end]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return end + 1
      } else if isTag, isAfterEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if !ASCII.isSpace(byte) { isAfterEquals = quote == nil && byte == UInt8(ascii: "=") }
    }
    return source.count
  }

  private static func commentEnd(from start: Int, in source: [UInt8]) -> Int {
    var end = start + 2
    while end < source.count {
      if source[end...].starts(with: "-->".utf8) { return end + 3 }
      if source[end...].starts(with: "--!>".utf8) { return end + 4 }
      end += 1
    }
    return source.count
  }
}

extension UTF8 {
  /// The length of a scalar by its first byte.
  fileprivate static func length(from first: UInt8) -> Int {
    first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
  }
}
