import TapTestSupport
import TapUnicode
import Testing

private let folder = "uts58/17.0.0"
private let mapping = SharedFile("idna/15.0.0/IdnaMappingTable.txt")
private let categories = UnicodeDataFile("extracted/DerivedGeneralCategory.txt")

/// The properties of UTS #58 by ICU's data, against the files of the standard.
///
/// The files are of a later Unicode: what ICU does not know yet is left out.
@Suite(
  .enabled(if: SharedFile("\(folder)/LinkTerm.txt").exists, Comment(rawValue: needsSharedFile)),
  .enabled(if: categories.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct LinkTableTests {
  /// Whether ICU knows a scalar: it is assigned, or a noncharacter.
  private let isKnown: [Bool]

  init() throws {
    let category = try PropertyFile(categories)
    isKnown = category.having(["Cn"]).map { !$0 }
  }

  @Test func `U58: Link_Term of every scalar is the file's`() throws {
    let terms = try LinkDataFile(folder + "/LinkTerm.txt").values()
    let names: [LinkTerm: String] = [
      .include: "Include", .hard: "Hard", .soft: "Soft", .close: "Close", .open: "Open",
    ]
    var checked = 0
    for scalar in knownScalars {
      let wanted = terms[scalar] ?? "Hard"
      let found = names[LinkTable.shared[scalar].term]
      if found != wanted { Issue.record("U+\(String(scalar, radix: 16)): \(wanted)") }
      checked += 1
    }
    print("UTS #58 Link_Term: \(checked) scalars")
  }

  @Test func `U58: Link_Email of every scalar is the file's`() throws {
    let letters = try LinkDataFile(folder + "/LinkEmail.txt").values()
    for scalar in knownScalars where LinkTable.shared[scalar].isEmail != (letters[scalar] != nil) {
      Issue.record("U+\(String(scalar, radix: 16))")
    }
  }

  @Test func `U58: Link_Bracket of every scalar is the file's`() throws {
    let brackets = try LinkDataFile(folder + "/LinkBracket.txt").values()
    for scalar in knownScalars {
      let wanted = brackets[scalar].flatMap { UInt32($0, radix: 16) } ?? 0
      if LinkTable.opening(of: scalar) != wanted {
        Issue.record("U+\(String(scalar, radix: 16))")
      }
    }
  }

  @Test(.enabled(if: mapping.exists, Comment(rawValue: needsSharedFile)))
  func `U58: letters of hosts are those that UTS #46 keeps or maps, and Include`() throws {
    let statuses = try LinkDataFile("idna/15.0.0/IdnaMappingTable.txt").values()
    let good: Set = ["valid", "mapped", "deviation"]
    for scalar in knownScalars {
      let traits = LinkTable.shared[scalar]
      let isGood = statuses[scalar].map(good.contains) ?? false
      // A full stop is valid there, and no letter here.
      let wanted = isGood && traits.term == .include && scalar != 0x2E
      if traits.isHost != wanted {
        Issue.record("U+\(String(scalar, radix: 16)): \(statuses[scalar] ?? "-")")
      }
    }
  }

  private var knownScalars: [UInt32] {
    (0..<0x11_0000).filter { isKnown[Int($0)] && !(0xD800...0xDFFF).contains($0) }
  }
}
