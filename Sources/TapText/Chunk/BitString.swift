/// A string of bits, packed 64 to a word.
struct BitString: Sendable, Hashable {
  /// The words; bits past `count` are 0.
  private(set) var words: [UInt64] = []
  /// The number of bits.
  private(set) var count = 0

  /// Makes a string of zeros or ones.
  init(repeating bit: Bool = false, count: Int) {
    words = [UInt64](repeating: bit ? ~0 : 0, count: (count + 63) / 64)
    self.count = count
    if bit { clearRest() }
  }

  private mutating func clearRest() {
    if count % 64 > 0, let last = words.indices.last {
      words[last] &= (1 as UInt64) << UInt64(count % 64) &- 1
    }
  }

  subscript(index: Int) -> Bool {
    get { words[index / 64] >> UInt64(index % 64) & 1 == 1 }
    set {
      let mask = (1 as UInt64) << UInt64(index % 64)
      if newValue { words[index / 64] |= mask } else { words[index / 64] &= ~mask }
    }
  }

  /// Returns the 64 bits from `index` on, or fewer at the end.
  private func bits(from index: Int) -> UInt64 {
    let word = index / 64
    let shift = UInt64(index % 64)
    guard word < words.count else { return 0 }
    let low = words[word] >> shift
    guard shift > 0, word + 1 < words.count else { return low }
    return low | words[word + 1] << (64 - shift)
  }

  /// Appends a part of another string.
  mutating func append(_ other: BitString, in range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let length = Swift.min(64, range.upperBound - index)
      append(word: other.bits(from: index), length: length)
      index += length
    }
  }

  /// Appends ones.
  mutating func appendOnes(_ length: Int) {
    var left = length
    while left > 0 {
      let step = Swift.min(64, left)
      append(word: ~0, length: step)
      left -= step
    }
  }

  private mutating func append(word: UInt64, length: Int) {
    let kept = length == 64 ? word : word & ((1 as UInt64) << UInt64(length) &- 1)
    let shift = UInt64(count % 64)
    if shift == 0 {
      words.append(kept)
    } else {
      words[words.count - 1] |= kept << shift
      if Int(shift) + length > 64 { words.append(kept >> (64 - shift)) }
    }
    count += length
  }

  /// Sets all bits of a range to 0.
  mutating func clear(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let first = index % 64
      let length = Swift.min(64 - first, range.upperBound - index)
      let ones = length == 64 ? ~0 : (1 as UInt64) << UInt64(length) &- 1
      words[index / 64] &= ~(ones << UInt64(first))
      index += length
    }
  }

  /// Returns the first set bit at or after an index, if there is one.
  func firstOne(from index: Int) -> Int? {
    guard index < count else { return nil }
    var place = index / 64
    var word = words[place] & ~0 << UInt64(index % 64)
    while word == 0 {
      place += 1
      guard place < words.count else { return nil }
      word = words[place]
    }
    return place * 64 + word.trailingZeroBitCount
  }

  /// Returns the last set bit at or before an index, if there is one.
  func lastOne(upTo index: Int) -> Int? {
    guard index >= 0, count > 0 else { return nil }
    let top = Swift.min(index, count - 1)
    var place = top / 64
    var word = words[place] & ~0 >> UInt64(63 - top % 64)
    while word == 0 {
      place -= 1
      guard place >= 0 else { return nil }
      word = words[place]
    }
    return place * 64 + 63 - word.leadingZeroBitCount
  }
}
