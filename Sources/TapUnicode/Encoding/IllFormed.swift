/// Returns the offset of the first byte that is not part of well-formed UTF-8, or `nil`.
///
/// - Complexity: O(*n*), ASCII at eight bytes a step.
package func firstIllFormedByte(in text: Span<UInt8>) -> Int? {
  firstIllFormed(in: text, from: 0)?.offset
}

/// Returns the text with U+FFFD for each maximal subpart of ill-formed UTF-8.
///
/// The same as `String(decoding:as:)`, and as browsers decode.
package func replacingIllFormed(in text: Span<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var start = 0
  while let found = firstIllFormed(in: text, from: start) {
    result.append(text, start..<found.offset)
    result += [0xEF, 0xBF, 0xBD]
    start = found.offset + found.length
  }
  result.append(text, start..<text.count)
  return result
}

private func firstIllFormed(in text: Span<UInt8>, from start: Int) -> (offset: Int, length: Int)? {
  var offset = start
  while true {
    offset = text.asciiEnd(from: offset)
    // Beyond ASCII, text tends to stay beyond it.
    while offset < text.count, text[offset] >= 0x80 {
      let scalar = text.scalar(at: offset)
      guard scalar.isWellFormed else { return (offset, scalar.length) }
      offset += scalar.length
    }
    if offset >= text.count { return nil }
  }
}

extension [UInt8] {
  mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    unsafe text.extracting(range).withUnsafeBufferPointer { bytes in
      unsafe append(contentsOf: bytes)
    }
  }
}
