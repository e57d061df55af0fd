extension BidiResolver {
  /// Resolves brackets and neutrals (N0 to N2) and gives all items their levels (I1, I2).
  mutating func resolveNeutrals(_ first: Int, _ last: Int, start: Side, end: Side) {
    let level = items[first].level
    var before = start
    /// The first of the neutrals that wait for what comes after them.
    var waiting: Int?
    var index: Int? = first
    while let current = index {
      steps += 1
      let item = items[current]
      if item.flags.contains(.isPaired), item.kind == .otherNeutral {
        _ = resolvePair(current, before: before)
      }
      index = self.item(after: current)
      let kind = items[current].kind
      if kind == .otherNeutral || kind == .paragraphSeparator {
        if waiting == nil { waiting = current }
        continue
      }
      let side: Side = kind == .leftToRight ? .left : .right
      if let neutral = waiting {
        fill(from: neutral, to: current, neutralLevel(level, before, side))
        waiting = nil
      }
      items[current].resolved = strongLevel(level, kind)
      before = side
    }
    if let neutral = waiting {
      fill(from: neutral, to: nil, neutralLevel(level, before, end))
    }
  }

  /// Gives neutrals a level, up to an item of their sequence.
  private mutating func fill(from first: Int, to end: Int?, _ level: UInt8) {
    var index: Int? = first
    while let current = index, current != end {
      steps += 1
      items[current].resolved = level
      index = item(after: current)
    }
  }

  /// The level of neutrals between two directions (N1, N2).
  private func neutralLevel(_ level: UInt8, _ before: Side, _ after: Side) -> UInt8 {
    before == after && before != Side(level: level) ? level + 1 : level
  }

  /// The level of a letter or a number (I1, I2).
  private func strongLevel(_ level: UInt8, _ kind: BidiClass) -> UInt8 {
    switch kind {
    case .leftToRight: level + (level & 1)
    case .rightToLeft: level | 1
    default: (level + 2) & ~1
    }
  }
}
