import FoundationEssentials
import TapLinks
import TapTestSupport
import TapText
import TapUnicode
import Testing

@Suite struct LinkSafetyCorpusTests {
  private let cases: [SafetyCase]
  private static let judge = LinkSafety()

  init() throws { cases = try CorpusFile(named: "links/safety.json").cases() }

  @Test func `LS-S1 to LS-S9, LS-P1 to LS-P14: cases have the expected findings`() {
    checkFindings(of: ["LS-S", "LS-P"])
  }

  @Test func `LS-B1 to LS-B12, LS-T1 to LS-T10: cases have the expected findings`() {
    checkFindings(of: ["LS-B", "LS-T"])
  }

  @Test func `LS-A1 to LS-A8, LS-I1 to LS-I10: cases have the expected findings`() {
    checkFindings(of: ["LS-A", "LS-I", "report/"])
  }

  @Test(
    arguments: [("S", 9), ("P", 14), ("B", 12), ("T", 10), ("A", 8), ("I", 10)].flatMap {
      family, count in (1...count).map { "LS-\(family)\($0)" }
    })
  func `each rule of link safety has a case of its own`(rule: String) {
    #expect(cases.contains { $0.rule == rule })
  }

  private func checkFindings(of families: [String]) {
    for one in cases where one.shownBy == nil {
      guard families.contains(where: one.rule.hasPrefix) else { continue }
      let assessment = one.assessment(by: Self.judge)
      #expect(assessment.verdict.name == one.verdict, "\(one): \(assessment.findings)")
      #expect(
        Set(assessment.findings.map(\.rule)) == Set(one.findings ?? []),
        "\(one): \(assessment.findings)")
      if let canonical = one.canonical {
        let found = assessment.destination.map(SafetyCase.Nullable.some) ?? .null
        #expect(found == canonical, "\(one)")
      }
    }
  }

  @Test func `LS: LS-A2, LS-A7, LS-B8: a case shows the destination`() {
    for one in cases {
      let display = one.assessment(by: Self.judge).display
      if let shown = one.shown { #expect(display?.text == shown, "\(one)") }
      if let emphasis = one.emphasis, let display {
        #expect(part(display.emphasis, of: display) == emphasis, "\(one)")
      }
      if let visual = one.visual { #expect(display.map(visualOrder) == visual, "\(one)") }
      if let limit = one.elidedTo {
        #expect(display?.elided(toCount: limit).text == one.elided, "\(one)")
      }
    }
  }

  @Test func `LS-P14: what a case says to be equal is equal`() {
    for one in cases {
      guard let other = one.equals else { continue }
      #expect(
        URLRecord(one.fullDestination)?.comparisonForm == URLRecord(other)?.comparisonForm,
        "\(one)")
    }
  }

  @Test func `LS-A8: a verdict tells the versions of the data it rests on`() {
    for one in cases where one.data == true {
      let data = one.assessment(by: Self.judge).data
      #expect(data == Self.judge.data)
      #expect(data?.contains(Self.judge.publicSuffixes.version) == true)
      #expect(data?.contains("Unicode \(UnicodeVersions.unicode)") == true)
    }
  }

  @Test func `what the corpus shows elsewhere is there`() {
    for one in cases {
      guard let name = one.shownBy else { continue }
      #expect(FileManager.default.fileExists(atPath: CorpusFile(named: name).path), "\(one)")
    }
  }

  @Test func `ranges of findings are in the destination`() {
    for one in cases where one.shownBy == nil {
      for finding in one.assessment(by: Self.judge).findings {
        guard let range = finding.utf8Range else { continue }
        #expect(range.lowerBound >= 0 && range.upperBound <= one.fullDestination.utf8.count)
      }
    }
  }

  private func part(_ range: Range<Int>?, of display: LinkDisplay) -> String? {
    range.map { String(decoding: Array(display.text.utf8)[$0], as: UTF8.self) }
  }

  /// The letters of a display from left to right, laid out as its comment tells.
  private func visualOrder(_ display: LinkDisplay) -> String {
    var levels: [UInt8] = []
    var resolver = BidiResolver()
    let bytes = Array(display.text.utf8)
    _ = resolver.levelsByRules(
      of: bytes.span, isolating: display.isolates, direction: .leftToRight, into: &levels)
    let scalars = Array(display.text.unicodeScalars)
    var starts = [0]
    for scalar in scalars { starts.append((starts.last ?? 0) + UTF8.width(scalar)) }
    let scalarLevels = scalars.indices.map { levels[starts[$0]] }
    let order = TapUnicode.visualOrder(levels: scalarLevels.span)
    return order.map { String(scalars[$0]) }.joined()
  }
}
