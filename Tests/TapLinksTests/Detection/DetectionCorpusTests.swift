import TapLinks
import Testing

@Suite struct DetectionCorpusTests {
  @Test func `LD-1 to LD-17, U58-1 to U58-10: each case finds its links`() throws {
    try checkCases { $0.hasPrefix("LD-") || $0.hasPrefix("U58-") }
  }

  @Test func `TP-1 to TP-12, LI-1 to LI-8, TG-1 to TG-11: each case finds its links`() throws {
    try checkCases { !$0.hasPrefix("LD-") && !$0.hasPrefix("U58-") }
  }

  private func checkCases(of isIncluded: (_ rule: String) -> Bool) throws {
    let cases = try DetectionCase.all().filter { isIncluded($0.rule) }
    var passed = 0
    for one in cases {
      let found = one.found()
      #expect(found == one.links, "\(one)")
      if found == one.links { passed += 1 }
    }
    print("cases of detection: \(passed)/\(cases.count)")
  }

  @Test(
    arguments: (1...17).map { "LD-\($0)" } + (1...10).map { "U58-\($0)" }
      + (1...12).map { "TP-\($0)" }
      + (1...8).map { "LI-\($0)" } + (1...11).map { "TG-\($0)" })
  func `each rule has a case of its own`(rule: String) throws {
    #expect(try DetectionCase.all().contains { $0.rule == rule })
  }
}
