/// The Japanese bench text.
enum BenchJapanese {
  private static let kanji = stride(from: 0x4E00, to: 0x9000, by: 13).compactMap {
    Unicode.Scalar($0).map { String($0) }
  }

  static func paragraphs(_ seed: UInt64, bytes: Int, count: Int) -> [BenchPiece] {
    var random = BenchRandom(seed: seed)
    var pieces: [BenchPiece] = []
    for index in 0..<count {
      pieces += paragraph(&random, scalars: bytes / count / 3, link: index + 1)
      if index < count - 1 { pieces.append(BenchPiece("\n")) }
    }
    return pieces
  }

  /// A paragraph with one link, on the first word after 80 characters.
  private static func paragraph(
    _ random: inout BenchRandom, scalars: Int, link: Int
  ) -> [BenchPiece] {
    var pieces: [BenchPiece] = []
    var count = 0
    var hasLink = false
    while count < scalars - 8 {
      var text = word(&random)
      if random.number(below: 9) == 0 {
        text += random.pick(["\u{3001}", "\u{3002}", "\u{300C}", "\u{300D}"])
      }
      let isLink = count >= 80 && !hasLink
      if isLink { hasLink = true }
      pieces.append(BenchPiece(text, isLink ? "https://example.org/l/\(link)" : nil))
      count += text.unicodeScalars.count
    }
    pieces.append(BenchPiece("\u{3002}"))
    return pieces
  }

  /// Two kanji, or three to five katakana, or up to four hiragana.
  private static func word(_ random: inout BenchRandom) -> String {
    switch random.number(below: 10) {
    case 0..<3:
      let first = random.pick(kanji)
      return first + random.pick(kanji)
    case 3:
      var text = ""
      for index in 0..<(3 + random.number(below: 3)) {
        // No word begins with the sign of a long vowel.
        text += random.pick(index == 0 ? BenchWords.katakana.dropLast() : BenchWords.katakana)
      }
      return text
    default:
      return (0..<(1 + random.number(below: 4))).map { _ in random.pick(BenchWords.hiragana) }
        .joined()
    }
  }
}
