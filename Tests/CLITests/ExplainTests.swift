import Testing

@testable import TaplineCLI

@Suite struct ExplainTests {
  @Test func `a page is a family of rules, each with its text and tests`() {
    let book = RuleBook(
      pages: """
        # T: the first family

        What it is about.

        ## Rules

        ### T-1

        A sentence with 2.5 points
        on two lines. Another one.

        - a list

        Tests:
        - `T-1: a test`
        - `` T-1: one with a ` ``

        ### T-2

        No test shows it.

        # T-A: the second family

        ### T-A1

        Last.
        """)
    #expect(book.families.map(\.name) == ["T", "T-A"])
    #expect(book.families.map(\.title) == ["the first family", "the second family"])
    #expect(book.rules.map(\.id) == ["T-1", "T-2", "T-A1"])
    let first = book.rules[0]
    #expect(
      first.text == "A sentence with 2.5 points\non two lines. Another one.\n\n- a list")
    #expect(first.summary == "A sentence with 2.5 points on two lines.")
    #expect(first.tests == ["T-1: a test", "T-1: one with a"])
    #expect(book.rules[1].tests.isEmpty)
    #expect(book.rules[2].family == "T-A")
    #expect(book.match("t") == .families(book.families))
    #expect(book.match("t-a") == .families([book.families[1]]))
  }

  @Test func `every rule has a family, a text and a summary of one line`() {
    let rules = RuleBook.shared.rules
    #expect(rules.count > 250)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.hasPrefix(rule.family))
      #expect(!rule.text.isEmpty && !rule.text.contains("Tests:"))
      #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.id)")
      #expect(rule.summary.count <= 200, "\(rule.id): \(rule.summary.count)")
    }
  }

  @Test(arguments: ["PAN-3", "pan-3", "Pan-3"])
  func `a rule is printed whole, whatever the case of its id`(name: String) throws {
    let rule = try #require(RuleBook.shared.rules.first { $0.id == "PAN-3" })
    let outcome = try Tool.run(["explain", name])
    #expect(outcome == .init(output: "PAN-3\n\n\(rule.text)\n", messages: "", code: 0))
  }

  @Test func `a family is listed, and so are all`() throws {
    let family = try Tool.run(["explain", "pan"])
    #expect(family.code == 0)
    #expect(family.lines.first == "PAN: drags")
    #expect(
      family.lines.dropFirst().map { $0.split(separator: " ")[0] } == ["PAN-1", "PAN-2", "PAN-3"])

    let all = try Tool.run(["explain"])
    let listed = all.lines.filter { $0.hasPrefix("  ") }
    #expect(listed.count == RuleBook.shared.rules.count)
    for (line, rule) in zip(listed, RuleBook.shared.rules) {
      #expect(line.hasPrefix("  \(rule.id) ") && line.hasSuffix(rule.summary))
    }
  }

  @Test(arguments: ["2.5.2", "WCAG-2.5.2", "wcag-2.5.2"])
  func `a success criterion is answered with the rules that mention it`(name: String) throws {
    let outcome = try Tool.run(["explain", name])
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "WCAG 2.5.2: rules that mention this success criterion")
    #expect(
      outcome.lines.dropFirst().map { $0.split(separator: " ")[0] } == ["LINK-12", "WCAG-8"])
    #expect(RuleBook.shared.match("2.5") == nil && RuleBook.shared.match("2.5.22") == nil)
  }

  @Test func `JSON has an object a rule, with its tests`() throws {
    let outcome = try Tool.run(["explain", "PAN-2", "pan", "--json"])
    let rules = RuleBook.shared.rules.filter { $0.family == "PAN" }
    #expect(outcome.code == 0 && outcome.lines.count == 1 + rules.count)
    #expect(outcome.lines[0].hasPrefix(#"{"rule":"PAN-2","family":"PAN","text":""#))
    #expect(outcome.lines[0].contains(#""tests":["PAN-2: "#))
    #expect(outcome.lines[0] == outcome.lines[2])
  }

  @Test(arguments: [
    ("PAN-3" + "3", "did you mean PAN-3,"), ("PNA" + "-2", "did you mean PAN-2"),
    ("pam", "did you mean PAN"), ("nothing like it", "tapline explain alone lists all"),
  ])
  func `an unknown rule is an error that names what is like it`(name: String, cure: String) throws {
    let outcome = try Tool.run(["explain", name])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.messages.contains("there is no rule \"\(name)\"; \(cure)"), "\(outcome.messages)")
  }
}
