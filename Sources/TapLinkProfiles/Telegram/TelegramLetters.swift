import TapLinks
import TapUnicode

/// The classes of characters of Telegram's grammar.
enum TelegramLetters {
  /// Whether a scalar may be in an address: neither a blank nor a control, nor punctuation of the
  /// block U+2000 but joiners and dashes, nor a double angle quotation mark.
  static func isAddress(_ scalar: DecodedScalar) -> Bool {
    guard scalar.isWellFormed else { return false }
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0xAB, 0xBB: return false
    case 0x21...0x7E: return true
    case 0x2000...0x206F:
      return scalar.value == 0x200C || scalar.value == 0x200D
        || 0x2010...0x2015 ~= scalar.value
    default: return !ScalarProperties.shared[scalar.value].isWhiteSpace
    }
  }

  /// Whether a scalar may be in a path, a query or a fragment.
  static func isPath(_ scalar: DecodedScalar) -> Bool {
    scalar.value != 0x3C && scalar.value != 0x3E && scalar.value != 0x22 && isAddress(scalar)
  }

  /// Whether a scalar may be in the name of a user before a host.
  static func isUser(_ scalar: DecodedScalar) -> Bool {
    guard scalar.value < 0x80 else { return isAddress(scalar) }
    return !"/[]{}()'`<>\"@".utf8.contains(UInt8(scalar.value)) && isAddress(scalar)
  }

  /// Whether a scalar may be in a host.
  static func isHost(_ scalar: DecodedScalar) -> Bool {
    guard scalar.value < 0x80 else { return scalar.value >= 0xC0 && isAddress(scalar) }
    let byte = UInt8(scalar.value)
    return ASCII.isAlphanumeric(byte) || ".-_~".utf8.contains(byte)
  }

  /// Whether a scalar may be in a scheme, or touch one.
  static func isScheme(_ scalar: DecodedScalar) -> Bool {
    guard scalar.value < 0x80 else { return isAddress(scalar) }
    let byte = UInt8(scalar.value)
    return ASCII.isAlphanumeric(byte) || byte == 0x2B || byte == 0x2D
  }

  /// Whether a scalar is part of a word, so that no mention begins after it.
  static func isWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isNameByte(UInt8(scalar)) }
    let group = ScalarProperties.shared[scalar].group
    return group == .letter || group == .number || group == .mark
  }

  /// Whether a scalar may be in a hashtag: a letter, a mark, a decimal digit, the underscore, the
  /// middle dot, the non-joiner, and all of Sinhala.
  static func isTag(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isNameByte(UInt8(scalar)) }
    switch scalar {
    case 0xB7, 0x200C, 0xD80...0xDFF: return true
    default: break
    }
    switch ScalarProperties.shared[scalar].group {
    case .letter, .mark: return true
    case .number:
      return Unicode.Scalar(scalar)?.properties.generalCategory == .decimalNumber
    default: return false
    }
  }

  /// Whether a byte may be in the name of a person, a channel or a command.
  static func isNameByte(_ byte: UInt8) -> Bool { ASCII.isAlphanumeric(byte) || byte == 0x5F }

  /// Whether a byte ends no path, for it is the sentence's.
  static func isTrailing(_ byte: UInt8) -> Bool { ".:;,('?!`".utf8.contains(byte) }
}
