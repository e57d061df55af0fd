/// The manual pages of section 1, made from the table of options.
enum ManualPage {
  /// The page of the program, or of one subcommand, in the language of `man`.
  static func text(for command: CommandName?) -> String {
    let lines = command.map(page) ?? program
    return lines.joined(separator: "\n")
  }

  /// The names of all pages, without their section.
  static var names: [String] { ["tapline"] + CommandName.allCases.map { "tapline-\($0.rawValue)" } }

  private static func page(of command: CommandName) -> [String] {
    let operands = command.operands
    var word = operands.choices.isEmpty ? "\(operands.name)..." : operands.name
    if operands.isOptional { word = "[\(word)]" }
    var lines = heading("tapline-\(command.rawValue)", command.summary)
    lines += [
      ".SH SYNOPSIS", "\(bold("tapline \(command.rawValue)")) \(plain(word)) [\\fIoptions\\fR]",
    ]
    let choices = operands.choices.joined(separator: "|")
    lines +=
      [".SH OPERANDS"] + entry(plain(choices.isEmpty ? operands.name : choices), operands.help)
    for group in OptionTable.groups {
      let options = group.options.filter { $0.commands.contains(command) }
      if !options.isEmpty {
        lines.append(".SH \(group.title.uppercased()) OPTIONS")
        lines += options.flatMap { entry(bold($0.synopsis), $0.help) }
      }
    }
    if !command.notes.isEmpty { lines += [".SH NOTES"] + paragraphs(command.notes) }
    lines += [".SH EXAMPLES", ".nf"] + command.examples.map(plain) + [".fi"]
    return lines + exitStatus + [".SH SEE ALSO", "\(bold("tapline"))(1)"]
  }

  private static var program: [String] {
    var lines = heading(
      "tapline", "Finds what is under a point of a text, and which link is there.")
    lines += [
      ".SH SYNOPSIS", "\(bold("tapline")) \\fIsubcommand\\fR \\fIfile\\fR... [\\fIoptions\\fR]",
      ".SH DESCRIPTION",
      plain(
        "The origin is the top left corner; x grows to the right, y down. Numbers are decimal."),
      plain("An option takes the next argument as its value, even if that begins with a dash;"),
      plain("--option=value is the same. Every argument after -- is a file."),
      ".SH SUBCOMMANDS",
    ]
    for command in CommandName.allCases {
      lines += entry("\(bold("tapline-\(command.rawValue)"))(1)", command.summary)
    }
    lines += [".SH OPTIONS"]
    lines += OptionTable.options(of: nil).flatMap { entry(bold($0.synopsis), $0.help) }
    lines += exitStatus
    lines += [
      ".SH ENVIRONMENT"
    ]
    lines += entry(bold("NO_COLOR"), "If it is set and not empty, the output has no colors.")
    lines += [
      ".SH SEE ALSO",
      CommandName.allCases.map { "\(bold("tapline-\($0.rawValue)"))(1)" }.joined(separator: ",\n"),
    ]
    return lines
  }

  private static func heading(_ name: String, _ summary: String) -> [String] {
    [
      ".TH \(plain(name.uppercased())) 1 \"\" \"tapline \(VersionText.program)\" \"Tapline\"",
      ".SH NAME",
      "\(plain(name)) \\- \(plain(summary.hasSuffix(".") ? String(summary.dropLast()) : summary))",
    ]
  }

  private static var exitStatus: [String] {
    [".SH EXIT STATUS"]
      + entry("0", "Success, even if nothing is under a point.")
      + entry("1", "Not found, a case failed, or a link is too small or unsafe.")
      + entry("2", "Usage error.") + entry("3", "Input that cannot be read.")
  }

  /// A term with its explanation.
  private static func entry(_ term: String, _ help: String) -> [String] {
    [".TP", term, plain(help)]
  }

  /// Lines as paragraphs, which blank lines separate.
  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? ".PP" : plain($0) }
  }

  private static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

  /// A text without anything that is a command: backslashes, hyphens, and a dot or quote in front.
  private static func plain(_ text: String) -> String {
    var escaped = text.first == "." || text.first == "'" ? "\\&" : ""
    for letter in text {
      switch letter {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      default: escaped.append(letter)
      }
    }
    return escaped
  }
}
