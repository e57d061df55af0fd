import TapUnicode

/// The rules for one isolating run sequence, a loop each.
extension LiteralBidi {
  mutating func resolveWeak(_ sequence: [Int], _ sos: BidiClass) {
    // W1.
    var before = sos
    for index in sequence {
      if kinds[index] == .nonspacingMark { kinds[index] = before }
      let isMark =
        original[index].kind.isIsolateInitiator
        || original[index].kind == .popDirectionalIsolate
      before = isMark && !kinds[index].isStrong ? .otherNeutral : kinds[index]
    }
    // W2.
    for (position, index) in sequence.enumerated() where kinds[index] == .europeanNumber {
      if strong(before: position, sequence, sos) == .arabicLetter { kinds[index] = .arabicNumber }
    }
    // W3.
    for index in sequence where kinds[index] == .arabicLetter { kinds[index] = .rightToLeft }
    // W4.
    for position in sequence.indices.dropFirst().dropLast() {
      let around = kinds[sequence[position - 1]]
      guard around == kinds[sequence[position + 1]] else { continue }
      let kind = kinds[sequence[position]]
      let isCommon = kind == .commonSeparator
      if around == .europeanNumber && (isCommon || kind == .europeanSeparator)
        || around == .arabicNumber && isCommon
      {
        kinds[sequence[position]] = around
      }
    }
    // W5.
    for order in [sequence, sequence.reversed()] {
      var isNumber = false
      for index in order {
        if isNumber, kinds[index] == .europeanTerminator { kinds[index] = .europeanNumber }
        isNumber = kinds[index] == .europeanNumber
      }
    }
    // W6.
    let separators: Set<BidiClass> = [.europeanSeparator, .commonSeparator, .europeanTerminator]
    for index in sequence where separators.contains(kinds[index]) { kinds[index] = .otherNeutral }
    // W7.
    for (position, index) in sequence.enumerated() where kinds[index] == .europeanNumber {
      if strong(before: position, sequence, sos) == .leftToRight { kinds[index] = .leftToRight }
    }
  }

  private func strong(before position: Int, _ sequence: [Int], _ sos: BidiClass) -> BidiClass {
    sequence[..<position].last { kinds[$0].isStrong }.map { kinds[$0] } ?? sos
  }

  /// L or R as the rules for neutrals see a class.
  private func side(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// N0.
  mutating func resolveBrackets(_ sequence: [Int], _ sos: BidiClass, _ level: UInt8) {
    let embedding: BidiClass = level & 1 == 1 ? .rightToLeft : .leftToRight
    for (open, close) in pairs(sequence) {
      let inside = Set(sequence[open...close].compactMap { side(kinds[$0]) })
      let before = sequence[..<open].compactMap { side(kinds[$0]) }.last ?? sos
      guard !inside.isEmpty else { continue }
      let result = inside.contains(embedding) || before == embedding ? embedding : before
      for position in [open, close] {
        kinds[sequence[position]] = result
        for index in sequence[(position + 1)...] {
          guard removedMark(index) else { break }
          kinds[index] = result
        }
      }
    }
  }

  private func removedMark(_ index: Int) -> Bool { original[index].kind == .nonspacingMark }

  /// BD16.
  private func pairs(_ sequence: [Int]) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var stack: [(bracket: Int, position: Int)] = []
    for (position, index) in sequence.enumerated() where kinds[index] == .otherNeutral {
      let bracket = original[index].bracket
      if bracket > 0 {
        if stack.count == 63 { break }
        stack.append((bracket, position))
      } else if bracket < 0, let found = stack.lastIndex(where: { $0.bracket == -bracket }) {
        result.append((stack[found].position, position))
        stack.removeSubrange(found...)
      }
    }
    return result.sorted { $0.0 < $1.0 }
  }

  /// N1, N2.
  mutating func resolveNeutrals(
    _ sequence: [Int], _ sos: BidiClass, _ eos: BidiClass, _ level: UInt8
  ) {
    let embedding: BidiClass = level & 1 == 1 ? .rightToLeft : .leftToRight
    let known = sequence.map { side(kinds[$0]) }
    for position in sequence.indices where known[position] == nil {
      let before = known[..<position].compactMap(\.self).last ?? sos
      let after = known[position...].compactMap(\.self).first ?? eos
      kinds[sequence[position]] = before == after ? before : embedding
    }
  }
}
