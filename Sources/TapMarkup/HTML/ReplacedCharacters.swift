import TapUnicode

/// The characters of attribute values that gumbo replaces with U+FFFD, though HTML keeps them:
/// controls and noncharacters.
///
/// They matter in front of addresses: a URL parser drops U+0001 there, so that `\u{1}javascript:` is a
/// script, and keeps U+007F, so that `\u{7F}javascript:` is a relative address.
enum ReplacedCharacters {
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Returns a value with the characters that its source has.
  ///
  /// - Parameters:
  ///   - value: The value, in which references are resolved.
  ///   - source: The value as it is written, with its quotation marks if it has any.
  /// - Returns: The value, whose characters are those of the source.
  /// - Complexity: O(*n*).
  static func restored(
    _ value: ArraySlice<UInt8>, from source: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard value.contains(replacement[0]), value.firstRange(of: replacement) != nil else {
      return value
    }
    var result: [UInt8] = []
    var rest = value
    var source = unquoted(source)
    while let byte = source.first, let wanted = rest.first {
      if let count = reference(at: source) {
        guard let length = length(ofCharacterIn: rest, of: count, in: source) else { break }
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
        source = source.dropFirst(count)
      } else if rest.starts(with: replacement) {
        let count = replacedLength(at: source)
        guard count > 0 || byte == 0 || source.starts(with: replacement) else { break }
        result += count > 0 ? source.prefix(count) : replacement[...]
        rest = rest.dropFirst(replacement.count)
        source = source.dropFirst(max(count, byte == 0 ? 1 : 0, count == 0 && byte > 0 ? 3 : 0))
      } else if byte == UInt8(ascii: "\r"), wanted == UInt8(ascii: "\n") {
        result.append(wanted)
        rest = rest.dropFirst()
        source = source.dropFirst(source.dropFirst().first == wanted ? 2 : 1)
      } else {
        guard byte == wanted else { break }
        result.append(byte)
        rest = rest.dropFirst()
        source = source.dropFirst()
      }
    }
    return result + rest
  }

  private static func unquoted(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = source.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return source
    }
    let inner = source.dropFirst()
    return inner.last == first ? inner.dropLast() : inner
  }

  /// The length of a character that gumbo replaces at the start of a source; 0 where none is.
  private static func replacedLength(at source: ArraySlice<UInt8>) -> Int {
    let bytes = Array(source.prefix(4))
    switch bytes[0] {
    case 0x01..<0x20: return ASCII.isSpace(bytes[0]) ? 0 : 1
    case 0x7F: return 1
    case 0xC2: return bytes.count > 1 && bytes[1] < 0xA0 ? 2 : 0
    case 0xEF where bytes.count > 2:
      let isNoncharacter =
        bytes[1] == 0xB7 && (0x90...0xAF).contains(bytes[2]) || bytes[1] == 0xBF && bytes[2] > 0xBD
      return isNoncharacter ? 3 : 0
    case 0xF0...0xF4 where bytes.count > 3:
      return bytes[1] & 0x0F == 0x0F && bytes[2] == 0xBF && bytes[3] > 0xBD ? 4 : 0
    default: return 0
    }
  }

  /// The length of what may be a character reference at the start of a source.
  private static func reference(at source: ArraySlice<UInt8>) -> Int? {
    guard source.first == UInt8(ascii: "&") else { return nil }
    var count = 1
    for byte in source.dropFirst().prefix(longestReference) {
      guard ASCII.isAlphanumeric(byte) || count == 1 && byte == UInt8(ascii: "#") else {
        return count > 1 ? count + (byte == UInt8(ascii: ";") ? 1 : 0) : nil
      }
      count += 1
    }
    return count > 1 ? count : nil
  }

  /// The longest name of a reference with its ampersand, in bytes.
  private static let longestReference = 40

  /// The bytes of a value that a reference at the start of a source stands for: itself, or one or two
  /// characters, behind which the value goes on as the source does.
  private static func length(
    ofCharacterIn value: ArraySlice<UInt8>, of count: Int, in source: ArraySlice<UInt8>
  ) -> Int? {
    let next = source.dropFirst(count)
    var ends = value.starts(with: source.prefix(count)) ? [count] : []
    for end in 1...min(8, value.count)
    where end == value.count || value[value.startIndex + end] & 0xC0 != 0x80 { ends.append(end) }
    return ends.first { goesOn(value.dropFirst($0), as: next) }
  }

  /// Whether a value goes on as a source does, as far as its first byte shows.
  private static func goesOn(_ value: ArraySlice<UInt8>, as source: ArraySlice<UInt8>) -> Bool {
    guard let first = source.first else { return value.isEmpty }
    if value.starts(with: replacement) { return replacedLength(at: source) > 0 || first == 0 }
    return value.first == first || first == UInt8(ascii: "&") || first == UInt8(ascii: "\r")
  }
}
