/// The English bench texts.
enum BenchEnglish {
  /// A paragraph of its own generator.
  static func paragraph(_ seed: UInt64, bytes: Int, every: Int) -> [BenchPiece] {
    var random = BenchRandom(seed: seed)
    return paragraph(&random, bytes: bytes, every: every)
  }

  /// `count` paragraphs of `bytes` in all, line feeds included, with a link each 250 bytes.
  static func paragraphs(_ seed: UInt64, bytes: Int, count: Int) -> [BenchPiece] {
    var random = BenchRandom(seed: seed)
    var pieces: [BenchPiece] = []
    for index in 0..<count {
      let isLast = index == count - 1
      pieces += paragraph(&random, bytes: bytes / count - (isLast ? 0 : 1), every: 250)
      if !isLast { pieces.append(BenchPiece("\n")) }
    }
    return pieces
  }

  /// A paragraph of exactly `bytes` ASCII bytes with a link each `every`: by turns an address
  /// and words.
  private static func paragraph(
    _ random: inout BenchRandom, bytes: Int, every: Int
  ) -> [BenchPiece] {
    let vocabulary = BenchVocabulary.shared
    var pieces: [BenchPiece] = []
    var count = 0
    var nextLink = every / 2
    var link = 0
    var isCapital = true
    while count < bytes {
      if count >= nextLink && bytes - count > 60 {
        nextLink += every
        link += 1
        let text = linkText(link, &random)
        pieces.append(BenchPiece(text, "https://example.org/l/\(link)"))
        pieces.append(BenchPiece(" "))
        count += text.utf8.count + 1
        continue
      }
      var word = vocabulary.word(&random)
      if isCapital { word = word.prefix(1).uppercased() + word.dropFirst() }
      isCapital = false
      switch random.number(below: 14) {
      case 0:
        word += "."
        isCapital = true
      case 1: word += ","
      case 2: if random.number(below: 6) == 0 { word += ";" }
      default: break
      }
      pieces.append(BenchPiece(word + " "))
      count += word.utf8.count + 1
    }
    cut(&pieces, by: count - bytes)
    return pieces
  }

  private static func linkText(_ link: Int, _ random: inout BenchRandom) -> String {
    let vocabulary = BenchVocabulary.shared
    guard link % 2 == 1 else {
      let folder = vocabulary.word(&random)
      return "https://example.org/\(folder)/\(vocabulary.word(&random))?id=\(link)"
    }
    return vocabulary.phrase(of: 1 + random.number(below: 3), &random)
  }

  /// Takes `excess` bytes off the end, and lets no space stand there.
  private static func cut(_ pieces: inout [BenchPiece], by excess: Int) {
    var excess = excess
    while let last = pieces.last, excess >= last.text.utf8.count {
      pieces.removeLast()
      excess -= last.text.utf8.count
    }
    guard var last = pieces.popLast() else { return }
    last.text.removeLast(excess)
    if last.text.hasSuffix(" ") { last.text = last.text.dropLast() + "." }
    pieces.append(last)
  }
}
