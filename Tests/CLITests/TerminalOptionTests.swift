import Foundation
import Testing

/// The options about terminal output and its cells, and where what is found is in a source.
@Suite struct TerminalOptionTests {
  typealias Question = AnswerTests.Question

  static let questions = [
    // An address that fills the last column goes on in the next row, behind the same indent.
    Question(
      "detect - --columns 31", input: "see https://example.com/aaaaaaa\nbbbb and\n",
      output: """
        4..35  url "https://example.com/aaaaaaabbbb" to https://example.com/aaaaaaabbbb (1:5)

        """),
    Question(
      "detect - --columns 31",
      input: "  - https://example.com/aaaaaaa\n  bb and\n  https://a.example.com/\n",
      output: """
        4..33  url "https://example.com/aaaaaaabb" to https://example.com/aaaaaaabb (1:5)
        40..62  url "https://a.example.com/" to https://a.example.com/ (3:3)

        """),
    // Another indent, a row that is not full, and no option at all join nothing.
    Question(
      "detect - --columns 31", input: "  - https://example.com/aaaaaaa\nbb and\n",
      output: "4..31  url \"https://example.com/aaaaaaa\" to https://example.com/aaaaaaa (1:5)\n"),
    Question(
      "detect - --columns 40", input: "see https://example.com/aaaaaaa\nbbbb and\n",
      output: "4..31  url \"https://example.com/aaaaaaa\" to https://example.com/aaaaaaa (1:5)\n"),
    Question(
      "detect -", input: "see https://example.com/aaaaaaa\nbbbb and\n",
      output: "4..31  url \"https://example.com/aaaaaaa\" to https://example.com/aaaaaaa\n"),
    Question(
      "locate - --detect unicode --columns 31 --link 0",
      input: "see https://example.com/aaaaaaa\nbbbb and\n",
      output: """
        "https://example.com/aaaaaaabbbb"
           utf8 4..35, tap 36,8, at 32,0 248x16

        """),
    // A link that is left open.
    Question(
      "links - --format ansi", input: "a\u{1B}]8;;https://e.example/\u{1B}\\b\nc\n",
      output: """
        0  "b\\nc" to https://e.example/ (1:2)
           utf8 1..4, tap 12,8, at 8,0 8x16, 0,16 8x16

        """),
    Question(
      "links - --close-links", input: "a\u{1B}]8;;https://e.example/\u{1B}\\b\nc\n",
      output: """
        0  "b" to https://e.example/ (1:2)
           utf8 1..2, tap 12,8, at 8,0 8x16

        """),
  ]

  @Test(arguments: questions)
  func `terminal output is read as its options say`(question: Question) throws {
    let arguments = question.arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(arguments, input: question.input)
    #expect(outcome.output == question.output)
    #expect(outcome.code == 0)
  }

  @Test func `an emoji in text presentation takes one cell where that is asked for`() throws {
    let text = "\u{26A1}\u{FE0E}x \u{26A1}y"
    let wide = try Tool.run(["locate", "-", "--text", "x"], input: text)
    let narrow = try Tool.run(
      ["locate", "-", "--text", "x", "--narrow-text-presentation"], input: text)
    let other = try Tool.run(
      ["locate", "-", "--text", "y", "--narrow-text-presentation"], input: text)
    #expect(wide.output.contains("at 16,0 8x16"))
    #expect(narrow.output.contains("at 8,0 8x16"))
    #expect(other.output.contains("at 40,0 8x16"))
  }

  @Test(arguments: [
    (["detect", "-", "--columns", "0"], "expected an integer ≥ 1"),
    (["links", "-", "--columns", "x"], "expected an integer ≥ 1"),
    (["links", "-", "--columns", "80", "--format", "html"], "remove it or --format html"),
    (["hit", "-", "--at", "1,1", "--close-links", "--format", "plain"], "--close-links"),
    (["links", "-", "--narrow-text-presentation", "--font", "DejaVu Sans"], "not fonts"),
  ])
  func `options that make no sense are refused`(arguments: [String], message: String) throws {
    let outcome = try Tool.run(arguments, input: "a")
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains(message))
  }

  @Test(arguments: [
    (
      "html",
      "<p>caf&eacute; <b>https://example</b>.com/&copy;z <!-- https://no.example.com -->\r\n"
        + "<a hidden href='https://h.example.com/'>x</a><script>'https://s.example.com'</script>"
        + "<map><area href=/m></map>\nhttps://b.example.com/",
      [
        "1:19 url https://example.com/\u{A9}z", "2:1 not linked https://h.example.com/",
        "2:91 not linked /m", "3:1 url https://b.example.com/",
      ]
    ),
    (
      "markdown",
      "# *a* https://x.example.com/1\n\n| a | b |\n|--|--|\n| c | `https://t.example.com/a\\|b` |\n\n"
        + "> &amp; &lt;https://e.example.com/&gt; ![b [c](https://in.example.com/)](i.png)",
      [
        "1:7 url https://x.example.com/1", "5:8 url https://t.example.com/a|b",
        "7:13 url https://e.example.com/", "7:44 not linked https://in.example.com/",
      ]
    ),
    (
      "ansi",
      "old\rat \u{1B}[31mhttps://a.\u{1B}[1mexample.com\u{1B}[0m/ \u{1B}]8;;\u{1}https://e.example/\u{7}x"
        + "\u{1B}]8;;\u{7}\nprogress 10%\rwww.example.com/done\n",
      [
        "2:9 url https://a.example.com/", "2:40 not linked \u{1}https://e.example/",
        "4:1 url https://www.example.com/done",
      ]
    ),
  ])
  func `what is found in a markup has its position in the source`(
    format: String, source: String, found: [String]
  ) throws {
    let outcome = try Tool.run(["detect", "-", "--format", format, "--json"], input: source)
    let records = try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let words = records.map { record in
      let place = record["source"] as? [String: Int]
      let kind = record["linked"] as? Bool == true ? record["kind"] as? String : "not linked"
      return "\(place?["line"] ?? 0):\(place?["column"] ?? 0) \(kind ?? "") "
        + "\(record["destination"] as? String ?? "")"
    }
    #expect(words == found)
  }
}
