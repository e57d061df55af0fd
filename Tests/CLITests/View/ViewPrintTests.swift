import Foundation
import Testing

/// `tapline view` where there is no terminal to draw on.
@Suite struct ViewPrintTests {
  @Test func `without a terminal the page is printed, with its links`() throws {
    let outcome = try Tool.run(
      ["view", "-", "--format", "markdown"],
      input: "# Head\n\nsee [docs](https://a.example/x) \u{1B}[31mand\u{7} [b](javascript:x)\n")
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(
      outcome.output == """
        Head

        see docs [31mand b

        Links:
        "docs" to https://a.example/x
        "b" to javascript:x, block by LS-S3

        """)
  }

  @Test func `a table is printed as a grid`() throws {
    let outcome = try Tool.run(
      ["view", "-", "--format", "markdown"], input: "| a | bb |\n|---|--:|\n| c | d |")
    #expect(outcome.lines == ["a │ bb", "──┼───", "c │  d"])
  }

  @Test func `bare links of plain text are found`() throws {
    let outcome = try Tool.run(["view", "-"], input: "at https://a.example/x now")
    #expect(outcome.lines.last == "\"https://a.example/x\" to https://a.example/x")
  }

  @Test func `what programs print is read with its links`() throws {
    let outcome = try Tool.run(
      ["view", "-"],
      input: "\u{1B}[1msee\u{1B}[m \u{1B}]8;;https://a.example/x\u{7}docs\u{1B}]8;;\u{7}")
    #expect(outcome.lines == ["see docs", "Links:", "\"docs\" to https://a.example/x"])
  }

  @Test func `input that can't be shown is an error`() throws {
    let outcome = try Tool.run(["view", "-"], input: Data([0x61, 0xFF]))
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("ill-formed UTF-8"))
    #expect(
      try Tool.run(["view", "-", "--lossy"], input: Data([0x61, 0xFF])).output == "a\u{FFFD}\n")
    #expect(try Tool.run(["view", "/no/such.md"]).code == 3)
  }
}
