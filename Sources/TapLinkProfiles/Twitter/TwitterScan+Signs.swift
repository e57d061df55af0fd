import TapLinks
import TapUnicode

extension TwitterScan {
  /// Finds what begins with a sign: mentions, hashtags, cashtags.
  mutating func findSigns(in text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let body = offset + scalar.length
      let end: Int? =
        switch scalar.value {
        case 0x40, 0xFF20: takeMention(text, sign: offset, body: body)
        case 0x23, 0xFF03: takeHashtag(text, sign: offset, body: body)
        case 0x24: takeCashtag(text, sign: offset, body: body)
        default: nil
        }
      offset = end ?? body
    }
  }

  /// Takes the name of a person, or of a person's list; returns its end.
  private mutating func takeMention(_ text: Span<UInt8>, sign: Int, body: Int) -> Int? {
    guard mayMention(text, sign) else { return nil }
    let nameEnd = wordEnd(text, from: body, limit: 20)
    guard nameEnd > body else { return nil }
    let end = listEnd(text, from: nameEnd)
    guard !stopsMention(text, end) else { return nil }
    let name = text.extracting(body..<end).string
    append(.mention, sign..<end, "https://twitter.com/\(name)")
    return end
  }

  /// Whether a mention may follow what comes before a sign: no letter or sign, or `RT`.
  private func mayMention(_ text: Span<UInt8>, _ sign: Int) -> Bool {
    guard sign > 0 else { return true }
    let before = text.scalar(before: sign).value
    if before >= 0x80 { return before != 0xFF20 }
    let byte = UInt8(before)
    if !ASCII.isAlphanumeric(byte), !"_!#$%&*@".utf8.contains(byte) { return true }
    guard text.has("rt", at: sign - 2) else { return false }
    guard sign > 2 else { return true }
    let first = text[sign - 3]
    return !ASCII.isAlphanumeric(first) && !"_+~.-".utf8.contains(first)
  }

  /// Returns the end of the name of a list after that of a person.
  private func listEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/"), ASCII.isLetter(text[start + 1])
    else { return start }
    let limit = min(text.count, start + 26)
    var end = start + 1
    while end < limit, isWord(text[end]) || text[end] == UInt8(ascii: "-") { end += 1 }
    return end
  }

  /// Whether what is at an offset makes what comes before it something else than a mention.
  private func stopsMention(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let scalar = text.scalar(at: offset).value
    return scalar == 0x40 || scalar == 0xFF20 || TwitterLetters.isAccented(scalar)
      || text.has("://", at: offset)
  }

  /// Takes a hashtag, which has a letter in it; returns its end.
  private mutating func takeHashtag(_ text: Span<UInt8>, sign: Int, body: Int) -> Int? {
    guard mayBeginHashtag(text, sign) else { return nil }
    var end = body
    var hasLetter = false
    while end < text.count {
      let scalar = text.scalar(at: end)
      // A keycap or an emoji is no hashtag.
      if end == body, scalar.value == 0xFE0F || scalar.value == 0x20E3 { return nil }
      guard scalar.isWellFormed, TwitterTag.has(scalar.value) else { break }
      hasLetter = hasLetter || TwitterTag.isLetter(scalar.value)
      end += scalar.length
    }
    steps += end - body
    guard hasLetter, !stopsHashtag(text, end) else { return nil }
    let tag = text.extracting(body..<end).string
    append(.hashtag, sign..<end, "https://twitter.com/search?q=%23\(tag)")
    return end
  }

  private func mayBeginHashtag(_ text: Span<UInt8>, _ sign: Int) -> Bool {
    guard sign > 0 else { return true }
    let before = text.scalar(before: sign).value
    if before == 0xFE0E || before == 0xFE0F { return true }
    return before != 0x26 && !TwitterTag.has(before)
  }

  private func stopsHashtag(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let scalar = text.scalar(at: offset).value
    return scalar == 0x23 || scalar == 0xFF03 || text.has("://", at: offset)
  }

  /// Takes a ticker symbol: up to six letters, and after a dot or underscore up to two more.
  private mutating func takeCashtag(_ text: Span<UInt8>, sign: Int, body: Int) -> Int? {
    if sign > 0 {
      let before = text.scalar(before: sign).value
      guard TwitterLetters.isSpace(before) || TwitterLetters.isDirectional(before) else {
        return nil
      }
    }
    let short = lettersEnd(text, from: body, limit: 6)
    guard short > body else { return nil }
    var end = short
    if short < text.count, text[short] == UInt8(ascii: ".") || text[short] == UInt8(ascii: "_") {
      let long = lettersEnd(text, from: short + 1, limit: 2)
      if long > short + 1, mayEndCashtag(text, long) { end = long }
    }
    guard mayEndCashtag(text, end) else { return nil }
    let symbol = text.extracting(body..<end).string
    append(.cashtag, sign..<end, "https://twitter.com/search?q=%24\(symbol)")
    return end
  }

  private func mayEndCashtag(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < text.count else { return true }
    let scalar = text.scalar(at: offset).value
    if TwitterLetters.isSpace(scalar) { return true }
    return scalar < 0x80 && "!'#%&()*+,\\-./:;<=>?@[]^_{|}~$".utf8.contains(UInt8(scalar))
  }

  private func wordEnd(_ text: Span<UInt8>, from start: Int, limit: Int) -> Int {
    var end = start
    while end < text.count, end - start < limit, isWord(text[end]) { end += 1 }
    return end
  }

  private func lettersEnd(_ text: Span<UInt8>, from start: Int, limit: Int) -> Int {
    var end = start
    while end < text.count, end - start < limit, ASCII.isLetter(text[end]) { end += 1 }
    return end
  }

  private func isWord(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_")
  }

  private mutating func append(
    _ kind: DetectedLink.Kind, _ range: Range<Int>, _ destination: String
  ) {
    signs.append(DetectedLink(kind: kind, utf8Range: range, destination: destination))
  }
}
