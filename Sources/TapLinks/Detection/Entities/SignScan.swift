import TapUnicode

/// Finds mentions and hashtags: words with a sign before them.
///
/// A word goes on with what an identifier may hold (XID_Continue), and a hashtag with the middle dot
/// too (UAX #31, hashtag identifiers). Where they lead is for the host to say: the destination is the
/// word with its sign.
struct SignScan {
  let findsMentions: Bool
  let findsHashtags: Bool

  /// Appends the mentions and hashtags of a text.
  func run(over text: Span<UInt8>, into links: inout [DetectedLink]) {
    var offset = 0
    while offset < text.count {
      let length = signLength(text, at: offset)
      guard length > 0 else {
        offset += 1
        continue
      }
      let body = offset + length
      let isHashtag = text[body - 1] == 0x23 || text[body - 1] == 0x83
      let end = wordEnd(text, from: body, isHashtag: isHashtag)
      let isWanted = isHashtag ? findsHashtags && hasLetter(text, body..<end) : findsMentions
      // One of two names in a row is a part of an address.
      if isWanted, end > body, mayFollow(text, offset), !isAt(text, end) {
        let word = text.extracting(body..<end).string
        links.append(
          DetectedLink(
            kind: isHashtag ? .hashtag : .mention, utf8Range: offset..<end,
            destination: (isHashtag ? "#" : "@") + word))
      }
      offset = max(end, body)
    }
  }

  /// The length of `@`, `#` or a wide form of them at an offset; 0 where there is none.
  private func signLength(_ text: Span<UInt8>, at offset: Int) -> Int {
    switch text[offset] {
    case 0x40, 0x23: return 1
    case 0xEF:
      guard offset + 2 < text.count, text[offset + 1] == 0xBC else { return 0 }
      return text[offset + 2] == 0xA0 || text[offset + 2] == 0x83 ? 3 : 0
    default: return 0
    }
  }

  private func isAt(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    offset < text.count && text[offset] == 0x40
  }

  /// Whether a sign may come after what is before it: no word, and no part of an address.
  private func mayFollow(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = text.scalar(before: offset)
    if before.value < 0x80 {
      switch UInt8(before.value) {
      case 0x23, 0x24, 0x25, 0x26, 0x2B, 0x2D, 0x2F, 0x3D, 0x40, 0x5C, 0x5F, 0x7E: return false
      default: return !ASCII.isAlphanumeric(UInt8(before.value))
      }
    }
    return !LinkTable.shared[before.value].isWord
  }

  /// Returns the end of the word that begins at an offset, without dots after it.
  private func wordEnd(_ text: Span<UInt8>, from start: Int, isHashtag: Bool) -> Int {
    var end = start
    var offset = start
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let isDot = [0xB7, 0x30FB, 0xFF65, 0x200C, 0x200D].contains(scalar.value)
      guard scalar.isWellFormed, isDot ? isHashtag : LinkTable.shared[scalar.value].isWord else {
        break
      }
      offset += scalar.length
      if !isDot { end = offset }
    }
    return end
  }

  /// Whether a tag has something other than digits and underscores.
  private func hasLetter(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { !ASCII.isDigit(text[$0]) && text[$0] != 0x5F }
  }
}
