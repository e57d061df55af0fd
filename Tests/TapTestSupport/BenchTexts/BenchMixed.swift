/// The bench text that mixes Latin, Devanagari, Thai, Japanese, Arabic and emoji.
enum BenchMixed {
  static func paragraphs(_ seed: UInt64, bytes: Int, count: Int) -> [BenchPiece] {
    var random = BenchRandom(seed: seed)
    var pieces: [BenchPiece] = []
    var link = 0
    for index in 0..<count {
      pieces += paragraph(&random, bytes: bytes / count - 1, link: &link)
      if index < count - 1 { pieces.append(BenchPiece("\n")) }
    }
    return pieces
  }

  /// A paragraph of exactly `bytes` bytes, filled up with the letter x.
  private static func paragraph(
    _ random: inout BenchRandom, bytes: Int, link: inout Int
  ) -> [BenchPiece] {
    var pieces: [BenchPiece] = []
    var count = 0
    var nextLink = 120
    while count < bytes - 40 {
      let text = phrase(&random)
      guard count + text.utf8.count + 1 <= bytes else { break }
      var destination: String?
      if count >= nextLink {
        nextLink += 250
        link += 1
        destination = "https://example.org/l/\(link)"
      }
      pieces.append(BenchPiece(text, destination))
      pieces.append(BenchPiece(" "))
      count += text.utf8.count + 1
    }
    pieces.append(BenchPiece(String(repeating: "x", count: max(0, bytes - count))))
    return pieces
  }

  /// A few words of one script.
  private static func phrase(_ random: inout BenchRandom) -> String {
    func join(_ words: [String], _ count: Int, _ separator: String) -> String {
      (0..<count).map { _ in random.pick(words) }.joined(separator: separator)
    }
    switch random.number(below: 6) {
    case 0: return BenchVocabulary.shared.phrase(of: 3, &random)
    case 1: return join(BenchWords.devanagari, 2, " ")
    case 2: return join(BenchWords.thai, 3, "")
    case 3: return join(BenchWords.han, 3, "") + random.pick(["\u{3002}", "\u{3001}", "\u{FF01}"])
    case 4: return join(BenchWords.arabic, 2, " ")
    default: return join(BenchWords.emoji, 1 + random.number(below: 3), "")
    }
  }
}
