import Foundation
import TapTestSupport
import Testing

/// What the command line reports of links that deceive, and of what it links itself.
@Suite struct SafetyReportTests {
  private static let trap = "go to https://paypal.com@evil.example/ now"

  private func records(_ arguments: [String], input: String) throws -> [[String: Any]] {
    try Tool.run(arguments, input: input).lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: ["detect", "links"])
  func `an address that is not linked since it deceives is reported`(command: String) throws {
    let found = try records([command, "-", "--json"], input: Self.trap)
    let record = try #require(found.first)
    #expect(found.count == 1)
    #expect(record["linked"] as? Bool == false)
    #expect(record["text"] as? String == "https://paypal.com@evil.example/")
    #expect(record["utf8"] as? [Int] == [6, 38])
    #expect(record["verdict"] as? String == "block")
    let words = try Tool.run([command, "-"], input: Self.trap).output
    #expect(words.contains("not linked") && words.contains("LS-P2"))
  }

  @Test func `an audit counts what is not linked since it deceives`() throws {
    let outcome = try Tool.run(["audit", "-"], input: Self.trap)
    #expect(outcome.code == 1 && outcome.output.contains("not linked"))
    let found = try records(["audit", "-", "--json"], input: Self.trap)
    #expect(
      found.contains { $0["linked"] as? Bool == false && $0["verdict"] as? String == "block" })
    let log = try Tool.run(["audit", "-", "--sarif"], input: Self.trap)
    #expect(log.code == 1 && log.output.contains("not linked"))
  }

  @Test(arguments: ["links", "layout", "audit"])
  func `--detect links the addresses of a plain text`(command: String) throws {
    let text = "see example.com/a and mail me@example.com"
    let without = try Tool.run([command, "-", "--json"], input: text).output
    let with = try Tool.run([command, "-", "--json", "--detect", "unicode"], input: text).output
    #expect(command == "layout" ? !with.isEmpty : without != with)
  }

  @Test func `--detect gives hits and places to what is detected`() throws {
    let text = "see example.com/a"
    let hit = try records(
      ["hit", "-", "--json", "--detect", "unicode", "--at", "50,5"], input: text)
    let link = try #require(hit.first?["link"] as? [String: Any])
    #expect(link["destination"] as? String == "https://example.com/a")
    let place = try Tool.run(["locate", "-", "--link", "0", "--detect", "unicode"], input: text)
    #expect(place.code == 0)
    #expect(try Tool.run(["locate", "-", "--link", "0"], input: text).code == 1)
    let picture = try Tool.run(["render", "-", "--detect", "unicode"], input: text)
    #expect(picture.output != (try Tool.run(["render", "-"], input: text).output))
  }

  @Test(arguments: [
    ("ansi", "a\n \u{1B}[36mhttp://localhost:\u{1B}[1m5173\u{1B}[22m/\u{1B}[39m x", [2, 7]),
    ("html", "<p>see\n <b>https</b>://exa&#109;ple.com/a</p>", [2, 5]),
    ("markdown", "# a\n\nsee **https**://example.com/a\\_b", [3, 7]),
  ])
  func `detect reads what a markup shows, and names places of its source`(
    format: String, source: String, place: [Int]
  ) throws {
    let found = try records(["detect", "-", "--json", "--format", format], input: source)
    let record = try #require(found.first)
    #expect(found.count == 1)
    let position = try #require(record["source"] as? [String: Int])
    #expect([position["line"], position["column"]] == place)
  }

  @Test func `what a program colors is read as a terminal shows it`() throws {
    let source = "\u{1B}[36mhttp://localhost:\u{1B}[1m5173\u{1B}[22m/\u{1B}[39m\n"
    let found = try records(["detect", "-", "--json"], input: source)
    #expect(found.map { $0["text"] as? String } == ["http://localhost:5173/"])
  }

  @Test func `--kinds says what is found, and what kinds there are`() throws {
    let text = "example.com me@example.com"
    let found = try records(["detect", "-", "--json", "--kinds", "email"], input: text)
    #expect(found.map { $0["kind"] as? String } == ["email"])
    let wrong = try Tool.run(["detect", "-", "--kinds", "mail"], input: text)
    #expect(wrong.code == 2 && wrong.messages.contains("repository"))
    #expect(try Tool.run(["detect", "--help-all"]).output.contains("repository"))
  }

  @Test func `--allow-scheme and --block-scheme move a scheme`() throws {
    let source = "[a](geo:1,2) [b](tel:+15550100)"
    func verdicts(_ options: [String]) throws -> [String?] {
      try records(["links", "-", "--json", "--format", "markdown"] + options, input: source)
        .map { $0["verdict"] as? String }
    }
    #expect(try verdicts([]) == ["confirm", "allow"])
    #expect(
      try verdicts(["--allow-scheme", "geo", "--block-scheme", "tel:"]) == ["allow", "block"])
    #expect(try Tool.run(["links", "-", "--allow-scheme", "1x"], input: "").code == 2)
  }

  @Test func `links say who is behind them`() throws {
    let source = "[a](https://www.google.com/url?q=https://login.b\u{FC}cher.de/x)"
    let record = try #require(
      try records(["links", "-", "--json", "--format", "markdown"], input: source).first)
    let identity = try #require(record["identity"] as? [String: Any])
    #expect(identity["host"] as? String == "login.xn--bcher-kva.de")
    #expect(identity["owner"] as? String == "xn--bcher-kva.de")
    #expect(identity["redirectors"] as? [String] == ["www.google.com"])
    let detected = try records(["detect", "-", "--json"], input: "https://b\u{FC}cher.de/x")
    #expect(detected.first?["host"] as? String == "xn--bcher-kva.de")
  }

  @Test(arguments: CorpusFile.all(in: "scenes"))
  func `the log of an audit is JSON for each scene`(_ scene: CorpusFile) throws {
    guard scene.path.hasSuffix(".json") else { return }
    let outcome = try Tool.run(["audit", "--sarif", scene.path])
    guard outcome.code < 2 else { return }
    #expect((try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) != nil)
  }

  @Test func `a log names files by references that a URI may hold`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("[](https://a.example)[x](javascript:y)", to: "a b%\u{E9}.md")
    let log = try Tool.run(["audit", "--sarif", path]).output
    #expect(log.contains("a%20b%25%C3%A9.md"))
    #expect(!log.contains("a b%"))
  }

  @Test func `JSON escapes what nobody sees`() throws {
    let source = "[a\u{202E}b\u{AD}\u{200B}\u{E0041}](https://example.com)"
    let output = try Tool.run(["links", "-", "--json", "--format", "markdown"], input: source)
      .output
    for escape in ["\\u202E", "\\u00AD", "\\u200B", "\\uDB40\\uDC41"] {
      #expect(output.contains(escape))
    }
  }
}
