import TapLinks
import TapTestSupport
import TapText
import Testing

/// Links of READMEs and help pages, which nobody should be warned about.
@Suite struct HarmlessLinksTests {
  private struct Page: Decodable {
    let source: String
    /// Pairs of a text and a destination.
    let links: [[String]]
  }

  @Test func `LS: at most two in a hundred harmless links are warned about`() throws {
    let pages: [Page] = try CorpusFile(named: "links/harmless.json").cases()
    let safety = LinkSafety()
    var count = 0
    var warned: [String] = []
    for page in pages {
      for pair in page.links {
        try #require(pair.count == 2)
        count += 1
        let link = Link(id: LinkID(rawValue: 1), destination: pair[1])
        let assessment = safety.assess(link, shownAs: pair[0])
        guard assessment.verdict > .allow else { continue }
        warned.append("\(pair): \(assessment.findings.map(\.message))")
      }
    }
    print("harmless links: \(count), warned about: \(warned.count)")
    #expect(count >= 300)
    #expect(warned.count * 50 <= count, "\(warned)")
  }
}
