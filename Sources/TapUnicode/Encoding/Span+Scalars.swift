/// A scalar taken from UTF-8.
@frozen @usableFromInline package struct DecodedScalar: BitwiseCopyable, Sendable, Hashable {
  /// The scalar; U+FFFD where the bytes are ill-formed.
  @usableFromInline package var value: UInt32
  /// The number of bytes it takes, 1 to 4; for ill-formed bytes the maximal subpart's.
  @usableFromInline package var length: Int
  /// Whether the bytes are well-formed.
  @usableFromInline package var isWellFormed: Bool

  @inlinable package init(value: UInt32, length: Int, isWellFormed: Bool = true) {
    self.value = value
    self.length = length
    self.isWellFormed = isWellFormed
  }
}

extension Span<UInt8> {
  /// Returns the scalar that starts at an offset.
  ///
  /// Ill-formed bytes give U+FFFD for each maximal subpart, as the Unicode Standard (3.9) advises.
  ///
  /// - Precondition: `offset` is less than `count`.
  @inlinable package func scalar(at offset: Int) -> DecodedScalar {
    let lead = self[offset]
    if lead < 0x80 { return DecodedScalar(value: UInt32(lead), length: 1) }
    // The common lengths; E0 and ED need a closer look, as does the end of the text.
    if offset &+ 2 < count {
      let second = UInt32(self[offset &+ 1]) ^ 0x80
      let third = UInt32(self[offset &+ 2]) ^ 0x80
      if lead >= 0xC2, lead < 0xE0, second < 0x40 {
        return DecodedScalar(value: UInt32(lead & 0x1F) &<< 6 | second, length: 2)
      }
      if lead > 0xE0, lead < 0xF0, lead != 0xED, second | third < 0x40 {
        let high = UInt32(lead & 0x0F) &<< 12
        return DecodedScalar(value: high | second &<< 6 | third, length: 3)
      }
    }
    return longScalar(at: offset, lead: lead)
  }

  /// Returns the scalar that ends at an offset.
  ///
  /// - Precondition: `offset` is greater than 0.
  @inlinable package func scalar(before offset: Int) -> DecodedScalar {
    let last = self[offset - 1]
    if last < 0x80 { return DecodedScalar(value: UInt32(last), length: 1) }
    return longScalar(before: offset)
  }

  @usableFromInline func longScalar(at offset: Int, lead: UInt8) -> DecodedScalar {
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF:
      (length, value) = (3, UInt32(lead & 0x0F))
      if lead == 0xE0 { low = 0xA0 } else if lead == 0xED { high = 0x9F }
    case 0xF0...0xF4:
      (length, value) = (4, UInt32(lead & 0x07))
      if lead == 0xF0 { low = 0x90 } else if lead == 0xF4 { high = 0x8F }
    default: return DecodedScalar(value: 0xFFFD, length: 1, isWellFormed: false)
    }
    for k in 1..<length {
      guard offset + k < count, (low...high).contains(self[offset + k]) else {
        return DecodedScalar(value: 0xFFFD, length: k, isWellFormed: false)
      }
      value = value << 6 | UInt32(self[offset + k] & 0x3F)
      (low, high) = (0x80, 0xBF)
    }
    return DecodedScalar(value: value, length: length)
  }

  @usableFromInline func longScalar(before offset: Int) -> DecodedScalar {
    var start = offset - 1
    let limit = Swift.max(0, offset - 4)
    while start > limit, self[start] & 0xC0 == 0x80 { start -= 1 }
    // Decode forward from the lead; whatever does not end here is ill-formed.
    while start < offset {
      let scalar = scalar(at: start)
      if start + scalar.length == offset { return scalar }
      start += scalar.length
    }
    return DecodedScalar(value: 0xFFFD, length: 1, isWellFormed: false)
  }

  /// Returns the largest start of a scalar at or below an offset.
  ///
  /// Well-formed text only; ill-formed bytes give some offset at most three lower.
  @inlinable package func scalarStart(atOrBefore offset: Int) -> Int {
    guard offset < count else { return count }
    var start = offset
    let limit = Swift.max(0, offset - 3)
    while start > limit, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
