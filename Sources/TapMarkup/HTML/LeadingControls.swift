/// Raw controls at the start of attribute values.
///
/// The URL parser drops them in front of an address, so that `\u{1}javascript:` is a script; gumbo
/// replaces them with U+FFFD, after which they can't be recognized.
enum LeadingControls {
  /// Returns a source with a space for each control behind `=` and a quotation mark.
  ///
  /// - Complexity: O(*n*).
  static func blanked(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(where: isControl) else { return source }
    var source = source
    var offset = 0
    while let equals = source[offset...].firstIndex(of: UInt8(ascii: "=")) {
      offset = equals + 1
      while offset < source.count, isSpace(source[offset]) { offset += 1 }
      if offset < source.count, isQuote(source[offset]) { offset += 1 }
      while offset < source.count, isSpace(source[offset]) || isControl(source[offset]) {
        if isControl(source[offset]) { source[offset] = UInt8(ascii: " ") }
        offset += 1
      }
    }
    return source
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether a byte is a control of C0, but no white space and not NUL.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte > 0 && byte < 0x20 && !isSpace(byte)
  }
}
