import TapUnicode
import Testing

private let classes = UnicodeDataFile("extracted/DerivedBidiClass.txt")
private let brackets = UnicodeDataFile("BidiBrackets.txt")

/// Every scalar, against the data files.
@Suite(
  .enabled(if: classes.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct BidiTableTests {
  @Test func `bidi classes follow DerivedBidiClass`() throws {
    let file = try PropertyFile(classes)
    for (kind, names) in names {
      let isMember = file.having(names)
      let wrong = isMember.indices.filter {
        (BidiTable.shared[UInt32($0)].bidiClass == kind) != isMember[$0]
      }
      #expect(wrong == [], "\(names)")
    }
    #expect(names.count == BidiClass.allCases.count)
  }

  @Test func `brackets pair as BidiBrackets says`() throws {
    var listed: Set<UInt32> = []
    try brackets.forEachLine { line in
      let fields = line.fields()
      let scalars = fields[..<2].compactMap { $0.numbers(radix: 16).first ?? nil }.map(UInt32.init)
      guard scalars.count == 2 else { return }
      let (traits, other) = (BidiTable.shared[scalars[0]], BidiTable.shared[scalars[1]])
      #expect(traits.opensPair == (fields[2].description == "o"))
      #expect(traits.closesPair == (fields[2].description == "c"))
      #expect(traits.pair > 0 && traits.pair == other.pair)
      listed.insert(scalars[0])
    }
    #expect(listed.count == 128)
    // The angle brackets are the only two pairs that are canonical equivalents (BD16).
    let pairs = Dictionary(grouping: listed) { BidiTable.shared[$0].pair }
    #expect(
      pairs.values.filter { $0.count != 2 }.map(Set.init) == [[0x2329, 0x232A, 0x3008, 0x3009]])
    let others = (UInt32(0)..<0x11_0000).filter { BidiTable.shared[$0].pair > 0 }
    #expect(Set(others) == listed)
  }

  /// The short names, and the long ones of `@missing` lines.
  private let names: [(BidiClass, Set<String>)] = [
    (.leftToRight, ["L", "Left_To_Right"]), (.rightToLeft, ["R", "Right_To_Left"]),
    (.arabicLetter, ["AL", "Arabic_Letter"]), (.europeanNumber, ["EN"]), (.arabicNumber, ["AN"]),
    (.europeanTerminator, ["ET", "European_Terminator"]), (.otherNeutral, ["ON"]),
    (.nonspacingMark, ["NSM"]), (.europeanSeparator, ["ES"]), (.commonSeparator, ["CS"]),
    (.paragraphSeparator, ["B"]), (.segmentSeparator, ["S"]), (.whiteSpace, ["WS"]),
    (.boundaryNeutral, ["BN", "Boundary_Neutral"]), (.leftToRightEmbedding, ["LRE"]),
    (.leftToRightOverride, ["LRO"]), (.rightToLeftEmbedding, ["RLE"]),
    (.rightToLeftOverride, ["RLO"]), (.popDirectionalFormat, ["PDF"]),
    (.leftToRightIsolate, ["LRI"]), (.rightToLeftIsolate, ["RLI"]), (.firstStrongIsolate, ["FSI"]),
    (.popDirectionalIsolate, ["PDI"]),
  ]
}
