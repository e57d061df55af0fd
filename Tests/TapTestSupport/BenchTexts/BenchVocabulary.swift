/// 20,000 words of Latin script, the frequent ones first, drawn as Zipf found words to be.
struct BenchVocabulary: Sendable {
  static let shared = BenchVocabulary()

  private let words: [String]
  private let sums: [Double]
  private let total: Double

  private init() {
    var random = BenchRandom(seed: 7)
    var words = BenchWords.common
    var seen = Set(words)
    while words.count < 20_000 {
      var word = ""
      for _ in 0..<(2 + random.number(below: 3)) { word += random.pick(BenchWords.syllables) }
      if seen.insert(word).inserted { words.append(word) }
    }
    var sums: [Double] = []
    var total = 0.0
    for rank in words.indices {
      total += 1 / Double(rank + 3)
      sums.append(total)
    }
    self.words = words
    self.sums = sums
    self.total = total
  }

  /// Draws a word.
  func word(_ random: inout BenchRandom) -> String {
    let target = random.fraction() * total
    var low = 0
    var high = sums.count
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < target { low = middle + 1 } else { high = middle }
    }
    return words[low]
  }

  /// Draws several words with a space between each two.
  func phrase(of count: Int, _ random: inout BenchRandom) -> String {
    (0..<count).map { _ in word(&random) }.joined(separator: " ")
  }
}
