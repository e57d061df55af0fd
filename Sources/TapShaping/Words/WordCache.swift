import TapLayout
import TapUnicode

/// The words that a shaper has seen, as many as a budget of memory allows.
///
/// The least recently used words leave first, in halves: when the young half of the budget is
/// full it becomes the old one, whose words come back as they are used. So using a word costs no
/// list to keep in order.
struct WordCache {
  private(set) var young = WordTable()
  private var old = WordTable()
  private let budget: Int

  /// Words of more clusters or bytes than this are shaped each time.
  static let longestWord = 64
  static let mostBytes = 255

  /// Makes a cache that takes up to about so many bytes.
  init(budget: Int) { self.budget = budget }

  /// The number of the entry of a word among the young ones; `nil` for one never seen.
  mutating func find(
    _ text: Span<UInt8>, _ word: Range<Int>, plan: UInt32, hash: UInt64
  ) -> Int? {
    if let index = young.find(text, word, plan: plan, hash: hash) { return index }
    guard let index = old.find(text, word, plan: plan, hash: hash) else { return nil }
    return young.adopt(index, of: old, text, word)
  }

  /// Adds a word whose shape will follow.
  mutating func insert(
    _ text: Span<UInt8>, _ word: Range<Int>, plan: UInt32, hash: UInt64
  ) -> Int {
    young.insert(text, word, plan: plan, hash: hash)
  }

  /// Fills in the shape of a word.
  mutating func define(_ index: Int, _ raw: RawClusters, _ clusters: Range<Int>) {
    young.define(index, raw, clusters)
  }

  /// Makes room where the young half is full; no number of an entry holds any longer then.
  mutating func makeRoom() {
    guard young.size > budget / 2 else { return }
    swap(&young, &old)
    young.removeAll()
  }

  /// The hash of a word in a plan.
  @inline(__always)
  static func hash(_ text: Span<UInt8>, _ word: Range<Int>, plan: UInt32) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (UInt64(plan) << 16 ^ UInt64(word.count)) &* factor
    var offset = word.lowerBound
    while offset + 8 <= word.upperBound {
      hash = (hash ^ text.word(at: offset)) &* factor
      hash ^= hash >> 29
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < word.upperBound {
      rest = rest << 8 | UInt64(text[offset])
      offset += 1
    }
    hash = (hash ^ rest) &* factor
    return hash ^ hash >> 32
  }
}
