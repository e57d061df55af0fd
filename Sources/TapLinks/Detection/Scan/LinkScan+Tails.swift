import TapUnicode

/// Where the path, query and fragment of a link end.
struct LinkTail {
  /// The end of the link.
  var end: Int
  /// Whether an ellipsis cut it short (LD-12).
  var isTruncated = false
}

extension LinkScan {
  /// Returns the end of a link whose host and port end at an offset.
  ///
  /// A dot after the host belongs to the link only if a path, query or fragment follows it.
  mutating func scanTail(
    _ text: Span<UInt8>, from offset: Int, of run: HostRun, begin: Int
  ) -> LinkTail {
    let hasPort = offset > run.end + run.trailingDot
    let end = hasPort ? offset : max(run.end, offset - run.trailingDot)
    guard offset < text.count, let part = LinkPart(first: text[offset]) else {
      return LinkTail(end: end)
    }
    let tail = partsEnd(text, part, from: offset, closing: closingMark(text, begin))
    return tail.end > offset ? tail : LinkTail(end: end)
  }

  /// Returns the end of path, query and fragment by the rules of UTS #58 (3, termination).
  mutating func partsEnd(
    _ text: Span<UInt8>, _ first: LinkPart, from start: Int, closing: UInt32
  ) -> LinkTail {
    var part = first
    var end = start + 1
    var beforeQuery = part == .query ? start : -1
    var offset = end
    var isASCII = true
    brackets.removeAll(keepingCapacity: true)
    openQuotations = 0
    while offset < text.count {
      steps += 1
      let scalar = text.scalar(at: offset)
      let next = offset + scalar.length
      if let entered = part.next(at: scalar.value) {
        if entered == .query { beforeQuery = end }
        part = entered
        (end, offset) = (next, next)
        continue
      }
      if part.isSyntax(text, at: offset) { brackets.removeAll(keepingCapacity: true) }
      let traits = table[scalar.value]
      if scalar.value == closing, closes(text, offset, next) { break }
      if scalar.value == 0x2C || scalar.value == 0x3B, profile.needsWholeWords,
        Self.beginsAddress(text, at: next)
      {
        break
      }
      if isASCII, traits.isWideMark, endsWord(text, before: offset) { break }
      guard takes(scalar, traits, at: next, &end) else { break }
      isASCII = isASCII && scalar.length == 1
      offset = next
    }
    return finish(text, end, emptyQuery: part == .query ? beforeQuery : -1)
  }

  /// Whether the next address of a list begins at an offset.
  @inline(never)
  private static func beginsAddress(_ text: Span<UInt8>, at offset: Int) -> Bool {
    text.has("http://", at: offset) || text.has("https://", at: offset)
      || text.has("www.", at: offset)
  }

  /// Takes one scalar of a part, unless it ends the link.
  private mutating func takes(
    _ scalar: DecodedScalar, _ traits: LinkTraits, at next: Int, _ end: inout Int
  ) -> Bool {
    switch term(of: scalar, traits) {
    case .include: end = next
    case .soft: if profile.pairsQuotations, closesPair(scalar.value) { end = next }
    case .hard: return false
    case .open:
      brackets.append(scalar.value)
      end = next
    case .close:
      guard let open = brackets.popLast(), open == opening(of: scalar.value) else { return false }
      end = next
    }
    return true
  }

  private func opening(of close: UInt32) -> UInt32 {
    switch close {
    case 0x29: 0x28
    case 0x5D: 0x5B
    case 0x7D: 0x7B
    case 0x3E: 0x3C
    default: LinkTable.opening(of: close)
    }
  }

  /// Drops an empty query (LD-10), and returns whether an ellipsis follows (LD-12).
  private func finish(_ text: Span<UInt8>, _ end: Int, emptyQuery: Int) -> LinkTail {
    var tail = LinkTail(end: end)
    if profile.dropsEmptyQueries, emptyQuery >= 0, text[end - 1] == 0x3F {
      // The query begins at its question mark; a second one is a part of it.
      if isFirstQuestionMark(text, end - 1, after: emptyQuery) { tail.end = emptyQuery }
    }
    if profile.endsAtEllipses, tail.end == end, end < text.count, text[end] >= 0x80 {
      tail.isTruncated = table[text.scalar(at: end).value].isEllipsis
    }
    return tail
  }

  private func isFirstQuestionMark(_ text: Span<UInt8>, _ place: Int, after end: Int) -> Bool {
    // Between the end of the path and the question mark stand only Soft characters.
    for k in end..<place where text[k] == 0x3F { return false }
    return true
  }

  /// Whether wide punctuation at an offset ends the sentence of which the link is a part.
  private func endsWord(_ text: Span<UInt8>, before offset: Int) -> Bool {
    guard profile.endsAtWidePunctuation else { return false }
    switch text[offset - 1] {
    case 0x2F, 0x3F, 0x23, 0x3D, 0x26: return false
    default: return true
    }
  }
}
