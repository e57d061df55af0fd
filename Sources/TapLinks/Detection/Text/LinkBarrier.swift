import TapUnicode

/// Where a text may be cut so that the parts have the links of the whole (LD-20).
enum LinkBarrier: Sendable {
  /// After any Hard character: no address reaches over one.
  case hard
  /// After a blank: there a post of Twitter may as well begin.
  case blank
  /// After a hard break: numbers and paths have spaces in them.
  case line

  /// Whether a text may be cut at an offset that is neither its start nor its end.
  ///
  /// Two clusters meet there whatever is around, so that no edge of a link moves (LD-14).
  func isBarrier(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    let scalar = text.scalar(before: offset)
    guard scalar.isWellFormed else { return false }
    switch self {
    case .hard:
      guard LinkTable.shared[scalar.value].term == .hard else { return false }
    case .blank:
      guard ScalarProperties.shared[scalar.value].isWhiteSpace else { return false }
    case .line:
      guard ScalarProperties.shared[scalar.value].isHardBreak else { return false }
    }
    return isPlainBoundary(text, offset)
  }

  /// Returns the last barrier before an offset, or nil.
  func last(in text: Span<UInt8>, before limit: Int) -> Int? {
    var offset = limit - 1
    while offset > 0 {
      if text[offset] & 0xC0 != 0x80, isBarrier(text, offset) { return offset }
      offset -= 1
    }
    return nil
  }

  /// Returns the first barrier at or after an offset, or nil.
  func first(in text: Span<UInt8>, from start: Int) -> Int? {
    var offset = max(start, 1)
    while offset < text.count {
      if text[offset] & 0xC0 != 0x80, isBarrier(text, offset) { return offset }
      offset += 1
    }
    return nil
  }
}

/// Whether two scalars beside an offset are always two clusters; the edges of a text are.
func isPlainBoundary(_ text: Span<UInt8>, _ offset: Int) -> Bool {
  guard offset > 0, offset < text.count else { return true }
  let before = text[offset - 1]
  let after = text[offset]
  if before | after < 0x80 { return !(before == 0x0D && after == 0x0A) }
  let traits = ScalarProperties.shared
  return traits[text.scalar(before: offset).value].isPlain
    && traits[text.scalar(at: offset).value].isPlain
}
