import TapUnicode
import Testing

private let categories = UnicodeDataFile("extracted/DerivedGeneralCategory.txt")

/// Every scalar, against the data files: the table takes most blocks of ICU's data from samples.
@Suite(
  .enabled(if: categories.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct ScalarPropertiesTests {
  @Test func `cell widths follow EastAsianWidth and the general category`() throws {
    let category = try PropertyFile(categories)
    let width = try PropertyFile(UnicodeDataFile("extracted/DerivedEastAsianWidth.txt"))
    let isNothing = category.having(["Mn", "Mc", "Me", "Cc", "Cf", "Zl", "Zp"])
    let isWide = width.having(["W", "F", "Wide", "Fullwidth"])
    let isAmbiguous = width.having(["A", "Ambiguous"])
    expectAll { scalar, traits in
      traits.cellWidth == (isNothing[scalar] ? 0 : isWide[scalar] ? 2 : 1)
        && traits.isAmbiguous == (isAmbiguous[scalar] && !isNothing[scalar])
    }
  }

  @Test func `groups follow the general category`() throws {
    let category = try PropertyFile(categories)
    let groups: [(ScalarGroup, Set<String>)] = [
      (.letter, ["Lu", "Ll", "Lt", "Lm", "Lo"]), (.mark, ["Mn", "Mc", "Me"]),
      (.number, ["Nd", "Nl", "No"]), (.punctuation, ["Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"]),
      (.symbol, ["Sm", "Sc", "Sk", "So"]), (.separator, ["Zs", "Zl", "Zp"]),
      (.control, ["Cc", "Cf"]), (.other, ["Cn", "Co", "Cs", "Unassigned"]),
    ]
    for (group, names) in groups {
      let isMember = category.having(names)
      expectAll { scalar, traits in (traits.group == group) == isMember[scalar] }
    }
  }

  @Test func `bidi traits follow the bidi class (IC-5)`() throws {
    let file = try PropertyFile(UnicodeDataFile("extracted/DerivedBidiClass.txt"))
    let explicit: Set = ["LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"]
    let isNeeded = file.having(
      explicit.union(["R", "AL", "AN", "Right_To_Left", "Arabic_Letter"]))
    let isReset = file.having(explicit.union(["BN", "B", "S", "WS"]))
    expectAll { scalar, traits in
      traits.needsBidi == isNeeded[scalar] && traits.resetsAtLineEnd == isReset[scalar]
    }
  }

  @Test func `break traits follow the break properties`() throws {
    let line = try PropertyFile(UnicodeDataFile("extracted/DerivedLineBreak.txt"))
    let cluster = try PropertyFile(UnicodeDataFile("auxiliary/GraphemeBreakProperty.txt"))
    let isHard = line.having(["BK", "CR", "LF", "NL"])
    let needsDictionary = line.having(["SA"])
    let isPlain = cluster.having(["Other", "Control", "CR", "LF", "LV", "LVT"])
    expectAll { scalar, traits in
      traits.isHardBreak == isHard[scalar] && traits.isPlain == isPlain[scalar]
        && traits.needsLineDictionary == needsDictionary[scalar]
    }
  }

  @Test func `binary properties follow their files`() throws {
    let emoji = UnicodeDataFile("emoji/emoji-data.txt")
    let core = UnicodeDataFile("DerivedCoreProperties.txt")
    let isEmoji = try PropertyFile(emoji, name: "Emoji_Presentation").having(["Emoji_Presentation"])
    let isSpace = try having("White_Space")
    let isFlagHalf = try having("Regional_Indicator")
    let isIgnorable = try PropertyFile(core, name: "Default_Ignorable_Code_Point")
      .having(["Default_Ignorable_Code_Point"])
    expectAll { scalar, traits in
      traits.isEmojiPresentation == isEmoji[scalar] && traits.isWhiteSpace == isSpace[scalar]
        && traits.isRegionalIndicator == isFlagHalf[scalar]
        && traits.isIgnorable == isIgnorable[scalar]
    }
  }

  private func having(_ name: String) throws -> [Bool] {
    try PropertyFile(UnicodeDataFile("PropList.txt"), name: name).having([name])
  }

  private func expectAll(
    at sourceLocation: SourceLocation = #_sourceLocation,
    _ isRight: (Int, ScalarTraits) -> Bool
  ) {
    var wrong: [String] = []
    let properties = ScalarProperties.shared
    var scalar = 0
    while scalar < 0x11_0000 {
      if !isRight(scalar, properties[UInt32(scalar)]) {
        wrong.append(String(scalar, radix: 16, uppercase: true))
      }
      scalar += 1
    }
    #expect(wrong == [], sourceLocation: sourceLocation)
  }
}
