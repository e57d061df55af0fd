import TapLinks
import TapUnicode

/// The addresses of mail that Telegram knows, a part of those of RFC 5321.
enum TelegramMail {
  /// Whether bytes are an address: up to 11 words with `.` or `+` between them, and up to 7 labels.
  static func isAddress(_ bytes: Span<UInt8>) -> Bool {
    let at = bytes.firstByte(0x40, in: 0..<bytes.count)
    guard at < bytes.count else { return false }
    return isLocalPart(bytes.extracting(..<at)) && isHost(bytes.extracting((at + 1)...))
  }

  private static func isLocalPart(_ bytes: Span<UInt8>) -> Bool {
    var words = 1
    var length = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") else {
        guard isName(byte) else { return false }
        length += 1
        continue
      }
      guard length <= 26 else { return false }
      words += 1
      length = 0
    }
    return words <= 11 && 1...35 ~= length
  }

  private static func isHost(_ bytes: Span<UInt8>) -> Bool {
    var labels = 0
    var start = 0
    while true {
      let end = bytes.firstByte(UInt8(ascii: "."), in: start..<bytes.count)
      guard end < bytes.count else { break }
      labels += 1
      guard labels <= 6, isLabel(bytes.extracting(start..<end)) else { return false }
      start = end + 1
    }
    return labels > 0 && 2...8 ~= bytes.count - start
      && (start..<bytes.count).allSatisfy { ASCII.isLetter(bytes[$0]) }
  }

  private static func isLabel(_ bytes: Span<UInt8>) -> Bool {
    1...30 ~= bytes.count && ASCII.isAlphanumeric(bytes[0])
      && ASCII.isAlphanumeric(bytes[bytes.count - 1])
      && bytes.indices.allSatisfy { isName(bytes[$0]) }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    TelegramLetters.isNameByte(byte) || byte == UInt8(ascii: "-")
  }
}
