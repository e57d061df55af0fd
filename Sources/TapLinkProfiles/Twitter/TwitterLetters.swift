import TapLinks
import TapUnicode

/// The classes of characters of twitter-text.
enum TwitterLetters {
  /// Returns the end of the letters, digits, hyphens, underscores and dots from an offset on.
  static func hostRunEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count {
      let scalar = text.scalar(at: end)
      guard scalar.isWellFormed, isHostCharacter(scalar.value) else { break }
      end += scalar.length
    }
    return end
  }

  private static func isHostCharacter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return ASCII.isAlphanumeric(UInt8(scalar)) || scalar == 0x2D || scalar == 0x2E
        || scalar == 0x5F
    }
    return !isSpace(scalar) && !isDirectional(scalar) && !isNoCharacter(scalar)
      && !isWideSign(scalar) && scalar >= 0xA0
  }

  /// A blank of any width.
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x180E || ScalarProperties.shared[scalar].isWhiteSpace
  }

  /// A mark, embedding or isolate of direction.
  static func isDirectional(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  static func isNoCharacter(_ scalar: UInt32) -> Bool {
    scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF
  }

  /// The wide forms of `@` and `#`.
  static func isWideSign(_ scalar: UInt32) -> Bool { scalar == 0xFF20 || scalar == 0xFF03 }

  /// A Latin letter beyond ASCII, or a mark on one.
  static func isAccented(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xD7, 0xF7: false
    case 0xC0...0x24F, 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263, 0x268, 0x26F, 0x272, 0x289,
      0x2BB, 0x300...0x36F, 0x1E00...0x1EFF:
      true
    default: false
    }
  }

  static func isLatinHostLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return ASCII.isAlphanumeric(UInt8(scalar)) || scalar == 0x2D }
    return isAccented(scalar)
  }

  /// A letter or digit of a path, Latin or Cyrillic.
  private static func isPathWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return ASCII.isAlphanumeric(UInt8(scalar)) }
    return (0x400...0x4FF).contains(scalar) || isAccented(scalar)
  }

  static func isPathLetter(_ scalar: UInt32) -> Bool {
    isPathWord(scalar) || scalar == 0x2013
      || scalar < 0x80 && "!*';:=+,.$/%#[]-_~@|&".utf8.contains(UInt8(scalar))
  }

  static func mayEndPath(_ scalar: UInt32) -> Bool {
    isPathWord(scalar) || scalar < 0x80 && "+-=_#/".utf8.contains(UInt8(scalar))
  }

  static func isQueryCharacter(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "!?*'@();:&=+$/%#[]-_.,~|".utf8.contains(byte)
  }

  static func mayEndQuery(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-_&=#/".utf8.contains(byte)
  }
}
