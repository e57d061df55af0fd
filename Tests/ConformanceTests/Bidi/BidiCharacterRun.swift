import TapUnicode

/// What came of BidiCharacterTest.txt.
struct BidiCharacterRun {
  /// How many texts were checked.
  var count = 0
  /// The lines whose base level, levels or order came out otherwise.
  var failures: [String] = []

  init(_ file: UnicodeDataFile) throws {
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .automatic]
    try file.forEachLine { line in
      let fields = line.fields()
      let (text, starts) = fields[0].scalars()
      let direction = directions[(fields[1].numbers().first ?? 2) ?? 2]
      let base = resolver.levelsByRules(of: text.span, direction: direction, into: &levels)
      let expected = BidiExpectation(levels: fields[3], order: fields[4])
      count += 1
      let isBaseRight = fields[2].numbers() == [Int(base)]
      if isBaseRight, expected.hasLevels(levels, at: starts), expected.isConsistent { return }
      failures.append("\(line)")
    }
  }
}
