import TapUnicode

/// UAX #9 as it is written, rule after rule over whole arrays, to hold the resolver to.
///
/// It takes classes instead of a text; brackets are named by their pair.
struct LiteralBidi {
  struct Character {
    var kind: BidiClass
    /// Above 0 the number of a pair that it opens, below 0 of one that it closes.
    var bracket = 0
  }

  let original: [Character]
  let base: UInt8
  /// The levels in the end; meaningless for what rule X9 removes.
  private(set) var levels: [UInt8]
  /// The levels of the embeddings.
  private var embedding: [UInt8]
  var kinds: [BidiClass]
  /// What rule X9 removes.
  private(set) var isRemoved: [Bool]

  init(_ text: [Character], _ direction: BaseDirection) {
    original = text
    kinds = text.map(\.kind)
    isRemoved = text.map { removed.contains($0.kind) }
    base =
      switch direction {
      case .automatic: isRightToLeft(text, 0..<text.count) ? 1 : 0
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    embedding = text.map { _ in 0 }
    levels = embedding
    resolveExplicit()
    levels = embedding
    for sequence in sequences() { resolve(sequence) }
    resetWhiteSpace()
  }

  /// BD9: the PDI that matches an initiator.
  private func match(_ index: Int) -> Int? {
    var depth = 1
    for other in (index + 1)..<max(index + 1, original.count) {
      if original[other].kind.isIsolateInitiator { depth += 1 }
      if original[other].kind == .popDirectionalIsolate { depth -= 1 }
      if depth == 0 { return other }
    }
    return nil
  }

  /// X1 to X8.
  private mutating func resolveExplicit() {
    var stack: [(level: UInt8, override: BidiClass?, isIsolate: Bool)] = [(base, nil, false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    func next(_ isRight: Bool) -> UInt8 {
      var level = stack[stack.count - 1].level + 1
      while (level & 1 == 1) != isRight { level += 1 }
      return level
    }
    for index in original.indices {
      let kind = original[index].kind
      switch kind {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
        let isRight = kind == .rightToLeftEmbedding || kind == .rightToLeftOverride
        let override: BidiClass? =
          kind == .rightToLeftOverride
          ? .rightToLeft : kind == .leftToRightOverride ? .leftToRight : nil
        if next(isRight) <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append((next(isRight), override, false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        let isRight =
          kind == .rightToLeftIsolate
          || kind == .firstStrongIsolate
            && isRightToLeft(original, (index + 1)..<(match(index) ?? original.count))
        place(index, stack[stack.count - 1].level, stack[stack.count - 1].override)
        if next(isRight) <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append((next(isRight), nil, true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        place(index, stack[stack.count - 1].level, stack[stack.count - 1].override)
      case .popDirectionalFormat:
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !stack[stack.count - 1].isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
      case .paragraphSeparator: embedding[index] = base
      case .boundaryNeutral: break
      default: place(index, stack[stack.count - 1].level, stack[stack.count - 1].override)
      }
    }
  }

  private mutating func place(_ index: Int, _ level: UInt8, _ override: BidiClass?) {
    embedding[index] = level
    if let override { kinds[index] = override }
  }

  /// BD7 and BD13, after X9.
  private func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    for index in original.indices where !isRemoved[index] {
      if let last = runs.last?.last, embedding[last] == embedding[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    let matches = original.indices.map { original[$0].kind.isIsolateInitiator ? match($0) : nil }
    var result: [[Int]] = []
    for run in runs {
      let first = run[0]
      if original[first].kind == .popDirectionalIsolate, matches.contains(first) { continue }
      var sequence = run
      while let last = sequence.last, let end = matches[last],
        let next = runs.first(where: { $0[0] == end })
      {
        sequence += next
      }
      result.append(sequence)
    }
    return result
  }

  /// X10: sos and eos, then the rules in turn.
  private mutating func resolve(_ sequence: [Int]) {
    let (first, last) = (sequence[0], sequence[sequence.count - 1])
    let level = embedding[first]
    let kept = original.indices.filter { !isRemoved[$0] }
    let before = kept.last { $0 < first }.map { embedding[$0] } ?? base
    var after = kept.first { $0 > last }.map { embedding[$0] } ?? base
    if original[last].kind.isIsolateInitiator, match(last) == nil { after = base }
    let sos: BidiClass = max(level, before) & 1 == 1 ? .rightToLeft : .leftToRight
    let eos: BidiClass = max(level, after) & 1 == 1 ? .rightToLeft : .leftToRight
    resolveWeak(sequence, sos)
    resolveBrackets(sequence, sos, level)
    resolveNeutrals(sequence, sos, eos, level)
    for index in sequence {
      switch (level & 1, kinds[index]) {
      case (0, .rightToLeft): levels[index] = level + 1
      case (0, .arabicNumber), (0, .europeanNumber): levels[index] = level + 2
      case (1, .leftToRight), (1, .arabicNumber), (1, .europeanNumber): levels[index] = level + 1
      default: levels[index] = level
      }
    }
  }

  /// L1, for a paragraph of one line.
  private mutating func resetWhiteSpace() {
    var isAtEnd = true
    for index in original.indices.reversed() {
      switch original[index].kind {
      case .segmentSeparator, .paragraphSeparator: isAtEnd = true
      case .whiteSpace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        break
      default: if !isRemoved[index] { isAtEnd = false }
      }
      if isAtEnd { levels[index] = base }
    }
  }
}

/// P2, P3.
private func isRightToLeft(_ text: [LiteralBidi.Character], _ range: Range<Int>) -> Bool {
  var depth = 0
  for index in range {
    let kind = text[index].kind
    if kind.isIsolateInitiator { depth += 1 }
    if kind == .popDirectionalIsolate { depth = max(0, depth - 1) }
    if depth == 0, kind.isStrong { return kind != .leftToRight }
  }
  return false
}

/// X9.
private let removed: Set<BidiClass> = [
  .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
  .popDirectionalFormat, .boundaryNeutral,
]
