import TapUnicode

/// Links in quotation marks and between marks of emphasis (TP-7).
extension LinkScan {
  /// Returns the mark that ends a link because its partner is right before it; 0 for none.
  func closingMark(_ text: Span<UInt8>, _ start: Int) -> UInt32 {
    guard profile.endsAtQuotations, start > 0 else { return 0 }
    // AsciiDoc: the words that show the link follow in brackets.
    if text.has("link:", at: start - 5) { return 0x5B }
    let before = text.scalar(before: start).value
    return switch before {
    case 0x22, 0x27, 0x2A, 0x60: before
    case 0x201C, 0x201E, 0x201F: 0x201D
    case 0x2018, 0x201A, 0x201B: 0x2019
    case 0xAB: 0xBB
    case 0x2039: 0x203A
    default: 0
    }
  }

  /// Whether the closing mark of a link closes it here.
  ///
  /// An apostrophe between letters does not, and an asterisk or grave accent only at the end of a
  /// word: all of them are letters of paths.
  func closes(_ text: Span<UInt8>, _ offset: Int, _ next: Int) -> Bool {
    let isBeforeLetter = next < text.count && isWordByte(text[next])
    switch text.scalar(at: offset).value {
    case 0x2A, 0x60: return !isBeforeLetter
    case 0x27, 0x2019: return !(isBeforeLetter && isWordByte(text[offset - 1]))
    default: return true
    }
  }

  /// Whether a straight quotation mark is the second of a pair within a link.
  mutating func closesPair(_ mark: UInt32) -> Bool {
    guard mark == 0x22 || mark == 0x27 else { return false }
    let bit: UInt8 = mark == 0x22 ? 1 : 2
    openQuotations ^= bit
    return openQuotations & bit == 0
  }

  private func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isAlphanumeric(byte) }
}
