import TapUnicode

/// The words that show a link, without what disguises an address in them (LS-T6).
///
/// What nobody sees is gone, all kinds of dots are dots, wide letters are plain ones, `[.]` and
/// `(dot)` are dots and `hxxp` is `http`.
struct PlainWords {
  private(set) var bytes: [UInt8] = []
  /// Where a dot in brackets starts in the bytes; `nil` outside.
  private var bracket: Int?

  init(_ text: String) {
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where !Invisible.contains(scalar.value) { append(scalar) }
    undisguiseSchemes()
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if Dots.contains(scalar.value) {
      bytes.append(UInt8(ascii: "."))
    } else if (0xFF01...0xFF5E).contains(scalar.value) {
      bytes.append(UInt8(scalar.value - 0xFEE0))
    } else {
      bytes += String(scalar).utf8
    }
    switch bytes.last {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): bracket = bytes.count - 1
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): closeBracket()
    case UInt8(ascii: " "): skipBlankAfterDot()
    default: break
    }
  }

  /// Whether the dot at the end was disguised, so that a blank after it is part of the disguise.
  private var endsInDisguisedDot = 0

  /// Puts a dot where one stands in brackets, with the blanks before it.
  private mutating func closeBracket() {
    guard let start = bracket else { return }
    bracket = nil
    let inside = bytes[(start + 1)..<bytes.count - 1].filter { $0 != UInt8(ascii: " ") }
    let isDot = inside == [UInt8(ascii: ".")] || inside.map(ASCII.lowercased) == Array("dot".utf8)
    guard isDot else { return }
    bytes.removeSubrange(start...)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "."))
    endsInDisguisedDot = bytes.count
  }

  private mutating func skipBlankAfterDot() {
    if endsInDisguisedDot == bytes.count - 1, endsInDisguisedDot > 0 { bytes.removeLast() }
  }

  /// Writes `http` for `hxxp`.
  private mutating func undisguiseSchemes() {
    guard bytes.count >= 4 else { return }
    for start in 0...bytes.count - 4 {
      guard start == 0 || !ASCII.isAlphanumeric(bytes[start - 1]),
        bytes[start..<start + 4].map(ASCII.lowercased) == Array("hxxp".utf8)
      else { continue }
      bytes[start + 1] = UInt8(ascii: "t")
      bytes[start + 2] = UInt8(ascii: "t")
    }
  }
}
