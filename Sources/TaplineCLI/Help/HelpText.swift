/// The texts of `--help`, made from the table of options.
enum HelpText {
  /// The help of the program, or of one subcommand.
  static func text(for command: CommandName?) -> String {
    guard let command else { return program }
    let operands = command.operands
    var word = operands.choices.isEmpty ? "\(operands.name)..." : operands.name
    if operands.isOptional { word = "[\(word)]" }
    var lines = ["tapline \(command.rawValue): \(command.summary)", ""]
    lines.append("Usage: tapline \(command.rawValue) \(word) [options]")
    lines.append("")
    let choices = operands.choices.joined(separator: "|")
    lines += entry(choices.isEmpty ? operands.name : choices, operands.help)
    lines += ["", "Options:"] + options(of: command)
    if !command.notes.isEmpty { lines += [""] + command.notes }
    return joined(lines)
  }

  private static var program: String {
    var lines = [
      "tapline: tells what is under a point of a text, and which link is there.", "",
      "Usage: tapline SUBCOMMAND FILE... [options]", "", "Subcommands:",
    ]
    for command in CommandName.allCases { lines += entry(command.rawValue, command.summary) }
    lines += ["", "Options:"] + options(of: nil)
    lines += [
      "", "An option takes the next argument as its value, also where that begins with a dash;",
      "--option=value does the same. After -- every argument is a file. Numbers are decimal.",
      "Points grow right and down from the top left corner.", "",
      "Ends with 0 when answered, also with \"nothing\"; 1 when nothing was found, a case failed or",
      "a link is too small; 2 for a wrong command line; 3 for input that cannot be read.", "",
      "tapline SUBCOMMAND --help tells the options of each.",
    ]
    return joined(lines)
  }

  private static func options(of command: CommandName?) -> [String] {
    OptionTable.options(of: command).flatMap { option in
      let names = option.names.joined(separator: ", ")
      return entry(option.value.name.map { "\(names) \($0)" } ?? names, option.help)
    }
  }

  /// One entry of a list: the words at the left, their help beside them or below.
  private static func entry(_ words: String, _ help: String) -> [String] {
    let column = 24
    let margin = String(repeating: " ", count: column)
    let start = "  " + words
    var lines = wrapped(help, width: 96 - column).map { margin + $0 }
    guard start.count + 2 <= column else { return [start] + lines }
    lines[0] = start + lines[0].dropFirst(start.count)
    return lines
  }

  /// Words in lines of at most `width` characters; there is always one.
  private static func wrapped(_ words: String, width: Int) -> [String] {
    var lines = [""]
    for word in words.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
