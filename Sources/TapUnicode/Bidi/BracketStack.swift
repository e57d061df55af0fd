/// The opening brackets that wait for their closing ones (BD16).
///
/// It never holds more than 63, so a stack in use never grows.
struct BracketStack {
  /// The most brackets that wait; with one more the search for pairs is over.
  static let maximumDepth = 63

  private struct Entry {
    var pair: UInt32
    var item: Int
    /// The strong classes found after the bracket so far.
    var strong: BidiItem.Flags = []
  }

  private var entries: [Entry] = []
  private var isOver = false

  /// Starts an isolating run sequence.
  mutating func reset() {
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(BracketStack.maximumDepth)
    isOver = false
  }

  /// Notes a strong class, for the pairs that hold it.
  mutating func note(_ side: Side) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].strong.insert(side == .left ? .holdsLeft : .holdsRight)
  }

  /// Takes an opening bracket.
  mutating func open(pair: UInt32, item: Int) {
    if entries.count == BracketStack.maximumDepth {
      isOver = true
      entries.removeAll(keepingCapacity: true)
    }
    if !isOver { entries.append(Entry(pair: pair, item: item)) }
  }

  /// Takes a closing bracket and returns the one that opens the pair, with the strong classes
  /// between them; adds the entries it looked at to `steps`.
  mutating func close(pair: UInt32, steps: inout Int) -> (item: Int, strong: BidiItem.Flags)? {
    var strong: BidiItem.Flags = []
    for position in entries.indices.reversed() {
      steps += 1
      let entry = entries[position]
      strong.formUnion(entry.strong)
      guard entry.pair == pair else { continue }
      entries.removeSubrange(position...)
      if position > 0 { entries[position - 1].strong.formUnion(strong) }
      return (entry.item, strong)
    }
    return nil
  }
}

extension BidiResolver {
  /// Takes a bracket that is still neutral (BD16).
  mutating func takeBracket(_ index: Int) {
    let bracket = items[index]
    if bracket.flags.contains(.opensPair) {
      brackets.open(pair: bracket.link, item: index)
    } else if let opening = brackets.close(pair: bracket.link, steps: &steps) {
      items[opening.item].link = UInt32(index)
      items[opening.item].flags.formUnion(opening.strong.union(.isPaired))
    }
  }

  /// Gives both brackets of a pair a direction and returns it (N0).
  ///
  /// They take that of the embedding where the pair holds such a letter, else the other where it
  /// holds one and the text before goes the other way, else that of the embedding; a pair that
  /// holds neither stays neutral.
  mutating func resolvePair(_ index: Int, before: Side) -> Side? {
    let item = items[index]
    let embedding = Side(level: item.level)
    guard !item.flags.isDisjoint(with: .holdsStrong) else { return nil }
    let own: BidiItem.Flags = embedding == .left ? .holdsLeft : .holdsRight
    let side = item.flags.contains(own) ? embedding : before
    items[index].kind = side.strong
    items[Int(item.link)].kind = side.strong
    return side
  }
}
