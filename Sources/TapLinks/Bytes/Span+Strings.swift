import TapUnicode

extension Span<UInt8> {
  /// The bytes as a string; parts of a scalar become U+FFFD.
  package var string: String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the bytes are a word of ASCII, in any case.
  ///
  /// - Precondition: The word is lowercase.
  package func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && has(word, at: 0)
  }

  /// Whether the bytes are those of a word of ASCII, in any case.
  ///
  /// - Precondition: The word is lowercase.
  package func isSame(_ word: [UInt8]) -> Bool {
    guard count == word.count else { return false }
    return indices.allSatisfy {
      ASCII.lowercased(self[$0]) == word[$0]
    }
  }

  /// Whether the bytes are those of a word, in its case.
  package func isExactly(_ word: String) -> Bool { count == word.utf8.count && string == word }

  /// Returns the first byte in a range for which a condition holds, or its end.
  package func firstByte(in range: Range<Int>, where holds: (UInt8) -> Bool) -> Int {
    range.first { holds(self[$0]) } ?? range.upperBound
  }

  /// Whether ASCII bytes are at an offset, in any case.
  ///
  /// - Precondition: `words` are lowercase.
  package func has(_ words: StaticString, at offset: Int) -> Bool {
    let length = words.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for k in 0..<length {
      let byte = self[offset + k]
      let lower = ASCII.lowercased(byte)
      if unsafe lower != words.utf8Start[k] { return false }
    }
    return true
  }
}
