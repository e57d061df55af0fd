import TapUnicode

extension IPv6Address {
  /// Parses an address without its brackets (WHATWG URL, "IPv6 parser"); zone ids are not accepted
  /// (LS-P9).
  ///
  /// Returns `nil` if it is invalid; `report` receives the problem.
  static func parse(
    _ input: ArraySlice<UInt8>, report: (URLProblem.Kind) -> Void
  ) -> IPv6Address? {
    var reader = IPv6Reader(input: input, index: input.startIndex)
    if let problem = reader.read() {
      report(problem)
      return nil
    }
    return IPv6Address(rawValue: reader.value)
  }
}

/// Reads the IPv6 pieces of an address one by one.
private struct IPv6Reader {
  let input: ArraySlice<UInt8>
  var index: Int
  var pieces: [UInt16] = []
  /// The number of IPv6 pieces before `::`.
  var compress: Int?

  var current: UInt8? { index < input.endIndex ? input[index] : nil }

  /// The address of all IPv6 pieces.
  var value: UInt128 {
    var value: UInt128 = 0
    for (place, piece) in pieces.enumerated() {
      let isAfter = compress.map { place >= $0 } ?? false
      let index = isAfter ? 8 - pieces.count + place : place
      value |= UInt128(piece) << UInt128(112 - 16 * index)
    }
    return value
  }

  /// The number of IPv6 pieces so far, including at least one for `::`.
  private var count: Int { pieces.count + (compress == nil ? 0 : 1) }

  mutating func read() -> URLProblem.Kind? {
    if current == UInt8(ascii: ":") {
      index += 1
      guard current == UInt8(ascii: ":") else { return .ipv6InvalidCompression }
      index += 1
      compress = 0
    }
    while let byte = current {
      guard count < 8 else { return .ipv6TooManyPieces }
      if byte == UInt8(ascii: ":") {
        guard compress == nil else { return .ipv6MultipleCompression }
        index += 1
        compress = pieces.count
        continue
      }
      let start = index
      let value = hexNumber()
      if current == UInt8(ascii: ".") {
        guard index > start else { return .ipv4InIPv6InvalidCodePoint }
        index = start
        if let problem = readIPv4() { return problem }
        break
      }
      if let problem = passColon() { return problem }
      pieces.append(value)
    }
    return compress == nil && pieces.count != 8 ? .ipv6TooFewPieces : nil
  }

  /// Reads up to four hexadecimal digits.
  private mutating func hexNumber() -> UInt16 {
    var value: UInt16 = 0
    let end = min(index + 4, input.endIndex)
    while index < end, let digit = ASCII.hexValue(input[index]) {
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }

  /// Skips the colon after an IPv6 piece, which must be followed by another one or a colon.
  private mutating func passColon() -> URLProblem.Kind? {
    guard let byte = current else { return nil }
    guard byte == UInt8(ascii: ":"), index + 1 < input.endIndex else {
      return .ipv6InvalidCodePoint
    }
    index += 1
    return nil
  }

  /// Reads the two last IPv6 pieces, written as four decimal numbers.
  private mutating func readIPv4() -> URLProblem.Kind? {
    guard count <= 6 else { return .ipv4InIPv6TooManyPieces }
    var value: UInt32 = 0
    var seen = 0
    while current != nil {
      if seen > 0 {
        guard current == UInt8(ascii: "."), seen < 4 else { return .ipv4InIPv6InvalidCodePoint }
        index += 1
      }
      guard let first = current, ASCII.isDigit(first) else { return .ipv4InIPv6InvalidCodePoint }
      var number: UInt32 = 0
      let start = index
      while let digit = current, ASCII.isDigit(digit) {
        if index > start, number == 0 { return .ipv4InIPv6InvalidCodePoint }
        number = number * 10 + UInt32(digit - UInt8(ascii: "0"))
        guard number <= 255 else { return .ipv4InIPv6OutOfRangePart }
        index += 1
      }
      value = value << 8 | number
      seen += 1
    }
    guard seen == 4 else { return .ipv4InIPv6TooFewParts }
    pieces += [UInt16(value >> 16), UInt16(value & 0xFFFF)]
    return nil
  }
}
