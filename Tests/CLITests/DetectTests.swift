import Foundation
import Testing

/// What `tapline detect` finds, byte for byte.
@Suite struct DetectTests {
  typealias Question = AnswerTests.Question

  static let questions = [
    Question(
      "detect - --json", input: "caf\u{E9} example.com/\u{3B1}.",
      output: """
        {"text":"example.com/\u{3B1}","destination":"https://example.com/\u{3B1}","kind":"url",\
        "utf8":[6,20],"utf16":[5,18],"scalar":[5,18],"verdict":"allow","findings":[],\
        "weak":false,"truncated":false,"linked":true,"host":"example.com","source":null}

        """),
    Question(
      "detect -", input: "main.rs https://t.co/abc\u{2026} a@b.example.com http://127.1/",
      output: """
        0..7  url "main.rs" to https://main.rs/, or the name of a file
        8..24  url "https://t.co/abc" to https://t.co/abc, cut short, warn by LS-T7
        28..43  email "a@b.example.com" to mailto:a@b.example.com
        44..57  url "http://127.1/" to http://127.1/, confirm by LS-P8

        """),
    Question(
      "detect - --profile uts58Strict", input: "#test.com",
      output: """
        1..9  url "test.com" to https://test.com/

        """),
    Question(
      "detect - --profile terminal", input: "src/main.rs:3:5: see \"a.py\", line 3",
      output: """
        0..15  path "src/main.rs:3:5" to src/main.rs, line 3, column 5
        22..35  path "a.py", line 3" to a.py, line 3

        """),
    Question(
      "detect - --profile terminal --json", input: "lib/a.c:7.9",
      output: """
        {"text":"lib/a.c:7.9","destination":"lib/a.c","kind":"path","utf8":[0,11],"utf16":[0,11],\
        "scalar":[0,11],"verdict":"allow","findings":[],"weak":false,"truncated":false,\
        "linked":true,"host":null,"source":null,"position":{"line":7,"column":9,"lastLine":null,"lastColumn":null}}

        """),
    Question(
      "detect - --profile linkifyIt", input: "ftp://ann@a.example/ 10.0.0.1",
      output: """
        0..20  url "ftp://ann@a.example/" to ftp://ann@a.example/, confirm by LS-S1, LS-P2
        21..29  url "10.0.0.1" to https://10.0.0.1/, confirm by LS-P8

        """),
    Question("detect -", input: "#test.com and nothing else", output: ""),
    Question(
      "detect - --profile twitter", input: "@someone #topic $ABC",
      output: """
        0..8  mention "@someone" to https://twitter.com/someone
        9..15  hashtag "#topic" to https://twitter.com/search?q=%23topic
        16..20  cashtag "$ABC" to https://twitter.com/search?q=%24ABC

        """),
    Question(
      "detect - --profile telegram", input: "@someone a.example.org tg://resolve?domain=a",
      output: """
        0..8  mention "@someone" to https://t.me/someone
        9..22  url "a.example.org" to https://a.example.org
        23..44  url "tg://resolve?domain=a" to tg://resolve?domain=a, confirm by LS-S1

        """),
  ]

  @Test(arguments: questions)
  func `links that are found are exactly these`(question: Question) throws {
    let arguments = question.arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(arguments, input: question.input)
    #expect(outcome.output == question.output)
    #expect(outcome.messages == question.messages)
    #expect(outcome.code == question.code)
  }

  @Test func `a sentence full of traps gives three links, and the traps are reported`() throws {
    let text =
      "go to https://paypal.com@evil.example/ or www.evil.com\u{202E}ed.nozama.www "
      + "(see example.com/\u{3B1}[(\u{3B2})]\u{3B3}). Mail john.doe.com@gmail.com"
    let outcome = try Tool.run(["detect", "-", "--json"], input: text)
    let records = try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.first?["linked"] as? Bool == false)
    let links = records.filter { $0["linked"] as? Bool == true }
    #expect(
      links.map { $0["text"] as? String }
        == ["www.evil.com", "example.com/\u{3B1}[(\u{3B2})]\u{3B3}", "john.doe.com@gmail.com"])
    let findings = try #require(links.first?["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "LS-B2" })
    #expect(links.first?["verdict"] as? String == "confirm")
  }

  @Test func `each of several files is named, and ill-formed input is told`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("a.example.com", to: "one.txt")
    let two = try folder.write("b.example.com", to: "two.md")
    let outcome = try Tool.run(["detect", one, two, "--json"])
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("{\"file\":\"") })
    let broken = try Tool.run(["detect", "-"], input: Data([0x61, 0xFF]))
    #expect(broken.code == 3 && broken.messages.contains("ill-formed UTF-8"))
    #expect(try Tool.run(["detect", "-", "--lossy"], input: Data([0x61, 0xFF])).code == 0)
  }
}
