import TapUnicode

/// The bytes that a part of a URL may only hold percent-encoded (WHATWG URL, 1.3).
struct PercentEncodeSet: BitwiseCopyable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds characters of ASCII to a set.
  private init(_ base: PercentEncodeSet?, _ more: String) {
    if let base {
      self = base
    } else {
      low = (1 << 32) - 1
      high = 1 << 63
    }
    for byte in more.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  /// Whether a byte is encoded; whatever is not ASCII always is.
  func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return true }
    return byte < 64 ? low >> UInt64(byte) & 1 != 0 : high >> UInt64(byte - 64) & 1 != 0
  }

  /// Controls, and what is not ASCII: opaque hosts and opaque paths.
  static let control = PercentEncodeSet(nil, "")
  static let fragment = PercentEncodeSet(control, " \"<>`")
  static let query = PercentEncodeSet(control, " \"#<>")
  /// The query of a special scheme.
  static let specialQuery = PercentEncodeSet(query, "'")
  static let path = PercentEncodeSet(query, "?^`{}")
  /// The path of a file: of a bar or colon a drive of Windows could be made.
  static let filePath = PercentEncodeSet(path, "%\\|:")
  static let userinfo = PercentEncodeSet(path, "/:;=@[\\]|")
}

extension PercentEncodeSet {
  /// Appends bytes, encoded where the set holds them.
  func encode(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
    for byte in bytes { encode(byte, into: &output) }
  }

  /// Appends a byte, encoded where the set holds it.
  func encode(_ byte: UInt8, into output: inout [UInt8]) {
    guard contains(byte) else {
      output.append(byte)
      return
    }
    output.append(UInt8(ascii: "%"))
    output.append(ASCII.upperHexDigit(byte >> 4))
    output.append(ASCII.upperHexDigit(byte & 15))
  }
}

extension Collection<UInt8> {
  /// Returns the bytes with each `%` and two hexadecimal digits as the byte that they stand for.
  ///
  /// - Complexity: O(*n*)
  func percentDecoded() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == UInt8(ascii: "%"), let byte = hexByte(at: next) {
        output.append(byte)
        index = self.index(next, offsetBy: 2)
      } else {
        output.append(self[index])
        index = next
      }
    }
    return output
  }

  /// Returns the byte that two hexadecimal digits stand for, if two are at an index.
  func hexByte(at index: Index) -> UInt8? {
    guard index < endIndex, let high = ASCII.hexValue(self[index]) else { return nil }
    let next = self.index(after: index)
    guard next < endIndex, let low = ASCII.hexValue(self[next]) else { return nil }
    return high << 4 | low
  }
}
