import Testing

@testable import TaplineCLI

/// Command lines that make no sense: each ends with 2 and says what to write instead.
@Suite struct UsageTests {
  struct Mistake: Sendable, CustomStringConvertible {
    let arguments: [String]
    let words: String
    var description: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., words: String) {
      self.arguments = arguments
      self.words = words
    }
  }

  static let known =
    "hit, links, locate, layout, render, detect, audit, diff, fit, replay, check, batch, view, "
    + "explain or completions"

  static let mistakes = [
    Mistake(words: "no subcommand given; expected \(known)"),
    Mistake("hti", words: "unknown subcommand \"hti\"; did you mean hit? expected \(known)"),
    Mistake("ckeck", words: "unknown subcommand \"ckeck\"; did you mean check? expected \(known)"),
    Mistake("frobnicate", words: "unknown subcommand \"frobnicate\"; expected \(known)"),
    Mistake("render", words: "render: no FILE given; add FILE"),
    Mistake("render", "a", "b", words: "render: expected exactly one FILE, not 2"),
    Mistake(
      "render", "a", "--show", "text,glyphs",
      words: "render: --show: \"text,glyphs\" is not valid; expected text, lines, links, clusters, "
        + "carets or points, separated by commas"),
    Mistake(
      "render", "a", "--background", "red",
      words: "render: --background: \"red\" is not valid; expected #rrggbb, #rgb or none"),
    Mistake(
      "hit", "a", "--at", "1,1", "--cell", "8x8", "--font", "b",
      words: "hit: --cell and --font can't be combined; remove one"),
    Mistake(
      "hit", "a", "--at", "1,1", "--size", "0",
      words: "hit: --size: \"0\" is not valid; expected a decimal number from 1 to 1000"),
    Mistake("", words: "unknown subcommand \"\"; expected \(known)"),
    Mistake("\u{1B}[2J", words: "unknown subcommand \"\\u{1B}[2J\"; expected \(known)"),
    Mistake("--width", "3", words: "unknown option \"--width\"; it is an option of tapline hit"),
    Mistake(
      "hit", "a", "--wdith", "3",
      words: "hit: unknown option \"--wdith\"; did you mean --width?"),
    Mistake(
      "links", "a", "--at", "1,1",
      words: "links: unknown option \"--at\"; it is an option of tapline hit"),
    Mistake("hit", words: "hit: no FILE given; add FILE"),
    Mistake("check", words: "check: no PATH given; add PATH"),
    Mistake("hit", "a", words: "hit: no point given; add --at X,Y or --points -"),
    Mistake("hit", "a", "--at", words: "hit: --at needs a value: --at X,Y"),
    Mistake(
      "hit", "a", "--at", "1",
      words: "hit: --at: \"1\" is not valid; expected X,Y with decimal numbers"),
    Mistake(
      "hit", "a", "--at", "nan,1",
      words: "hit: --at: \"nan,1\" is not valid; expected X,Y with decimal numbers"),
    Mistake(
      "hit", "a", "--at", "1,1e999",
      words: "hit: --at: \"1,1e999\" is not valid; expected X,Y with decimal numbers"),
    Mistake(
      "links", "a", "--width", "0x10",
      words: "links: --width: \"0x10\" is not valid; expected a decimal number"),
    Mistake(
      "links", "a", "--width", "inf",
      words: "links: --width: \"inf\" is not valid; expected a decimal number"),
    Mistake(
      "links", "a", "--width=",
      words: "links: --width: \"\" is not valid; expected a decimal number"),
    Mistake(
      "links", "a", "--json=yes", words: "links: --json takes no value"),
    Mistake("links", "--help=yes", words: "links: --help takes no value"),
    Mistake(
      "links", "a", "--wrap", "words",
      words: "links: --wrap: \"words\" is not valid; expected word, cluster or none"),
    Mistake(
      "links", "a", "--line-break", "none",
      words:
        "links: --line-break: \"none\" is not valid; expected auto, loose, normal, strict or anywhere"
    ),
    Mistake(
      "links", "a", "--word-break", "keep-all",
      words: "links: --word-break: \"keep-all\" is not valid; expected normal, keepAll or breakAll"),
    Mistake(
      "links", "a", "--cell", "0x20",
      words: "links: --cell: \"0x20\" is not valid; expected WxH with decimal numbers > 0 and ≤ 1e6"
    ),
    Mistake(
      "links", "a", "--insets", "1,2,3",
      words: "links: --insets: \"1,2,3\" is not valid; expected T,L,B,R with decimal numbers"),
    Mistake(
      "links", "a", "--slop", "65",
      words: "links: --slop: \"65\" is not valid; expected a decimal number from 0 to 64"),
    Mistake(
      "links", "a", "--lines", "-1",
      words: "links: --lines: \"-1\" is not valid; expected an integer ≥ 0"),
    Mistake(
      "links", "a", "--format", "pdf",
      words: "links: --format: \"pdf\" is not valid; expected markdown, html, ansi, plain or scene"),
    Mistake(
      "links", "-", "-",
      words: "links: - is given twice, but standard input can be read only once"),
    Mistake(
      "hit", "-", "--points", "-",
      words: "hit: --points - reads points from standard input, so FILE can't be -"
    ),
    Mistake(
      "hit", "a", "b", "--points", "-",
      words: "hit: --points - needs exactly one FILE, not 2"),
    Mistake(
      "hit", "a", "--points", "-", "--at", "1,1",
      words: "hit: --at and --points can't be combined; remove one"),
    Mistake(
      "hit", "a", "--points", "file",
      words: "hit: --points: \"file\" is not valid; expected - for standard input"),
    Mistake(
      "locate", "a",
      words: "locate: expected exactly one of --text S, --range A..B and --link LINK"),
    Mistake(
      "locate", "a", "--text", "x", "--link", "1",
      words: "locate: expected exactly one of --text S, --range A..B and --link LINK"),
    Mistake(
      "locate", "a", "--text", "",
      words: "locate: --text: \"\" is not valid; expected at least one character"),
    Mistake(
      "locate", "a", "--link", "1", "--all",
      words: "locate: --all needs --text"),
    Mistake(
      "locate", "a", "--link", "1", "--unit", "utf16",
      words: "locate: --unit needs --range"),
    Mistake(
      "locate", "a", "--range", "5..3",
      words: "locate: --range: \"5..3\" is not valid; expected A..B with A ≤ B"),
    Mistake(
      "locate", "a", "--scale", "0", "--text", "b",
      words: "locate: --scale: \"0\" is not valid; expected a decimal number > 0 and ≤ 100"),
    Mistake(
      "hit", "a", "--pointer", "finger", "--at", "1,1",
      words: "hit: --pointer: \"finger\" is not valid; expected touch, mouse or pen"),
    Mistake("view", words: "view: no FILE given; add FILE"),
    Mistake("view", "a", "b", words: "view: expected exactly one FILE, not 2"),
    Mistake(
      "view", "a", "--format", "scene", words: "view: a scene can't be viewed; render it"),
    Mistake(
      "view", "a", "--open", "--print-link",
      words: "view: --open and --print-link can't be combined; remove one"),
    Mistake(
      "view", "a", "--color", "32",
      words: "view: --color: \"32\" is not valid; expected none, 16, 256 or true"),
    Mistake(
      "completions", "tcsh",
      words: "completions: SHELL: \"tcsh\" is not valid; expected bash, zsh or fish"),
    Mistake(
      "completions", words: "completions: no SHELL given; add bash, zsh or fish"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported with what would be right`(mistake: Mistake) throws {
    let outcome = try Tool.run(mistake.arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    let command = CommandName(rawValue: mistake.arguments.first ?? "")
    let help = command.map { "tapline \($0.rawValue) --help" } ?? "tapline --help"
    #expect(outcome.messages == "tapline: \(mistake.words) (see \(help))\n")
  }

  @Test func `help and versions are answers`() throws {
    for arguments in [["--help"], ["-h"]] {
      let outcome = try Tool.run(arguments)
      #expect(outcome == .init(output: HelpText.text(for: nil) + "\n", messages: "", code: 0))
    }
    for command in CommandName.allCases {
      for arguments in [["--help"], ["--json-less", "--help"], ["a", "-h", "--nonsense"]] {
        let outcome = try Tool.run([command.rawValue] + arguments)
        if arguments[0] == "--json-less" {
          #expect(outcome.code == 2)
        } else {
          #expect(outcome.output == HelpText.text(for: command) + "\n" && outcome.code == 0)
        }
      }
    }
    let all = try Tool.run(["audit", "--help-all"])
    #expect(all.output == HelpText.all(for: .audit) + "\n" && all.code == 0)
    let version = try Tool.run(["--version"])
    #expect(version.code == 0 && version.messages.isEmpty)
    let form =
      /^tapline \d+\.\d+\.\d+ \(ICU \d+\.\d+, Unicode \d+\.\d+, public suffixes \d{4}-\d\d-\d\d\)\n$/
    #expect(version.output.contains(form))
  }
}
