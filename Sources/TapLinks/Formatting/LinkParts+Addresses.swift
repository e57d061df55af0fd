import TapUnicode

extension LinkParts {
  /// Returns an address of the web with as few escapes as possible (UTS #58, serialization).
  ///
  /// It has the same destination. Escaped syntax characters stay escaped; so do bytes that are not
  /// UTF-8, and a plus sign in a query. The text before the path is left as it is.
  ///
  ///     LinkParts.minimallyEscaped("https://example.com/%CE%B1%2F%CE%B2")
  ///     // https://example.com/α%2Fβ
  ///
  /// - Complexity: O(*n*).
  public static func minimallyEscaped(_ address: String, atEndOfText: Bool = true) -> String {
    let bytes = Array(address.utf8)
    let start = pathStart(bytes.span)
    var writer = LinkWriter(readTokens(bytes.span, from: start))
    return bytes.span.extracting(..<start).string + writer.written(escapingFinal: atEndOfText)
  }
}

/// Returns where the path, query or fragment of an address begins, or its end.
private func pathStart(_ text: Span<UInt8>) -> Int {
  var offset = 0
  while offset < text.count, text[offset] != 0x3A { offset += 1 }
  offset = text.has("://", at: offset) ? offset + 3 : 0
  while offset < text.count, LinkPart(first: text[offset]) == nil { offset += 1 }
  return offset
}

/// Reads the scalars of an address, escaped ones as content.
private func readTokens(_ text: Span<UInt8>, from start: Int) -> [LinkToken] {
  var tokens: [LinkToken] = []
  guard start < text.count, var part = LinkPart(first: text[start]) else { return tokens }
  var offset = start
  while offset < text.count {
    if let end = escapesEnd(text, from: offset) {
      readEscapes(text, offset..<end, part, into: &tokens)
      offset = end
      continue
    }
    let scalar = text.scalar(at: offset)
    part = part.next(at: scalar.value) ?? part
    let isSyntax = scalar.length == 1 && isSyntaxMark(scalar.value, part)
    tokens.append(LinkToken(scalar.value, isSyntax ? .syntax : .content, part))
    offset += scalar.length
  }
  return tokens
}

/// Whether a mark that is not escaped in a part is its syntax, which stays as it is.
private func isSyntaxMark(_ value: UInt32, _ part: LinkPart) -> Bool {
  switch (part, value) {
  case (.path, 0x2F): true
  case (.query, 0x3F), (.query, 0x26), (.query, 0x3D), (.query, 0x2B): true
  case (.fragment, 0x23), (.fragment, 0x3A), (.fragment, 0x26): true
  default: false
  }
}

/// Returns the end of the escapes in a row that begin at an offset, or nil.
private func escapesEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
  var end = start
  while end + 2 < text.count, text[end] == 0x25, ASCII.isHexDigit(text[end + 1]),
    ASCII.isHexDigit(text[end + 2])
  {
    end += 3
  }
  return end > start ? end : nil
}

/// Reads what escapes stand for.
private func readEscapes(
  _ text: Span<UInt8>, _ range: Range<Int>, _ part: LinkPart, into tokens: inout [LinkToken]
) {
  var decoded: [UInt8] = []
  for offset in stride(from: range.lowerBound, to: range.upperBound, by: 3) {
    guard let high = ASCII.hexValue(text[offset + 1]), let low = ASCII.hexValue(text[offset + 2])
    else { continue }
    decoded.append(high << 4 | low)
  }
  let span = decoded.span
  var offset = 0
  while offset < span.count {
    let scalar = span.scalar(at: offset)
    if scalar.isWellFormed {
      tokens.append(LinkToken(scalar.value, .content, part))
    } else {
      for k in offset..<offset + scalar.length {
        tokens.append(LinkToken(UInt32(span[k]), .byte, part))
      }
    }
    offset += scalar.length
  }
}
