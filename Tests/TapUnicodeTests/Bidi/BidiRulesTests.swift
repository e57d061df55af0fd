import TapTestSupport
import TapUnicode
import Testing

/// The resolver against the rules as they are written, and its cost on the worst of texts.
@Suite struct BidiRulesTests {
  @Test(arguments: BaseDirection.allCases, 0..<40)
  func `levels of random classes are those of the rules taken literally`(
    _ direction: BaseDirection, seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    for _ in 0..<50 {
      let some = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        samples[Int.random(in: 0..<samples.count, using: &random)]
      }
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        some[Int.random(in: 0..<some.count, using: &random)]
      }
      expectLiteral(text, direction, &resolver, &levels)
    }
  }

  @Test(arguments: BaseDirection.allCases, 0..<12)
  func `nests around the depth limits have the levels of the rules taken literally`(
    _ direction: BaseDirection, seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    let openers = samples.filter { opening.contains($0.scalar) }
    let closers = samples.filter { closing.contains($0.scalar) }
    func some(_ count: Int, of pool: [Sample]) -> [Sample] {
      (0..<count).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
    }
    let kind = openers[seed % openers.count]
    let count = Int.random(in: 58...130, using: &random)
    let nest = (0..<count).flatMap { _ in
      Int.random(in: 0..<6, using: &random) == 0 ? some(2, of: openers) : [kind]
    }
    let text = nest + some(12, of: samples) + some(count, of: closers + samples)
    expectLiteral(text, direction, &resolver, &levels)
  }

  /// Steps are counted, not timed: they grow as the text does, whatever it nests.
  @Test(arguments: [
    "\u{2068}", "\u{2068}\u{2069}", "\u{2067}", "\u{2066}\u{5D0}\u{2069}", "\u{2067}a\u{2068}",
    "\u{202B}", "\u{202B}a\u{202C}", "(", "()", ")", "(]", "[(a]", "([{", "\t", " \t", "\u{200B}",
    "\u{5D0}(", "\u{627}1,", "#", "1,2#", "\u{2068}(", "\u{1C}\u{2068}", "\u{301}",
    "\u{5D0}\u{301} ",
  ])
  func `steps are linear for any text`(part: String) {
    let unit = Array(part.utf8)
    for count in [100, 5_000] {
      for tail in ["", "\u{5D0}", String(repeating: "\u{2069}", count: count / 2)] {
        let text = Array(repeatElement(unit, count: count).joined()) + Array(tail.utf8)
        for direction in BaseDirection.allCases {
          var resolver = BidiResolver()
          var levels: [UInt8] = []
          _ = resolver.levelsByRules(of: text.span, direction: direction, into: &levels)
          // A closing bracket looks at 63 entries at most, all else at a few bytes or items.
          let limit = part == "(]" || part == "[(a]" ? 70 : 6
          #expect(resolver.steps <= limit * (text.count + 1), "\(count) with \(tail.count)")
        }
      }
    }
  }

  @Test(
    .enabled(
      if: AllocationCounter.countsMemory && !_isDebugAssertConfiguration(),
      "a sanitizer owns malloc, and unoptimized code allocates by itself"))
  func `a resolver in use allocates nothing`() {
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    let texts = (0..<40).map { Array(randomText(seed: $0, count: 400).utf8) }
    func resolve() {
      for text in texts { _ = resolver.levelsByRules(of: text.span, into: &levels) }
    }
    resolve()
    #expect(AllocationCounter.count(resolve).allocations == 0)
  }

  private func expectLiteral(
    _ text: [Sample], _ direction: BaseDirection, _ resolver: inout BidiResolver,
    _ levels: inout [UInt8]
  ) {
    let bytes = text.flatMap { Array(String($0.scalar).utf8) }
    let base = resolver.levelsByRules(of: bytes.span, direction: direction, into: &levels)
    let literal = LiteralBidi(text.map(\.character), direction)
    #expect(base == literal.base)
    var offset = 0
    var found: [UInt8?] = []
    for sample in text {
      found.append(levels[offset])
      offset += String(sample.scalar).utf8.count
    }
    for (index, isRemoved) in literal.isRemoved.enumerated() where isRemoved { found[index] = nil }
    let wanted = zip(literal.levels, literal.isRemoved).map { $1 ? nil : $0 }
    #expect(found == wanted, "\(direction): \(text.map(\.character.kind))")
  }
}

/// A scalar with what the rules need of it.
private struct Sample {
  let scalar: Unicode.Scalar
  let character: LiteralBidi.Character

  init(_ scalar: Unicode.Scalar, _ kind: BidiClass, bracket: Int = 0) {
    self.scalar = scalar
    character = LiteralBidi.Character(kind: kind, bracket: bracket)
  }
}

/// A few of each class but B, and brackets of which two are the same by canonical equivalence.
private let samples: [Sample] = [
  Sample("a", .leftToRight), Sample("\u{5D0}", .rightToLeft), Sample("\u{627}", .arabicLetter),
  Sample("1", .europeanNumber), Sample("\u{661}", .arabicNumber), Sample("+", .europeanSeparator),
  Sample(",", .commonSeparator), Sample("#", .europeanTerminator), Sample("!", .otherNeutral),
  Sample("\u{301}", .nonspacingMark), Sample("\t", .segmentSeparator), Sample(" ", .whiteSpace),
  Sample("\u{200B}", .boundaryNeutral), Sample("\u{202A}", .leftToRightEmbedding),
  Sample("\u{202B}", .rightToLeftEmbedding), Sample("\u{202D}", .leftToRightOverride),
  Sample("\u{202E}", .rightToLeftOverride), Sample("\u{202C}", .popDirectionalFormat),
  Sample("\u{2066}", .leftToRightIsolate), Sample("\u{2067}", .rightToLeftIsolate),
  Sample("\u{2068}", .firstStrongIsolate), Sample("\u{2069}", .popDirectionalIsolate),
  Sample("\u{2069}", .popDirectionalIsolate), Sample("(", .otherNeutral, bracket: 1),
  Sample(")", .otherNeutral, bracket: -1), Sample("[", .otherNeutral, bracket: 2),
  Sample("]", .otherNeutral, bracket: -2), Sample("\u{2329}", .otherNeutral, bracket: 3),
  Sample("\u{3009}", .otherNeutral, bracket: -3),
]

private let opening: Set<Unicode.Scalar> = [
  "\u{202A}", "\u{202B}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "(", "[",
]
private let closing: Set<Unicode.Scalar> = ["\u{202C}", "\u{2069}", ")", "]"]
