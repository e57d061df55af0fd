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
    "hit, links, locate, layout, render, detect, audit, replay, check, explain or completions"

  static let mistakes = [
    Mistake(words: "no subcommand; the first word is \(known)"),
    Mistake("hti", words: "unknown subcommand \"hti\"; known are \(known)"),
    Mistake("render", words: "render: no FILE given; add FILE"),
    Mistake("render", "a", "b", words: "render: a picture is of one FILE, not 2"),
    Mistake(
      "render", "a", "--show", "text,glyphs",
      words: "render: --show takes some of text, lines, links, clusters, carets or points, with "
        + "commas between, not \"text,glyphs\""),
    Mistake(
      "render", "a", "--background", "red",
      words: "render: --background takes a color as #rrggbb or #rgb, or none, not \"red\""),
    Mistake(
      "hit", "a", "--at", "1,1", "--cell", "8x8", "--font", "b",
      words: "hit: a text is in cells or in fonts; leave out --cell, or --font"),
    Mistake(
      "hit", "a", "--at", "1,1", "--size", "0",
      words: "hit: --size takes a decimal number from 1 to 1000, not \"0\""),
    Mistake("", words: "unknown subcommand \"\"; known are \(known)"),
    Mistake("\u{1B}[2J", words: "unknown subcommand \"\\u{1B}[2J\"; known are \(known)"),
    Mistake("--width", "3", words: "unknown option \"--width\", which belongs to tapline hit"),
    Mistake(
      "hit", "a", "--wdith", "3",
      words: "hit: unknown option \"--wdith\"; the nearest is --width"),
    Mistake(
      "links", "a", "--at", "1,1",
      words: "links: unknown option \"--at\", which belongs to tapline hit"),
    Mistake("hit", words: "hit: no FILE given; add FILE"),
    Mistake("check", words: "check: no PATH given; add PATH"),
    Mistake("hit", "a", words: "hit: no point given; add --at X,Y or --points -"),
    Mistake("hit", "a", "--at", words: "hit: --at needs a value: --at X,Y"),
    Mistake(
      "hit", "a", "--at", "1",
      words: "hit: --at takes two decimal numbers as X,Y, not \"1\""),
    Mistake(
      "hit", "a", "--at", "nan,1",
      words: "hit: --at takes two decimal numbers as X,Y, not \"nan,1\""),
    Mistake(
      "hit", "a", "--at", "1,1e999",
      words: "hit: --at takes two decimal numbers as X,Y, not \"1,1e999\""),
    Mistake(
      "links", "a", "--width", "0x10",
      words: "links: --width takes a decimal number, not \"0x10\""),
    Mistake(
      "links", "a", "--width", "inf",
      words: "links: --width takes a decimal number, not \"inf\""),
    Mistake(
      "links", "a", "--width=", words: "links: --width takes a decimal number, not \"\""),
    Mistake(
      "links", "a", "--json=yes", words: "links: --json takes no value"),
    Mistake("links", "--help=yes", words: "links: --help takes no value"),
    Mistake(
      "links", "a", "--wrap", "words",
      words: "links: --wrap takes word, cluster or none, not \"words\""),
    Mistake(
      "links", "a", "--line-break", "none",
      words: "links: --line-break takes auto, loose, normal, strict or anywhere, not \"none\""),
    Mistake(
      "links", "a", "--word-break", "keep-all",
      words: "links: --word-break takes normal, keepAll or breakAll, not \"keep-all\""),
    Mistake(
      "links", "a", "--cell", "0x20",
      words: "links: --cell takes two decimal numbers above 0, at most 1e6, as WxH, not \"0x20\""),
    Mistake(
      "links", "a", "--insets", "1,2,3",
      words: "links: --insets takes four decimal numbers as T,L,B,R, not \"1,2,3\""),
    Mistake(
      "links", "a", "--slop", "65",
      words: "links: --slop takes a decimal number from 0 to 64, not \"65\""),
    Mistake(
      "links", "a", "--lines", "-1",
      words: "links: --lines takes a whole number from 0 up, not \"-1\""),
    Mistake(
      "links", "a", "--format", "pdf",
      words: "links: --format takes markdown, html, ansi, plain or scene, not \"pdf\""),
    Mistake(
      "links", "-", "-",
      words: "links: - stands twice, but standard input can be read once only"),
    Mistake(
      "hit", "-", "--points", "-",
      words: "hit: --points - reads points from standard input, so the text needs a FILE of its own"
    ),
    Mistake(
      "hit", "a", "b", "--points", "-",
      words: "hit: --points - gives one line a point, so it takes one FILE, not 2"),
    Mistake(
      "hit", "a", "--points", "-", "--at", "1,1",
      words: "hit: --at and --points do not go together; leave one out"),
    Mistake(
      "hit", "a", "--points", "file",
      words: "hit: --points takes - for standard input, not \"file\""),
    Mistake(
      "locate", "a",
      words: "locate: just one of --text S, --range A..B and --link LINK is needed"),
    Mistake(
      "locate", "a", "--text", "x", "--link", "1",
      words: "locate: just one of --text S, --range A..B and --link LINK is needed"),
    Mistake(
      "locate", "a", "--text", "",
      words: "locate: --text takes at least one character, not \"\""),
    Mistake(
      "locate", "a", "--link", "1", "--all",
      words: "locate: --all goes with --text only"),
    Mistake(
      "locate", "a", "--link", "1", "--unit", "utf16",
      words: "locate: --unit goes with --range only"),
    Mistake(
      "locate", "a", "--range", "5..3",
      words: "locate: --range takes a range as A..B, A not above B, not \"5..3\""),
    Mistake(
      "locate", "a", "--scale", "0", "--text", "b",
      words: "locate: --scale takes a decimal number above 0, at most 100, not \"0\""),
    Mistake(
      "hit", "a", "--pointer", "finger", "--at", "1,1",
      words: "hit: --pointer takes touch, mouse or pen, not \"finger\""),
    Mistake(
      "completions", "tcsh",
      words: "completions: SHELL is bash, zsh or fish, not \"tcsh\""),
    Mistake(
      "completions", words: "completions: no SHELL given; add bash, zsh or fish"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told with its cure`(mistake: Mistake) throws {
    let outcome = try Tool.run(mistake.arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    let command = CommandName(rawValue: mistake.arguments.first ?? "")
    let help = command.map { "tapline \($0.rawValue) --help" } ?? "tapline --help"
    #expect(outcome.messages == "tapline: \(mistake.words) (\(help) says more)\n")
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
    let version = try Tool.run(["--version"])
    #expect(version.code == 0 && version.messages.isEmpty)
    let form =
      /^tapline \d+\.\d+\.\d+ \(ICU \d+\.\d+, Unicode \d+\.\d+, public suffixes \d{4}-\d\d-\d\d\)\n$/
    #expect(version.output.contains(form))
  }
}
