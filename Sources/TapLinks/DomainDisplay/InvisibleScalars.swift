internal import TapUnicode

/// Invisible scalars in a host (LS-B6).
enum InvisibleScalars {
  /// Whether a host is a name of which UTS #46 drops scalars.
  ///
  /// Those are zero-width ones, soft hyphens and variation selectors; joiners are kept or refused.
  static func areDropped(from host: String) -> Bool {
    let mayBeDropped = host.unicodeScalars.contains { scalar in
      ScalarProperties.shared[scalar.value].isIgnorable
        && scalar.value != 0x200C && scalar.value != 0x200D
    }
    return mayBeDropped && DomainMapping.whatwg.toASCII(host).validName != nil
  }

  /// Whether a host, as it is written or decoded, has a letter or symbol that is drawn as a blank.
  static func hasBlankLetter(_ host: String, decoded: DisplayedHost) -> Bool {
    if host.unicodeScalars.contains(where: { isBlankLetter($0.value) }) { return true }
    return decoded.labels.contains { label in
      label.ascii.hasPrefix("xn--")
        && DomainMapping.strict.labelToUnicode(label.ascii).name.unicodeScalars.contains {
          isBlankLetter($0.value)
        }
    }
  }

  /// Whether a scalar is one of the Hangul fillers or the blank of braille.
  static func isBlankLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
    default: false
    }
  }
}
