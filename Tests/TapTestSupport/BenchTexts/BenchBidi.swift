/// The bench text of Arabic paragraphs with English in them, and the other way round.
enum BenchBidi {
  static func paragraphs(_ seed: UInt64, scalars: Int, count: Int) -> [BenchPiece] {
    var random = BenchRandom(seed: seed)
    var pieces: [BenchPiece] = []
    var link = 0
    for index in 0..<count {
      pieces += paragraph(
        &random, isArabic: index % 2 == 0, scalars: scalars / count - 1, link: &link)
      if index < count - 1 { pieces.append(BenchPiece("\n")) }
    }
    return pieces
  }

  private static func paragraph(
    _ random: inout BenchRandom, isArabic: Bool, scalars: Int, link: inout Int
  ) -> [BenchPiece] {
    var pieces: [BenchPiece] = []
    var count = 0
    var nextLink = 60
    while count < scalars {
      if count >= nextLink && scalars - count > 40 {
        nextLink += 100
        link += 1
        let text =
          link % 2 == 1
          ? "https://example.org/\(link)"
          : (0..<2).map { _ in random.pick(BenchWords.arabic) }.joined(separator: " ")
        pieces.append(BenchPiece(text, "https://example.org/l/\(link)"))
        pieces.append(BenchPiece(" "))
        count += text.unicodeScalars.count + 1
        continue
      }
      let word = word(&random, isArabic: isArabic, isFirst: count == 0)
      pieces.append(BenchPiece(word + " "))
      count += word.unicodeScalars.count + 1
    }
    if var last = pieces.popLast() {
      last.text = last.text.dropLast() + "."
      pieces.append(last)
    }
    return pieces
  }

  /// A word, mostly of the paragraph's own script; the first one always, so that it sets the
  /// direction.
  private static func word(
    _ random: inout BenchRandom, isArabic: Bool, isFirst: Bool
  ) -> String {
    let kind = random.number(below: 10)
    let own = isArabic ? BenchWords.arabic : BenchWords.common
    let other = isArabic ? BenchWords.common : BenchWords.arabic
    var word = random.pick(kind < 6 ? own : other)
    switch kind {
    case 9: word = "(\(word))"
    case 8: word = String(random.number(below: 3_000))
    case 7: word += ["\u{60C}", "!", ".", ","][random.number(below: 4)]
    default: break
    }
    return isFirst ? random.pick(own) : word
  }
}
