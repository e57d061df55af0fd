import TapLinks
import TapUnicode

/// Addresses that lead into the app, or to its chain of blocks: `tg://resolve?domain=a`.
extension TelegramScan {
  /// Whether a scheme has the name of an action after it, and no host.
  static func isAppScheme(_ scheme: [UInt8]) -> Bool {
    scheme == Array("tg".utf8) || scheme == Array("ton".utf8)
  }

  mutating func findAppAddresses(in text: Span<UInt8>) {
    let schemes = detector.schemes.filter(Self.isAppScheme)
    guard !schemes.isEmpty else { return }
    var colon = text.firstByte(0x3A, from: 0)
    while colon < text.count {
      let next = appAddressEnd(text, colon: colon, schemes)
      colon = text.firstByte(0x3A, from: next ?? colon + 1)
    }
  }

  /// Takes the address whose scheme ends at a colon; returns its end, or nil where there is none.
  private mutating func appAddressEnd(
    _ text: Span<UInt8>, colon: Int, _ schemes: [[UInt8]]
  ) -> Int? {
    guard text.has("://", at: colon) else { return nil }
    let scheme = schemes.first {
      colon >= $0.count && text.extracting(colon - $0.count..<colon).isSame($0)
    }
    guard let scheme else { return nil }
    let name = end(text, from: colon + 3) {
      $0.value == 0x2D || $0.value < 0x80 && TelegramLetters.isNameByte(UInt8($0.value))
    }
    guard name > colon + 3 else { return nil }
    let range = colon - scheme.count..<tailEnd(text, after: name)
    append(.url, range, to: text.extracting(range).string)
    return range.upperBound
  }
}
