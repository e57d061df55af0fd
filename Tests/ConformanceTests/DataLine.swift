import TapUnicode

/// A line of a data file, or a field of one.
struct DataLine: CustomStringConvertible {
  /// The bytes without blanks around them.
  let bytes: [UInt8]

  /// Takes a range of a file up to the first byte that starts a comment.
  init(_ file: [UInt8], _ range: Range<Int>, isComment: UInt8? = nil) {
    var start = range.lowerBound
    var end = start
    while end < range.upperBound, file[end] != isComment { end += 1 }
    while start < end, isBlank(file[start]) { start += 1 }
    while end > start, isBlank(file[end - 1]) { end -= 1 }
    bytes = Array(file[start..<end])
  }

  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The parts between semicolons.
  func fields() -> [DataLine] {
    var fields: [DataLine] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes.span.firstByte(0x3B, from: start)
      fields.append(DataLine(bytes, start..<end))
      start = end + 1
    }
    return fields
  }

  /// The numbers between blanks; anything else, such as `x`, is `nil`.
  func numbers(radix: Int = 10) -> [Int?] {
    var numbers: [Int?] = []
    var offset = 0
    while offset < bytes.count {
      while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
      let start = offset
      var number: Int? = 0
      while offset < bytes.count, !isBlank(bytes[offset]) {
        let digit = digit(bytes[offset])
        if let known = number, digit < radix {
          number = known * radix + digit
        } else {
          number = nil
        }
        offset += 1
      }
      if offset > start { numbers.append(number) }
    }
    return numbers
  }

  /// The scalars that hexadecimal numbers name, as UTF-8, and where each starts.
  func scalars() -> (text: [UInt8], starts: [Int]) {
    var text: [UInt8] = []
    var starts: [Int] = []
    for number in numbers(radix: 16) {
      starts.append(text.count)
      appendScalar(UInt32(number ?? 0xFFFD), to: &text)
    }
    return (text, starts)
  }
}

/// Appends a scalar as UTF-8; a surrogate, which some tests have, becomes U+FFFD.
func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
  let value = (0xD800...0xDFFF).contains(value) ? 0xFFFD : value
  func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(value >> shift & 0x3F) }
  switch value {
  case 0..<0x80: text.append(UInt8(value))
  case 0..<0x800: text += [0xC0 | UInt8(value >> 6), continuation(0)]
  case 0..<0x1_0000: text += [0xE0 | UInt8(value >> 12), continuation(6), continuation(0)]
  default:
    text += [0xF0 | UInt8(value >> 18), continuation(12), continuation(6), continuation(0)]
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

/// The value of a hexadecimal digit; 16 for anything else.
private func digit(_ byte: UInt8) -> Int {
  switch byte {
  case 0x30...0x39: Int(byte) - 0x30
  case 0x41...0x46: Int(byte) - 0x41 + 10
  default: 16
  }
}
