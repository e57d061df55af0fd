extension Span<UInt8> {
  /// Returns the number of scalars, for well-formed text.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func scalarCount() -> Int { counts().scalars }

  /// Returns the number of UTF-16 code units, for well-formed text.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func utf16Count() -> Int { counts().utf16 }

  /// Returns the numbers of scalars and of UTF-16 code units, for well-formed text.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func counts() -> (scalars: Int, utf16: Int) {
    var continuations = 0
    var pairs = 0
    var offset = 0
    while offset &+ 8 <= count {
      let word = word(at: offset)
      if word & highBits != 0 {
        continuations &+= ByteMask.continuations(word).nonzeroBitCount
        pairs &+= ByteMask.fourByteLeads(word).nonzeroBitCount
      }
      offset &+= 8
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { continuations &+= 1 }
      if self[offset] >= 0xF0 { pairs &+= 1 }
      offset &+= 1
    }
    let scalars = count - continuations
    return (scalars, scalars + pairs)
  }

  /// Returns the offset of the scalar with an ordinal; `count` past the last.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func offset(ofScalar ordinal: Int) -> Int {
    var left = ordinal
    var offset = 0
    while offset &+ 8 <= count {
      let starts = 8 - ByteMask.continuations(word(at: offset)).nonzeroBitCount
      // The scalar that starts next may lie in this word, so only whole words before it are passed.
      if starts > left { break }
      left &-= starts
      offset &+= 8
    }
    while offset < count {
      if self[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left &-= 1
      }
      offset &+= 1
    }
    return count
  }

  /// Returns the offset of the scalar that holds a UTF-16 code unit; `count` past the last.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  package func offset(ofUTF16 unit: Int) -> Int {
    var left = unit
    var offset = 0
    while offset &+ 8 <= count {
      let word = word(at: offset)
      let units =
        8 - ByteMask.continuations(word).nonzeroBitCount
        + ByteMask.fourByteLeads(word).nonzeroBitCount
      if units > left { break }
      left &-= units
      offset &+= 8
    }
    while offset < count {
      let byte = self[offset]
      if byte & 0xC0 != 0x80 {
        let units = byte >= 0xF0 ? 2 : 1
        if left < units { return offset }
        left &-= units
      }
      offset &+= 1
    }
    return count
  }
}
