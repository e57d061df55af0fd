/// The subcommands there are.
enum CommandName: String, CaseIterable {
  case hit
  case links
  case locate
  case layout
  case render
  case detect
  case audit
  case diff
  case fit
  case replay
  case check
  case batch
  case view
  case explain
  case completions

  /// What the subcommand does, in one line.
  var summary: String {
    switch self {
    case .hit: "Prints what is under each point of a text."
    case .links: "Lists every link with its ranges, rectangles and a tap point."
    case .locate: "Prints the rectangles and a tap point of a text, a range or a link."
    case .layout: "Lists the lines, and the clusters of each from left to right."
    case .render: "Draws a text or scene as SVG, with its links, clusters, carets and hits."
    case .detect: "Finds the links in plain text, and assesses their safety."
    case .audit: "Reports target sizes, the purpose of links, and deceptive links."
    case .diff: "Compares what two texts, scenes or layouts answer to the same taps."
    case .fit: "Fits a model of touches to a log of touches with known targets."
    case .replay: "Replays the events of scenes and prints a log."
    case .check: "Runs cases and counts passed, failed and pending ones."
    case .batch: "Answers one question a line, as JSON records in and out, for engines."
    case .view: "Shows a page in the terminal, with links that are assessed."
    case .explain: "Prints the rules that output, code and tests cite by id."
    case .completions: "Prints the completion script of a shell."
    }
  }

  /// What comes after the name besides options.
  var operands: Operands {
    switch self {
    case .hit, .links, .locate, .layout, .render, .detect, .audit:
      Operands(name: "FILE", help: "A file to read; - is standard input.")
    case .diff:
      Operands(name: "FILE", help: "The two files to compare; - is standard input.")
    case .fit:
      Operands(name: "LOG", help: "A log of touches; - is standard input.")
    case .replay:
      Operands(name: "SCENE", help: "A scene or case file to play; - is standard input.")
    case .check:
      Operands(name: "PATH", help: "A case file, or a folder that is searched for *.json.")
    case .batch:
      Operands(
        name: "FILE", isOptional: true,
        help: "A file of records, one JSON object a line; standard input by default.")
    case .view:
      Operands(name: "FILE", help: "The file to show; - is standard input.")
    case .explain:
      Operands(
        name: "RULE", suggestions: RuleBook.shared.rules.map(\.id), isOptional: true,
        help: "A rule such as LS-T1, or a family such as LS-T or LS. Without one, all are listed.")
    case .completions:
      Operands(name: "SHELL", choices: Completions.shells, help: "The shell to complete in.")
    }
  }

  /// The notes at the end of the help text.
  var notes: [String] {
    switch self {
    case .hit:
      [
        "With --points -, each line of standard input contains X and Y, separated by spaces, tabs or a",
        "comma. Each gets one line of output, in order; blank lines are skipped. A line without a point",
        "gets {\"error\":...,\"input\":N}, where N counts all input lines from 1; the exit status is",
        "then 1.", "",
        "Of a plain file over 32 MiB, only the part down to the lowest point is read and laid out.",
        "",
        "In a scene of views, points are in the window's coordinates. The output names the view, and",
        "what is under the point in the text's own coordinates; --explain adds which views were",
        "skipped and which recognizers receive a press there.", "",
        verdictNote,
      ]
    case .locate:
      [
        "Exactly one of --text, --range and --link is required. If nothing is found, the exit status",
        "is 1.",
        "",
        "In a scene of views, rectangles and points are in the window's coordinates, after scrolling,",
        "clipping and transforms. There is no tap point where something covers or hides the text;",
        "\"obstacle\" says what. If nothing that was found can be tapped, the exit status is 1.",
      ]
    case .render:
      [
        "The picture shows the parts that --show lists, separated by commas: text; lines, the box of",
        "each line; links, their hit areas and indices; clusters, the edges between them, in another",
        "color for right-to-left ones; carets, all caret positions; points, those of --at with what",
        "is under them. Its coordinates are those of the text, with a margin.",
      ]
    case .detect:
      [
        "The input is plain text, whatever its name; with --format, and where a program colored it,",
        "addresses are found in what it shows, and \"source\" gives their line and column. Offsets are",
        "those of the shown text. An address that is not a link because it deceives is printed, too,",
        "as not linked. The profile says what an address is: unicode,",
        "by UTS #58 and beyond it where that is safer; uts58Strict, by that standard alone; gfm, as",
        "GitHub finds them in Markdown; twitter, with mentions, hashtags and cashtags; telegram, with",
        "these, tg://, commands of bots and bank cards; linkifyIt, as the library of that name, with",
        "users, ftp, //host and IPv4; terminal, with paths of files.", "",
        "A link is printed as soon as no further input can change it, and offsets count from the start",
        "of the input, so a stream may be endless.", "",
        verdictNote,
      ]
    case .audit:
      [
        "A link must be 24 by 24 points at level AA (WCAG 2.5.8) and 44 by 44 at AAA (2.5.5), unless",
        "it is inline in a sentence or, at AA, far enough from other targets. The link's own boxes are",
        "measured, without --slop.", "",
        "Each link is assessed: its scheme, how a browser parses it, look-alike and invisible letters,",
        "and its text against its destination. Relative links resolve against the file's own folder.",
        "The exit status is 1 if a link is too small, is blocked or needs confirmation. With --sarif",
        "the findings are one log that code review tools show beside the source.", "",
        verdictNote,
      ]
    case .diff:
      [
        "Links are the same if their destination and text are, or else their text. Each link that",
        "appeared, vanished, moved, fell below --min-size, lost area to another link, or has another",
        "destination or verdict is printed, and each rectangle in which the same point hits another",
        "link, or a link in one file only. To compare two widths or fonts of one file, give it twice",
        "with --b-width or --b-font. The exit status is 1 if anything differs.",
      ]
    case .fit:
      [
        "A log is a JSON array, or has one object a line: {\"x\": 12, \"y\": 30, \"target\": [x, y, width,",
        "height]} in points, or pointer events of a browser with clientX, clientY and a target, of which",
        "only pointerdown counts. The numbers are millimeters, each with its 95 % confidence interval;",
        "the last line has the options with which audit and render use the model.",
      ]
    case .replay:
      [
        "Each line is TIME VIEW EVENT ARGUMENTS, TIME in seconds. The same events give the same",
        "lines. Nothing happens after the last event; add one that advances the time if you need it.",
      ]
    case .view: Viewer.notes
    case .check:
      ["The exit status is 1 if a case failed or none was found."]
    case .explain:
      [
        "Case does not matter. A success criterion of WCAG, such as 2.5.8, lists the rules that",
        "mention it. A list has the first sentence of each rule; with --json each record has the",
        "whole text, and the names of the tests that show the rule.",
      ]
    case .batch: batchNotes
    case .links:
      [verdictNote]
    case .layout, .completions:
      []
    }
  }
}

/// The notes on the records of a batch.
private let batchNotes = [
  "A record is {\"id\":...,\"text\":...}, or \"path\" instead of \"text\"; \"format\" is markdown, html,",
  "ansi, plain (the default) or scene; \"ask\" lists links (the default), detect, audit and hit;",
  "\"points\" are [[X,Y],...] for hit; \"options\" are those of these subcommands, such as",
  "{\"width\":300,\"detect\":\"gfm\",\"block-scheme\":[\"tel\"]}.", "",
  "Each record gets one line: its id, then for each question the records that the subcommand",
  "prints with --json, then warnings. One that has no answer gets {\"id\":...,\"error\":{...}}, which",
  "changes no exit status: a code, a message, and LINE:COLUMN of the input, a JSON pointer in the",
  "record, or a position in its text. The codes are invalidJSON, recordTooLarge, invalidRecord,",
  "invalidOption and invalidInput.", "",
  "Output is written whenever input waits, and memory does not grow with the input. A line is",
  "written whole; after a crash, drop a last line without an end and go on with --after and the id",
  "of the last whole one.", "",
  verdictNote,
]

/// The note on rules that verdicts cite.
private let verdictNote = "tapline explain RULE prints a rule that a verdict names, such as LS-T1."

/// What is on the command line besides options.
struct Operands {
  /// The placeholder in help texts.
  let name: String

  /// The allowed values, if they are few; then exactly one is given.
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
