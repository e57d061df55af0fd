import TapUnicode
import Testing

private let classes = UnicodeDataFile("extracted/DerivedLineBreak.txt")

/// Every scalar, against the data files: the table takes most blocks of ICU's data from samples.
@Suite(
  .enabled(if: classes.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct LineTableTests {
  private let category: PropertyFile

  init() throws {
    category = try PropertyFile(UnicodeDataFile("extracted/DerivedGeneralCategory.txt"))
  }

  @Test func `letters of words follow the general category and the class`() throws {
    let line = try PropertyFile(classes)
    let isLetter = category.having(["Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No"])
    let isLike = line.having(["NU", "AL", "AI", "ID", "Ideographic"])
    expectAll { scalar, traits in traits.isLetter == (isLetter[scalar] || isLike[scalar]) }
  }

  @Test func `what words break beside resolves to AL, NU or SA`() throws {
    let line = try PropertyFile(classes)
    let isPlain = line.having(["AL", "HL", "AI", "SG", "XX", "Unknown", "NU"])
    let isComplex = line.having(["SA"])
    let isMark = category.having(["Mn", "Mc"])
    expectAll { scalar, traits in
      traits.isBreakable == (isPlain[scalar] || isComplex[scalar] && !isMark[scalar])
    }
  }

  @Test func `blocks follow the script and the width`() throws {
    let script = try PropertyFile(UnicodeDataFile("Scripts.txt"))
    let width = try PropertyFile(UnicodeDataFile("extracted/DerivedEastAsianWidth.txt"))
    let emoji = try PropertyFile(
      UnicodeDataFile("emoji/emoji-data.txt"), name: "Emoji_Presentation")
    let isNothing = category.having(["Mn", "Mc", "Me", "Cc", "Cf", "Cn", "Co", "Cs", "Unassigned"])
    let isSquare = script.having(["Han", "Hiragana", "Katakana", "Bopomofo", "Yi"])
    let isHangul = script.having(["Hangul"])
    let isWide = width.having(["W", "F", "Wide", "Fullwidth"])
    let isEmoji = emoji.having(["Emoji_Presentation"])
    expectAll { scalar, traits in
      let isBlock = isSquare[scalar] || isWide[scalar] && !isHangul[scalar] && !isEmoji[scalar]
      return traits.isBlock == (isBlock && !isNothing[scalar])
    }
  }

  private func expectAll(
    at sourceLocation: SourceLocation = #_sourceLocation,
    _ isRight: (Int, LineTraits) -> Bool
  ) {
    let wrong = (0..<0x11_0000).filter { !isRight($0, LineTable.shared[UInt32($0)]) }
    #expect(
      wrong.map { String($0, radix: 16, uppercase: true) } == [], sourceLocation: sourceLocation)
  }
}
