import FoundationEssentials
import TapTestSupport
import Testing

/// Our own table of the rules of link safety, which lies beside the repository.
@Suite struct LinkSafetyTableTests {
  private struct Case: Decodable {
    let rule: String
  }

  private static let table = SharedFile("link-safety/cases.tsv")

  @Test(.enabled(if: table.exists, Comment(rawValue: needsSharedFile)))
  func `LS: each rule of the table has a case in the corpus`() throws {
    let cases: [Case] = try CorpusFile(named: "links/safety.json").cases()
    let covered = Set(cases.map(\.rule))
    let rules = try Self.table.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(rules.filter { !covered.contains($0) } == [])
    print("LS table: \(rules.count { covered.contains($0) })/\(rules.count)")
  }
}
