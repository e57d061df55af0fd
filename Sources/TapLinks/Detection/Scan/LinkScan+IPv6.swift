import TapUnicode

extension LinkScan {
  /// Returns the end of an IPv6 address in brackets that begins at an offset, or nil.
  ///
  /// As RFC 4291 and the IPv6 parser of the WHATWG's URL standard read it. A zone makes it none
  /// (LS-P9).
  func addressEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    // The longest has 45 letters between its brackets.
    var groups = 0
    var hasGap = false
    var offset = start + 1
    while offset < text.count, offset - start <= 46 {
      if text[offset] == 0x5D {
        let isWhole = hasGap ? groups < 8 : groups == 8
        return isWhole && offset > start + 2 ? offset + 1 : nil
      }
      if text[offset] == 0x3A {
        let isGap = text.has("::", at: offset)
        guard isGap ? !hasGap : groups > 0 && !text.has(":]", at: offset) else { return nil }
        hasGap = hasGap || isGap
        offset += isGap ? 2 : 1
        continue
      }
      guard groups < 8 else { return nil }
      let end = groupEnd(text, from: offset)
      if end < text.count, text[end] == 0x2E {
        guard let last = dottedEnd(text, from: offset), groups < 7 else { return nil }
        groups += 2
        offset = last
        continue
      }
      guard end > offset, end - offset <= 4 else { return nil }
      groups += 1
      offset = end
    }
    return nil
  }

  private func groupEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, end - start < 5, ASCII.isHexDigit(text[end]) { end += 1 }
    return end
  }

  /// Returns the end of four numbers up to 255 with dots between them, before a closing bracket.
  private func dottedEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    for number in 0..<4 {
      if number > 0 {
        guard offset < text.count, text[offset] == 0x2E else { return nil }
        offset += 1
      }
      var value = 0
      let first = offset
      while offset < text.count, ASCII.isDigit(text[offset]), offset - first < 3 {
        value = value * 10 + Int(text[offset] - 0x30)
        offset += 1
      }
      guard offset > first, value <= 255, offset == first + 1 || text[first] != 0x30 else {
        return nil
      }
    }
    return offset < text.count && text[offset] == 0x5D ? offset : nil
  }
}
