import TapUnicode

/// Addresses of mail by the rules of GFM.
extension LinkScan {
  mutating func scanGFMAddress(_ text: Span<UInt8>, at place: Int) {
    var start = place
    while start > floor, isLocal(text[start - 1]) { start -= 1 }
    steps += place - start
    guard start < place, start == 0 || text[start - 1] != 0x2F else { return }
    var end = place + 1
    var dots = 0
    while end < text.count {
      let byte = text[end]
      let isDot = byte == 0x2E && end > place + 1 && end + 1 < text.count && isName(text[end + 1])
      guard isDot || isName(byte) else { break }
      if isDot { dots += 1 }
      end += 1
    }
    steps += end - place
    position = max(end, place + 1)
    guard dots > 0, text[end - 1] != 0x2D, text[end - 1] != 0x5F else { return }
    let range = start..<end
    accept(text, .email, range, destination: "mailto:" + text.extracting(range).string)
  }

  private func isName(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x2D || byte == 0x5F
  }

  private func isLocal(_ byte: UInt8) -> Bool { isName(byte) || byte == 0x2E || byte == 0x2B }
}
