import TapUnicode
import Testing

@Suite struct ScriptRunsTests {
  @Test(arguments: 0..<60)
  func `runs tile any text and differ from their neighbors`(seed: Int) {
    let bytes = Array(randomText(seed: seed, count: seed * 2).utf8)
    var runs: [ScriptRun] = []
    scriptRuns(of: bytes.span, into: &runs)
    #expect(runs.last.map { Int($0.end) } == (bytes.isEmpty ? nil : bytes.count))
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.end < next.end)
      #expect(run.script != next.script)
    }
    #expect(!runs.contains { $0.script == .inherited })
    #expect(runs.count == 1 || !runs.contains { $0.script == .common })
  }

  @Test(arguments: [
    ("", []), ("abc", ["3 Latn"]), ("12, ", ["4 Zyyy"]), ("\u{301}", ["2 Zyyy"]),
    ("12 abc", ["6 Latn"]), ("a \u{5D0} b", ["2 Latn", "5 Hebr", "6 Latn"]),
    ("\u{65E5}\u{3042}\u{30AB}\u{30FC}", ["3 Hani", "6 Hira", "12 Kana"]),
    ("a\u{301}\u{3B1}\u{301}", ["3 Latn", "7 Grek"]),
    ("a (\u{5D0}) b", ["3 Latn", "5 Hebr", "8 Latn"]),
    ("\u{5D0} [a (b)] \u{5D0}", ["4 Hebr", "9 Latn", "13 Hebr"]),
    ("(\u{5D0}) a", ["5 Hebr", "6 Latn"]),
    ("a)\u{5D0}(", ["2 Latn", "5 Hebr"]),
  ])
  func `common and inherited scalars take a script from beside them`(
    text: String, wanted: [String]
  ) {
    var runs: [ScriptRun] = []
    scriptRuns(of: "\u{5D0}".utf8Span.span, into: &runs)
    scriptRuns(of: Array(text.utf8).span, into: &runs)
    #expect(runs.map { "\($0.end) \($0.script.code)" } == wanted)
  }

  @Test func `a long text of many brackets takes linear time and keeps its scripts`() {
    let text = String(repeating: "(a[\u{5D0}", count: 50_000)
    var runs: [ScriptRun] = []
    scriptRuns(of: Array(text.utf8).span, into: &runs)
    #expect(runs.count == 100_000)
  }

  @Test func `a script has the tag of its code`() {
    var runs: [ScriptRun] = []
    scriptRuns(of: "a".utf8Span.span, into: &runs)
    #expect(runs.map(\.script.tag) == [0x4C61_746E])
  }
}
