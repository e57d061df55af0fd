import TapLinks
import TapUnicode

/// What begins with a sign: mentions, hashtags, cashtags, commands of bots.
extension TelegramScan {
  mutating func findSigns(in text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let end: Int? =
        switch text[offset] {
        case UInt8(ascii: "@"): takeMention(text, sign: offset)
        case UInt8(ascii: "#"): takeHashtag(text, sign: offset)
        case UInt8(ascii: "$"): takeCashtag(text, sign: offset)
        case UInt8(ascii: "/"): takeCommand(text, sign: offset)
        default: nil
        }
      offset = end ?? offset + 1
    }
  }

  /// Takes the name of a person, a channel or a bot; returns its end.
  private mutating func takeMention(_ text: Span<UInt8>, sign: Int) -> Int? {
    let end = nameEnd(text, from: sign + 1, limit: 33)
    let name = text.extracting(sign + 1..<end)
    guard isFree(text, sign..<end, by: TelegramLetters.isWord), name.count <= 32 else { return nil }
    guard name.count >= 4 || ["gif", "pic", "vid"].contains(where: { name.isSame(Array($0.utf8)) })
    else { return nil }
    append(.mention, sign..<end, to: "https://t.me/\(name.string)")
    return end
  }

  /// Takes a hashtag of up to 256 letters with one that is no digit, and a channel after it.
  private mutating func takeHashtag(_ text: Span<UInt8>, sign: Int) -> Int? {
    var end = sign + 1
    var length = 0
    var hasLetter = false
    while end < text.count, length < 256 {
      let scalar = text.scalar(at: end)
      guard scalar.isWellFormed, TelegramLetters.isTag(scalar.value) else { break }
      hasLetter = hasLetter || isLetter(scalar.value)
      end += scalar.length
      length += 1
    }
    steps += length
    let isFollowed = end < text.count && text[end] == UInt8(ascii: "#")
    guard hasLetter, !isFollowed, !isAfterTag(text, sign, UInt8(ascii: "#")) else { return nil }
    end = channelEnd(text, from: end, cutsNames: true)
    append(.hashtag, sign..<end, to: text.extracting(sign..<end).string)
    return end
  }

  private func isLetter(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return !ASCII.isDigit(UInt8(scalar)) && scalar != 0x5F }
    return ScalarProperties.shared[scalar].group == .letter
  }

  /// Takes a ticker symbol, up to eight capitals or `1INCH`, and a channel after it.
  private mutating func takeCashtag(_ text: Span<UInt8>, sign: Int) -> Int? {
    guard !isAfterTag(text, sign, UInt8(ascii: "$")) else { return nil }
    var end = sign + 1
    if text.extracting(end..<min(end + 5, text.count)).isExactly("1INCH") {
      end += 5
    } else {
      while end < text.count, end - sign <= 8, ASCII.isUppercase(text[end]) { end += 1 }
    }
    guard end > sign + 1 else { return nil }
    if end < text.count {
      let next = text.scalar(at: end)
      guard next.value != 0x24, !TelegramLetters.isTag(next.value) else { return nil }
    }
    end = channelEnd(text, from: end, cutsNames: false)
    append(.cashtag, sign..<end, to: text.extracting(sign..<end).string)
    return end
  }

  /// Takes a command of up to 64 letters, and the name of the bot after it.
  private mutating func takeCommand(_ text: Span<UInt8>, sign: Int) -> Int? {
    let word = nameEnd(text, from: sign + 1, limit: 65)
    guard 1...64 ~= word - sign - 1 else { return nil }
    var end = word
    if word < text.count, text[word] == UInt8(ascii: "@") {
      end = channelEnd(text, from: word, cutsNames: false)
      guard end > word else { return nil }
    }
    let isFree = isFree(text, sign..<end) {
      TelegramLetters.isWord($0) || $0 == 0x2F || $0 == 0x3C || $0 == 0x3E
    }
    guard isFree else { return nil }
    append(.botCommand, sign..<end, to: text.extracting(sign..<end).string)
    return end
  }

  /// Whether a tag or the sign of one is right before a sign.
  private func isAfterTag(_ text: Span<UInt8>, _ sign: Int, _ byte: UInt8) -> Bool {
    guard sign > 0 else { return false }
    let before = text.scalar(before: sign).value
    return before == UInt32(byte) || TelegramLetters.isTag(before)
  }

  /// Whether nothing of a class touches a range.
  private func isFree(
    _ text: Span<UInt8>, _ range: Range<Int>, by isMember: (UInt32) -> Bool
  ) -> Bool {
    if range.lowerBound > 0, isMember(text.scalar(before: range.lowerBound).value) { return false }
    return range.upperBound == text.count || !isMember(text.scalar(at: range.upperBound).value)
  }

  /// Returns the end of an `@` and a name of 3 to 32 letters; the start where there is none.
  private func channelEnd(_ text: Span<UInt8>, from start: Int, cutsNames: Bool) -> Int {
    guard start < text.count, text[start] == UInt8(ascii: "@") else { return start }
    let end = nameEnd(text, from: start + 1, limit: cutsNames ? 32 : 33)
    return 3...32 ~= end - start - 1 ? end : start
  }

  private func nameEnd(_ text: Span<UInt8>, from start: Int, limit: Int) -> Int {
    var end = start
    while end < text.count, end - start < limit, TelegramLetters.isNameByte(text[end]) { end += 1 }
    return end
  }
}
