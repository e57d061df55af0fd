import TapLinks
import Testing

@Suite struct DetectionCorpusTests {
  @Test func `every case of the corpus finds its links`() throws {
    let cases = try DetectionCase.all()
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
