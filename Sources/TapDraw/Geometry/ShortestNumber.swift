/// Numbers in the shortest form that reads back exactly.
package enum ShortestNumber {
  /// The text of a finite number: whole ones without a point, exponents without padding.
  package static func text(_ value: Double) -> String {
    // The form of a whole number is that of an integer, which is much quicker to write.
    if value.magnitude < 1e15, value != 0, value == value.rounded(.towardZero) {
      return String(Int(value))
    }
    return shortened(value.description)
  }

  /// The text of a finite number: whole ones without a point, exponents without padding.
  package static func text(_ value: Float) -> String { shortened(value.description) }

  private static func shortened(_ description: String) -> String {
    var text = description
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let letter = text.firstIndex(of: "e") else { return text }
    let mantissa = text[..<letter]
    var exponent = text[letter...].dropFirst()
    let sign = exponent.first == "-" ? "-" : ""
    if exponent.first == "-" || exponent.first == "+" { exponent.removeFirst() }
    let isWhole = mantissa.hasSuffix(".0")
    return (isWhole ? mantissa.dropLast(2) : mantissa) + "e" + sign
      + exponent.drop { $0 == "0" }
  }
}
