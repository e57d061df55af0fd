import TapLayout

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
  mutating func find(_ key: WordKey, _ text: Span<UInt8>, _ word: Range<Int>) -> Int? {
    if let index = young.find(key, text, word) { return index }
    guard !old.entries.isEmpty, let index = old.find(key, text, word) else { return nil }
    return young.adopt(index, of: old, text, word)
  }

  /// Adds a word whose shape will follow.
  mutating func insert(_ key: WordKey, _ text: Span<UInt8>, _ word: Range<Int>) -> Int {
    young.insert(key, text, word)
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
}
