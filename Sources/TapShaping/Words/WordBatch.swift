import TapUnicode

/// Words that are not shaped yet, joined by spaces so that one call shapes them all.
struct WordBatch {
  private(set) var bytes: [UInt8] = []
  /// Where each cluster starts, spaces included.
  private(set) var starts: [UInt32] = []
  /// The entries of the words, with their clusters here.
  private(set) var words: [(entry: Int, clusters: Range<Int>)] = []
  /// Where words of the batch are in the result: they get their shapes once all are known.
  var places: [(entry: Int, place: Int, scale: Float)] = []
  /// The plan that all of them have.
  private(set) var plan = 0

  /// Whether the words are many enough for a call.
  var isFull: Bool { bytes.count >= 8 << 10 }

  /// Adds a word, whose clusters start at some offsets of the text; none where each byte is one.
  mutating func add(
    _ text: Span<UInt8>, _ word: PlacedWord, entry: Int, starts known: Span<UInt32>, plan: Int
  ) {
    self.plan = plan
    let base = bytes.count
    let first = starts.count
    for offset in word.bytes { bytes.append(text[offset]) }
    if known.isEmpty {
      for offset in 0..<word.bytes.count { starts.append(UInt32(base + offset)) }
    } else {
      for cluster in word.clusters {
        starts.append(known[cluster] - UInt32(word.bytes.lowerBound) + UInt32(base))
      }
    }
    words.append((entry, first..<starts.count))
    starts.append(UInt32(bytes.count))
    bytes.append(0x20)
  }

  /// Ends the list of starts.
  mutating func close() { starts.append(UInt32(bytes.count)) }

  /// Forgets all words.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}

/// A word of a text: where it is, and how large it is drawn.
struct PlacedWord {
  var bytes: Range<Int>
  var clusters: Range<Int>
  /// The index of its first cluster in the result.
  var place: Int
  var scale: Float
}
