import TapUnicode

/// Letters and digits that are forms of plain ones: wide, mathematical, circled, raised, small
/// capitals (Unicode, "compatibility decomposition").
enum CompatibilityLetters {
  /// Returns the plain letters that a scalar is a form of, or the scalar itself.
  static func plain(_ scalar: UInt32) -> [UInt32] {
    if let small = smallCapitals[scalar] { return [small] }
    guard isForm(scalar) else { return [scalar] }
    if (0xFF21...0xFF3A).contains(scalar) { return [scalar - 0xFEE0] }
    if let letter = enclosedLetter(scalar) { return [letter] }
    guard let text = Unicode.Scalar(scalar).map({ String($0) }) else { return [scalar] }
    let mapped = DomainMapping.whatwg.toUnicode(text).name.unicodeScalars.map(\.value)
    guard !mapped.isEmpty, mapped.count <= 4, mapped.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return [scalar]
    }
    return mapped
  }

  /// Whether a scalar is in a block of such forms.
  private static func isForm(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00B2...0x00BA, 0x02B0...0x02B8, 0x1D2C...0x1D6A, 0x1D78...0x1DBF, 0x2070...0x209C,
      0x2100...0x214F, 0x2460...0x24FF, 0x3250...0x33FF, 0xFB00...0xFB06, 0xFF01...0xFF5E,
      0x1D400...0x1D7FF, 0x1F100...0x1F1E5, 0x1FBF0...0x1FBF9:
      true
    default: false
    }
  }

  /// The letter in a square or a black circle, which has no decomposition.
  private static func enclosedLetter(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x1F130...0x1F149: 0x41 + scalar - 0x1F130
    case 0x1F150...0x1F169: 0x41 + scalar - 0x1F150
    case 0x1F170...0x1F189: 0x41 + scalar - 0x1F170
    default: nil
    }
  }

  private static let smallCapitals: [UInt32: UInt32] = {
    var table: [UInt32: UInt32] = [:]
    let letters: [(UInt32, Character)] = [
      (0x1D00, "a"), (0x0299, "b"), (0x1D04, "c"), (0x1D05, "d"), (0x1D07, "e"), (0xA730, "f"),
      (0x0262, "g"), (0x029C, "h"), (0x026A, "i"), (0x1D0A, "j"), (0x1D0B, "k"), (0x029F, "l"),
      (0x1D0D, "m"), (0x0274, "n"), (0x1D0F, "o"), (0x1D18, "p"), (0x0280, "r"), (0xA731, "s"),
      (0x1D1B, "t"), (0x1D1C, "u"), (0x1D20, "v"), (0x1D21, "w"), (0x028F, "y"), (0x1D22, "z"),
      (0x0251, "a"), (0x0261, "g"), (0x0131, "i"), (0x0237, "j"),
    ]
    for (scalar, letter) in letters {
      table[scalar] = letter.unicodeScalars.first?.value
    }
    return table
  }()
}
