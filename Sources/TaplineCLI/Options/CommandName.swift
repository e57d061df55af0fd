/// The subcommands there are.
enum CommandName: String, CaseIterable {
  case hit
  case links
  case locate
  case layout
  case render
  case detect
  case audit
  case replay
  case check
  case explain
  case completions

  /// What the subcommand answers, in one line.
  var summary: String {
    switch self {
    case .hit: "Tells what is under each point of a text."
    case .links: "Lists every link with its ranges, rectangles and a point that taps it."
    case .locate: "Gives the rectangles and a tap point of a text, a range or a link."
    case .layout: "Lists lines and the clusters in them from left to right."
    case .render: "Draws a text or scene as SVG, with what the other subcommands tell of it."
    case .detect: "Finds the addresses in plain text, and tells which of them deceive."
    case .audit: "Reports target sizes, what links say of where they lead, and where they deceive."
    case .replay: "Plays the events of scenes and prints what happens."
    case .check: "Runs cases and counts those that pass, fail or wait."
    case .explain: "Prints the rules that output, code and tests cite by id."
    case .completions: "Prints the completion script of a shell."
    }
  }

  /// What stands after the name besides options.
  var operands: Operands {
    switch self {
    case .hit, .links, .locate, .layout, .render, .detect, .audit:
      Operands(name: "FILE", help: "A file to read; - is standard input.")
    case .replay:
      Operands(name: "SCENE", help: "A scene or case file to play; - is standard input.")
    case .check:
      Operands(name: "PATH", help: "A case file, or a folder that is searched for *.json.")
    case .explain:
      Operands(
        name: "RULE", suggestions: RuleBook.shared.rules.map(\.id), isOptional: true,
        help: "A rule such as LS-T1, or a family such as LS-T or LS. Without one, all are listed.")
    case .completions:
      Operands(name: "SHELL", choices: Completions.shells, help: "The shell to complete in.")
    }
  }

  /// Words for the end of the help text.
  var notes: [String] {
    switch self {
    case .hit:
      [
        "With --points - each line of standard input holds X and Y, parted by spaces, tabs or",
        "a comma. Each gets one line of output, in order; blank lines are skipped. A line that",
        "holds no point gets {\"error\":...,\"input\":N}, where N counts input lines from 1, blank",
        "ones too, and the program ends with 1.", "",
        "A plain file of more than 32 MiB is read and laid out no further than its points lie.", "",
        "In a scene of views the points are those of its window. The answer names the view, and what",
        "lies in its text in the text's own coordinates; --explain adds which views were passed over",
        "and what watches a press there.", "",
        verdictNote,
      ]
    case .locate:
      [
        "Just one of --text, --range and --link says what to look for. Nothing found ends with 1.",
        "",
        "In a scene of views rectangles and points are those of its window, through scroll, clip and",
        "transform. The tap point is none where something covers or hides the text, and \"obstacle\"",
        "says what; it ends with 1 where nothing that was found can be tapped.",
      ]
    case .render:
      [
        "The picture shows the parts that --show names, one or several with commas between:",
        "text; lines, the box of each; links, their areas with their numbers; clusters, the edges",
        "between them, in another color for those that read from right to left; carets, where one",
        "may stand; points, those of --at with what is under them. Its coordinates are those of the",
        "text, with some room around.",
      ]
    case .detect:
      [
        "The input is plain text, whatever its name. The profile says what an address is: unicode,",
        "by UTS #58 and beyond it where that is safer; uts58Strict, by that standard alone; gfm, as",
        "GitHub finds them in Markdown; twitter, with mentions, hashtags and cashtags; telegram, with",
        "these, tg://, commands of bots and bank cards; linkifyIt, as the library of that name, with",
        "users, ftp, //host and IPv4; terminal, with paths of files.", "",
        "A link is told as soon as nothing that follows can change it, and offsets count from the",
        "start of the input, so that a stream may go on for ever.", "",
        verdictNote,
      ]
    case .audit:
      [
        "A link must be 24 by 24 points at level AA (WCAG 2.5.8) and 44 by 44 at AAA (2.5.5), unless",
        "it stands in a sentence or, at AA, has room around it. What counts are the link's own boxes,",
        "whatever --slop says.", "",
        "Each link is judged: by its scheme, by how a browser reads it, by tricks of its letters and",
        "by what its text says of where it leads. Relative links are those of the file's own folder.",
        "Ends with 1 where a link is too small, is blocked or needs to be confirmed. With --sarif",
        "the findings come as one log that tools of code review show beside the source.", "",
        verdictNote,
      ]
    case .replay:
      [
        "Each line is TIME VIEW EVENT ARGUMENTS, TIME in seconds. The same events give the same",
        "lines. Nothing happens after the last event, so let one advance the time if need be.",
      ]
    case .check:
      ["Ends with 1 where a case failed or none was found."]
    case .explain:
      [
        "Case does not matter. A success criterion of WCAG, such as 2.5.8, lists the rules that",
        "mention it. A list has the first sentence of each rule; with --json each record has the",
        "whole text, and the names of the tests that show the rule.",
      ]
    case .links:
      [verdictNote]
    case .layout, .completions:
      []
    }
  }
}

/// Where the rule is told that a verdict names.
private let verdictNote = "tapline explain RULE prints a rule that a verdict names, such as LS-T1."

/// What stands on the command line besides options.
struct Operands {
  /// The placeholder in help texts.
  let name: String

  /// The only words allowed, if they are few; then just one is taken.
  var choices: [String] = []

  /// Operands that completions offer where any may follow.
  var suggestions: [String] = []

  /// Whether there may be none.
  var isOptional = false

  /// What they are, in one sentence.
  let help: String

  /// The operands that completions offer; without any they offer files.
  var completions: [String] { choices.isEmpty ? suggestions : choices }
}
