import TapUnicode

extension IPv4Address {
  /// Whether the last label of a name is a number, so that the name is an address or nothing
  /// (WHATWG URL, "ends in a number").
  static func endsInNumber(_ name: [UInt8]) -> Bool {
    var end = name.count
    if name.last == UInt8(ascii: ".") { end -= 1 }
    var start = end
    while start > 0, name[start - 1] != UInt8(ascii: ".") { start -= 1 }
    let label = name[start..<end]
    if !label.isEmpty, label.allSatisfy(ASCII.isDigit) { return true }
    return number(label) != nil
  }

  /// Parses an address in any form that browsers accept: one to four decimal, octal or hexadecimal
  /// numbers.
  ///
  /// Returns `nil` if it is invalid; `report` receives the problem.
  static func parse(_ name: [UInt8], report: (URLProblem.Kind) -> Void) -> IPv4Address? {
    var parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if let last = parts.last, last.isEmpty {
      report(.ipv4EmptyPart)
      if parts.count > 1 { parts.removeLast() }
    }
    guard parts.count <= 4 else {
      report(.ipv4TooManyParts)
      return nil
    }
    var numbers: [UInt64] = []
    for part in parts {
      guard let (value, isDecimal) = number(part) else {
        report(.ipv4NonNumericPart)
        return nil
      }
      if !isDecimal { report(.ipv4NonDecimalPart) }
      numbers.append(value)
    }
    return address(of: numbers, report: report)
  }

  private static func address(
    of numbers: [UInt64], report: (URLProblem.Kind) -> Void
  ) -> IPv4Address? {
    if numbers.contains(where: { $0 > 255 }) { report(.ipv4OutOfRangePart) }
    guard let last = numbers.last, numbers.dropLast().allSatisfy({ $0 <= 255 }),
      last < 1 << UInt64(8 * (5 - numbers.count))
    else { return nil }
    var value = last
    for (index, number) in numbers.dropLast().enumerated() {
      value += number << UInt64(8 * (3 - index))
    }
    return IPv4Address(rawValue: UInt32(truncatingIfNeeded: value))
  }

  /// Returns the value of a number, at most 2³² where it is more, and whether it is plain decimal.
  private static func number(_ part: ArraySlice<UInt8>) -> (value: UInt64, isDecimal: Bool)? {
    guard let first = part.first else { return nil }
    var digits = part
    var radix: UInt64 = 10
    if part.count >= 2, first == UInt8(ascii: "0") {
      let isHexadecimal = part[part.startIndex + 1] | 0x20 == UInt8(ascii: "x")
      digits = part.dropFirst(isHexadecimal ? 2 : 1)
      radix = isHexadecimal ? 16 : 8
    }
    var value: UInt64 = 0
    for digit in digits {
      guard let digit = ASCII.hexValue(digit), digit < radix else { return nil }
      value = min(value * radix + UInt64(digit), 1 << 32)
    }
    return (value, radix == 10)
  }
}
