import TapUnicode

/// A reader of decimal numbers.
enum Decimal {
  /// Parses all bytes as one finite decimal number; `nil` if they are not one.
  ///
  /// It accepts what JSON accepts, and also a plus sign, leading zeros, and a decimal point
  /// without digits on one side.
  static func number(_ bytes: some Sequence<UInt8>) -> Double? {
    let bytes = Array(bytes)
    var rest = bytes[...]
    skipSign(&rest)
    var digits = skipDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += skipDigits(&rest)
    }
    guard digits > 0 else { return nil }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty, let number = Double(String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    return number.isFinite ? number : nil
  }

  private static func skipSign(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  /// Skips digits and returns how many there were.
  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let digits = rest.prefix(while: ASCII.isDigit)
    rest = rest[digits.endIndex...]
    return digits.count
  }
}
