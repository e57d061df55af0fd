import Foundation
import TapTestSupport
import Testing

@testable import TaplineCLI

/// The reports of `tapline audit`, byte for byte.
@Suite struct AuditTests {
  typealias Question = AnswerTests.Question

  static let deceiving = """
    [https://paypal.com/](https://evil.example/)
    [xx](javascript:alert(1))
    [ok](https://example.com)
    [docs](docs/a.md)
    """

  static let questions = [
    Question(
      "audit - --format markdown", input: "see [docs](a) now",
      output: "0  \"docs\" 32x16 at 32,0, passes 2.5.8 inline in a sentence\n"),
    Question(
      "audit - --format markdown --cell 10x24", input: "[first](a) | [b](b)",
      output: """
        0  "first" 50x24 at 0,0, passes 2.5.8
        1  "b" 10x24 at 80,0, passes 2.5.8 by spacing

        """),
    Question(
      "audit - --format markdown --line-height 11pt", input: "[a](a)\n\n[b](b)", code: 1,
      output: """
        0  "a" 8x11 at 0,0, fails 2.5.8: below 24x24, not inline in a sentence, too close to another target
        1  "b" 8x11 at 0,22, fails 2.5.8: below 24x24, not inline in a sentence, too close to another target

        """),
    Question(
      "audit - --format markdown --level AAA", input: "[a](a)", code: 1,
      output: "0  \"a\" 8x16 at 0,0, fails 2.5.5: below 44x44, not inline in a sentence\n"),
    Question(
      "audit - --format markdown", input: "go [here](a) or [Here](b), not [\u{200B}](c) or [x](<>)",
      code: 1,
      output: """
        0  "here" 32x16 at 24,0, passes 2.5.8 inline in a sentence
        1  "Here" 32x16 at 88,0, passes 2.5.8 inline in a sentence
        warning: 2.4.4: links 0, 1 "here" have the same name but different destinations
        error: 2.4.4: link 2 has no accessible name
        warning: link 3 "x" has no destination, so it can't be tapped
        error: link 2 "\\u{200B}" (1:32), block by LS-B9: the link shows nothing that one could see
        error: link 3 "x" (1:42), block by LS-S8: the link has no destination

        """),
    Question(
      "audit - --format markdown --json", input: "[docs](a)\n\n[docs](b)",
      output: """
        {"check":"targetSize","severity":null,"criterion":"2.5.8","links":[0],"name":"docs",\
        "rect":[0,0,32,16],"context":"standalone","outcome":"spacing"}
        {"check":"targetSize","severity":null,"criterion":"2.5.8","links":[1],"name":"docs",\
        "rect":[0,32,32,16],"context":"standalone","outcome":"spacing"}
        {"check":"linkPurpose","severity":"warning","criterion":"2.4.4","links":[0,1],\
        "name":"docs","kind":"sameName"}

        """),
    Question(
      "audit - --format markdown --json --level AAA", input: "[docs](a)", code: 1,
      output: """
        {"check":"targetSize","severity":"error","criterion":"2.5.5","links":[0],"name":"docs",\
        "rect":[0,0,32,16],"context":"standalone","outcome":"fail"}

        """),
    Question("audit -", input: "no links", output: ""),
    Question(
      "audit - --format markdown --finger --cell 24x24", input: "[a](a)\n\n[b](b)",
      output: """
        0  "a" 24x24 at 0,0, passes 2.5.8
        1  "b" 24x24 at 0,48, passes 2.5.8
        0  "a" finger: hit 53.7 %, miss 46.3 %, another link 0 %
        1  "b" finger: hit 53.7 %, miss 46.3 %, another link 0 %

        """),
    Question(
      "audit - --format markdown --max-error 2% --cell 24x24", input: "[a](a)[b](b)", code: 1,
      output: """
        0  "a" 24x24 at 0,0, passes 2.5.8
        1  "b" 24x24 at 24,0, passes 2.5.8
        error: 0  "a" finger: hit 53.7 %, miss 36 %, another link 10.4 % (link 1 10.4 %)
        error: 1  "b" finger: hit 53.7 %, miss 36 %, another link 10.4 % (link 0 10.4 %)
        warning: link 0 "a" (1:1), warn by LS-T10: the next letters belong to a link that leads elsewhere
        warning: link 1 "b" (1:7), warn by LS-T10: the next letters belong to a link that leads elsewhere

        """),
    Question(
      "audit - --format markdown --cell 24x24", input: deceiving, code: 1,
      output: """
        0  "https://paypal.com/" 192x24 at 0,0, passes 2.5.8
        0  "https://paypal.com/" 264x24 at 0,24, passes 2.5.8
        1  "xx" 48x24 at 288,24, passes 2.5.8
        2  "ok" 48x24 at 0,48, passes 2.5.8
        3  "docs" 96x24 at 72,48, passes 2.5.8
        error: link 0 "https://paypal.com/" (1:1), confirm by LS-T1: the text shows paypal.com, \
        but the link leads to evil.example
        error: link 1 "xx" (2:1), block by LS-S3: a javascript: link runs code or reads what is \
        not public

        """),
    Question(
      "audit - --format markdown --cell 24x24 --sarif", input: "[x](javascript:1)", code: 1,
      output: """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",\
        "runs":[{"tool":{"driver":{"name":"tapline","version":"0.1.0","rules":[\(descriptor(of: "LS-S3"))]}},\
        "columnKind":"unicodeCodePoints","results":[{"ruleId":"LS-S3","level":"error",\
        "message":{"text":"block: a javascript: link runs code or reads what is not public"},\
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"stdin"},\
        "region":{"startLine":1,"startColumn":1}}}]}]}]}

        """),
  ]

  /// What a log says of a rule: what `tapline explain` prints.
  private static func descriptor(of id: String) -> String {
    var record = JSONRecord()
    record.add("id", id)
    if let rule = RuleBook.shared.rule(id) {
      record.addObject("shortDescription") { $0.add("text", rule.summary) }
      record.addObject("help") { help in
        help.add("text", rule.text)
        help.add("markdown", rule.text)
      }
    }
    return String(decoding: record.line.dropLast(), as: UTF8.self)
  }

  @Test(arguments: questions)
  func `a report is exactly this`(question: Question) throws {
    let arguments = question.arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(arguments, input: question.input)
    #expect(outcome.output == question.output)
    #expect(outcome.messages == question.messages)
    #expect(outcome.code == question.code)
  }

  @Test func `a failure in any of several files ends with 1 and each record names its file`() throws
  {
    let folder = try TemporaryFolder()
    let good = try folder.write("see [docs](a) now", to: "good.md")
    let bad = try folder.write("[a](a) [b](b)", to: "bad.md")
    let outcome = try Tool.run(["audit", bad, good, "--json"])
    #expect(outcome.code == 1 && outcome.lines.count == 3)
    #expect(outcome.lines.map { $0.contains("\"outcome\":\"fail\"") } == [true, true, false])
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("{\"file\":\"") })
    #expect(try Tool.run(["audit", good]).code == 0)
  }

  @Test func `the links of a text in a window are as large as they are there`() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "t", "kind": "text", "frame": [0, 0, 400, 300], "layout": {"cell": [30, 30]},
         "transform": {"scale": 0.25}, "text": "docs",
         "links": [{"id": "L", "destination": "d", "text": "docs"}]}]}
      """#, to: "scene.json")
    let outcome = try Tool.run(["audit", scene])
    #expect(
      outcome.lines == ["view t:", #"0  "docs" 30x7.5 at 150,112.5, passes 2.5.8 by spacing"#])
  }

  /// The documents of the corpus, whose links are too small in low lines.
  static let documents = CorpusFile.all(in: "markup").map(\.path).filter {
    $0.hasSuffix(".md") || $0.hasSuffix(".html")
  }

  @Test func `what --suggest says lets a link of the corpus pass`() throws {
    struct Record: Decodable {
      struct Fix: Decodable {
        var change: String
        var value: Double
      }
      var check: String
      var links: [Int]
      var fixes: [Fix]?
      var severity: String?
    }
    func records(_ arguments: [String]) throws -> [Record] {
      try Tool.run(["audit", "--json"] + arguments).lines.map {
        try JSONDecoder().decode(Record.self, from: Data($0.utf8))
      }
    }
    var tried = 0
    let cases = ["9pt", "12pt"].flatMap { height in Self.documents.map { ($0, height) } }
    for (document, height) in cases where tried < 10 {
      let suggestions = try records([document, "--line-height", height, "--suggest"])
        .filter { $0.check == "suggestion" }
      guard !suggestions.isEmpty else { continue }
      tried += 1
      for suggestion in suggestions {
        guard let fix = suggestion.fixes?.first(where: { $0.change == "lineHeight" }) else {
          continue
        }
        let fixed = try records([document, "--line-height", "\(fix.value)pt"])
        let failing = fixed.filter { $0.check == "targetSize" && $0.severity == "error" }
        #expect(!failing.flatMap(\.links).contains(suggestion.links[0]), "\(document)")
      }
    }
    #expect(tried == 10)
  }
}
