/// The texts of `--help`, made from the table of options.
enum HelpText {
  /// The help of the program, or of one subcommand on at most a screen.
  static func text(for command: CommandName?) -> String {
    command.map { joined(ScreenHelp($0).lines) } ?? program
  }

  /// The help of one subcommand with every option explained.
  static func all(for command: CommandName) -> String {
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
      "tapline SUBCOMMAND --help lists the options of a subcommand; tapline FILE alone views the file,",
      "or lists its links where the output is no terminal.", "", "Examples:",
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
  fileprivate static func wrapped(_ words: String, width: Int) -> [String] {
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

/// The help of a subcommand on one screen: what its own options do, and the names of the others.
private struct ScreenHelp {
  private(set) var lines: [String] = []

  private static let height = 40
  private static let width = 96
  private static let column = 24

  init(_ command: CommandName) {
    let operands = command.operands
    var word =
      operands.choices.isEmpty ? "\(operands.name)..." : operands.choices.joined(separator: "|")
    if operands.isOptional { word = "[\(word)]" }
    lines = [
      "tapline \(command.rawValue): \(command.summary)", "",
      "Usage: tapline \(command.rawValue) \(word) [options]", "",
    ]
    let groups = OptionTable.groups.map { group in
      (title: group.title, options: group.options.filter { $0.commands.contains(command) })
    }.filter { !$0.options.isEmpty }
    let end =
      ["", "tapline \(command.rawValue) --help-all explains every option.", "", "Examples:"]
      + command.examples.map { "  " + $0 }
    // A group is a list of names until there is room to explain its options; the subcommand's own
    // come first.
    var parts = groups.map { Self.names(of: $0.options, after: "\($0.title): ") }
    for (index, group) in groups.enumerated() {
      let others = parts.indices.reduce(0) { $0 + ($1 == index ? 0 : parts[$1].count) }
      let room = Self.height - lines.count - end.count - others - 1
      for count in (0...group.options.count).reversed() {
        let rest = group.options[count...]
        let part =
          ["\(group.title):"] + group.options[..<count].map(Self.entry)
          + (rest.isEmpty ? [] : Self.names(of: Array(rest), after: "  also "))
        guard count > 0, part.count <= room else { continue }
        parts[index] = part
        break
      }
    }
    lines += parts.flatMap { $0 } + end
  }

  /// One option with the start of its help, on one line.
  private static func entry(_ option: Option) -> String {
    var words = "  " + option.synopsis
    if words.count + 2 > column {
      words = "  \(option.names[0])" + (option.value.name == nil ? "" : " …")
    }
    words += String(repeating: " ", count: max(2, column - words.count))
    var help = HelpText.wrapped(option.help, width: width - words.count)
    guard help.count > 1 else { return words + help[0] }
    // What comes after a semicolon is a default or a detail.
    if let clause = option.help.split(separator: ";").first, clause.count <= width - words.count {
      return words + clause + "."
    }
    help = HelpText.wrapped(option.help, width: width - words.count - 2)
    return "\(words)\(help[0]) …"
  }

  /// The names of options with their values, wrapped.
  private static func names(of options: [Option], after title: String) -> [String] {
    let words = options.map { option in
      option.value.name.map { $0.count > 12 ? "\(option.names[0]) …" : option.names[0] + " \($0)" }
        ?? option.names[0]
    }
    var lines = [title]
    for (index, word) in words.enumerated() {
      let part = word + (index + 1 < words.count ? "," : "")
      let line = lines[lines.count - 1]
      if line.count + 1 + part.count > width, !line.hasSuffix(title) {
        lines.append("    " + part)
      } else {
        lines[lines.count - 1] += (line.hasSuffix(" ") ? "" : " ") + part
      }
    }
    return lines
  }
}
