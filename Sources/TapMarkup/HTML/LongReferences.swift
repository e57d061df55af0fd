import TapUnicode

/// Numeric character references that are longer than any scalar's number, such as `&#x100000041;`.
///
/// They stand for U+FFFD (HTML standard, numeric character reference end state). gumbo counts in 32
/// bits, and so would take some for another character and some for bytes that are no UTF-8. Where
/// references are shown as they are written, as in `plaintext`, the clipped number shows.
enum LongReferences {
  /// Returns a source with such numbers replaced by one just as long that is too large, too.
  ///
  /// - Complexity: O(*n*).
  static func clipped(_ source: [UInt8]) -> [UInt8] {
    var source = source
    var offset = 0
    while let start = source[offset...].firstIndex(of: UInt8(ascii: "&")) {
      offset = start + 1
      guard offset < source.count, source[offset] == UInt8(ascii: "#") else { continue }
      offset += 1
      let isHex = offset < source.count && source[offset] | 0x20 == UInt8(ascii: "x")
      if isHex { offset += 1 }
      let isDigit = isHex ? ASCII.isHexDigit : ASCII.isDigit
      let digits = offset..<(source[offset...].firstIndex { !isDigit($0) } ?? source.count)
      offset = digits.upperBound
      let first = source[digits].firstIndex { $0 != UInt8(ascii: "0") } ?? offset
      if offset - first > longest { clip(&source, first..<offset, isHex: isHex) }
    }
    return source
  }

  /// The most digits after zeros that fit into 32 bits whatever they are.
  private static let longest = 7

  /// Writes the number after the last scalar's.
  private static func clip(_ source: inout [UInt8], _ digits: Range<Int>, isHex: Bool) {
    let number = Array((isHex ? "110000" : "1114112").utf8)
    let zeros = repeatElement(UInt8(ascii: "0"), count: digits.count - number.count)
    source.replaceSubrange(digits, with: zeros + number)
  }
}
