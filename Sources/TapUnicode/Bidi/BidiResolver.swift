/// The direction a paragraph begins with.
package enum BaseDirection: Int32, Sendable, Hashable, CaseIterable {
  /// That of the first strong letter (rules P2 and P3, isolates skipped), else left to right.
  case automatic = -1
  /// Left to right, level 0.
  case leftToRight = 0
  /// Right to left, level 1.
  case rightToLeft = 1
}

/// A resolver of bidirectional embedding levels (UAX #9).
///
///     var resolver = BidiResolver()
///     var levels: [UInt8] = []
///     _ = resolver.levels(of: "a \u{5D0}".utf8Span.span, into: &levels)  // 0, 0, 1, 1
///
/// One pass over the bytes collects items (X1 to X9, W1); two passes over each isolating run
/// sequence of items resolve them (W2 to W7 with BD16, then N0 to I2). The resolver keeps its
/// buffers, so that repeated use allocates nothing.
package struct BidiResolver: ~Copyable {
  var items: [BidiItem] = []
  var embeddings = EmbeddingStack()
  var brackets = BracketStack()
  var firstStrongs = FirstStrongs()
  /// Where segment and paragraph separators start, in bytes.
  var separators: [UInt32] = []
  /// The last text that had ranges to isolate.
  var isolated = IsolatedText()
  let table = BidiTable.shared

  /// Where the last call with ranges to isolate keeps letters apart whose levels do not.
  package internal(set) var seams: [BidiSeam] = []

  /// The bytes, items and stack entries that the last call looked at: what it cost, for tests.
  package internal(set) var steps = 0

  package init() {}

  /// Replaces `levels` by one level a byte and returns the paragraph's level.
  ///
  /// The text is one paragraph, with or without its separator; another one inside ends all
  /// embeddings and isolates, but keeps the paragraph's level. Even levels run left to right, odd
  /// ones right to left. Rule L1 is done as if the paragraph were one line; for lines see
  /// ``resetLineEnd(_:of:line:base:)``. What rule X9 removes takes the level of what comes before
  /// it, at the start of the text of what comes after.
  ///
  /// - Complexity: O(*n*); a text that needs no bidi costs a scan.
  package mutating func levels(
    of text: Span<UInt8>, direction: BaseDirection = .automatic, into levels: inout [UInt8]
  ) -> UInt8 {
    if direction != .rightToLeft, !TextTraits(of: text).contains(.needsBidi) {
      levels.removeAll(keepingCapacity: true)
      levels.append(contentsOf: repeatElement(0, count: text.count))
      return 0
    }
    return levelsByRules(of: text, direction: direction, into: &levels)
  }

  /// Does the same by the rules alone, which is what the fast path must agree with.
  package mutating func levelsByRules(
    of text: Span<UInt8>, direction: BaseDirection = .automatic, into levels: inout [UInt8]
  ) -> UInt8 {
    steps = 0
    let base: UInt8 =
      switch direction {
      case .automatic: firstStrong(of: text) == .right ? 1 : 0
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(base, count: text.count))
    gatherItems(of: text, base: base)
    resolveSequences(base: base)
    writeLevels(of: text, base: base, into: &levels)
    return base
  }

  /// Resolves each isolating run sequence (X10).
  private mutating func resolveSequences(base: UInt8) {
    for first in items.indices where items[first].flags.contains(.startsSequence) {
      let level = items[first].level
      let before = first > 0 ? items[first - 1].level : base
      let start = Side(level: max(level, before))
      let last = resolveWeak(from: first, start: start)
      let isOpen = items[last].flags.contains(.opensIsolate)
      let after = isOpen || last + 1 == items.count ? base : items[last + 1].level
      resolveNeutrals(first, last, start: start, end: Side(level: max(level, after)))
    }
  }

  /// Returns the item after one in its isolating run sequence.
  func item(after index: Int) -> Int? {
    let item = items[index]
    if item.flags.isDisjoint(with: [.opensIsolate, .endsRun]) { return index + 1 }
    return item.flags.contains(.opensIsolate) && item.link > 0 ? Int(item.link) : nil
  }

  /// Writes the levels of the items (I1, I2), then resets separators and the end (L1).
  private func writeLevels(of text: Span<UInt8>, base: UInt8, into levels: inout [UInt8]) {
    var slots = levels.mutableSpan
    var start = 0
    for index in items.indices {
      let item = items[index]
      let end = Int(item.end)
      if item.resolved != base {
        for offset in start..<end { slots[offset] = item.resolved }
      }
      start = end
    }
    start = 0
    for separator in separators {
      let offset = Int(separator)
      let end = offset + text.scalar(at: offset).length
      resetLineEnd(&levels, of: text, line: start..<end, base: base)
      start = end
    }
    resetLineEnd(&levels, of: text, line: start..<text.count, base: base)
  }
}

/// One of two directions.
enum Side: UInt8 {
  case left
  case right

  /// The direction of a level.
  init(level: UInt8) { self = level & 1 == 0 ? .left : .right }

  /// The class of a strong letter of this direction.
  var strong: BidiClass { self == .left ? .leftToRight : .rightToLeft }
}
