import TapLinks
import TapUnicode

/// The characters of a hashtag.
enum TwitterTag {
  /// Whether a scalar may be in a hashtag.
  static func has(_ scalar: UInt32) -> Bool {
    let traits = ScalarProperties.shared[scalar]
    switch traits.group {
    case .letter, .mark: return true
    case .number: return isDecimalDigit(scalar)
    default: return scalar == 0x5F || isJoint(scalar)
    }
  }

  /// Whether a scalar is a letter or a mark, of which a hashtag needs one.
  static func isLetter(_ scalar: UInt32) -> Bool {
    let group = ScalarProperties.shared[scalar].group
    return group == .letter || group == .mark
  }

  private static func isDecimalDigit(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .decimalNumber
  }

  /// Whether a scalar is a sign that words of some language are written with: joiners, maqaf,
  /// geresh, tsek, wave dashes, kana marks, the middle dot of Catalan.
  private static func isJoint(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0x5BE, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x200C, 0x200D, 0x3003, 0x301C, 0x309B, 0x309C,
      0x30A0, 0x30FB, 0xA67E, 0xFF5E:
      true
    default: false
    }
  }
}
