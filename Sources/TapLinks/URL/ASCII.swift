/// Questions about bytes of ASCII, as the URL Standard puts them.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }

  /// Whether a byte is a tab, a line feed or a carriage return, which URLs drop wherever they are.
  static func isTabOrNewline(_ byte: UInt8) -> Bool { byte == 9 || byte == 10 || byte == 13 }

  /// Returns a capital letter as a small one, and any other byte as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// Returns the value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// Returns the hexadecimal digit of a value below 16.
  static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
