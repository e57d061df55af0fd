import TapUnicode

/// What came of BidiCharacterTest.txt.
struct BidiCharacterRun {
  /// How many texts were checked.
  var count = 0
  /// How many came out otherwise than in the file, by what is special about them.
  var differences: [Difference: Int] = [:]
  /// The differences that are nothing known.
  var failures: [String] = []

  /// What is special about a text that ICU resolves otherwise.
  enum Difference: Hashable {
    /// Overrides with isolates inside them.
    case isolatesInOverrides
    /// A bracket pair whose halves stand in different embeddings.
    case bracketsAcrossEmbeddings
    /// A mark after a closing bracket at the end of the text.
    case markAfterLastBracket
    /// More than 63 brackets open at once.
    case deepBrackets
    /// Right by order and parity: ICU gives a text of one direction one level (IC-10).
    case oneDirection
  }

  init(_ file: UnicodeDataFile) throws {
    var resolver = try BidiResolver()
    var levels: [UInt8] = []
    let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .automatic]
    try file.forEachLine { line in
      let fields = line.fields()
      let (text, starts) = fields[0].scalars()
      let direction = directions[(fields[1].numbers().first ?? 2) ?? 2]
      let base = try resolver.levelsByICU(of: text.span, direction: direction, into: &levels)
      let expected = BidiExpectation(levels: fields[3], order: fields[4])
      count += 1
      let isBaseRight = fields[2].numbers() == [Int(base)]
      if isBaseRight, expected.hasLevels(levels, at: starts), expected.isConsistent { return }
      if isBaseRight, let known = known(text, expected.agrees(with: levels, at: starts)) {
        differences[known, default: 0] += 1
      } else {
        failures.append("\(line)")
      }
    }
  }

  private func known(_ text: [UInt8], _ agrees: Bool) -> Difference? {
    if agrees { return .oneDirection }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
    let brackets = scalars.filter { $0 == 0x28 || $0 == 0x5B }.count
    let hasOverrides = scalars.contains { $0 == 0x202D || $0 == 0x202E }
    if hasOverrides, scalars.contains(0x2068) || scalars.contains(0x2066) {
      return .isolatesInOverrides
    }
    if hasOverrides, brackets > 0 { return .bracketsAcrossEmbeddings }
    if brackets > 63 { return .deepBrackets }
    let isMark = scalars.last.map { ScalarProperties.shared[$0].group == .mark } ?? false
    return isMark && brackets > 0 ? .markAfterLastBracket : nil
  }
}
