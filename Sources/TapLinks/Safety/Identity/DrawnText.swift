import TapUnicode

/// A text as the user sees it, without what disguises an address in it (LS-T6).
///
/// Invisible characters are removed; look-alikes of dots, slashes, colons and at signs are those
/// signs; wide, mathematical, circled and small capital letters are plain ones; `[.]` and `(dot)`
/// are dots and `hxxp` is `http`. Capital letters stay capital: how they look counts.
struct DrawnText {
  /// The characters, one for each that is seen.
  private(set) var scalars: [UInt32] = []
  /// Where a dot in brackets starts; `nil` outside.
  private var bracket: Int?
  /// The count of scalars after a disguised dot, so that a blank after it is part of the disguise.
  private var endOfDisguisedDot = 0

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where !Invisible.contains(scalar.value) {
      append(scalar.value)
    }
    undisguiseSchemes()
  }

  private mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 {
      scalars.append(scalar)
    } else if let sign = LookAlikeSigns.sign(for: scalar) {
      scalars.append(sign)
    } else {
      scalars += CompatibilityLetters.plain(scalar)
    }
    switch scalars.last {
    case 0x5B, 0x28, 0x7B: bracket = scalars.count - 1
    case 0x5D, 0x29, 0x7D: closeBracket()
    case 0x20: skipBlankAfterDot()
    default: break
    }
  }

  /// Puts a dot, an at sign or a colon where one is in brackets, with the blanks before it.
  private mutating func closeBracket() {
    guard let start = bracket else { return }
    bracket = nil
    let inside = scalars[(start + 1)..<scalars.count - 1].filter { $0 != 0x20 }
    guard inside.allSatisfy({ $0 < 0x80 }) else { return }
    let word = String(decoding: inside.map { UInt8($0) }, as: UTF8.self).lowercased()
    let sign: UInt32
    switch word {
    case ".", "dot", "punkt", "punto", "point": sign = 0x2E
    case "@", "at": sign = 0x40
    case ":": sign = 0x3A
    default: return
    }
    scalars.removeSubrange(start...)
    while scalars.last == 0x20 { scalars.removeLast() }
    scalars.append(sign)
    endOfDisguisedDot = scalars.count
  }

  private mutating func skipBlankAfterDot() {
    if endOfDisguisedDot == scalars.count - 1, endOfDisguisedDot > 0 { scalars.removeLast() }
  }

  /// Writes `http` for `hxxp`.
  private mutating func undisguiseSchemes() {
    guard scalars.count >= 4 else { return }
    for start in 0...scalars.count - 4 {
      guard scalars[start] | 0x20 == 0x68, scalars[start + 1] | 0x20 == 0x78,
        scalars[start + 2] | 0x20 == 0x78, scalars[start + 3] | 0x20 == 0x70,
        start == 0 || !scalars[start - 1].isASCIIAlphanumeric
      else { continue }
      scalars[start + 1] = 0x74
      scalars[start + 2] = 0x74
    }
  }

  /// The characters of a range as text.
  func string(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range].compactMap(Unicode.Scalar.init))
    return String(text)
  }
}

extension UInt32 {
  /// Whether the scalar is an ASCII digit.
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the scalar is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 26 }
}
