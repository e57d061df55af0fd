import TapInteraction
import TapLayout
import TapText
import Testing
import TapAudit

@Suite struct LinkPurposeAuditTests {
  private func findings(
    _ words: String, _ links: [(Range<Int>, String)]
  ) -> [LinkPurposeFinding] {
    var text = AttributedText(words)
    for (range, destination) in links { text.addLink(destination: destination, over: range) }
    return LinkPurposeAudit(TextLayout(text, width: 400)).findings
  }

  @Test func `WCAG-9: one name for several destinations is a warning under 2-4-4`() throws {
    let found = findings("here Here here there", [(0..<4, "a"), (5..<9, "b"), (10..<14, "a")])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.kind == .sameName && finding.severity == .warning)
    #expect(finding.links == [0, 1, 2] && finding.name == "here")
    #expect(finding.criterion == "2.4.4")
    #expect(findings("here and here", [(0..<4, "a"), (9..<13, "a")]).isEmpty)
    #expect(findings("here and there", [(0..<4, "a"), (9..<14, "b")]).isEmpty)
  }

  @Test func `A11Y-2: a link without a name is an error`() {
    let found = findings("a \u{200B} \u{FFFC}", [(2..<5, "x"), (6..<9, "y")])
    #expect(found.map(\.kind) == [.emptyName, .emptyName])
    #expect(found.allSatisfy { $0.severity == .error && $0.criterion == "2.4.4" })
    #expect(found.map(\.links) == [[0], [1]])
  }

  @Test func `LINK-16, LINK-17: a link that nothing taps is a warning`() {
    let found = findings("e\u{301} docs", [(1..<3, "x"), (4..<8, "")])
    #expect(found.map(\.kind) == [.noCharacter, .noDestination])
    #expect(found.allSatisfy { $0.severity == .warning && $0.criterion == nil })
    #expect(found.map(\.links) == [[0], [1]])
  }
}
