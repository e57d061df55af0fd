/// Numbers in the shortest form that reads back exactly.
package enum ShortestNumber {
  /// The text of a finite number: whole ones without a point, exponents without padding.
  package static func text(
    _ value: some BinaryFloatingPoint & CustomStringConvertible
  ) -> String {
    var text = value.description
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
