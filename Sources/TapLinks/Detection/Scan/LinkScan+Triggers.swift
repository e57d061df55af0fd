import TapUnicode

extension LinkScan {
  /// Returns the offset of the next trigger, around which an address may be.
  ///
  /// A trigger is `://`, or `//` or a colon if the profile wants them, or an `@` or a dot between
  /// what may be letters. The dots are U+002E, U+3002 and U+FF0E.
  ///
  /// Takes eight bytes a step where there are no trigger bytes, which makes prose fast.
  mutating func nextTrigger(in text: Span<UInt8>) -> Int? {
    var offset = position
    while offset &+ 8 <= text.count {
      let word = text.word(at: offset)
      var found = Self.triggers(in: word)
      if profile.findsSchemeRelativeLinks { found |= Self.equal(0x2F, word) }
      while found != 0 {
        let place = offset &+ found.trailingZeroBitCount &>> 3
        if isTrigger(text, place) { return place }
        found &= found &- 1
      }
      offset &+= 8
    }
    while offset < text.count {
      if isTrigger(text, offset) { return offset }
      offset &+= 1
    }
    return nil
  }

  /// Marks the bytes of a word that begin a trigger, by their top bits.
  @inline(__always)
  private static func triggers(in word: UInt64) -> UInt64 {
    let ascii = equal(0x2E, word) | equal(0x40, word) | equal(0x3A, word)
    guard word & highBits != 0 else { return ascii }
    return ascii | equal(0xE3, word) | equal(0xEF, word)
  }

  @inline(__always)
  private static func equal(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    // The top bit of a lane stays clear only where the lane is zero.
    let difference = word ^ (ByteMask.low &* UInt64(byte))
    return ~((difference & ~highBits &+ ~highBits) | difference) & highBits
  }

  private func isTrigger(_ text: Span<UInt8>, _ place: Int) -> Bool {
    switch text[place] {
    case 0x2E: isBetweenLetters(text, place, place &+ 1)
    case 0x40: place &+ 1 < text.count && isLetterByte(text[place &+ 1])
    case 0x3A: isSchemeColon(text, place)
    case 0x2F:
      profile.findsSchemeRelativeLinks && place &+ 2 < text.count && text[place &+ 1] == 0x2F
        && isLetterByte(text[place &+ 2])
    case 0xE3, 0xEF: dotLength(text, at: place) == 3 && isBetweenLetters(text, place, place &+ 3)
    default: false
    }
  }

  private func isSchemeColon(_ text: Span<UInt8>, _ place: Int) -> Bool {
    guard place &+ 2 < text.count, profile.checksSchemes else { return false }
    let byte = text[place &+ 1]
    if byte == 0x2F, text[place &+ 2] == 0x2F { return true }
    return !profile.opaqueSchemes.isEmpty && (byte == 0x2F || ASCII.isAlphanumeric(byte))
  }

  private func isBetweenLetters(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start > 0, end < text.count else { return false }
    return isLetterByte(text[end]) && isLetterByte(text[start &- 1])
  }

  /// Whether a byte may be of a letter or digit of a host.
  private func isLetterByte(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isAlphanumeric(byte) }
}

/// Returns the length of the dot of a host at an offset, or 0.
@inline(__always)
func dotLength(_ text: Span<UInt8>, at offset: Int) -> Int {
  switch text[offset] {
  case 0x2E: return 1
  case 0xE3:
    guard offset &+ 2 < text.count else { return 0 }
    return text[offset &+ 1] == 0x80 && text[offset &+ 2] == 0x82 ? 3 : 0
  case 0xEF:
    guard offset &+ 2 < text.count else { return 0 }
    return text[offset &+ 1] == 0xBC && text[offset &+ 2] == 0x8E ? 3 : 0
  default: return 0
  }
}
