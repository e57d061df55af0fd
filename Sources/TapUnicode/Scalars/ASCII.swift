/// Tests and conversions of bytes of ASCII.
///
/// A byte that is not ASCII is no letter, digit or white space, and stays as it is.
@usableFromInline package enum ASCII {
  /// Returns whether a byte is a digit, `0` to `9`.
  @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns whether a byte is a letter, `A` to `Z` or `a` to `z`.
  @inlinable package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns whether a byte is a capital letter, `A` to `Z`.
  @inlinable package static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Returns whether a byte is a letter or a digit.
  @inlinable package static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  /// Returns whether a byte is a hexadecimal digit in either case.
  @inlinable package static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// Returns whether a byte is a space, tab, line feed, form feed or carriage return (WHATWG Infra,
  /// ASCII whitespace).
  @inlinable package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5 && byte != 0x0B
  }

  /// Returns a capital letter as a small one, and any other byte as it is.
  @inlinable package static func lowercased(_ byte: UInt8) -> UInt8 {
    isUppercase(byte) ? byte | 0x20 : byte
  }

  /// Returns the value of a hexadecimal digit; `nil` of any other byte.
  @inlinable package static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - 0x30 }
    return isHexDigit(byte) ? (byte | 0x20) - 0x57 : nil
  }

  /// Returns the hexadecimal digit of a value below 16, in capitals.
  @inlinable package static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }
}
