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
    for group in OptionTable.groups {
      let options = group.options.filter { $0.commands.contains(command) }
      if !options.isEmpty { lines += ["", "\(group.title):"] + options.flatMap(entry) }
    }
    if !command.notes.isEmpty { lines += [""] + command.notes }
    lines += ["", "Examples:"] + command.examples.map { "  " + $0 }
    return joined(lines)
  }

  private static var program: String {
    var lines = [
      "tapline: finds what is under a point of a text, and which link is there.", "",
      "Usage: tapline SUBCOMMAND FILE... [options]", "", "Subcommands:",
    ]
    for command in CommandName.allCases { lines += entry(command.rawValue, command.summary) }
    lines += ["", "Options:"] + OptionTable.options(of: nil).flatMap(entry)
    lines += [
      "", "An option takes the next argument as its value, even if that begins with a dash;",
      "--option=value is the same. Every argument after -- is a file. Numbers are decimal.",
      "The origin is the top left corner; x grows to the right, y down.", "",
      "Exit status: 0 success, even if nothing is under a point; 1 not found, a case failed, or a link",
      "is too small or unsafe; 2 usage error; 3 input that cannot be read.", "",
      "tapline SUBCOMMAND --help lists the options of a subcommand.", "", "Examples:",
      "  tapline hit page.md --at 40,8", "  tapline audit page.html --level AAA",
    ]
    return joined(lines)
  }

  private static func entry(_ option: Option) -> [String] {
    entry(option.synopsis, option.help)
  }

  /// One entry of a list: the option on the left, its help beside it or below.
  private static func entry(_ words: String, _ help: String) -> [String] {
    let column = 24
    let margin = String(repeating: " ", count: column)
    let start = "  " + words
    var lines = wrapped(help, width: 96 - column).map { margin + $0 }
    guard start.count + 2 <= column else { return [start] + lines }
    lines[0] = start + lines[0].dropFirst(start.count)
    return lines
  }

  /// A text wrapped into lines of at most `width` characters; at least one line.
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
