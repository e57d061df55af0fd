import TapUnicode

/// A run of letters, digits, hyphens and underscores with single dots between them.
struct GFMDomainRun {
  let start: Int
  private(set) var end: Int
  private var lastDot = -1
  private var dotBefore = -1
  private var lastUnderscore = -1

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Reads the run from an offset.
  init(_ text: Span<UInt8>, from start: Int, table: LinkTable) {
    self.start = start
    end = start
    var index = start
    while index < text.count {
      let byte = text[index]
      if byte == 0x2E {
        // A dot belongs to the run where a letter stands on both sides.
        guard index == end, index > start else { break }
        index += 1
        continue
      }
      let scalar = text.scalar(at: index)
      let isLetter =
        byte < 0x80
        ? ASCII.isAlphanumeric(byte) || byte == 0x2D || byte == 0x5F
        : scalar.isWellFormed && table[scalar.value].isHost
      guard isLetter else { break }
      if index > end {
        dotBefore = lastDot
        lastDot = index - 1
      }
      if byte == 0x5F { lastUnderscore = index }
      index += scalar.length
      end = index
    }
  }

  /// Whether the run from an offset on is a valid domain: it has a dot, and no underscore in its
  /// last two segments.
  func isDomain(from offset: Int) -> Bool {
    lastDot > offset && lastUnderscore < max(offset, dotBefore)
  }
}
