import TapUnicode

extension ASCII {
  /// Returns bytes as a string with small letters for the capitals of ASCII.
  static func lowercased(_ bytes: some Collection<UInt8>) -> String {
    String(
      decoding: bytes.map { lowercased($0) as UInt8 },
      as: UTF8.self)
  }

  /// Returns bytes without white space at their ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// Returns the number that bytes begin with, white space skipped; at most 10^9 (HTML standard,
  /// rules for parsing non-negative integers).
  static func leadingInteger(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.drop(while: isSpace).prefix(while: isDigit)
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
  }
}
