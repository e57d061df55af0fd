/// The directions of the isolates that take that of their first strong letter (X5c).
///
/// All of a paragraph's are found in one scan, however deep they nest.
struct FirstStrongs {
  /// The direction of each FSI, in order.
  private var sides: [Side] = []
  private var next = 0
  /// The isolates open in the scan: the number of an FSI without a direction so far, else -1.
  private var open: [Int] = []

  /// Forgets all, at the start of a paragraph.
  mutating func reset() {
    sides.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Returns the direction of the next FSI, which starts at an offset.
  ///
  /// The first one costs a scan, whose bytes are added to `steps`.
  mutating func take(
    _ text: Span<UInt8>, at offset: Int, _ table: BidiTable, steps: inout Int
  ) -> Side {
    if sides.isEmpty { steps += scan(text, from: offset, table) - offset }
    defer { next += 1 }
    return sides[next]
  }

  /// Scans the rest of a paragraph and returns its end.
  private mutating func scan(_ text: Span<UInt8>, from start: Int, _ table: BidiTable) -> Int {
    open.removeAll(keepingCapacity: true)
    var offset = start
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      offset += scalar.length
      let kind = table[scalar.value].bidiClass
      switch kind {
      case .leftToRight, .rightToLeft, .arabicLetter:
        guard let number = open.last, number >= 0 else { continue }
        if kind != .leftToRight { sides[number] = .right }
        open[open.count - 1] = -1
      case .firstStrongIsolate:
        open.append(sides.count)
        sides.append(.left)
      case .leftToRightIsolate, .rightToLeftIsolate: open.append(-1)
      case .popDirectionalIsolate: _ = open.popLast()
      case .paragraphSeparator: return offset
      default: break
      }
    }
    return offset
  }
}

extension BidiResolver {
  /// Returns the direction of the first strong letter outside isolates (P2).
  mutating func firstStrong(of text: Span<UInt8>) -> Side? {
    var isolates = 0
    var offset = 0
    defer { steps += offset }
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      offset += scalar.length
      let kind = table[scalar.value].bidiClass
      if kind.isStrong {
        if isolates == 0 { return kind == .leftToRight ? .left : .right }
      } else if kind.isIsolateInitiator {
        isolates += 1
      } else if kind == .popDirectionalIsolate {
        isolates = max(0, isolates - 1)
      }
    }
    return nil
  }
}
